const megabyte = 1024 * 1024

export interface WorkbookLimits {
  fileMegabytes: number
  /** Rows with content below the headings. */
  dataRows: number
  columns: number
  cellCharacters: number
  /** Cells with a value. Decides, with the next two, how much memory the reader needs. */
  cells: number
  /** What is left of the sheet without its blank rows. */
  sheetBytes: number
  textBytes: number
  /** What a file may claim to unpack to, and what the reader will at most unpack while it looks for content. */
  unpackedBytes: number
  zipEntries: number
}

export const workbookLimits: WorkbookLimits = {
  fileMegabytes: 20,
  dataRows: 100_000,
  columns: 100,
  cellCharacters: 32_767,
  cells: 2_000_000,
  sheetBytes: 200 * megabyte,
  textBytes: 96 * megabyte,
  unpackedBytes: 1024 * megabyte,
  zipEntries: 5_000,
}
