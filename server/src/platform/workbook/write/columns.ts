export type CellValue = string | number | null

export interface Column {
  /** A sheet whose columns all lack a title has no heading row. */
  title?: string
  /** In characters, as Excel counts them; a Chinese character takes two. */
  width?: number
  /** Offered as a drop-down list; anything else typed into the column is refused by the spreadsheet. */
  choices?: readonly string[]
  /** The heading stands out; the title itself stays as it is, so that it can be read back. */
  required?: boolean
  /** Shown beside a cell of the column while it is selected; at most 255 characters. */
  note?: string
  /** Formats the whole column as text, so that long codes and leading zeros survive being typed. */
  asText?: boolean
  /** Breaks long texts into lines. */
  wrap?: boolean
}

export interface Sheet {
  name: string
  columns: readonly Column[]
  rows: AsyncIterable<readonly CellValue[]> | Iterable<readonly CellValue[]>
  freezeHeader?: boolean
  autoFilter?: boolean
}

export function hasHeading(sheet: Sheet): boolean {
  return sheet.columns.some((column) => column.title !== undefined)
}

export function columnName(index: number): string {
  const before = Math.floor(index / 26)
  return (before > 0 ? columnName(before - 1) : '') + String.fromCharCode(65 + (index % 26))
}
