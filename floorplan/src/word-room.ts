import { overlaps, type Rect } from './geometry'
import type { ScenePoint } from './scene'
import type { Lettered, Surface, WordsLook } from './surface'

/** Keeps words off each other, by remembering what is taken. */
export interface WordRoom {
  isFree(place: Rect): boolean
  take(place: Rect): void
}

export function wordRoom(taken: readonly Rect[] = []): WordRoom {
  const all = [...taken]
  return {
    isFree: (place) => !all.some((one) => overlaps(one, place)),
    take: (place) => void all.push(place),
  }
}

/** The same room for those who also keep off these places, which are not taken from the others. */
export const roomBeside = ({ isFree, take }: WordRoom, places: readonly Rect[]): WordRoom => ({
  isFree: (place) => isFree(place) && !places.some((one) => overlaps(one, place)),
  take,
})

/** The floor that words cover; slanted ones the whole box they lie in. */
export function spaceOf(
  surface: Surface,
  text: string,
  at: ScenePoint,
  look: Omit<WordsLook, 'colour'>,
): Rect {
  const wide = surface.widthOf(text, look)
  const turn = ((look.rotation ?? 0) * Math.PI) / 180
  const [across, down] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))]
  const width = wide * across + look.size * down
  const depth = wide * down + look.size * across
  const left = { left: at.x, middle: at.x - width / 2, right: at.x - width }[look.align ?? 'middle']
  return { x: left, y: at.y - depth / 2, width, depth }
}

/** Places for a name along the longer side of its ground, the middle first; it runs along with it. */
export function placesAlong({ x, y, width, depth }: Rect): { at: ScenePoint; rotation: number }[] {
  const upright = depth > 2 * width
  return [0.5, 0.25, 0.75, 0.375, 0.625, 0.125, 0.875].map((share) => ({
    at: upright ? { x: x + width / 2, y: y + depth * share } : { x: x + width * share, y: y + depth / 2 },
    rotation: upright ? 90 : 0,
  }))
}

/** The text, shortened until it is no wider; nothing where not even two letters fit. */
export function cutToFit(surface: Surface, text: string, width: number, look: Lettered): string {
  const fits = (shorter: string) => surface.widthOf(shorter, look) <= width
  if (fits(text)) return text
  const letters = [...text]
  for (let count = letters.length - 1; count > 1; count--) {
    const shorter = `${letters.slice(0, count).join('').trimEnd()}…`
    if (fits(shorter)) return shorter
  }
  return ''
}
