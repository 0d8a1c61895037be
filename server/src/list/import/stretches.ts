/**
 * How many rows one statement changes. One for all would have the database at work for seconds without looking up; between
 * two short ones it waits for this process, which gives way to whoever is being served.
 */
export const rowsAtOnce = 100

export function* stretchesOf<Id>(ids: readonly Id[]): Generator<Id[]> {
  for (let start = 0; start < ids.length; start += rowsAtOnce) yield ids.slice(start, start + rowsAtOnce)
}
