import type { CallResult, Endpoint } from '@fairground/wire/kernel/endpoint'

/**
 * Reads a call that is open to all without its schema: the open pages would double the code they carry only to check
 * what the server has just checked by the same definition. Only for calls whose result travels as it is; a test holds
 * each one against the call table.
 */
export async function readOpen<E extends Endpoint>(path: string): Promise<CallResult<E>> {
  const response = await fetch(`/api${path}`, { signal: AbortSignal.timeout(30_000) })
  const envelope = (await response.json()) as { code: string; result: CallResult<E> }
  if (envelope.code !== '00000000') throw new Error(`${path} answered ${envelope.code}`)
  return envelope.result
}
