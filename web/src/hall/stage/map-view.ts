import type { Rect } from '@fairground/floorplan/geometry'
import type { ScenePoint } from '@fairground/floorplan/scene'

/** How a floor is looked at through a window: which point lies in its upper left corner, and how large a metre is. */
export interface MapView extends ScenePoint {
  /** Pixels of the page for a metre. */
  scale: number
}

export interface WindowSize {
  width: number
  height: number
}

export interface Edges {
  top: number
  right: number
  bottom: number
  left: number
}

export type Floor = Pick<Rect, 'width' | 'depth'>

/** A metre at 1.0×: number and name of the smallest booth can be read. */
export const scaleAtOne = 20
export const zoomStep = 0.2
export const leastZoom = 0.2
export const mostZoom = 2

/** How large 1.0× is, and how far one comes from there. */
export interface ZoomRange {
  /** Pixels of the page for a metre. */
  atOne: number
  step: number
  least: number
  most: number
}

export const viewerZoom: ZoomRange = {
  atOne: scaleAtOne,
  step: zoomStep,
  least: leastZoom,
  most: mostZoom,
}

export const zoomOf = ({ scale }: Pick<MapView, 'scale'>): number => scale / scaleAtOne

/** A hall that is wider than the window at the least zoom may still be seen whole. */
export const clampScale = (
  scale: number,
  whole: number,
  { atOne, least, most }: ZoomRange = viewerZoom,
): number => Math.min(most * atOne, Math.max(Math.min(least * atOne, whole), scale))

const nearly = 1e-6

/** From wherever one is to the next whole step. */
export function steppedScale(
  { scale }: Pick<MapView, 'scale'>,
  direction: 1 | -1,
  whole: number,
  range = viewerZoom,
): number {
  const steps = scale / range.atOne / range.step
  const next = direction > 0 ? Math.floor(steps + nearly) + 1 : Math.ceil(steps - nearly) - 1
  return clampScale(next * range.step * range.atOne, whole, range)
}

/** The whole floor, as large as the window allows, in the middle of what no panel covers. */
export const wholeFloor = (
  { width, depth }: Floor,
  window: WindowSize,
  covered: Edges,
  range = viewerZoom,
): MapView => fitted({ x: 0, y: 0, width, depth }, window, covered, range)

/** A piece of it in the same way, no larger than the range allows. */
export function fitted(
  { x, y, width, depth }: Rect,
  window: WindowSize,
  covered: Edges,
  { most, atOne }: ZoomRange,
): MapView {
  const middle = middleOf(window, covered)
  const free = {
    width: Math.max(1, window.width - covered.left - covered.right),
    height: Math.max(1, window.height - covered.top - covered.bottom),
  }
  const scale = Math.min(most * atOne, Math.max(0.05, Math.min(free.width / width, free.height / depth)))
  return { scale, x: x + width / 2 - middle.x / scale, y: y + depth / 2 - middle.y / scale }
}

export const wider = ({ top, right, bottom, left }: Edges, by: number): Edges => ({
  top: top + by,
  right: right + by,
  bottom: bottom + by,
  left: left + by,
})

export const floorAt = (view: MapView, pixel: ScenePoint): ScenePoint => ({
  x: view.x + pixel.x / view.scale,
  y: view.y + pixel.y / view.scale,
})

export const pixelAt = (view: MapView, point: ScenePoint): ScenePoint => ({
  x: (point.x - view.x) * view.scale,
  y: (point.y - view.y) * view.scale,
})

/** What lies under the pixel stays under it. */
export function zoomedTo(view: MapView, scale: number, around: ScenePoint): MapView {
  const fixed = floorAt(view, around)
  return { scale, x: fixed.x - around.x / scale, y: fixed.y - around.y / scale }
}

/** By pixels, as a finger moves the sheet. */
export const movedBy = (view: MapView, right: number, down: number): MapView => ({
  ...view,
  x: view.x - right / view.scale,
  y: view.y - down / view.scale,
})

/** The middle of what no panel covers: a sheet over the foot of a phone moves it up. */
const middleOf = ({ width, height }: WindowSize, { top, right, bottom, left }: Edges): ScenePoint => ({
  x: (left + width - right) / 2,
  y: (top + height - bottom) / 2,
})

/** That middle never leaves the hall, so that nobody loses it. */
export function keptOn(view: MapView, floor: Floor, window: WindowSize, covered: Edges): MapView {
  const middle = middleOf(window, covered)
  const within = (at: number, length: number) => Math.min(length, Math.max(0, at))
  return {
    ...view,
    x: within(view.x + middle.x / view.scale, floor.width) - middle.x / view.scale,
    y: within(view.y + middle.y / view.scale, floor.depth) - middle.y / view.scale,
  }
}

export const visibleFloor = (view: MapView, { width, height }: WindowSize): Rect => ({
  x: view.x,
  y: view.y,
  width: width / view.scale,
  depth: height / view.scale,
})

/** A booth in the middle of what no panel covers, large enough to read; never smaller than it already is. */
export function lookingAt(
  view: MapView,
  booth: Rect,
  window: WindowSize,
  covered: Edges,
  whole: number,
  range = viewerZoom,
): MapView {
  const scale = clampScale(Math.max(view.scale, scaleAtOne), whole, range)
  const middle = middleOf(window, covered)
  return {
    scale,
    x: booth.x + booth.width / 2 - middle.x / scale,
    y: booth.y + booth.depth / 2 - middle.y / scale,
  }
}

/** Moved no farther than it takes to have a booth beside what covers the plan. */
export function uncovering(view: MapView, booth: Rect, window: WindowSize, covered: Edges): MapView {
  const { x, y } = pixelAt(view, booth)
  const move = (from: number, length: number, first: number, last: number): number =>
    Math.max(first - from, Math.min(0, last - from - length))
  return movedBy(
    view,
    move(x, booth.width * view.scale, covered.left, window.width - covered.right),
    move(y, booth.depth * view.scale, covered.top, window.height - covered.bottom),
  )
}

/** On the way from one look to another; `share` runs from 0 to 1. Zoom goes by factors, so it looks even. */
export function between(from: MapView, to: MapView, share: number, window: WindowSize): MapView {
  const eased = 1 - (1 - share) ** 3
  const scale = from.scale * (to.scale / from.scale) ** eased
  const middle = (view: MapView): ScenePoint => floorAt(view, { x: window.width / 2, y: window.height / 2 })
  const [start, end] = [middle(from), middle(to)]
  return {
    scale,
    x: start.x + (end.x - start.x) * eased - window.width / 2 / scale,
    y: start.y + (end.y - start.y) * eased - window.height / 2 / scale,
  }
}
