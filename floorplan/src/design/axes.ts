import type { Rect } from '../geometry'
import type { ScenePoint } from '../scene'
import { toCentimetre } from './pieces'

/** Across and down are worked out alike; here is what differs. */
export type Axis = 'x' | 'y'
export const axes: readonly Axis[] = ['x', 'y']

export const other = (axis: Axis): Axis => (axis === 'x' ? 'y' : 'x')
export const startOf = (rect: Rect, axis: Axis): number => rect[axis]
export const lengthOf = ({ width, depth }: Rect, axis: Axis): number => (axis === 'x' ? width : depth)
export const endOf = (rect: Rect, axis: Axis): number => startOf(rect, axis) + lengthOf(rect, axis)
export const centreOf = (rect: Rect, axis: Axis): number => startOf(rect, axis) + lengthOf(rect, axis) / 2

/** A point from how far it is along one axis and along the other. */
export const pointOn = (axis: Axis, along: number, across: number): ScenePoint =>
  axis === 'x' ? { x: along, y: across } : { x: across, y: along }

export const shifted = (rect: Rect, { x, y }: ScenePoint): Rect => ({
  ...rect,
  x: toCentimetre(rect.x + x),
  y: toCentimetre(rect.y + y),
})

/** The rectangle between two of its corners. */
export const rectBetween = (one: ScenePoint, another: ScenePoint): Rect => ({
  x: Math.min(one.x, another.x),
  y: Math.min(one.y, another.y),
  width: toCentimetre(Math.abs(another.x - one.x)),
  depth: toCentimetre(Math.abs(another.y - one.y)),
})
