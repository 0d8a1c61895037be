import { between } from './distance'
import type { Rect } from './geometry'
import type { ScenePoint } from './scene'
import type { SiteView } from './site-view'
import type { Surface } from './surface'
import type { WordRoom } from './word-room'

/** Dots. */
const size = { line: 4.5, halo: 9, chevron: 4, every: 44, pin: 9, bubble: 28, letters: 14, side: 14 }

/** A way with the place where it says how far it is. */
export interface BubbledWay {
  points: readonly ScenePoint[]
  words: string
  bubble: Rect
}

/** The ground under a way, piece by piece: nothing is written across it. */
export function spacesAlong({ points }: Pick<BubbledWay, 'points'>, { scale }: SiteView): Rect[] {
  const halo = size.halo / scale
  return stops(points, halo).map(({ at }) => ({
    x: at.x - halo / 2,
    y: at.y - halo / 2,
    width: halo,
    depth: halo,
  }))
}

/** The bubble lies on the way, in the middle unless something else is there. */
export function bubbled(
  surface: Surface,
  { points, words }: NonNullable<SiteView['way']>,
  { scale }: SiteView,
  room: WordRoom,
): BubbledWay {
  const length = lengthOf(points)
  const width = surface.widthOf(words, { size: size.letters / scale, bold: true }) + (2 * size.side) / scale
  const depth = size.bubble / scale
  const bubbleAt = (share: number): Rect => {
    const { at } = pointAlong(points, length * share)
    return { x: at.x - width / 2, y: at.y - depth / 2, width, depth }
  }
  const places = [0.5, 0.45, 0.55, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8].map(bubbleAt)
  const bubble = places.find((place) => room.isFree(place)) ?? bubbleAt(0.5)
  room.take(bubble)
  return { points, words, bubble }
}

export function drawWay(
  surface: Surface,
  { points, words, bubble }: BubbledWay,
  { scale, colours }: SiteView,
): void {
  const { way, wayInk, halo, glow } = colours.site
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last) return
  const around = (at: ScenePoint, radius: number): Rect => ({
    x: at.x - radius / scale,
    y: at.y - radius / scale,
    width: (2 * radius) / scale,
    depth: (2 * radius) / scale,
  })
  const circle = (at: ScenePoint, radius: number, fill: string) =>
    surface.rects([around(at, radius)], { fill, radius: radius / scale })
  circle(first, 3 * size.pin, glow)
  circle(first, 2 * size.pin, glow)
  surface.lines([points], { colour: halo, width: size.halo / scale, round: true })
  surface.lines([points], { colour: way, width: size.line / scale, round: true })
  const chevrons = stops(points, size.every / scale).map(({ at, ahead }) =>
    chevron(at, ahead, size.chevron / scale),
  )
  if (chevrons.length > 0) surface.lines(chevrons, { colour: halo, width: 1.6 / scale, round: true })
  for (const end of [first, last]) {
    circle(end, size.pin + 2.5, halo)
    circle(end, size.pin, way)
  }
  circle(last, size.pin / 3, halo)
  surface.rects([bubble], {
    fill: way,
    radius: bubble.depth / 2,
    line: { colour: halo, width: 2.5 / scale },
  })
  surface.words([{ text: words, at: { x: bubble.x + bubble.width / 2, y: bubble.y + bubble.depth / 2 } }], {
    colour: wayInk,
    size: size.letters / scale,
    bold: true,
  })
}

interface Stop {
  at: ScenePoint
  /** The direction one walks in there, one metre long. */
  ahead: ScenePoint
}

/** Evenly along the way, neither at its beginning nor at its end. */
function stops(points: readonly ScenePoint[], distance: number): Stop[] {
  const length = lengthOf(points)
  const count = Math.max(0, Math.ceil(length / distance) - 1)
  return Array.from({ length: count }, (_, index) => pointAlong(points, (index + 1) * distance))
}

const lengthOf = (points: readonly ScenePoint[]): number =>
  points.reduce((sum, point, index) => sum + between(points[index - 1], point), 0)

function pointAlong(points: readonly ScenePoint[], metres: number): Stop {
  let left = metres
  let stop: Stop = { at: points[0] ?? { x: 0, y: 0 }, ahead: { x: 0, y: 0 } }
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    const piece = between(from, to)
    if (!from || piece === 0) continue
    const ahead = { x: (to.x - from.x) / piece, y: (to.y - from.y) / piece }
    const gone = Math.min(left, piece)
    stop = { at: { x: from.x + ahead.x * gone, y: from.y + ahead.y * gone }, ahead }
    if (left <= piece) break
    left -= piece
  }
  return stop
}

const chevron = (at: ScenePoint, { x, y }: ScenePoint, reach: number): ScenePoint[] => [
  { x: at.x - (x + y) * reach * 0.5, y: at.y - (y - x) * reach * 0.5 },
  { x: at.x + x * reach * 0.4, y: at.y + y * reach * 0.4 },
  { x: at.x - (x - y) * reach * 0.5, y: at.y - (y + x) * reach * 0.5 },
]
