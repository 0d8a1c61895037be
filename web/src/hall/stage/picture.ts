import type { Rect } from '@fairground/floorplan/geometry'
import type { ScenePoint } from '@fairground/floorplan/scene'
import type { Surface } from '@fairground/floorplan/surface'

/** The drawn floor: a piece of a picture on a canvas, kept until another piece or another scale is wanted. */
export interface Sheet {
  readonly floor: Rect
  /** Pixels of the page for a metre, when it was drawn. */
  readonly scale: number
}

/** What a stage shows: something measured in metres that can be drawn, and that knows what lies where. */
export interface Picture {
  readonly width: number
  readonly depth: number
  /** What is looked at where all of it is to be seen; the whole floor unless said. */
  readonly focus?: Rect
  /** How far around its floor something may be drawn, metres; half a wall unless said. */
  readonly brim?: number
  /** Those that have come of the pictures on it, by their files. */
  readonly pictures?: ReadonlyMap<string, CanvasImageSource>
  /** In metres; `ratio` is how many dots of the screen are a pixel of the page. */
  draw(surface: Surface, sheet: Sheet, ratio: number): void
  /** The name of what lies at a point. */
  at(point: ScenePoint): string | undefined
}
