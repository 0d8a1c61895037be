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

export interface WordsLook {
  colour: string
  /** Height of the letters, metres. */
  size: number
  bold?: boolean
  /** Degrees, clockwise. */
  rotation?: number
  /** Which end of the text its place is; the middle unless said. */
  align?: 'left' | 'right'
}

export interface PictureLook {
  opacity: number
  /** Degrees around its middle, clockwise. */
  rotation: number
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
  /** The picture of this file, stretched over its place; nothing where the surface was not given it. */
  picture(file: string, place: Rect, look: PictureLook): void
  /** What `draw` draws shows only inside this rectangle. */
  clipped(within: Rect, draw: () => void): void
  /** How wide these words come out, in metres. */
  widthOf(text: string, look: Pick<WordsLook, 'size' | 'bold'>): number
}
