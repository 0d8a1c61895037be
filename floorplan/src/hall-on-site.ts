import { type Rect, type Side, sides } from './geometry'
import type { DoorUse, SceneElement, ScenePoint, Scenery, SceneText } from './scene'
import type { PlacedHall, Turn } from './site-plan'

/** Of a hall's own floor, before it is turned. */
export interface Extent {
  width: number
  depth: number
}

/** The ground a hall covers. */
export function outlineOf({ x, y, turn }: PlacedHall, { width, depth }: Extent): Rect {
  return isUpright(turn) ? { x, y, width, depth } : { x, y, width: depth, depth: width }
}

const isUpright = (turn: Turn): boolean => turn === 0 || turn === 180

/** Where a point of a hall's own floor lies on the site. */
export function onSite({ x, y, turn }: PlacedHall, { width, depth }: Extent, point: ScenePoint): ScenePoint {
  switch (turn) {
    case 0:
      return { x: x + point.x, y: y + point.y }
    case 90:
      return { x: x + depth - point.y, y: y + point.x }
    case 180:
      return { x: x + width - point.x, y: y + depth - point.y }
    case 270:
      return { x: x + point.y, y: y + width - point.x }
  }
}

/** Where a point of the site lies on a hall's own floor. */
export function onFloor({ x, y, turn }: PlacedHall, { width, depth }: Extent, point: ScenePoint): ScenePoint {
  switch (turn) {
    case 0:
      return { x: point.x - x, y: point.y - y }
    case 90:
      return { x: point.y - y, y: x + depth - point.x }
    case 180:
      return { x: x + width - point.x, y: y + depth - point.y }
    case 270:
      return { x: y + width - point.y, y: point.x - x }
  }
}

/** Where something on a hall's own floor lies on the site. */
export function rectOnSite(placed: PlacedHall, extent: Extent, rect: Rect): Rect {
  const one = onSite(placed, extent, rect)
  const other = onSite(placed, extent, { x: rect.x + rect.width, y: rect.y + rect.depth })
  return {
    x: Math.min(one.x, other.x),
    y: Math.min(one.y, other.y),
    width: Math.abs(other.x - one.x),
    depth: Math.abs(other.y - one.y),
  }
}

/** A door that leads out of its hall. */
export interface OuterDoor {
  id: string
  use: DoorUse
  /** The middle of the opening. */
  at: ScenePoint
  /** The side of the outline it lies in. */
  side: Side
  /** Metres from jamb to jamb. */
  width: number
  label?: SceneText
}

/** Walls may be drawn a little inside the outline; a door farther in leads from room to room. */
const wallReach = 1

/** The doors of a hall that lead out of it, on the hall's own floor. */
export function outerDoors(scenery: Scenery, extent: Extent): OuterDoor[] {
  return scenery.filter(isDoor).flatMap(({ id, use, from, to, label }) => {
    const at = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const side = sides.find((one) => Math.abs(distanceTo(one, at, extent)) <= wallReach)
    const width = Math.hypot(to.x - from.x, to.y - from.y)
    return side ? [{ id, use, at, side, width, ...(label && { label }) }] : []
  })
}

/** The same doors as they lie on the site. */
export function doorsOnSite(placed: PlacedHall, { width, depth, scenery }: Extent & { scenery: Scenery }) {
  const extent = { width, depth }
  return outerDoors(scenery, extent).map(
    (door): OuterDoor => ({
      ...door,
      at: onSite(placed, extent, door.at),
      side: turnedSide(door.side, placed.turn),
    }),
  )
}

const isDoor = (element: SceneElement): element is Extract<SceneElement, { kind: 'door' }> =>
  element.kind === 'door'

function distanceTo(side: Side, { x, y }: ScenePoint, { width, depth }: Extent): number {
  return { top: y, right: width - x, bottom: depth - y, left: x }[side]
}

/** `sides` goes round clockwise, as a turn does. */
const turnedSide = (side: Side, turn: Turn): Side =>
  sides[(sides.indexOf(side) + turn / 90) % sides.length] ?? side
