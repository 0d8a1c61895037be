import { signal } from './signal'

/** Each waits until all have come so far. */
export function meeting(many: number): () => Promise<void> {
  const { given, give } = signal()
  let come = 0
  return () => {
    come += 1
    if (come === many) give()
    return given
  }
}
