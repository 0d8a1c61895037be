import { scaleBarMetres } from './draw-bearings'
import { type DrawablePlan, drawPlan, type PlanView } from './draw-plan'
import type { Rect } from './geometry'
import { placedOn } from './placed-surface'
import type { PlanColours } from './plan-colours'
import { drawLegend, type LegendWords } from './sheet-legend'
import type { Surface } from './surface'

/** Points, upright. */
export const papers = {
  A4: { width: 595.28, depth: 841.89 },
  A3: { width: 841.89, depth: 1190.55 },
} as const
export type Paper = keyof typeof papers

interface Size {
  width: number
  depth: number
}

/** A plan on one sheet or several: how large, and which part of the floor is on which. */
export interface SheetLayout extends Size {
  /** Points for a metre. */
  scale: number
  floors: Rect[]
}

const margin = 34
const head = 62
const foot = 66

const roomOn = ({ width, depth }: Size): Size => ({
  width: width - 2 * margin,
  depth: depth - 2 * margin - head - foot,
})

const turned = ({ width, depth }: Size): Size => ({ width: depth, depth: width })

/** The whole hall on one sheet, turned the way that shows it larger. */
export function fitted(hall: Size, paper: Paper): SheetLayout {
  const upright: Size = papers[paper]
  const [best] = [upright, turned(upright)]
    .map((sheet) => ({ ...sheet, scale: scaleToFit(hall, roomOn(sheet)) }))
    .sort((one, other) => other.scale - one.scale) as [Size & { scale: number }]
  return { ...best, floors: [{ x: 0, y: 0, ...sizeOf(hall) }] }
}

/** More than anybody glues together; a hall that would need more is shown on one. */
const mostSheets = 24

/** So much of the floor is on both of two neighbouring sheets, so that they can be glued and nothing is cut in two. */
const sharedM = 4

/**
 * Over as many sheets as it takes: the shorter side of the hall fills the longer side of the paper, and the sheets follow
 * each other along the hall. Always larger than the same hall on one sheet.
 */
export function split(hall: Size, paper: Paper): SheetLayout {
  const isTall = hall.depth > hall.width
  const sheet: Size = isTall ? turned(papers[paper]) : papers[paper]
  const room = roomOn(sheet)
  const scale = isTall ? room.width / hall.width : room.depth / hall.depth
  const reach = (isTall ? room.depth : room.width) / scale
  const floors = stretches(isTall ? hall.depth : hall.width, reach).map(([from, length]) =>
    isTall
      ? { x: 0, y: from, width: hall.width, depth: length }
      : { x: from, y: 0, width: length, depth: hall.depth },
  )
  const isWorthIt = floors.length > 1 && floors.length <= mostSheets
  return isWorthIt ? { ...sheet, scale, floors } : fitted(hall, paper)
}

function stretches(length: number, reach: number): [from: number, length: number][] {
  if (reach >= length) return [[0, length]]
  const shared = Math.min(sharedM, reach / 4)
  const count = Math.ceil((length - shared) / (reach - shared))
  const step = (length - reach) / (count - 1)
  return Array.from({ length: count }, (_, index) => [index * step, reach])
}

/** One sheet as large as a picture on a screen should be, whatever the hall's shape. */
const pictureSide = 1_500

export function asPicture(hall: Size): SheetLayout {
  const scale = pictureSide / Math.max(hall.width, hall.depth)
  return {
    width: Math.max(640, hall.width * scale) + 2 * margin,
    depth: hall.depth * scale + 2 * margin + head + foot,
    scale,
    floors: [{ x: 0, y: 0, ...sizeOf(hall) }],
  }
}

const scaleToFit = (hall: Size, room: Size): number =>
  Math.min(room.width / hall.width, room.depth / hall.depth)

const sizeOf = ({ width, depth }: Size): Size => ({ width, depth })

/** What stands around the plan, in the reader's language. */
export interface SheetWords {
  title: string
  fair: string
  /** What moment the sheet shows. */
  date: string
  legend: LegendWords
  pageOf: (page: number, pages: number) => string
}

type SheetView = Pick<PlanView, 'language' | 'colours' | 'own' | 'chosen'>

/** Letters on paper are read closer than on a screen: a point shows as much as this many dots there. */
const dotsForPoint = 1.55

export function drawSheet(
  surface: Surface,
  drawable: DrawablePlan,
  { layout, page, words, view }: { layout: SheetLayout; page: number; words: SheetWords; view: SheetView },
): void {
  const { width, depth, scale, floors } = layout
  const floor = floors[page] ?? { x: 0, y: 0, width: drawable.plan.width, depth: drawable.plan.depth }
  const { colours } = view
  surface.rects([{ x: 0, y: 0, width, depth }], { fill: colours.paper })
  const room = { width: width - 2 * margin, depth: depth - 2 * margin - head - foot }
  const placing = {
    x: margin + (room.width - floor.width * scale) / 2 - floor.x * scale,
    y: margin + head + (room.depth - floor.depth * scale) / 2 - floor.y * scale,
    scale,
  }
  const plan = placedOn(surface, placing)
  // A wall stands half outside the floor it goes around.
  const seen = grown(floor, 0.5)
  plan.clipped(seen, () => drawPlan(plan, drawable, { ...view, floor: seen, scale: scale * dotsForPoint }))
  drawHead(surface, layout, words, colours)
  if (floors.length > 1) drawKey(surface, drawable.plan, layout, page, colours)
  drawFoot(surface, layout, page, words, colours)
}

const grown = ({ x, y, width, depth }: Rect, by: number): Rect => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  depth: depth + 2 * by,
})

function drawHead(surface: Surface, { width }: Size, words: SheetWords, colours: PlanColours): void {
  const line = (text: string, y: number, size: number, colour: string, bold = false) =>
    surface.words([{ text, at: { x: margin, y: margin + y } }], { colour, size, bold, align: 'left' })
  line(words.fair, 6, 9, colours.faint)
  line(words.title, 26, 19, colours.ink, true)
  surface.words([{ text: words.date, at: { x: width - margin, y: margin + 6 } }], {
    colour: colours.faint,
    size: 9,
    align: 'right',
  })
  const rule = margin + head - 16
  surface.lines(
    [
      [
        { x: margin, y: rule },
        { x: width - margin, y: rule },
      ],
    ],
    { colour: colours.faint, width: 0.6 },
  )
}

const keySize = { width: 74, depth: 26 }

/** The hall in small at the head of the sheet, with the part of it that is on this one. */
function drawKey(
  surface: Surface,
  hall: Size,
  { width, floors }: SheetLayout,
  page: number,
  colours: PlanColours,
): void {
  const scale = Math.min(keySize.width / hall.width, keySize.depth / hall.depth)
  const key = placedOn(surface, {
    x: width - margin - hall.width * scale,
    y: margin + 15,
    scale,
  })
  const here = floors[page]
  key.rects([{ x: 0, y: 0, ...sizeOf(hall) }], { line: { colour: colours.faint, width: 0.7 / scale } })
  if (here) key.rects([here], { fill: colours.own })
}

const letters = 9

function drawFoot(
  surface: Surface,
  { width, depth, scale, floors }: SheetLayout,
  page: number,
  words: SheetWords,
  colours: PlanColours,
): void {
  const top = depth - margin - foot + 18
  drawLegend(surface, words.legend, { x: margin, y: top, width: width - 2 * margin }, colours)
  const base = depth - margin - 4
  drawBar(surface, { x: margin, y: base, scale, colours })
  if (floors.length > 1)
    surface.words([{ text: words.pageOf(page + 1, floors.length), at: { x: width - margin, y: base - 3 } }], {
      colour: colours.faint,
      size: letters,
      align: 'right',
    })
}

function drawBar(
  surface: Surface,
  { x, y, scale, colours }: { x: number; y: number; scale: number; colours: PlanColours },
): void {
  const metres = scaleBarMetres(scale)
  const end = x + metres * scale
  const tick = 4
  surface.lines(
    [
      [
        { x, y: y - tick },
        { x, y },
        { x: end, y },
        { x: end, y: y - tick },
      ],
    ],
    { colour: colours.faint, width: 0.9 },
  )
  surface.words([{ text: `${metres} m`, at: { x: end + 6, y: y - 3 } }], {
    colour: colours.faint,
    size: letters,
    align: 'left',
  })
}
