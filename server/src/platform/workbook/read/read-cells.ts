import { type WorkbookLimits, workbookLimits } from '../workbook-limits'
import { problem, WorkbookProblem } from '../workbook-problem'
import { cleaned } from './cell-values'
import type { RawSheet } from './raw-sheet'
import { type Row, rowsOf, widthOf } from './sheet-rows'
import { readXls } from './xls-sheet'
import { readXlsx } from './xlsx-sheet'

export type { Cell, CellKind } from './cell-values'
export type { Row } from './sheet-rows'

export interface SheetCells {
  sheetName: string
  /** Columns of every row. */
  width: number
  /** Read once, from top to bottom. */
  rows: Iterable<Row>
}

const zipStart = Buffer.from('PK\x03\x04', 'latin1')
const compoundStart = Buffer.from('d0cf11e0a1b11ae1', 'hex')

/**
 * The cells of the first visible sheet of an .xlsx or .xls file, judged by its content and never by its name. Throws a
 * `WorkbookProblem` for a file that cannot be used. Meant for a process of its own (see child/): a hostile file may
 * still use up the time and memory that process is given.
 */
export async function readCells(
  file: Buffer,
  { headingRows = 1, limits = workbookLimits }: { headingRows?: number; limits?: WorkbookLimits } = {},
): Promise<SheetCells> {
  if (file.length === 0) throw problem('emptyFile')
  if (file.length > limits.fileMegabytes * 1024 * 1024)
    throw problem('fileTooLarge', { limit: limits.fileMegabytes })
  const sheet = await rawSheet(file, limits, headingRows)
  const width = widthOf(sheet)
  const sheetName = cleaned(sheet.name)
  if (width === 0) throw problem('emptySheet', { sheet: sheetName })
  return { sheetName, width, rows: rowsOf(sheet, width, limits) }
}

async function rawSheet(file: Buffer, limits: WorkbookLimits, headingRows: number): Promise<RawSheet> {
  // The library also reads text, web pages and a dozen old formats; none of them gets that far.
  if (!isWorkbook(file)) throw problem('notWorkbook')
  const read = startsWith(file, zipStart) ? readXlsx : readXls
  try {
    return await read(file, limits, headingRows)
  } catch (fault) {
    if (fault instanceof WorkbookProblem) throw fault
    // Whatever the library stumbles over, it is the file that is not as it should be.
    throw problem('damaged')
  }
}

/** By how it begins. */
export const isWorkbook = (file: Buffer): boolean =>
  startsWith(file, zipStart) || startsWith(file, compoundStart)

function startsWith(file: Buffer, start: Buffer): boolean {
  return file.subarray(0, start.length).equals(start)
}
