import type { WorkbookLimits } from '../workbook-limits'
import { problem } from '../workbook-problem'
import { asFormula, blankCell, type Cell, mergedCell } from './cell-values'
import { CoveredColumns } from './covered-columns'
import type { RawSheet } from './raw-sheet'

export interface Row {
  /** As the spreadsheet counts: the first row is 1. */
  number: number
  /** As many in every row; the sheet's widest row decides. */
  cells: Cell[]
}

/** The rows that hold something, top to bottom, each as wide as the widest. */
export function* rowsOf(sheet: RawSheet, width: number, limits: WorkbookLimits): Generator<Row> {
  const merged = new CoveredColumns(sheet.merges, width)
  const computed = new CoveredColumns(sheet.formulaRanges, width)
  for (const index of [...sheet.rows.keys()].sort((a, b) => a - b)) {
    const isMerged = merged.atRow(index)
    const isComputed = computed.atRow(index)
    const raw = sheet.rows.get(index) ?? []
    const cells: Cell[] = []
    let holdsSomething = false
    for (let column = 0; column < width; column++) {
      const cell = isMerged(column) ? mergedCell : (raw[column] ?? blankCell)
      const blank = cell === blankCell || cell === mergedCell
      if (!blank) holdsSomething = true
      if (cell.text.length > limits.cellCharacters)
        throw problem('cellTooLong', { row: index + 1, limit: limits.cellCharacters })
      cells.push(!blank && isComputed(column) ? asFormula(cell) : cell)
    }
    if (holdsSomething) yield { number: index + 1, cells }
  }
}

/** The column after the last one that holds something. */
export function widthOf(sheet: RawSheet): number {
  let width = 0
  for (const cells of sheet.rows.values()) width = Math.max(width, cells.length)
  return width
}
