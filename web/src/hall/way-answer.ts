import type { SiteOverview } from '@fairground/wire/hall/maps'
import { boothsElsewhere } from './booths-elsewhere'
import { doorsIn } from './doors'
import type { MapSource } from './read-halls'
import type { Spot } from './spot'
import { type Ground, groundOf, type HallInView } from './way-ground'
import { boothNumbered, findWayThere, type NumberedBooths, startsAt, type WayThere } from './way-there'

export interface WayQuestion {
  overview: SiteOverview
  inView: HallInView
  /** Where the booths of other halls are read, if the way begins or ends at one. */
  maps: MapSource
  from: Spot
  to: Extract<Spot, { kind: 'named' }>
}

/** `unknown`: there is no such start. `apart`: nobody knows how far it is from hall to hall. */
export type WayAnswer = { status: 'found'; way: WayThere } | { status: 'unreachable' | 'unknown' | 'apart' }

export async function answerWay({ overview, inView, maps, from, to }: WayQuestion): Promise<WayAnswer> {
  const ground = groundOf(overview, inView)
  const boothsOfHall = async (spot: Spot): Promise<NumberedBooths> => {
    if (spot.kind !== 'named' || isDoor(spot, ground)) return []
    if (spot.hall === inView.code) return inView.booths
    const hall = overview.halls.find(({ code }) => code === spot.hall)
    return hall ? boothsElsewhere(maps, hall.id) : []
  }
  const [booths, goals] = await Promise.all([boothsOfHall(from), boothsOfHall(to)])
  const starts = startsAt(from, ground, booths)
  if (starts.length === 0) return { status: 'unknown' }
  const booth = boothNumbered(goals, to.name)
  if (!booth) return { status: 'unreachable' }
  const way = findWayThere(ground, starts, { hall: to.hall, booth })
  if (way) return { status: 'found', way }
  return { status: ground.site || (from.kind !== 'gate' && from.hall === to.hall) ? 'unreachable' : 'apart' }
}

function isDoor({ hall, name }: Extract<Spot, { kind: 'named' }>, { halls }: Ground): boolean {
  const scenery = halls.get(hall)?.scenery ?? []
  return doorsIn({ elements: scenery }).some(({ id }) => id === name)
}
