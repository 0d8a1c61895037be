import { dayColours } from '@fairground/floorplan/plan-colours'
import type { MapView } from '../../../../web/src/hall/stage/map-view'
import { type LabelledBooth, leastDots } from './labels'
import { windowSize } from './side'

export interface SeenBooths {
  /** Those that lie wholly in the window. */
  inSight: number
  /** Those of them that show the colour of their state. */
  filled: number
  /** Those of them with letters on them. */
  lettered: number
}

/** The dots of a picture, as they came out on the screen. */
export async function dotsOf(png: string): Promise<ImageData> {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob())
  const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, image.width, image.height)
}

/** Whole letters are more than a few dots; single ones may be the edge of something else. */
const dotsOfLetters = 8
const nearFill = 24
/** Thin letters are drawn paler than their ink. */
const nearInk = 150

/** Each booth is looked for where it must be; `ink` for a side that writes everything in one colour. */
export function countBooths(
  dots: ImageData,
  booths: readonly LabelledBooth[],
  { x, y, scale }: MapView,
  ink?: string,
): SeenBooths {
  const seen: SeenBooths = { inSight: 0, filled: 0, lettered: 0 }
  for (const booth of booths) {
    const left = (booth.x - x) * scale
    const top = (booth.y - y) * scale
    const [wide, high] = [booth.width * scale, booth.depth * scale]
    if (left < 0 || top < 0 || left + wide > windowSize.width || top + high > windowSize.height) continue
    seen.inSight += 1
    const colours = dayColours.booths[booth.state]
    // Beside the edge and above the words; from afar, where some write unreadably over all of it, anywhere.
    const share = booth.size * scale < leastDots ? 0.7 : 0.15
    const corner = [left + wide * 0.12, top + high * 0.12, wide * share, high * share] as const
    const middle = [left + wide * 0.15, top + high / 2 - booth.size * scale, wide * 0.7] as const
    if (countNear(dots, corner, colours.fill, nearFill) > 0) seen.filled += 1
    const words = [...middle, 2 * booth.size * scale] as const
    if (countNear(dots, words, ink ?? colours.ink, nearInk) >= dotsOfLetters) seen.lettered += 1
  }
  return seen
}

type Box = readonly [left: number, top: number, wide: number, high: number]

function countNear(
  { data, width }: ImageData,
  [left, top, wide, high]: Box,
  hex: string,
  near: number,
): number {
  const colour = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
  let count = 0
  for (let row = Math.floor(top); row <= top + high; row += 1)
    for (let column = Math.floor(left); column <= left + wide; column += 1) {
      const at = (row * width + column) * 4
      const far = colour.reduce((sum, part, index) => sum + Math.abs(part - (data[at + index] ?? 0)), 0)
      if (far <= near) count += 1
    }
  return count
}
