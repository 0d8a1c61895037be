import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'

/**
 * A lost connection may be back at once. A server that is busy, or whose database is away, often is well again within
 * seconds, and the pauses grow; so may a network from which many ask at once. Every other answer would be the same.
 */
export const timesToAskAgain = (error: unknown): number => {
  if (!(error instanceof CallFailure)) return 0
  if (error.code === 'unreachable') return 1
  return error.code === codes.busy || error.code === codes.tooMany ? 3 : 0
}

export const pauseMs = (failures: number): number => 1000 * 2 ** failures

/** For the pages before login, which have no query cache to do this for them. */
export async function askPatiently<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await ask()
    } catch (error) {
      if (failures >= timesToAskAgain(error)) throw error
      await new Promise((resolve) => setTimeout(resolve, pauseMs(failures)))
    }
  }
}
