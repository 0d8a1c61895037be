/**
 * Reads one of the open calls without its schema: the open pages would double the code they carry only to check what the
 * server has just checked by the same definition. Whoever uses it has a test that holds path and shape against the call
 * table.
 */
export async function readOpenly<Result>(path: string, init: RequestInit = {}): Promise<Result> {
  const response = await fetch(`/api${path}`, { ...init, signal: AbortSignal.timeout(30_000) })
  const envelope = (await response.json()) as { code: string; result: Result }
  if (envelope.code !== '00000000') throw new Error(`${path} answered ${envelope.code}`)
  return envelope.result
}
