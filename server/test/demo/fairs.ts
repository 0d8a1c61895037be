import { type DemoFair, type FairSize, generateFair } from '../../src/demo/generate-fair'

export const edition = 21
/** A Sunday, so that the days around it include a weekend. */
export const today = '2026-11-15'

const cache = new Map<FairSize, DemoFair>()

/** Generated once per test file: the rows are only read. */
export function fairOf(size: FairSize): DemoFair {
  const known = cache.get(size)
  if (known) return known
  const fair = generateFair({ size, edition, today })
  cache.set(size, fair)
  return fair
}

export const sizes: FairSize[] = ['small', 'default', 'large']
export const quickSizes: FairSize[] = ['small', 'default']

export const byId = <Row extends { id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]))

export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a row that must exist is missing')
  return value
}

export function repeated<Value>(values: readonly Value[]): Value[] {
  const seen = new Set<Value>()
  return values.filter((value) => seen.size === seen.add(value).size)
}

export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => string): Map<string, Row[]> {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const group = groups.get(keyOf(row))
    if (group) group.push(row)
    else groups.set(keyOf(row), [row])
  }
  return groups
}
