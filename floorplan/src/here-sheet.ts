import { type DrawablePlan, drawPlan, type PlanView } from './draw-plan'
import type { Rect } from './geometry'
import { placedOn } from './placed-surface'
import type { Paper } from './plan-sheet'
import { papers } from './plan-sheet'
import type { ScenePoint } from './scene'
import { drawLegend, type LegendWords } from './sheet-legend'
import type { Surface } from './surface'
import { spaceOf } from './word-room'

/** In one language and in the other. */
type Both = readonly [string, string]

export interface HereWords {
  fair: Both
  hall: Both
  here: Both
  /** What a phone does with the code. */
  scan: Both
  scanMore: Both
  legend: LegendWords
}

interface HereSheet {
  paper: Paper
  at: ScenePoint
  /** The dark and light squares of a code that leads to the plan with this place as the start. */
  code: readonly (readonly boolean[])[]
  words: HereWords
  view: Pick<PlanView, 'language' | 'colours'>
}

/** Of an A4 sheet, in its points; a larger sheet shows the same, larger. */
const margin = 40
const head = 112
const foot = 196
const codeSide = 132

/** A sheet that is put up in the hall: where one stands, what the fills mean, and a code to be led on from there. */
export function drawHereSheet(
  surface: Surface,
  drawable: DrawablePlan,
  { paper, at, code, words, view }: HereSheet,
): void {
  const { width, depth } = papers.A4
  const sheet = placedOn(surface, { x: 0, y: 0, scale: papers[paper].width / width })
  const { colours } = view
  sheet.rects([{ x: 0, y: 0, width, depth }], { fill: colours.paper })
  const line = (text: string, x: number, y: number, size: number, colour: string, bold = false) =>
    sheet.words([{ text, at: { x, y } }], { colour, size, bold, align: 'left' })
  const [fair, hall, here] = [words.fair, words.hall, words.here]
  line(fair[0], margin, margin + 4, 10.5, colours.faint)
  line(fair[1], margin, margin + 18, 10.5, colours.faint)
  line(here[0], margin, margin + 50, 34, colours.own, true)
  const beside = margin + sheet.widthOf(here[0], { size: 34, bold: true }) + 14
  line(here[1], beside, margin + 54, 20, colours.own, true)
  line(hall[0], margin, margin + 82, 16, colours.ink, true)
  line(hall[1], margin, margin + 100, 11.5, colours.faint)

  const { plan } = drawable
  const room = { width: width - 2 * margin, depth: depth - 2 * margin - head - foot }
  const scale = Math.min(room.width / plan.width, room.depth / plan.depth)
  const placing = {
    x: margin + (room.width - plan.width * scale) / 2,
    y: margin + head + (room.depth - plan.depth * scale) / 2,
    scale,
  }
  const written: Rect[] = []
  const floor = placedOn(noting(sheet, written), placing)
  const whole = { x: 0, y: 0, width: plan.width, depth: plan.depth }
  drawPlan(floor, drawable, { ...view, floor: whole, scale: scale * 1.55 })
  drawPin(sheet, pinAt({ x: placing.x + at.x * scale, y: placing.y + at.y * scale }, written), colours)

  const top = depth - margin - foot + 14
  drawLegend(sheet, words.legend, { x: margin, y: top, width: room.width }, colours)
  const side = codeSide
  drawCode(sheet, code, { x: margin, y: depth - margin - side, side }, colours.ink)
  const left = margin + side + 24
  const middle = depth - margin - side / 2
  line(words.scan[0], left, middle - 34, 17, colours.ink, true)
  line(words.scan[1], left, middle - 12, 13, colours.ink, true)
  line(words.scanMore[0], left, middle + 14, 11.5, colours.faint)
  line(words.scanMore[1], left, middle + 30, 11.5, colours.faint)
}

/** The same surface, which notes where words come to stand. */
const noting = (surface: Surface, written: Rect[]): Surface => ({
  ...surface,
  words(words, look) {
    written.push(...words.map(({ text, at }) => spaceOf(surface, text, at, look)))
    surface.words(words, look)
  },
})

const pin = { radius: 10, clear: 1.5, lengths: steps(24, 120, 4), turns: steps(0, 180, 15) }

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by)
}

interface Pin {
  tip: ScenePoint
  middle: ScenePoint
}

/** Its tip is the place; the rest of it stands where it covers no words, as upright and as short as it can. */
function pinAt(tip: ScenePoint, written: readonly Rect[]): Pin {
  const turns = pin.turns.flatMap((turn) => (turn % 180 ? [turn, -turn] : [turn]))
  const pins = pin.lengths.flatMap((length) =>
    turns.map((degrees) => {
      const turn = (degrees * Math.PI) / 180
      return { tip, middle: { x: tip.x + length * Math.sin(turn), y: tip.y - length * Math.cos(turn) } }
    }),
  )
  const covered = (one: Pin) => written.filter((words) => covers(one, words)).length
  const free = pins.find((one) => covered(one) === 0)
  return free ?? pins.reduce((best, one) => (covered(one) < covered(best) ? one : best))
}

/** Seen as a row of discs, from its tip to its head. */
function covers({ tip, middle }: Pin, { x, y, width, depth }: Rect): boolean {
  return steps(0, 1, 0.1).some((share) => {
    const at = { x: tip.x + (middle.x - tip.x) * share, y: tip.y + (middle.y - tip.y) * share }
    const aside = Math.max(x - at.x, 0, at.x - x - width)
    const along = Math.max(y - at.y, 0, at.y - y - depth)
    return Math.hypot(aside, along) < share * pin.radius + pin.clear
  })
}

/** A drop whose tip is the place, large enough to be seen from two steps away. */
function drawPin(surface: Surface, { tip, middle }: Pin, { own, paper }: PlanView['colours']): void {
  const { radius } = pin
  const disc = (size: number) => [
    { x: middle.x - size, y: middle.y - size, width: 2 * size, depth: 2 * size },
  ]
  const length = Math.hypot(tip.x - middle.x, tip.y - middle.y)
  const ahead = { x: (tip.x - middle.x) / length, y: (tip.y - middle.y) / length }
  const shoulder = (side: 1 | -1): ScenePoint => ({
    x: middle.x + (ahead.x * 0.5 - side * ahead.y * 0.86) * radius,
    y: middle.y + (ahead.y * 0.5 + side * ahead.x * 0.86) * radius,
  })
  surface.area([shoulder(1), shoulder(-1), tip], own)
  surface.rects(disc(radius), { fill: own, radius, line: { colour: paper, width: 1.2 } })
  surface.rects(disc(4), { fill: paper, radius: 4 })
}

function drawCode(
  surface: Surface,
  code: readonly (readonly boolean[])[],
  { x, y, side }: ScenePoint & { side: number },
  ink: string,
): void {
  const square = side / code.length
  surface.rects(
    code.flatMap((row, down) =>
      row.flatMap((dark, right) =>
        dark ? [{ x: x + right * square, y: y + down * square, width: square, depth: square }] : [],
      ),
    ),
    { fill: ink },
  )
}
