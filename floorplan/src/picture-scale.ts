import { between } from './distance'
import type { Rect } from './geometry'
import type { ScenePoint } from './scene'

/** Of a picture, in its dots. */
export interface PictureSize {
  width: number
  height: number
}
export type FloorSize = Pick<Rect, 'width' | 'depth'>

/** So little nobody sees. */
const unseenShare = 0.01

/** Whether a picture that fills this floor is drawn out to one side. */
export const isDrawnOut = ({ width, height }: PictureSize, floor: FloorSize): boolean =>
  Math.abs(Math.log(width / height / (floor.width / floor.depth))) > unseenShare

/** What a dot of a picture measures, by two points of it and how far apart they really are; nothing where they do not say. */
export function metresOfDot(from: ScenePoint, to: ScenePoint, metres: number): number | undefined {
  const dots = between(from, to)
  return dots > 0 && metres > 0 && Number.isFinite(metres) ? metres / dots : undefined
}

export const sizeInMetres = ({ width, height }: PictureSize, metresADot: number): FloorSize => ({
  width: width * metresADot,
  depth: height * metresADot,
})

/** A picture that has just the proportions of a floor, and where another one lies in it: as large in both directions. */
export interface LaidPicture extends PictureSize {
  picture: ScenePoint & PictureSize
}

/** None that the floor only begins to cover: a picture that fills it has no pale edge. */
const wholeDots = (dots: number): number => Math.max(1, Math.floor(dots + 0.001))

/** As sharp as the picture is, but no side longer than so many dots. */
export function laidOnFloor(
  picture: PictureSize,
  { metresADot, floor, corner }: { metresADot: number; floor: FloorSize; corner: ScenePoint },
  longest: number,
): LaidPicture {
  const dots = { width: floor.width / metresADot, height: floor.depth / metresADot }
  const times = Math.min(1, longest / Math.max(dots.width, dots.height))
  return {
    width: wholeDots(dots.width * times),
    height: wholeDots(dots.height * times),
    picture: {
      x: -corner.x * times + 0,
      y: -corner.y * times + 0,
      width: picture.width * times,
      height: picture.height * times,
    },
  }
}
