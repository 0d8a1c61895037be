import { overlaps, type Rect } from '@fairground/floorplan/geometry'
import type { ScenePoint } from '@fairground/floorplan/scene'
import type { Edges, WindowSize } from './map-view'

export interface Around {
  window: WindowSize
  /** What panels cover of it. */
  covered: Edges
  /** What is to stay in sight, each a line. */
  lines: readonly (readonly ScenePoint[])[]
}

const gap = 12
const margin = 8
/** As many dots of a line as a card rather hides than its own booth. */
const boothsWorth = 10_000

/**
 * Beside what it speaks of and never outside the window: right of it, else left, below, above or in a corner; the first
 * place where it hides no line, or the one where it hides least.
 */
export function cardPlace(booth: Rect, card: WindowSize, { window, covered, lines }: Around): ScenePoint {
  const first = { x: Math.max(margin, covered.left), y: Math.max(margin, covered.top) }
  const last = {
    x: window.width - card.width - Math.max(margin, covered.right),
    y: window.height - card.height - Math.max(margin, covered.bottom),
  }
  const middle = {
    x: booth.x + booth.width / 2 - card.width / 2,
    y: booth.y + booth.depth / 2 - card.height / 2,
  }
  const wanted: ScenePoint[] = [
    { x: booth.x + booth.width + gap, y: middle.y },
    { x: booth.x - gap - card.width, y: middle.y },
    { x: middle.x, y: booth.y + booth.depth + gap },
    { x: middle.x, y: booth.y - gap - card.height },
    last,
    { x: first.x, y: last.y },
    { x: last.x, y: first.y },
    first,
  ]
  const places = wanted.map(({ x, y }) => {
    const at = { x: within(x, first.x, last.x), y: within(y, first.y, last.y) }
    return { at, hidden: hiddenBy({ ...at, width: card.width, depth: card.height }, booth, lines) }
  })
  return places.sort((one, other) => one.hidden - other.hidden)[0]?.at ?? first
}

const within = (at: number, first: number, last: number): number => Math.max(first, Math.min(at, last))

function hiddenBy(card: Rect, booth: Rect, lines: Around['lines']): number {
  const dots = lines.flatMap((line) => line.map((to, index) => lengthWithin(card, line[index - 1] ?? to, to)))
  return dots.reduce((sum, length) => sum + length, overlaps(card, booth) ? boothsWorth : 0)
}

/** How much of a straight line lies in the rectangle. */
function lengthWithin({ x, y, width, depth }: Rect, from: ScenePoint, to: ScenePoint): number {
  const run = { x: to.x - from.x, y: to.y - from.y }
  const [enteredX, leftX] = crossing(from.x, run.x, x, x + width)
  const [enteredY, leftY] = crossing(from.y, run.y, y, y + depth)
  const share = Math.min(1, leftX, leftY) - Math.max(0, enteredX, enteredY)
  return Math.max(0, share) * Math.hypot(run.x, run.y)
}

/** At which shares of its run a line comes between two edges, and leaves again. */
function crossing(from: number, run: number, low: number, high: number): [entered: number, left: number] {
  const always = Number.POSITIVE_INFINITY
  if (run === 0) return from >= low && from <= high ? [-always, always] : [always, -always]
  const [one, other] = [(low - from) / run, (high - from) / run]
  return [Math.min(one, other), Math.max(one, other)]
}
