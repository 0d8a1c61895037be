import type { ScenePoint } from '../scene'
import type { Draft } from './draft'
import { fromLine, type Line, linesOf, linesThrough } from './lines'

/** How far from a wall a door still means that wall. */
const reachDots = 24
const reachMetres = 1

/** The wall, or the hall's edge, that a door begun here is an opening in. */
export function lineForDoor(draft: Draft, at: ScenePoint, scale: number): Line | undefined {
  const { width, depth, elements } = draft
  const edges = linesThrough([
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
    { x: 0, y: 0 },
  ])
  const walls = elements.filter(({ kind }) => kind === 'wall').flatMap(linesOf)
  let nearest: { line: Line; metres: number } | undefined
  // Walls come first: where one runs along the hall's edge it is the wall that gets the door.
  for (const line of [...walls, ...edges]) {
    const metres = fromLine(at, line)
    if (!nearest || metres < nearest.metres) nearest = { line, metres }
  }
  const reach = Math.max(reachMetres, reachDots / scale)
  return nearest && nearest.metres <= reach ? nearest.line : undefined
}
