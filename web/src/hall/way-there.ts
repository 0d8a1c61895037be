import { between } from '@fairground/floorplan/distance'
import type { Rect } from '@fairground/floorplan/geometry'
import { onSite, outerDoors } from '@fairground/floorplan/hall-on-site'
import type { ScenePoint } from '@fairground/floorplan/scene'
import { findSiteWay, type SiteWay, type Spot as SpotOnFoot } from '@fairground/floorplan/site-ways'
import { squaresAround, squaresBeside, walkableFloor } from '@fairground/floorplan/walkable-floor'
import type { SiteHall } from '@fairground/floorplan/walkable-site'
import { walkingMinutes } from '@fairground/floorplan/walking-time'
import { findWay } from '@fairground/floorplan/ways'
import { type Door, doorsIn, middleOf } from './doors'
import type { Spot } from './spot'
import type { Ground } from './way-ground'

export interface WayLeg {
  /** The hall on whose own floor the points lie; none on the site. */
  hall: string | undefined
  points: readonly ScenePoint[]
  /** Metres. */
  length: number
  /** The door it leads out by, or in by where it is the last; none where there is no door. */
  door: string | undefined
  leads: 'out' | 'in' | 'on'
}

export interface WayThere {
  legs: readonly WayLeg[]
  /** Metres. */
  length: number
  minutes: number
}

/** Where somebody stands. */
export type Start =
  | { kind: 'gate'; gate: string }
  | { kind: 'outside'; at: ScenePoint }
  | { kind: 'door'; hall: string; door: Door }
  | { kind: 'booth'; hall: string; booth: Rect }
  | { kind: 'place'; hall: string; at: ScenePoint }

export interface Goal {
  hall: string
  booth: Rect
}

export type NumberedBooths = readonly (Rect & { code: string })[]

export const boothNumbered = (booths: NumberedBooths, number: string) =>
  booths.find(({ code }) => code === number)

/** What a spot means here: several places for a hall with several doors, none where there is no such thing. */
export function startsAt(spot: Spot, { halls, site }: Ground, booths: NumberedBooths): Start[] {
  if (spot.kind === 'gate') {
    const gate = site?.gates.find(({ id, use }) => id === spot.gate && use === 'visitors')
    return gate ? [{ kind: 'gate', gate: gate.id }] : []
  }
  const hall = halls.get(spot.hall)
  if (!hall) return []
  const doors = doorsIn({ elements: hall.scenery })
  if (spot.kind === 'hall')
    return doors.length > 0
      ? doors.map((door) => ({ kind: 'door', hall: hall.code, door }))
      : sidesOf(hall, site).map((at) => ({ kind: 'outside', at }))
  if (spot.kind === 'place') {
    const { x, y } = spot.at
    const isInside = x >= 0 && y >= 0 && x <= hall.width && y <= hall.depth
    return isInside ? [{ kind: 'place', hall: hall.code, at: spot.at }] : []
  }
  const door = doors.find(({ id }) => id === spot.name)
  if (door) return [{ kind: 'door', hall: hall.code, door }]
  const booth = boothNumbered(booths, spot.name)
  return booth ? [{ kind: 'booth', hall: hall.code, booth }] : []
}

/** The middle of each side, where open ground can be left anywhere. */
function sidesOf(hall: SiteHall, site: Ground['site']): ScenePoint[] {
  const placed = site?.halls.find((one) => one.hall === hall.code)
  const { width, depth } = hall
  if (!placed || !hall.outdoor) return []
  return [
    { x: width / 2, y: 0 },
    { x: width, y: depth / 2 },
    { x: width / 2, y: depth },
    { x: 0, y: depth / 2 },
  ].map((side) => onSite(placed, hall, side))
}

/** The shortest way from one of the starts. Inside one hall it stays there if it can; else it goes over the site. */
export function findWayThere(ground: Ground, starts: readonly Start[], goal: Goal): WayThere | undefined {
  const hall = ground.halls.get(goal.hall)
  if (!hall) return undefined
  const inside = starts.flatMap((start) => wayInHall(hall, start, goal.booth) ?? [])
  const ways = inside.length > 0 ? inside : ground.site ? starts.flatMap(acrossTheSite(ground, goal)) : []
  return ways.sort((one, other) => one.length - other.length)[0]
}

function wayInHall(hall: SiteHall, start: Start, goal: Rect): WayThere | undefined {
  if (start.kind === 'gate' || start.kind === 'outside' || start.hall !== hall.code) return undefined
  const floor = walkableFloor({ ...hall, obstacles: hall.booths })
  const from =
    start.kind === 'booth'
      ? squaresBeside(floor, start.booth)
      : squaresAround(floor, start.kind === 'door' ? middleOf(start.door) : start.at)
  const to = squaresBeside(floor, goal)
  const way = from.length > 0 && to.length > 0 ? findWay(floor, from, to) : undefined
  return (
    way && {
      legs: [{ hall: hall.code, ...way, door: undefined, leads: 'on' }],
      length: way.length,
      minutes: walkingMinutes(way.length),
    }
  )
}

const acrossTheSite =
  (ground: Ground, { hall, booth }: Goal) =>
  (start: Start): WayThere[] => {
    const way = findSiteWay(ground.walkable(), onFoot(start, ground), { hall, booth })
    return way ? [{ legs: legsOf(way, ground), length: way.length, minutes: way.minutes }] : []
  }

function onFoot(start: Start, { halls }: Ground): SpotOnFoot {
  switch (start.kind) {
    case 'gate':
      return { gate: start.gate }
    case 'outside':
      return { at: start.at }
    case 'place':
      return { hall: start.hall, at: start.at }
    case 'booth':
      return { hall: start.hall, booth: start.booth }
    case 'door': {
      const hall = halls.get(start.hall)
      const leadsOut = hall && outerDoors(hall.scenery, hall).some(({ id }) => id === start.door.id)
      return leadsOut
        ? { hall: start.hall, door: start.door.id }
        : { hall: start.hall, at: middleOf(start.door) }
    }
  }
}

function legsOf({ legs }: SiteWay, { halls }: Ground): WayLeg[] {
  return legs.map(({ where, points, length }, index) => {
    const hall = halls.get(where)
    const isLast = index === legs.length - 1
    const crossing = isLast ? points[0] : points.at(-1)
    const door = hall && outerDoors(hall.scenery, hall).find(({ at }) => between(at, crossing) < 0.01)
    return {
      hall: hall?.code,
      points,
      length,
      door: door?.id,
      leads: hall === undefined || legs.length === 1 ? 'on' : isLast ? 'in' : 'out',
    }
  })
}
