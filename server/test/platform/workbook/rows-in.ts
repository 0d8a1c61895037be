import type { RowBatch } from '../../../src/platform/workbook/child/protocol'

/** The rows of a batch that the sample reader sent. */
export function rowsIn<Row = [number, string]>({ count, lines }: RowBatch): Row[] {
  const rows = lines
    .toString()
    .split('\n')
    .slice(0, -1)
    .map((line) => JSON.parse(line) as Row)
  if (rows.length !== count) throw new Error(`${count} rows were announced, ${rows.length} came`)
  return rows
}
