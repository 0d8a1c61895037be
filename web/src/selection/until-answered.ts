import { CallFailure } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'

interface Patience {
  /** The answer was lost: whether the question arrived is not known. */
  onLost: () => void
  /** Waits before the question is put again, longer from time to time. */
  pause: (ms: number) => Promise<void>
  /** Nobody wants the answer any more. */
  isOver: () => boolean
}

const firstPauseMs = 800
const longestPauseMs = 8000

/** Puts a question that may be put twice until it is answered; a refusal is an answer. */
export async function untilAnswered<Answer>(
  ask: () => Promise<Answer>,
  { onLost, pause, isOver }: Patience,
): Promise<Answer> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
    try {
      return await ask()
    } catch (error) {
      if (!isWithoutAnswer(error) || isOver()) throw error
      onLost()
      await pause(pauseMs)
      if (isOver()) throw error
    }
  }
}

/** A server that is busy, or has too many asking from one network, has decided nothing either. */
const undecided: ReadonlySet<CallFailure['code']> = new Set(['unreachable', codes.busy, codes.tooMany])
const isWithoutAnswer = (error: unknown): boolean => error instanceof CallFailure && undecided.has(error.code)

/** A while, or until the network is back. */
export const pauseOrOnline = (ms: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      window.removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    window.addEventListener('online', end)
  })
