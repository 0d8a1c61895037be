import { between } from '@fairground/floorplan/distance'
import type { Rect } from '@fairground/floorplan/geometry'
import { groundsAlong } from '@fairground/floorplan/grounds-along'
import { onSite, outerDoors } from '@fairground/floorplan/hall-on-site'
import type { ScenePoint, SceneText } from '@fairground/floorplan/scene'
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
  /** The avenues of the site it follows, in their order. */
  along: readonly SceneText[]
  /** The door it leads out by, or in by where it is the last; none where there is no door. */
  door: string | undefined
  leads: 'out' | 'in' | 'on'
}

export interface WayThere {
  legs: readonly WayLeg[]
  /** The best of the places it might begin at. */
  start: Stand
  /** Metres. */
  length: number
  minutes: number
}

/** Where a way may begin or end. */
export type Stand =
  | { kind: 'gate'; gate: string }
  | { kind: 'outside'; at: ScenePoint }
  | { kind: 'door'; hall: string; door: Door }
  | { kind: 'booth'; hall: string; booth: Rect }
  | { kind: 'place'; hall: string; at: ScenePoint }

export type NumberedBooths = readonly (Rect & { code: string })[]

/** What a spot means here: several places for a hall with several doors, none where there is no such thing. */
export function standsAt(spot: Spot, { halls, site }: Ground, booths: NumberedBooths): Stand[] {
  if (spot.kind === 'site' || spot.kind === 'gate')
    return (site?.gates ?? [])
      .filter(({ id, use }) => use === 'visitors' && (spot.kind === 'site' || id === spot.gate))
      .map(({ id }) => ({ kind: 'gate', gate: id }))
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
  const booth = booths.find(({ code }) => code === spot.name)
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

/** The best way from one of the starts to one of the goals. Inside one hall it stays there if it can; else it goes over the site. */
export function findWayThere(
  ground: Ground,
  starts: readonly Stand[],
  goals: readonly Stand[],
): WayThere | undefined {
  const [goal] = goals
  const hall = goal && 'hall' in goal ? ground.halls.get(goal.hall) : undefined
  const inside = hall && wayInHall(hall, starts, goals)
  if (inside) return inside
  const [best] = ground.site
    ? starts
        .flatMap((start) => goals.flatMap((end) => acrossTheSite(ground, start, end)))
        .sort((one, other) => one.way.price - other.way.price)
    : []
  if (!best) return undefined
  const { start, way } = best
  return { legs: legsOf(way, ground), start, length: way.length, minutes: way.minutes }
}

function wayInHall(hall: SiteHall, starts: readonly Stand[], goals: readonly Stand[]): WayThere | undefined {
  const floor = walkableFloor({ ...hall, obstacles: hall.booths })
  const squaresOf = (stand: Stand): number[] => {
    if (!('hall' in stand) || stand.hall !== hall.code) return []
    if (stand.kind === 'booth') return squaresBeside(floor, stand.booth)
    return squaresAround(floor, stand.kind === 'door' ? middleOf(stand.door) : stand.at)
  }
  const [from, to] = [starts.flatMap(squaresOf), goals.flatMap(squaresOf)]
  const way = from.length > 0 && to.length > 0 ? findWay(floor, from, to) : undefined
  const [first] = way?.points ?? []
  const start = starts.toSorted((one, other) => between(atIn(one), first) - between(atIn(other), first))[0]
  if (!way || !start) return undefined
  const { length } = way
  return {
    legs: [{ hall: hall.code, ...way, along: [], door: undefined, leads: 'on' }],
    start,
    length,
    minutes: walkingMinutes(length),
  }
}

/** On the floor of its hall. */
function atIn(stand: Stand): ScenePoint | undefined {
  if (stand.kind === 'gate') return undefined
  if (stand.kind === 'door') return middleOf(stand.door)
  return stand.kind === 'booth' ? stand.booth : stand.at
}

function acrossTheSite(ground: Ground, start: Stand, goal: Stand): { start: Stand; way: SiteWay }[] {
  const way = findSiteWay(ground.walkable(), onFoot(start, ground), onFoot(goal, ground))
  return way ? [{ start, way }] : []
}

function onFoot(stand: Stand, { halls }: Ground): SpotOnFoot {
  switch (stand.kind) {
    case 'gate':
      return { gate: stand.gate }
    case 'outside':
      return { at: stand.at }
    case 'place':
      return { hall: stand.hall, at: stand.at }
    case 'booth':
      return { hall: stand.hall, booth: stand.booth }
    case 'door': {
      const hall = halls.get(stand.hall)
      const leadsOut = hall && outerDoors(hall.scenery, hall).some(({ id }) => id === stand.door.id)
      return leadsOut
        ? { hall: stand.hall, door: stand.door.id }
        : { hall: stand.hall, at: middleOf(stand.door) }
    }
  }
}

/** All of a way as one line on the site; nothing where none is drawn. */
export function lineOnSite({ halls, site }: Ground, { legs }: WayThere): ScenePoint[] {
  return legs.flatMap(({ hall: code, points }) => {
    const hall = code === undefined ? undefined : halls.get(code)
    const placed = site?.halls.find((one) => one.hall === code)
    if (code === undefined) return points
    return hall && placed ? points.map((point) => onSite(placed, hall, point)) : []
  })
}

function legsOf({ legs }: SiteWay, { halls, site }: Ground): WayLeg[] {
  return legs.map(({ where, points, length }, index) => {
    const hall = halls.get(where)
    const isLast = index === legs.length - 1
    const crossing = isLast ? points[0] : points.at(-1)
    const door = hall && outerDoors(hall.scenery, hall).find(({ at }) => between(at, crossing) < 0.01)
    return {
      hall: hall?.code,
      points,
      length,
      along: hall || !site ? [] : groundsAlong(site, points),
      door: door?.id,
      leads: hall === undefined || legs.length === 1 ? 'on' : isLast ? 'in' : 'out',
    }
  })
}
