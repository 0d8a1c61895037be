import { floorInFrontOf, type Rect, sides, tolerance } from './geometry'
import type { AreaUse, SceneElement, ScenePoint, Scenery } from './scene'
import { isFree, layFloor, layIn, type Squares, spansOf, type WalkableFloor } from './walkable-squares'

/** Side of a square of a hall's floor, in metres: the narrowest aisle is six of them wide. */
const hallStep = 0.5

export interface FloorFacts {
  width: number
  depth: number
  scenery: Scenery
  /** Whatever else stands there, typically the booths. */
  obstacles: readonly Rect[]
}

/** Rooms with walls of their own; other areas are floor with a name. */
const closedRooms: ReadonlySet<AreaUse> = new Set(['toilet', 'storage', 'stage'])

export const isClosedRoom = (element: SceneElement): element is Extract<SceneElement, { kind: 'area' }> =>
  element.kind === 'area' && closedRooms.has(element.use)

const isClosed = (element: SceneElement): element is SceneElement & Rect =>
  element.kind === 'pillar' || isClosedRoom(element)

/** The floor of a hall. */
export function walkableFloor({ width, depth, scenery, obstacles }: FloorFacts): WalkableFloor {
  const floor = layFloor(width, depth, hallStep)
  for (const rect of [...obstacles, ...scenery.filter(isClosed)]) layIn(floor, rect, 'barred')
  for (const element of scenery) {
    if (element.kind !== 'wall') continue
    for (const [from, to] of segments(element.points, element.closed))
      for (const piece of along(from, to, element.thickness)) layIn(floor, piece, 'barred')
  }
  // Last, because a door is an opening in a wall that was drawn before it.
  for (const element of scenery) {
    if (element.kind === 'door')
      for (const piece of along(element.from, element.to, hallStep)) layIn(floor, piece, 'open')
  }
  return floor.walkable()
}

/** The free squares one can step onto right in front of a booth, on whichever side. */
export function squaresBeside(floor: WalkableFloor, booth: Rect): number[] {
  return sides
    .flatMap((side) => squaresIn(floor, floorInFrontOf(booth, side, floor.step)))
    .filter((square) => isFree(floor, square))
}

/** The nearest free squares around a point, say a door or somebody's own place; none within reach is none. */
export function squaresAround(floor: WalkableFloor, { x, y }: ScenePoint, reach = 3): number[] {
  for (let distance = floor.step; distance <= reach + tolerance; distance += floor.step) {
    const around = { x: x - distance, y: y - distance, width: 2 * distance, depth: 2 * distance }
    const free = squaresIn(floor, around).filter((square) => isFree(floor, square))
    if (free.length > 0) return free
  }
  return []
}

/** Every square that has floor in common with the rectangle. */
function squaresIn(floor: Squares, piece: Rect): number[] {
  const { columns, rows } = spansOf(floor, piece)
  const found: number[] = []
  for (let row = rows.first; row <= rows.last; row++)
    for (let column = columns.first; column <= columns.last; column++)
      found.push(row * floor.columns + column)
  return found
}

export function segments(points: readonly ScenePoint[], closed: boolean): [ScenePoint, ScenePoint][] {
  const following = closed ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1)
  return following.flatMap((to, index) => {
    const from = points[index]
    return from ? [[from, to] as [ScenePoint, ScenePoint]] : []
  })
}

/** A line as a chain of squares of its own thickness, so that slanted walls block no more than they cover. */
function along(from: ScenePoint, to: ScenePoint, thickness: number): Rect[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const pieces = Math.max(1, Math.ceil((length / hallStep) * 2))
  return Array.from({ length: pieces + 1 }, (_, index) => {
    const share = index / pieces
    return {
      x: from.x + (to.x - from.x) * share - thickness / 2,
      y: from.y + (to.y - from.y) * share - thickness / 2,
      width: thickness,
      depth: thickness,
    }
  })
}
