import { neighbourLists, type Rect } from './geometry'
import type { PlanBooth } from './plan'
import type { PlanColours } from './plan-colours'
import type { Surface } from './surface'

interface OwnView {
  floor: Rect
  scale: number
  colours: PlanColours
}

/** Booths of whoever looks: filled, and framed twice as no other booth is, for those to whom ember and red are one. */
export function drawOwn(surface: Surface, mine: readonly PlanBooth[], { scale, colours }: OwnView): void {
  if (mine.length === 0) return
  surface.rects(mine, { fill: colours.own })
  const [first] = mine
  const frame = Math.min(Math.max(0.16, 2 / scale), Math.min(first?.width ?? 3, first?.depth ?? 3) / 8)
  surface.rects(
    mine.map((booth) => inside(booth, frame * 1.5)),
    { line: { colour: colours.paper, width: frame } },
  )
  surface.rects(
    mine.map((booth) => inside(booth, frame / 2)),
    { line: { colour: colours.ink, width: frame } },
  )
}

const inside = ({ x, y, width, depth }: Rect, by: number): Rect => ({
  x: x + by,
  y: y + by,
  width: Math.max(0, width - 2 * by),
  depth: Math.max(0, depth - 2 * by),
})

/** Where a booth has no room for its number, it stands on a plate beside it; neighbours share one. */
export function drawOwnPlates(
  surface: Surface,
  unnamed: readonly PlanBooth[],
  { floor, scale, colours, letters }: OwnView & { letters: number },
): void {
  const size = letters / scale
  const gap = size * 0.6
  for (const group of sideBySide(unnamed)) {
    const place = around(group)
    const text = numbersOf(group)
    const width = surface.widthOf(text, { size, bold: true }) + size
    const depth = size * 1.7
    const middle = place.x + place.width / 2
    const x = Math.max(floor.x, Math.min(middle - width / 2, floor.x + floor.width - width))
    const above = place.y - gap - depth
    const y = above >= floor.y ? above : place.y + place.depth + gap
    const plate = { x, y, width, depth }
    const end = above >= floor.y ? y + depth : y
    surface.lines(
      [
        [
          { x: middle, y: end },
          { x: middle, y: place.y + place.depth / 2 },
        ],
      ],
      {
        colour: colours.ink,
        width: size * 0.14,
      },
    )
    surface.rects([plate], {
      fill: colours.own,
      radius: size * 0.3,
      line: { colour: colours.paper, width: size * 0.12 },
    })
    surface.words([{ text, at: { x: x + width / 2, y: y + depth / 2 } }], {
      colour: colours.ownInk,
      size,
      bold: true,
    })
  }
}

function around(booths: readonly Rect[]): Rect {
  const x = Math.min(...booths.map((booth) => booth.x))
  const y = Math.min(...booths.map((booth) => booth.y))
  const right = Math.max(...booths.map((booth) => booth.x + booth.width))
  const bottom = Math.max(...booths.map((booth) => booth.y + booth.depth))
  return { x, y, width: right - x, depth: bottom - y }
}

/** Those that adjoin one another, over however many. */
function sideBySide(booths: readonly PlanBooth[]): PlanBooth[][] {
  const beside = neighbourLists(booths)
  const seen = new Set<number>()
  const reach = (at: number): PlanBooth[] => {
    const booth = booths[at]
    if (!booth || seen.has(at)) return []
    seen.add(at)
    return [booth, ...(beside[at] ?? []).flatMap(reach)]
  }
  return booths.map((_, at) => reach(at)).filter((group) => group.length > 0)
}

/** The first in full, then only what differs, and of many how many more there are. */
function numbersOf(booths: readonly PlanBooth[]): string {
  const [first = '', ...others] = booths.map(({ code }) => code).sort()
  const start = first.lastIndexOf('-') + 1
  const short = others.map((code) => (code.startsWith(first.slice(0, start)) ? code.slice(start) : code))
  const more = short.length - mostBeside
  return [first, ...short.slice(0, mostBeside)].join(' · ') + (more > 0 ? ` +${more}` : '')
}
const mostBeside = 2
