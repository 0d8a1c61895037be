import { canvasSurface } from '@fairground/floorplan/canvas-surface'
import type { Rect } from '@fairground/floorplan/geometry'
import type { Picture, Sheet } from './picture'

/** Phones give a page a few hundred megabytes for all its canvases and then draw nothing; this is some 48. */
const mostDots = 12_000_000

/** What stands outside the floor: half a wall, a door's leaf. */
const usualBrim = 1

const right = ({ x, width }: Rect): number => x + width
const bottom = ({ y, depth }: Rect): number => y + depth

export function intersection(one: Rect, other: Rect): Rect {
  const x = Math.max(one.x, other.x)
  const y = Math.max(one.y, other.y)
  return {
    x,
    y,
    width: Math.max(0, Math.min(right(one), right(other)) - x),
    depth: Math.max(0, Math.min(bottom(one), bottom(other)) - y),
  }
}

export const withBrim = ({
  width,
  depth,
  brim = usualBrim,
}: Pick<Picture, 'width' | 'depth' | 'brim'>): Rect => ({
  x: -brim,
  y: -brim,
  width: width + 2 * brim,
  depth: depth + 2 * brim,
})

/** What is looked at and half a window around it, as far as the picture goes and the memory allows. */
export function floorFor(seen: Rect, whole: Rect, dotsPerMetre: number): Rect {
  const wide = intersection(
    {
      x: seen.x - seen.width / 2,
      y: seen.y - seen.depth / 2,
      width: seen.width * 2,
      depth: seen.depth * 2,
    },
    whole,
  )
  const dots = wide.width * wide.depth * dotsPerMetre ** 2
  return dots <= mostDots ? wide : intersection(seen, whole)
}

/** As sharp as the screen, unless the window alone would take the whole budget. */
export const sharpness = (ratio: number, { width, height }: { width: number; height: number }): number =>
  Math.min(ratio, 3, Math.sqrt(mostDots / Math.max(1, width * height)))

/** Draws on one canvas again and again; its letters are measured once. */
export function createSheetMaker(canvas: HTMLCanvasElement, fontFamily: string) {
  const context = canvas.getContext('2d')
  let pictures: Picture['pictures']
  const surface = context && canvasSurface(context, fontFamily, (file) => pictures?.get(file))

  return function draw(picture: Picture, sheet: Sheet, ratio: number): void {
    if (!context || !surface) return
    const { floor, scale } = sheet
    const dots = scale * ratio
    canvas.width = Math.max(1, Math.round(floor.width * dots))
    canvas.height = Math.max(1, Math.round(floor.depth * dots))
    canvas.style.width = `${canvas.width / ratio}px`
    canvas.style.height = `${canvas.height / ratio}px`
    context.setTransform(dots, 0, 0, dots, -floor.x * dots, -floor.y * dots)
    pictures = picture.pictures
    picture.draw(surface, sheet, ratio)
  }
}
