import { drawGroundNames, drawGrounds } from './draw-grounds'
import { drawHalls } from './draw-halls'
import { drawPlaceNames, drawPlaces, drawPlates, platesOf } from './draw-signs'
import { bubbled, drawWay, spacesAlong } from './draw-way'
import { overlaps, type Rect } from './geometry'
import { edgeRunsThrough } from './polygon'
import { drawHallNames, hallNames } from './site-hall-names'
import type { DrawableSite, SiteView, StandingHall } from './site-view'
import type { Surface } from './surface'
import { roomBeside, wordRoom } from './word-room'

/** The one way a site is drawn, whatever it is drawn on: from the ground up. What matters more takes its room first. */
export function drawSite(surface: Surface, { site, halls }: DrawableSite, view: SiteView): void {
  const seen = halls.filter((hall) => overlaps(hall, withNames(view)))
  const room = wordRoom(halls)
  const plates = platesOf(surface, site.gates, view, room)
  const trodden = view.way ? spacesAlong(view.way, view) : []
  const isTrodden = (place: Rect) => trodden.some((space) => overlaps(space, place))
  const isOnEdge = (place: Rect) => site.grounds.some(({ points }) => edgeRunsThrough(points, place))
  const around = roomBeside(room, isOnEdge)
  const names = hallNames(surface, { all: halls, seen, around, inside: wordRoom(plates), isTrodden }, view)
  const way = view.way && bubbled(surface, view.way, view, room)
  for (const space of trodden) room.take(space)
  drawGrounds(surface, site, view)
  drawHalls(surface, seen, view)
  veil(surface, seen, view)
  drawPlaces(surface, site.places, view, room)
  drawHallNames(surface, names, view)
  drawGroundNames(surface, site.grounds, view, around)
  drawPlaceNames(surface, site.places, view, around)
  if (way) drawWay(surface, way, view)
  drawPlates(surface, plates, view)
}

/** Over halls that nobody looks for; they can still be made out and entered. */
function veil(surface: Surface, halls: readonly StandingHall[], { only, colours }: SiteView): void {
  if (!only) return
  surface.rects(
    halls.filter(({ look }) => !only.has(look.code)),
    { fill: `${colours.site.around}d0` },
  )
}

/** The name of a hall stands above it: it may be in sight where the hall itself is not. */
function withNames({ floor: { x, y, width, depth }, scale }: SiteView): Rect {
  const reach = 60 / scale
  return { x: x - reach, y: y - reach, width: width + 2 * reach, depth: depth + 2 * reach }
}
