import type { Rect } from '../geometry'
import type { SceneElement, ScenePoint } from '../scene'
import { isClosedRoom } from '../walkable-floor'

type Wall = Extract<SceneElement, { kind: 'wall' }>

/** What nobody walks through: walls as thick as they are, and rooms with walls of their own. */
export const wallsAndRooms = (elements: readonly SceneElement[]): Rect[] =>
  elements.flatMap((element): Rect[] => {
    if (element.kind === 'wall') return wallPieces(element)
    return isClosedRoom(element) ? [element] : []
  })

function wallPieces({ points, closed, thickness }: Wall): Rect[] {
  const ends = closed ? [...points.slice(1), ...points.slice(0, 1)] : points.slice(1)
  return ends.flatMap((to, index) => {
    const from = points[index]
    return from ? piecesBetween(from, to, thickness) : []
  })
}

/** A straight wall is one piece; a slanted one is a chain of squares, so that it blocks no more than it covers. */
function piecesBetween(from: ScenePoint, to: ScenePoint, thickness: number): Rect[] {
  const isStraight = from.x === to.x || from.y === to.y
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const count = isStraight ? 1 : Math.min(1000, Math.max(1, Math.ceil(length / slantedStep)))
  const at = (share: number) => ({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share })
  return Array.from({ length: count }, (_, index) =>
    around(at(index / count), at((index + 1) / count), thickness / 2),
  )
}

/** Metres. */
const slantedStep = 0.5

const around = (one: ScenePoint, other: ScenePoint, by: number): Rect => ({
  x: Math.min(one.x, other.x) - by,
  y: Math.min(one.y, other.y) - by,
  width: Math.abs(other.x - one.x) + 2 * by,
  depth: Math.abs(other.y - one.y) + 2 * by,
})
