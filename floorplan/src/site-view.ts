import type { Rect } from './geometry'
import { doorsOnSite, type Extent, type OuterDoor, outlineOf, rectOnSite } from './hall-on-site'
import type { BoothState } from './plan'
import type { PlanColours } from './plan-colours'
import { boundsOf } from './polygon'
import type { ScenePoint, Scenery, SceneText } from './scene'
import type { SitePlan } from './site-plan'
import { type SpatialIndex, spatialIndex } from './spatial-index'

/** A booth in metres of its hall's own floor, and its state. As short as it travels: there are thousands. */
export type SiteBooth = readonly [x: number, y: number, width: number, depth: number, state: BoothState]

/** A hall as far as it is seen from above. */
export interface SiteHallLook extends Extent {
  code: string
  name: SceneText
  /** A few words on how it stands, say how many booths are free; empty where nothing is to be said. */
  figure: string
  outdoor: boolean
  scenery: Scenery
  booths: readonly SiteBooth[]
}

/** A hall where it stands. */
export interface StandingHall extends Rect {
  look: SiteHallLook
  doors: readonly OuterDoor[]
  booths: ReadonlyMap<BoothState, readonly Rect[]>
}

/** A site made ready: what does not change from one look at it to the next is worked out once. */
export interface DrawableSite {
  site: SitePlan
  halls: readonly StandingHall[]
  index: SpatialIndex<StandingHall>
}

export interface SiteView {
  /** The part of the site that is looked at; nothing else is drawn. */
  floor: Rect
  /** Dots of the screen, or of the print, for a metre. */
  scale: number
  language: 'zh' | 'en'
  colours: PlanColours
  /** The code of the hall that is pointed at or spoken about. */
  chosen?: string
  /** Only these halls stand out, by their codes; all of them where it is not given. */
  only?: ReadonlySet<string> | undefined
  /** A way on the site, and what is said about it: how far, how long. */
  way?: { points: readonly ScenePoint[]; words: string }
}

export function drawableSite(site: SitePlan, looks: readonly SiteHallLook[]): DrawableSite {
  const placed = new Map(site.halls.map((one) => [one.hall, one]))
  const halls = looks.flatMap((look): StandingHall[] => {
    const place = placed.get(look.code)
    if (!place) return []
    const booths = new Map<BoothState, Rect[]>()
    for (const [x, y, width, depth, state] of look.booths) {
      const booth = apart(rectOnSite(place, look, { x, y, width, depth }))
      const alike = booths.get(state)
      if (alike) alike.push(booth)
      else booths.set(state, [booth])
    }
    return [{ look, ...outlineOf(place, look), doors: doorsOnSite(place, look), booths }]
  })
  return { site, halls, index: spatialIndex(halls) }
}

/** A little smaller, so that neighbours are told apart where an edge would be all one sees. */
function apart({ x, y, width, depth }: Rect): Rect {
  const gap = Math.min(0.3, width / 10, depth / 10)
  return { x: x + gap, y: y + gap, width: width - 2 * gap, depth: depth - 2 * gap }
}

/** The code of the hall at a point of the site. */
export const hallAt = ({ index }: DrawableSite, point: ScenePoint): string | undefined =>
  index.at(point)?.look.code

/** Dots around a gate that still mean the gate: half of what a finger needs. */
const gateReach = 22

/** The id of the gate at a point of the site, the nearest where several are. */
export function gateAt({ site }: DrawableSite, point: ScenePoint, scale: number): string | undefined {
  const [nearest] = site.gates
    .map(({ id, at }) => ({ id, distance: Math.hypot(at.x - point.x, at.y - point.y) }))
    .filter(({ distance }) => distance * scale <= gateReach)
    .sort((one, other) => one.distance - other.distance)
  return nearest?.id
}

/** The part of the site that people come for: its halls. Gates near its edge are shown there. */
export const heartOf = ({ site, halls }: DrawableSite): Rect =>
  halls.length === 0
    ? { x: 0, y: 0, width: site.width, depth: site.depth }
    : boundsOf(
        halls.flatMap(({ x, y, width, depth }) => [
          { x, y },
          { x: x + width, y: y + depth },
        ]),
      )
