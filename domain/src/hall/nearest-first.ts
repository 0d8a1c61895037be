import { nearnessTo, type SearchKeys } from './nearness'

/** Those that were meant, the nearest first, else in the order they came in. */
export function nearestFirst<One>(
  all: readonly One[],
  keysOf: (one: One) => SearchKeys,
  typed: string,
): One[] {
  const nearness = nearnessTo(typed)
  return all
    .flatMap((one) => {
      const far = nearness(keysOf(one))
      return far === undefined ? [] : [{ one, far }]
    })
    .sort((one, other) => one.far - other.far)
    .map(({ one }) => one)
}
