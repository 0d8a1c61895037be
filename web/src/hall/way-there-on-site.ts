import type { ScenePoint } from '@fairground/floorplan/scene'
import type { DrawableSite, StandingHall } from '@fairground/floorplan/site-view'
import { findSiteWay, lineOnSite, type Spot } from '@fairground/floorplan/site-ways'
import { type WalkableSite, walkableSite } from '@fairground/floorplan/walkable-site'

export interface WayOnSite {
  points: readonly ScenePoint[]
  /** Metres. */
  length: number
  minutes: number
}

const grounds = new WeakMap<DrawableSite, WalkableSite>()

/** Laid once for each site, with the first question. */
function groundOf(drawable: DrawableSite): WalkableSite {
  const laid = grounds.get(drawable)
  if (laid) return laid
  const looks = drawable.halls.map(({ look }) => ({
    ...look,
    booths: look.booths.map(([x, y, width, depth]) => ({ x, y, width, depth })),
  }))
  const made = walkableSite(drawable.site, looks)
  grounds.set(drawable, made)
  return made
}

/** The doors for visitors, or the middle of each side of open ground. */
function entrancesOf({ look, doors, x, y, width, depth }: StandingHall): Spot[] {
  if (doors.length > 0 || !look.outdoor)
    return doors
      .filter(({ use }) => use === 'entrance' || use === 'exit')
      .map(({ id }) => ({ hall: look.code, door: id }))
  return [
    { at: { x: x + width / 2, y } },
    { at: { x: x + width, y: y + depth / 2 } },
    { at: { x: x + width / 2, y: y + depth } },
    { at: { x, y: y + depth / 2 } },
  ]
}

/** From a gate to whichever entrance of a hall is nearest. */
export function wayToHall(drawable: DrawableSite, gate: string, code: string): WayOnSite | undefined {
  const hall = drawable.halls.find(({ look }) => look.code === code)
  if (!hall) return undefined
  const ground = groundOf(drawable)
  const [nearest] = entrancesOf(hall)
    .flatMap((entrance) => findSiteWay(ground, { gate }, entrance) ?? [])
    .sort((one, other) => one.length - other.length)
  return (
    nearest && {
      points: lineOnSite(ground, nearest),
      length: nearest.length,
      minutes: nearest.minutes,
    }
  )
}
