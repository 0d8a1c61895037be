import { between } from './distance'
import type { Rect } from './geometry'
import { type Extent, onSite, outerDoors, outlineOf } from './hall-on-site'
import type { DoorUse, ScenePoint, Scenery } from './scene'
import { siteFloor } from './site-floor'
import type { PlacedHall, SitePlan } from './site-plan'
import type { Threshold } from './stretches'
import { squaresAround, walkableFloor } from './walkable-floor'
import { centreOf, isFree, squareAt, type WalkableFloor } from './walkable-squares'

/** A hall as far as people walk through it. */
export interface SiteHall extends Extent {
  code: string
  outdoor: boolean
  scenery: Scenery
  booths: readonly Rect[]
}

/** The site made ready for walking: floors are laid when somebody first walks there. */
export interface WalkableSite {
  site: SitePlan
  ground: WalkableFloor
  halls: ReadonlyMap<string, WalkableHall>
}

export interface WalkableHall {
  hall: SiteHall
  placed: PlacedHall
  floor(): WalkableFloor
  doorways(): Doorway[]
}

export interface Doorway {
  inside: Threshold
  outside: Threshold
}

export function walkableSite(site: SitePlan, halls: readonly SiteHall[]): WalkableSite {
  const placed = new Map(site.halls.map((one) => [one.hall, one]))
  const standing = halls.flatMap((hall) => {
    const place = placed.get(hall.code)
    return place ? [{ hall, placed: place }] : []
  })
  const ground = siteFloor(
    site,
    standing.map((one) => outlineOf(one.placed, one.hall)),
  )
  const ready = standing.map(({ hall, placed }): [string, WalkableHall] => {
    const floor = once(() => walkableFloor({ ...hall, obstacles: hall.booths }))
    const doorways = once(() => doorwaysOf(hall, placed, floor(), ground))
    return [hall.code, { hall, placed, floor, doorways }]
  })
  return { site, ground, halls: new Map(ready) }
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const visitorDoors: ReadonlySet<DoorUse> = new Set(['entrance', 'exit'])

/** Where visitors get in and out: by the doors, or from all sides where an outdoor hall has none. */
function doorwaysOf(
  hall: SiteHall,
  placed: PlacedHall,
  floor: WalkableFloor,
  ground: WalkableFloor,
): Doorway[] {
  const doors = outerDoors(hall.scenery, hall)
  const doorway = (at: ScenePoint, inside: Threshold): Doorway => ({
    inside,
    outside: thresholdAt(ground, onSite(placed, hall, at)),
  })
  if (doors.length === 0 && hall.outdoor)
    return openEdge(hall, floor).map(({ at, square }) =>
      doorway(at, { at, footholds: [{ square, gap: between(centreOf(floor, square), at) }] }),
    )
  return doors.filter(({ use }) => visitorDoors.has(use)).map(({ at }) => doorway(at, thresholdAt(floor, at)))
}

/** Every metre along the edge of a hall where neither a fence nor a booth stands. */
function openEdge({ width, depth }: Extent, floor: WalkableFloor): { at: ScenePoint; square: number }[] {
  const along = (length: number) => Array.from({ length: Math.floor(length) }, (_, metre) => metre + 0.5)
  const edge = [
    ...along(width).flatMap((x) => [
      { at: { x, y: 0 }, within: { x, y: floor.step / 2 } },
      { at: { x, y: depth }, within: { x, y: depth - floor.step / 2 } },
    ]),
    ...along(depth).flatMap((y) => [
      { at: { x: 0, y }, within: { x: floor.step / 2, y } },
      { at: { x: width, y }, within: { x: width - floor.step / 2, y } },
    ]),
  ]
  return edge.flatMap(({ at, within }) => {
    const square = squareAt(floor, within)
    return square !== undefined && isFree(floor, square) ? [{ at, square }] : []
  })
}

export const thresholdAt = (floor: WalkableFloor, at: ScenePoint): Threshold => ({
  at,
  footholds: squaresAround(floor, at).map((square) => ({
    square,
    gap: between(centreOf(floor, square), at),
  })),
})
