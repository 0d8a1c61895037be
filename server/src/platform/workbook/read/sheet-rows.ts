import type { WorkbookLimits } from '../workbook-limits'
import { problem } from '../workbook-problem'
import { blankCell, type Cell, cellOf, mergedCell } from './cell-values'
import { CoveredColumns } from './covered-columns'
import type { RawSheet } from './sheetjs'

export interface Row {
  /** As the spreadsheet counts: the first row is 1. */
  number: number
  /** As many in every row; the sheet's widest row decides. */
  cells: Cell[]
}

const lastRow = 1_048_576

/** The rows that hold something, top to bottom. Made one at a time: the raw cells are memory enough. */
export function* rowsOf(sheet: RawSheet, width: number, limits: WorkbookLimits): Generator<Row> {
  const merged = new CoveredColumns(sheet.merges, width)
  const computed = new CoveredColumns(sheet.formulaRanges, width)
  for (const index of rowIndexes(sheet)) {
    const isMerged = merged.atRow(index)
    const isComputed = computed.atRow(index)
    const raw = sheet.cells[index]
    const cells = Array.from({ length: width }, (_value, column) => {
      if (isMerged(column)) return mergedCell
      const cell = cellOf(raw?.[column], sheet.date1904)
      return cell.kind !== 'blank' && isComputed(column) ? { ...cell, kind: 'formula' as const } : cell
    })
    if (cells.every((cell) => cell === blankCell || cell === mergedCell)) continue
    if (cells.some((cell) => cell.text.length > limits.cellCharacters))
      throw problem('cellTooLong', { row: index + 1, limit: limits.cellCharacters })
    yield { number: index + 1, cells }
  }
}

/** The column after the last one that holds something. */
export function widthOf(sheet: RawSheet, limits: WorkbookLimits): number {
  let width = 0
  for (const index of rowIndexes(sheet)) {
    const row = sheet.cells[index] ?? []
    // Not `row.length` alone: a file may place a blank cell far to the right.
    const used = Object.keys(row).findLast((column) => cellOf(row[Number(column)], false) !== blankCell)
    width = Math.max(width, used === undefined ? 0 : Number(used) + 1)
  }
  if (width > limits.columns) throw problem('tooManyColumns', { limit: limits.columns })
  return width
}

/** By key, never by counting up to the length: a file may claim a cell in row four billion. */
function rowIndexes(sheet: RawSheet): number[] {
  return Object.keys(sheet.cells)
    .map(Number)
    .filter((index) => Number.isInteger(index) && index >= 0 && index < lastRow)
}
