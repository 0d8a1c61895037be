import type { PlacedHall, Turn } from '@fairground/floorplan/site-plan'
import type { HallSketch } from './hall-list'

/** Widths of what lies between the halls, in metres. */
const between = {
  street: 24,
  /** Between a street and the fair's own ground. */
  verge: 12,
  /** Between the edge of the ground and the nearest hall. */
  edge: 26,
  /** Between two halls side by side. */
  lane: 22,
  /** Before the back of a hall, where its name has room on the plan. */
  back: 30,
  promenade: 40,
  avenue: 32,
  /** Between a promenade and the halls along it. */
  forecourt: 10,
  bank: 22,
  river: 64,
} as const

/** Where things begin and end, from west to east and from north to south. */
export interface SiteFrame {
  width: number
  depth: number
  street: number
  road: { top: number; bottom: number }
  ground: { left: number; right: number; top: number; bottom: number }
  river: number
  promenade: { left: number; right: number; top: number; bottom: number }
  avenue: { top: number; bottom: number }
  halls: (PlacedHall & { width: number; depth: number })[]
}

/**
 * The halls around a cross of promenades: north halls above the avenue, west halls and east zones in two rows below it, the
 * square in the south. A smaller fair leaves places of this pattern out and moves together.
 */
export function siteFrame(sketches: readonly HallSketch[]): SiteFrame {
  const halls = new Map(sketches.map((sketch) => [sketch.code, sketch]))
  const widest = (...codes: string[]) => Math.max(0, ...codes.map((code) => halls.get(code)?.width ?? 0))
  const deepest = (...codes: string[]) => Math.max(0, ...codes.map((code) => halls.get(code)?.depth ?? 0))

  const columns = {
    farWest: widest('W1', 'W2'),
    west: widest('W3', 'W4'),
    east: widest('E1', 'E3'),
    farEast: widest('E2', 'E4'),
  }
  const westWidth = Math.max(sideBySide(columns.farWest, columns.west), widest('N1'))
  const eastWidth = Math.max(
    sideBySide(columns.east, columns.farEast),
    sideBySide(widest('N2'), widest('L1')),
  )
  const left = between.street + between.verge
  const westFrom = left + between.edge
  const westTo = westFrom + westWidth
  const promenadeLeft = westTo + between.forecourt
  const promenadeRight = promenadeLeft + between.promenade
  const eastFrom = promenadeRight + between.forecourt
  const eastTo = eastFrom + eastWidth
  const right = eastTo + between.edge

  const road = { top: between.verge / 2, bottom: between.verge / 2 + between.street }
  const top = road.bottom + between.verge
  const northTo = afterRow(top, deepest('N1', 'N2', 'L1'))
  const avenueTop = northTo + between.forecourt
  const avenueBottom = avenueTop + between.avenue
  const upperFrom = avenueBottom + between.back
  const upperTo = upperFrom + deepest('W1', 'W3', 'E1', 'E2')
  const lowerTo = afterRow(upperTo, deepest('W2', 'W4', 'E3', 'E4'))
  const southTo = afterRow(lowerTo, deepest('S1'))
  const bottom = southTo + between.edge

  const standing = (code: string, place: (hall: HallSketch) => { x: number; y: number }, turn: Turn = 0) => {
    const hall = halls.get(code)
    return hall ? [{ hall: code, ...place(hall), turn, width: hall.width, depth: hall.depth }] : []
  }
  const farWestTo = westTo - (columns.west > 0 ? columns.west + between.lane : 0)
  const farEastFrom = eastFrom + (columns.east > 0 ? columns.east + between.lane : 0)
  const placed = [
    ...standing('N1', ({ width, depth }) => ({ x: westTo - width, y: northTo - depth })),
    ...standing('N2', ({ depth }) => ({ x: eastFrom, y: northTo - depth })),
    ...standing('L1', ({ width, depth }) => ({ x: eastTo - width, y: northTo - depth })),
    ...standing('W1', ({ width }) => ({ x: farWestTo - width, y: upperFrom }), 180),
    ...standing('W3', ({ width }) => ({ x: westTo - width, y: upperFrom }), 180),
    ...standing('E1', () => ({ x: eastFrom, y: upperFrom }), 180),
    ...standing('E2', () => ({ x: farEastFrom, y: upperFrom }), 180),
    ...standing('W2', ({ width, depth }) => ({ x: farWestTo - width, y: lowerTo - depth })),
    ...standing('W4', ({ width, depth }) => ({ x: westTo - width, y: lowerTo - depth })),
    ...standing('E3', ({ depth }) => ({ x: eastFrom, y: lowerTo - depth })),
    ...standing('E4', ({ depth }) => ({ x: farEastFrom, y: lowerTo - depth })),
    ...standing('S1', ({ width, depth }) => ({
      x: (promenadeLeft + promenadeRight - width) / 2,
      y: southTo - depth,
    })),
  ]
  return {
    width: right + between.bank + between.river,
    depth: bottom + between.verge,
    street: between.street,
    road,
    ground: { left, right, top, bottom },
    river: right + between.bank,
    promenade: { left: promenadeLeft, right: promenadeRight, top, bottom: lowerTo },
    avenue: { top: avenueTop, bottom: avenueBottom },
    halls: placed,
  }
}

const sideBySide = (one: number, other: number): number =>
  one + other + (one > 0 && other > 0 ? between.lane : 0)

/** A row without halls takes no room. */
const afterRow = (from: number, depth: number): number => (depth > 0 ? from + between.back + depth : from)
