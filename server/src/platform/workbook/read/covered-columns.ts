import type { CellRange } from './raw-sheet'

interface Cover {
  fromRow: number
  toRow: number
  fromColumn: number
  toColumn: number
}

/**
 * Answers, row by row from the top, which columns are covered by a range apart from the range's first cell. Its cost
 * does not grow with the size of the ranges, so one that claims the whole sheet does no harm.
 */
export class CoveredColumns {
  private readonly covers: Cover[]
  private next = 0
  private readonly coveredUntil: number[]

  constructor(ranges: readonly CellRange[], width: number) {
    this.coveredUntil = new Array<number>(width).fill(-1)
    this.covers = ranges
      .flatMap(({ s, e }) => [
        { fromRow: s.r, toRow: e.r, fromColumn: s.c + 1, toColumn: Math.min(e.c, width - 1) },
        { fromRow: s.r + 1, toRow: e.r, fromColumn: s.c, toColumn: Math.min(s.c, width - 1) },
      ])
      .sort((a, b) => a.fromRow - b.fromRow)
  }

  /** Rows must be asked for in ascending order. */
  atRow(row: number): (column: number) => boolean {
    for (let cover = this.covers[this.next]; cover && cover.fromRow <= row; cover = this.covers[++this.next])
      for (let column = cover.fromColumn; column <= cover.toColumn; column++)
        this.coveredUntil[column] = Math.max(this.coveredUntil[column] ?? -1, cover.toRow)
    return (column) => (this.coveredUntil[column] ?? -1) >= row
  }
}
