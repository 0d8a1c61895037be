import type { Draft } from '@fairground/floorplan/design/draft'
import { boundsOf, piecesOf } from '@fairground/floorplan/design/pieces'
import type { Rect } from '@fairground/floorplan/geometry'

/** As one reads: row by row, each from left to right. What stands less than half its depth lower is in the same row. */
export function inReadingOrder<Item extends Rect>(items: readonly Item[]): Item[] {
  const rows: Item[][] = []
  for (const item of [...items].sort((one, other) => one.y - other.y)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && item.y - first.y < first.depth / 2) row.push(item)
    else rows.push([item])
  }
  return rows.flatMap((row) => row.sort((one, other) => one.x - other.x))
}

/** From booth to booth first: a wall around the hall is as deep as all their rows and would make one of them. */
export function inSteppingOrder(draft: Draft): { id: string }[] {
  const others = piecesOf(draft).filter(({ kind }) => kind !== 'booth')
  return [
    ...inReadingOrder(draft.booths),
    ...inReadingOrder(others.map((piece) => ({ ...boundsOf(piece), id: piece.id }))),
  ]
}
