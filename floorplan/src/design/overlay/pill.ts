import type { Rect } from '../../geometry'
import type { ScenePoint } from '../../scene'
import type { Surface } from '../../surface'
import type { WordRoom } from '../../word-room'
import type { OverlayView } from './view'

/** Dots of the screen. */
export const pillHeight = 20
const letters = 12
const ends = 7
const corners = 4

export const pillWidth = (surface: Surface, text: string): number =>
  surface.widthOf(text, { size: letters, bold: true }) + 2 * ends

interface PillLook {
  fill: string
  ink: string
}

/** Words on a small plate around the first of these places that no other plate covers; always within sight. */
export function drawPill(
  surface: Surface,
  text: string,
  places: readonly ScenePoint[],
  room: WordRoom,
  { floor, scale }: OverlayView,
  { fill, ink }: PillLook,
): void {
  const [width, depth] = [pillWidth(surface, text) / scale, pillHeight / scale]
  const plates = places.map(
    ({ x, y }): Rect => ({
      x: within(x - width / 2, floor.x, floor.x + floor.width - width),
      y: within(y - depth / 2, floor.y, floor.y + floor.depth - depth),
      width,
      depth,
    }),
  )
  const plate = plates.find((one) => room.isFree(one)) ?? plates[0]
  if (!plate) return
  room.take(plate)
  surface.rects([plate], { fill, radius: corners / scale })
  const middle = { x: plate.x + width / 2, y: plate.y + depth / 2 }
  surface.words([{ text, at: middle }], { colour: ink, size: letters / scale, bold: true })
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))
