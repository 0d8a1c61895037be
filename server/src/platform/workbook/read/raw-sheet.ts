import type { Cell } from './cell-values'

/** What of a sheet the rest of the reader works with; both formats end up here. */
export interface RawSheet {
  name: string
  /** Zero-based, in any order. Rows have holes where the sheet has blank cells, and are no longer than their last cell. */
  rows: Map<number, (Cell | undefined)[]>
  merges: CellRange[]
  /** Ranges filled by one array formula; only their first cell carries it. */
  formulaRanges: CellRange[]
}

export interface CellRange {
  s: { r: number; c: number }
  e: { r: number; c: number }
}
