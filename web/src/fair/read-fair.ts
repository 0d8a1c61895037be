import type { fairFacts } from '@fairground/wire/fair'
import type { CallResult } from '@fairground/wire/kernel/endpoint'

export type FairFacts = CallResult<typeof fairFacts>

export const fairPath = '/fair'

/**
 * Reads the fair's facts without their schema: the open pages would double the code they carry only to check what the
 * server has just checked by the same definition. A test holds path and shape against the call table.
 */
export async function readFair(): Promise<FairFacts> {
  const response = await fetch(`/api${fairPath}`, { signal: AbortSignal.timeout(30_000) })
  const envelope = (await response.json()) as { code: string; result: FairFacts }
  if (envelope.code !== '00000000') throw new Error(`${fairPath} answered ${envelope.code}`)
  return envelope.result
}
