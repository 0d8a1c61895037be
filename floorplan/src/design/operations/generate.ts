import type { Rect } from '../../geometry'
import type { DraftBooth } from '../draft'
import { toCentimetre } from '../pieces'
import { codeAt, type Numbering } from './number'

export interface BoothRows {
  floor: Rect
  arrangement: 'rows' | 'backToBack' | 'islands'
  boothWidth: number
  boothDepth: number
  /** How many rows stand back to back in an island; two unless said. */
  rowsOfIsland?: number | undefined
  /** Booths side by side in one block; 0 is as many as fit. */
  perBlock: number
  /** Between rows, or blocks of rows, metres. */
  aisle: number
  /** Between blocks side by side, metres. */
  crossAisle: number
  numbering: Numbering
  boothClass: DraftBooth['boothClass']
  exhibitType: string
  special: false
}

/** More than any hall has. */
const mostBooths = 5000

/** What is left of a floor between whole centimetres, so that rounding leads nowhere outside. */
function wholeCentimetres({ x, y, width, depth }: Rect): Rect {
  const inside = (from: number, length: number) => {
    const start = Math.ceil(inCentimetres(from)) / 100
    return { start, length: toCentimetre(Math.floor(inCentimetres(from + length)) / 100 - start) }
  }
  const [across, down] = [inside(x, width), inside(y, depth)]
  return { x: across.start, y: down.start, width: across.length, depth: down.length }
}

const inCentimetres = (metres: number): number => Math.round(metres * 1000) / 10

/** Left edges of the booths of a row, top edges of the rows; both from the floor's corner on. */
function placesIn(rows: BoothRows): { columns: number[]; rows: number[] } {
  const { arrangement, perBlock, aisle, crossAisle } = rows
  const floor = wholeCentimetres(rows.floor)
  const together = { rows: 1, backToBack: 2, islands: Math.max(1, Math.floor(rows.rowsOfIsland ?? 2)) }
  return {
    columns: places(floor.width, toCentimetre(rows.boothWidth), perBlock, crossAisle),
    rows: places(floor.depth, toCentimetre(rows.boothDepth), together[arrangement], aisle),
  }
}

/** Where things of this length begin, so many together and then a gap; with 0 together there is no gap. */
function places(room: number, length: number, together: number, gap: number): number[] {
  if (!(length > 0)) return []
  const found: number[] = []
  for (let at = 0; toCentimetre(at + length) <= toCentimetre(room) && found.length < mostBooths; ) {
    found.push(at)
    const isLast = together > 0 && found.length % together === 0
    at = toCentimetre(at + length + (isLast ? Math.max(0, gap) : 0))
  }
  return found
}

/** How many rows fit, and how many booths are in each. */
export function rowsThatFit(rows: BoothRows): { rows: number; inRow: number; booths: number } {
  const { columns, rows: fitting } = placesIn(rows)
  const count = columns.length === 0 ? 0 : Math.min(fitting.length, Math.floor(mostBooths / columns.length))
  return { rows: count, inRow: count === 0 ? 0 : columns.length, booths: count * columns.length }
}

/** Booths in rows over a floor, in the order of their numbers. */
export function generateBooths(rows: BoothRows, newId: () => string): DraftBooth[] {
  const floor = wholeCentimetres(rows.floor)
  const { numbering, boothClass, exhibitType, special } = rows
  const { columns, rows: tops } = placesIn(rows)
  return tops.slice(0, rowsThatFit(rows).rows).flatMap((top, row) => {
    const isBack = numbering.order === 'snake' && row % 2 === 1
    return (isBack ? columns.toReversed() : columns).map(
      (left, column): DraftBooth => ({
        kind: 'booth',
        id: newId(),
        x: toCentimetre(floor.x + left),
        y: toCentimetre(floor.y + top),
        width: toCentimetre(rows.boothWidth),
        depth: toCentimetre(rows.boothDepth),
        code: codeAt(numbering, row * columns.length + column),
        boothClass,
        exhibitType,
        special,
        use: 'normal',
        name: { zh: '', en: '' },
      }),
    )
  })
}
