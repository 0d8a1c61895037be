import { planRules } from '@fairground/domain/design'
import { openSides, overlaps, type Rect, tolerance } from '../../geometry'
import type { Draft } from '../draft'
import { toCentimetre } from '../pieces'
import type { Floor } from './floor-of'

/**
 * Free floor between booths that is wider than a gap and narrower than an aisle. It lies between two rows of booths whose
 * edges are in line on either side, and is as long as they face each other without a wall, a room or another booth between
 * them. Its ends are closed where something stands right before them along half of its width or more.
 */
export interface Strip {
  floor: Rect
  /** Of the booths along it. */
  ids: string[]
  /** How far it is across, metres. */
  width: number
  length: number
  closedEnds: number
}

/** Booths one above the other are seen as if they stood side by side, so that only one direction has to be thought of. */
interface Turned {
  turn(rect: Rect): Rect
  /** Names of the two ends. */
  ends: readonly ['top', 'bottom'] | readonly ['left', 'right']
}
const acrossX: Turned = { turn: (rect) => rect, ends: ['top', 'bottom'] }
const acrossY: Turned = {
  turn: ({ x, y, width, depth }) => ({ x: y, y: x, width: depth, depth: width }),
  ends: ['left', 'right'],
}

export const stripsOf = (draft: Draft, floor: Floor): Strip[] =>
  [acrossX, acrossY].flatMap((direction) =>
    joined(facing(draft, floor, direction)).map((run) => stripOf(run, floor, direction)),
  )

/** Free floor between two booths, seen from the side. */
interface Run {
  floor: Rect
  ids: string[]
}

function facing({ booths }: Draft, floor: Floor, { turn }: Turned): Run[] {
  const runs: Run[] = []
  for (const booth of booths) {
    const one = turn(booth)
    const before = turn({ x: one.x + one.width, y: one.y, width: planRules.leastAisleM, depth: one.depth })
    const around = floor.booths.within(before)
    for (const other of around) {
      const gap = between(one, turn(other))
      if (!gap) continue
      const obstacles = [...around, ...floor.walls.within(before)].map(turn)
      for (const part of freeParts(gap, obstacles)) runs.push({ floor: part, ids: [booth.id, other.id] })
    }
  }
  return runs
}

/** The floor from the right edge of one to the left edge of the other, where that is neither a mere gap nor an aisle. */
function between(one: Rect, other: Rect): Rect | undefined {
  const x = one.x + one.width
  const width = toCentimetre(other.x - x)
  const y = Math.max(one.y, other.y)
  const depth = Math.min(one.y + one.depth, other.y + other.depth) - y
  const isStrip = width > planRules.mostGapM + tolerance && width < planRules.leastAisleM - tolerance
  return isStrip && depth > tolerance ? { x, y, width, depth } : undefined
}

/** What is left of it from top to bottom beside everything that reaches into it. */
function freeParts(gap: Rect, obstacles: readonly Rect[]): Rect[] {
  const inside = obstacles.filter((obstacle) => overlaps(obstacle, gap)).sort((one, other) => one.y - other.y)
  const parts: Rect[] = []
  let from = gap.y
  const until = (to: number) => {
    if (to - from > tolerance) parts.push({ ...gap, y: from, depth: to - from })
  }
  for (const { y, depth } of inside) {
    until(Math.min(y, gap.y + gap.depth))
    from = Math.max(from, y + depth)
  }
  until(gap.y + gap.depth)
  return parts
}

/** One run where one ends as the next begins, between the same two edges. */
function joined(runs: readonly Run[]): Run[] {
  const cm = (metres: number) => Math.round(metres * 100)
  const sorted = runs.toSorted(
    (one, other) =>
      cm(one.floor.x) - cm(other.floor.x) ||
      cm(one.floor.width) - cm(other.floor.width) ||
      one.floor.y - other.floor.y,
  )
  const found: Run[] = []
  for (const { floor, ids } of sorted) {
    const last = found.at(-1)
    const goesOn =
      last &&
      cm(last.floor.x) === cm(floor.x) &&
      cm(last.floor.width) === cm(floor.width) &&
      floor.y <= last.floor.y + last.floor.depth + tolerance
    if (!goesOn) found.push({ floor: { ...floor }, ids: [...ids] })
    else {
      last.floor.depth = Math.max(last.floor.depth, floor.y + floor.depth - last.floor.y)
      last.ids.push(...ids)
    }
  }
  return found
}

function stripOf({ floor: seen, ids }: Run, { hall, booths, walls }: Floor, { turn, ends }: Turned): Strip {
  const floor = turn(seen)
  const reach = planRules.mostGapM
  const around = {
    x: floor.x - reach,
    y: floor.y - reach,
    width: floor.width + 2 * reach,
    depth: floor.depth + 2 * reach,
  }
  const open = openSides(floor, {
    hall,
    obstacles: [...booths.within(around), ...walls.within(around)],
    reach,
  })
  return {
    floor,
    ids: [...new Set(ids)],
    width: seen.width,
    length: seen.depth,
    closedEnds: ends.filter((end) => !open.includes(end)).length,
  }
}
