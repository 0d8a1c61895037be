import type { Rect } from './geometry'
import type { ScenePoint } from './scene'

export interface LineLook {
  colour: string
  /** Metres. */
  width: number
  dash?: readonly number[]
  /** Ends and turns are round. */
  round?: boolean
}

export interface RectLook {
  fill?: string
  line?: LineLook
  /** Of the corners, metres. Half of the width and depth makes a circle. */
  radius?: number
}

export interface Words {
  text: string
  /** The middle of the line of text, or the end of it that it is aligned to. */
  at: ScenePoint
}

/** What letters are like, whatever they say. */
export interface Lettered {
  /** Height of the letters, metres. */
  size: number
  bold?: boolean
  /** Upright unless said; leaning letters are as wide. */
  italic?: boolean
  /** A typeface by its name, where it is not the plan's own. Who lacks it draws with that. */
  family?: string
}

export interface WordsLook extends Lettered {
  colour: string
  /** Degrees, clockwise. */
  rotation?: number
  /** Which end of the text its place is; the middle unless said. */
  align?: 'left' | 'right'
}

export interface PictureLook {
  opacity: number
  /** Degrees around its middle, clockwise. */
  rotation: number
  /** In its own proportions, as large as its place has room for, in the middle of it; stretched over it unless said. */
  whole?: boolean
}

/**
 * What a plan is drawn on. Screen, picture and paper have one each, so that what is printed is what was seen. Everything of
 * one look comes in one go: setting a look costs more than drawing with it.
 */
export interface Surface {
  rects(rects: readonly Rect[], look: RectLook): void
  lines(lines: readonly (readonly ScenePoint[])[], look: LineLook): void
  area(points: readonly ScenePoint[], fill: string): void
  words(words: readonly Words[], look: WordsLook): void
  /** The picture of this file over its place; nothing where the surface was not given it. */
  picture(file: string, place: Rect, look: PictureLook): void
  /** What `draw` draws shows only inside this rectangle. */
  clipped(within: Rect, draw: () => void): void
  /** How wide these words come out, in metres. */
  widthOf(text: string, look: Lettered): number
}
