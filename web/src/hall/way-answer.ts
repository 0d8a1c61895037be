import type { Text } from '@fairground/domain/text'
import type { ScenePoint } from '@fairground/floorplan/scene'
import type { SiteOverview } from '@fairground/wire/hall/maps'
import { boothsElsewhere } from './booths-elsewhere'
import { doorsIn } from './doors'
import type { MapSource } from './read-halls'
import { type Goal, isIn, type Spot } from './spot'
import { type Ground, groundOf, type HallInView } from './way-ground'
import { findWayThere, lineOnSite, type NumberedBooths, standsAt, type WayThere } from './way-there'
import { toldLegs, toldWay } from './way-words'

export interface WayQuestion {
  overview: SiteOverview
  /** None where the whole site is looked at. */
  inView: HallInView | undefined
  /** Where the booths of other halls are read, if the way begins or ends at one. */
  maps: MapSource
  from: Spot
  to: Goal
}

export interface WayFound {
  status: 'found'
  way: WayThere
  /** Where it begins: of a hall the door, of the site the gate that is nearest. */
  start: Spot
  /** All of it as one line on the site, where one is drawn. */
  onSite: readonly ScenePoint[]
  /** Its pieces in words, and all of it as it is printed. */
  legs: Text
  told: Text
}

/** `unknown`: there is no such start. `apart`: nobody knows how far it is from hall to hall. */
export type WayAnswer = WayFound | { status: 'unreachable' | 'unknown' | 'apart' }

export async function answerWay({ overview, inView, maps, from, to }: WayQuestion): Promise<WayAnswer> {
  const ground = groundOf(overview, inView)
  const boothsOfHall = async (spot: Spot): Promise<NumberedBooths> => {
    if (spot.kind !== 'named' || isDoor(spot, ground)) return []
    if (spot.hall === inView?.code) return inView.booths
    const hall = overview.halls.find(({ code }) => code === spot.hall)
    return hall ? boothsElsewhere(maps, hall.id) : []
  }
  const [startBooths, goalBooths] = await Promise.all([boothsOfHall(from), boothsOfHall(to)])
  const starts = standsAt(from, ground, startBooths)
  if (starts.length === 0) return { status: 'unknown' }
  const way = findWayThere(ground, starts, standsAt(to, ground, goalBooths))
  if (way) {
    const onSite = lineOnSite(ground, way)
    const start = startOf(way, from)
    const legs = toldLegs(way, overview)
    return { status: 'found', way, start, onSite, legs, told: toldWay(way, start, to, overview) }
  }
  return { status: ground.site || isIn(from, to.hall) ? 'unreachable' : 'apart' }
}

function startOf({ start }: WayThere, asked: Spot): Spot {
  if (start.kind === 'gate') return { kind: 'gate', gate: start.gate }
  return start.kind === 'door' ? { kind: 'named', hall: start.hall, name: start.door.id } : asked
}

function isDoor({ hall, name }: Extract<Spot, { kind: 'named' }>, { halls }: Ground): boolean {
  const scenery = halls.get(hall)?.scenery ?? []
  return doorsIn({ elements: scenery }).some(({ id }) => id === name)
}
