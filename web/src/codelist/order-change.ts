/** The part of two orders that differs: everything before and after it stood still and says nothing. */
export function changedPart(before: readonly string[], after: readonly string[]): [string[], string[]] {
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  let end = 0
  while (end < before.length - start && before.at(-1 - end) === after.at(-1 - end)) end++
  return [before.slice(start, before.length - end), after.slice(start, after.length - end)]
}
