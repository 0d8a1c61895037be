import { type CellObject, set_cptable } from '@e965/xlsx'
import type { WorkbookLimits } from '../workbook-limits'
import { problem } from '../workbook-problem'
import {
  asFormula,
  blankCell,
  booleanCell,
  type Cell,
  dateCell,
  errorCell,
  numberCell,
  textCell,
} from './cell-values'
import { isDate, teachBuiltInDates } from './date-formats'
import type { RawSheet } from './raw-sheet'
import { type CompoundFile, cellsOf, openCompoundFile, parseBinaryWorkbook } from './sheetjs'
import { firstVisibleWorksheet } from './xls-records'

/** The first visible worksheet of an .xls file. */
export async function readXls(file: Buffer, limits: WorkbookLimits, headingRows: number): Promise<RawSheet> {
  const container = openCompoundFile(file)
  const names = container.FullPaths.map((path) => path.toLowerCase())
  if (names.some((name) => /\/encryptedpackage$/.test(name))) throw problem('passwordProtected')
  if (names.some((name) => /\/_vba_project/.test(name))) throw problem('hasMacros')

  const modern = rootStream(container, 'workbook')
  const stream = modern >= 0 ? modern : rootStream(container, 'book')
  if (stream < 0) throw problem('notWorkbook')
  // Excel 95 wrote text in the code page of its country, for China GBK; later versions write Unicode.
  if (stream !== modern) set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'))

  const index = firstVisibleWorksheet(contentOf(container, stream))
  teachBuiltInDates()
  const workbook = parseBinaryWorkbook(container, stream)
  const name = workbook.SheetNames[index]
  const sheet = name === undefined ? undefined : workbook.Sheets[name]
  if (name === undefined || !sheet) throw problem('damaged')
  const cells = cellsOf(sheet)
  if (Object.keys(cells).length > limits.dataRows + headingRows)
    throw problem('tooManyRows', { limit: limits.dataRows })
  const date1904 = workbook.Workbook?.WBProps?.date1904 === true
  return { name, rows: rowsOf(cells, date1904, limits), merges: sheet['!merges'] ?? [], formulaRanges: [] }
}

/** By key, never by counting up to the length: a file may claim a cell in row four billion. */
function rowsOf(
  cells: (CellObject | undefined)[][],
  date1904: boolean,
  limits: WorkbookLimits,
): RawSheet['rows'] {
  const rows: RawSheet['rows'] = new Map()
  for (const index of Object.keys(cells).map(Number)) {
    const row: (Cell | undefined)[] = []
    for (const [column, raw] of Object.entries(cells[index] ?? [])) {
      const cell = cellOf(raw, date1904)
      if (cell === blankCell) continue
      if (Number(column) >= limits.columns) throw problem('tooManyColumns', { limit: limits.columns })
      row[Number(column)] = cell
    }
    if (row.length > 0) rows.set(index, row)
  }
  return rows
}

function cellOf(raw: CellObject | undefined, date1904: boolean): Cell {
  if (!raw) return blankCell
  const shown = shownIn(raw, date1904)
  return raw.f !== undefined || raw.F !== undefined ? asFormula(shown) : shown
}

function shownIn({ t, v, z }: CellObject, date1904: boolean): Cell {
  if (t === 'n' && typeof v === 'number') return isDate(z) ? dateCell(v, date1904) : numberCell(v)
  if (t === 'b') return booleanCell(Boolean(v))
  if (t === 'e') return errorCell(Number(v))
  if (t === 's' && v !== undefined) return textCell(String(v))
  return blankCell
}

function rootStream({ FullPaths }: CompoundFile, name: string): number {
  return FullPaths.findIndex((path) => /^[^/]*\/([^/]*)$/.exec(path)?.[1]?.toLowerCase() === name)
}

function contentOf({ FileIndex }: CompoundFile, stream: number): Buffer {
  const { content, size } = FileIndex[stream] ?? {}
  if (!content || size === undefined || content.length < size) throw problem('damaged')
  return Buffer.from(content.buffer, content.byteOffset, size)
}
