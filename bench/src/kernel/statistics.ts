/** The nearest rank, so that the answer is always a value that was really seen. */
export function quantile(samples: readonly number[], share: number): number {
  const sorted = [...samples].sort((a, b) => a - b)
  const rank = Math.max(1, Math.ceil(share * sorted.length))
  const value = sorted[rank - 1]
  if (value === undefined) throw new Error('no samples')
  return value
}

export function median(samples: readonly number[]): number {
  const middle = samples.length / 2
  const sorted = [...samples].sort((a, b) => a - b)
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  if (low === undefined || high === undefined) throw new Error('no samples')
  return (low + high) / 2
}

export const rangeOf = (samples: readonly number[]): { low: number; high: number } => ({
  low: Math.min(...samples),
  high: Math.max(...samples),
})
