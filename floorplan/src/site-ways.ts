import type { Rect } from './geometry'
import { onSite, outerDoors } from './hall-on-site'
import type { ScenePoint } from './scene'
import { type Crossing, type Stretch, type Threshold, type Walk, walked } from './stretches'
import { squaresBeside } from './walkable-floor'
import { thresholdAt, type WalkableHall, type WalkableSite } from './walkable-site'
import { walkingMinutes } from './walking-time'
import { straightened, type Way } from './ways'

/** Where a way begins or ends. What lies in a hall is told in metres of the hall's own floor. */
export type Spot =
  | { gate: string }
  | { at: ScenePoint }
  | { hall: string; at: ScenePoint }
  | { hall: string; door: string }
  | { hall: string; booth: Rect }

export interface Leg extends Way {
  /** `site`, or the code of the hall on whose own floor the points lie. */
  where: string
}

export interface SiteWay {
  legs: Leg[]
  /** Metres. */
  length: number
  minutes: number
  /** What ways are compared by, in metres of open floor: one over planting is dearer than any that is not. */
  price: number
}

/** The best way from one spot to another, through whichever doors; inside one hall it stays there if it can. */
export function findSiteWay(walkable: WalkableSite, from: Spot, to: Spot): SiteWay | undefined {
  const walk = cheapestSiteWalk(walkable, from, to)
  if (!walk) return undefined
  const legs = walk.legs.map(({ stretch, squares, ends }) => ({
    where: stretch.where,
    ...straightened(stretch.floor, squares, ends),
  }))
  const length = legs.reduce((sum, leg) => sum + leg.length, 0)
  return { legs, length, minutes: walkingMinutes(length), price: walk.price }
}

/** Exported for the test that compares it with trying every pair of doors. */
export function cheapestSiteWalk(walkable: WalkableSite, from: Spot, to: Spot): Walk | undefined {
  const start = standOf(walkable, from, to)
  const end = standOf(walkable, to, from)
  if (!start || !end) return undefined
  const first = { from: start.threshold, to: start.threshold }
  const last = { from: end.threshold, to: end.threshold }
  const within = start.hall === end.hall && walked(first, [stretchOf(walkable, start.hall, [last])])
  if (within) return within
  const outwards = start.hall?.doorways().map(({ inside, outside }) => ({ from: inside, to: outside }))
  const inwards = end.hall?.doorways().map(({ inside, outside }) => ({ from: outside, to: inside }))
  return walked(first, [
    ...(outwards ? [stretchOf(walkable, start.hall, outwards)] : []),
    stretchOf(walkable, undefined, inwards ?? [last]),
    ...(inwards ? [stretchOf(walkable, end.hall, [last])] : []),
  ])
}

interface Stand {
  /** None on the open site. */
  hall: WalkableHall | undefined
  threshold: Threshold
}

/** A door is both in its hall and on the site; it belongs to where the other end of the way is. */
function standOf(walkable: WalkableSite, spot: Spot, other: Spot): Stand | undefined {
  const { site, ground, halls } = walkable
  if (!('hall' in spot)) {
    const at = 'gate' in spot ? site.gates.find(({ id }) => id === spot.gate)?.at : spot.at
    return at && { hall: undefined, threshold: thresholdAt(ground, at) }
  }
  const hall = halls.get(spot.hall)
  if (!hall) return undefined
  if ('booth' in spot) {
    const beside = squaresBeside(hall.floor(), spot.booth)
    return { hall, threshold: { footholds: beside.map((square) => ({ square, gap: 0 })) } }
  }
  if ('at' in spot) return { hall, threshold: thresholdAt(hall.floor(), spot.at) }
  const door = outerDoors(hall.hall.scenery, hall.hall).find(({ id }) => id === spot.door)
  if (!door) return undefined
  return 'hall' in other && other.hall === spot.hall
    ? { hall, threshold: thresholdAt(hall.floor(), door.at) }
    : { hall: undefined, threshold: thresholdAt(ground, onSite(hall.placed, hall.hall, door.at)) }
}

const stretchOf = (
  { ground }: WalkableSite,
  hall: WalkableHall | undefined,
  exits: readonly Crossing[],
): Stretch =>
  hall ? { where: hall.hall.code, floor: hall.floor(), exits } : { where: 'site', floor: ground, exits }
