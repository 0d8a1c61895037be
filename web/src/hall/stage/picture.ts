import type { Canvas2D } from '@fairground/floorplan/canvas-surface'
import type { Rect } from '@fairground/floorplan/geometry'
import type { ScenePoint } from '@fairground/floorplan/scene'
import type { Surface } from '@fairground/floorplan/surface'

/** The drawn floor: a piece of a picture on a canvas, kept until another piece or another scale is wanted. */
export interface Sheet {
  readonly floor: Rect
  /** Pixels of the page for a metre, when it was drawn. */
  readonly scale: number
}

/** Both draw on the same sheet, in metres; the context for what a surface cannot do. */
export interface Pen {
  surface: Surface
  context: Canvas2D & Pick<CanvasRenderingContext2D, 'fillRect' | 'drawImage'>
}

/** What a stage shows: something measured in metres that can be drawn, and that knows what lies where. */
export interface Picture {
  readonly width: number
  readonly depth: number
  /** `ratio` is how many dots of the screen are a pixel of the page. */
  draw(pen: Pen, sheet: Sheet, ratio: number): void
  /** The name of what lies at a point. */
  at(point: ScenePoint): string | undefined
}
