import { type DrawablePlan, drawPlan, type PlanView } from './draw-plan'
import { placedOn } from './placed-surface'
import type { Paper } from './plan-sheet'
import { papers } from './plan-sheet'
import type { ScenePoint } from './scene'
import type { Surface } from './surface'

export interface HereWords {
  fair: string
  hall: string
  here: string
  /** What a phone does with the code. */
  scan: readonly string[]
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
const head = 96
const foot = 170

/** A sheet that is put up in the hall: where one stands, and a code to be led on from there. */
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
  line(words.fair, margin, margin + 6, 11, colours.faint)
  line(words.here, margin, margin + 38, 34, colours.own, true)
  line(words.hall, margin, margin + 72, 16, colours.ink, true)

  const { plan } = drawable
  const room = { width: width - 2 * margin, depth: depth - 2 * margin - head - foot }
  const scale = Math.min(room.width / plan.width, room.depth / plan.depth)
  const placing = {
    x: margin + (room.width - plan.width * scale) / 2,
    y: margin + head + (room.depth - plan.depth * scale) / 2,
    scale,
  }
  const floor = placedOn(sheet, placing)
  const whole = { x: 0, y: 0, width: plan.width, depth: plan.depth }
  drawPlan(floor, drawable, { ...view, floor: whole, scale: scale * 1.55 })
  drawPin(sheet, { x: placing.x + at.x * scale, y: placing.y + at.y * scale }, colours)

  const side = foot - 30
  drawCode(sheet, code, { x: margin, y: depth - margin - side, side }, colours.ink)
  const left = margin + side + 24
  for (const [index, text] of words.scan.entries())
    line(
      text,
      left,
      depth - margin - side / 2 - 12 + index * 24,
      index === 0 ? 17 : 12,
      index === 0 ? colours.ink : colours.faint,
      index === 0,
    )
}

/** A drop whose tip is the place, large enough to be seen from two steps away. */
function drawPin(surface: Surface, { x, y }: ScenePoint, { own, paper }: PlanView['colours']): void {
  const radius = 11
  const middle = y - 24
  const disc = (size: number) => [{ x: x - size, y: middle - size, width: 2 * size, depth: 2 * size }]
  surface.area(
    [
      { x: x - radius * 0.86, y: middle + radius * 0.5 },
      { x: x + radius * 0.86, y: middle + radius * 0.5 },
      { x, y },
    ],
    own,
  )
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
