import type { Rect } from '@fairground/floorplan/geometry'
import type { PlanScene } from '@fairground/floorplan/plan-scene'
import type { ScenePoint } from '@fairground/floorplan/scene'
import { squaresAround, squaresBeside, walkableFloor } from '@fairground/floorplan/walkable-floor'
import { findWay, type Way } from '@fairground/floorplan/ways'
import { placeOf } from './address'
import { type Door, doorsIn, middleOf } from './doors'

/** Where somebody stands: at a door of the hall, before a booth, or at a place on its floor. */
export type Start =
  | { kind: 'door'; door: Door }
  | { kind: 'booth'; booth: Rect & { code: string } }
  | { kind: 'place'; at: ScenePoint }

/** What an address' `from` means in this hall; nothing where it means nothing here. */
export function startFrom(
  text: string,
  scene: Pick<PlanScene, 'elements'>,
  booths: readonly (Rect & { code: string })[],
): Start | undefined {
  const at = placeOf(text)
  if (at) return { kind: 'place', at }
  const door = doorsIn(scene).find(({ id }) => id === text)
  if (door) return { kind: 'door', door }
  const booth = booths.find(({ code }) => code.toLowerCase() === text.toLowerCase())
  return booth && { kind: 'booth', booth }
}

/**
 * The way inside one hall. A way from another hall goes over the site and ends in a door of this one; that part joins here,
 * before the last leg.
 */
export function wayInHall(
  scene: PlanScene,
  obstacles: readonly Rect[],
  start: Start,
  goal: Rect,
): Way | undefined {
  const floor = walkableFloor({
    width: scene.width,
    depth: scene.depth,
    scenery: scene.elements,
    obstacles,
  })
  const from =
    start.kind === 'booth'
      ? squaresBeside(floor, start.booth)
      : squaresAround(floor, start.kind === 'door' ? middleOf(start.door) : start.at)
  const to = squaresBeside(floor, goal)
  return from.length > 0 && to.length > 0 ? findWay(floor, from, to) : undefined
}
