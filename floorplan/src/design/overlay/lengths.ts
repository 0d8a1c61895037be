import { overlaps } from '../../geometry'
import type { ScenePoint } from '../../scene'
import type { Surface } from '../../surface'
import type { WordRoom } from '../../word-room'
import { rectBetween } from '../axes'
import type { Distance, Guide, Overlay } from '../tool'
import { drawPill, pillHeight, pillWidth } from './pill'
import { type OverlayView, sharp } from './view'

/** Dots of the screen. */
const tick = 4
const cross = 4
const plateGap = 10

export function drawGuides(surface: Surface, guides: readonly Guide[], view: OverlayView): void {
  if (guides.length === 0) return
  const { scale, colours } = view
  const put = sharp(view)
  const ends = guides.map(({ from, to }) => [put(from), put(to)] as const)
  surface.lines(ends, {
    colour: colours.design.edge,
    width: 1 / scale,
    dash: [6 / scale, 4 / scale],
  })
  const far = cross / scale
  const crosses = ends.flat().flatMap(({ x, y }) => [
    [
      { x: x - far, y: y - far },
      { x: x + far, y: y + far },
    ],
    [
      { x: x - far, y: y + far },
      { x: x + far, y: y - far },
    ],
  ])
  surface.lines(crosses, { colour: colours.design.edge, width: 1 / scale })
}

/** Lines with an end at both ends, and how long they are. */
export function drawDistances(
  surface: Surface,
  distances: readonly Distance[],
  room: WordRoom,
  view: OverlayView,
): void {
  const { scale, colours, floor } = view
  const seen = distances.filter(({ from, to }) => overlaps(grown(rectBetween(from, to)), floor))
  if (seen.length === 0) return
  const put = sharp(view)
  const lines = seen.flatMap(({ from, to }) => {
    const [one, other] = [put(from), put(to)]
    const long = Math.hypot(other.x - one.x, other.y - one.y) || 1
    const across = {
      x: (-(other.y - one.y) / long) * (tick / scale),
      y: ((other.x - one.x) / long) * (tick / scale),
    }
    return [
      [one, other],
      ...[one, other].map(({ x, y }) => [
        { x: x - across.x, y: y - across.y },
        { x: x + across.x, y: y + across.y },
      ]),
    ]
  })
  surface.lines(lines, { colour: colours.design.edge, width: 1 / scale })
  for (const { from, to, metres, equal } of seen) {
    const text = `${equal ? '= ' : ''}${inMetres(metres)} m`
    const places = placesOn({ from, to, metres }, pillWidth(surface, text), scale)
    drawPill(surface, text, places, room, view, { fill: colours.design.edge, ink: colours.design.edgeInk })
  }
}

/** On the line where it is long enough, else beside it, where it does not cover the line. */
function placesOn({ from, to }: Distance, wide: number, scale: number): ScenePoint[] {
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const [across, down] = [Math.abs(to.x - from.x) * scale, Math.abs(to.y - from.y) * scale]
  const isFlat = across >= down
  const isLong = isFlat ? across > wide + 4 * tick : down > pillHeight + 4 * tick
  const off = (isFlat ? pillHeight : wide / 2 + 2 * tick) / scale
  const beside = [-1, 1].map((side) =>
    isFlat ? { ...middle, y: middle.y + side * off } : { ...middle, x: middle.x - side * off },
  )
  return isLong ? [middle, ...beside] : beside
}

/** What has no width is seen all the same. */
const grown = ({ x, y, width, depth }: ReturnType<typeof rectBetween>) => ({
  x: x - 0.1,
  y: y - 0.1,
  width: width + 0.2,
  depth: depth + 0.2,
})

/** The measures of what is in hand, at one of its corners, and how far it came. */
export function drawMeasures(
  surface: Surface,
  measured: Overlay['measured'],
  room: WordRoom,
  view: OverlayView,
): void {
  if (!measured) return
  const { scale, colours } = view
  const { rect, by } = measured
  const text = [`${inMetres(rect.width)} × ${inMetres(rect.depth)} m`, ...moves(by)].join('\u2003')
  const aside = (plateGap + pillWidth(surface, text) / 2) / scale
  const off = (plateGap + pillHeight / 2) / scale
  const [left, right] = [rect.x - aside, rect.x + rect.width + aside]
  const [above, below] = [rect.y - off, rect.y + rect.depth + off]
  const places = [
    { x: right, y: below },
    { x: right, y: above },
    { x: left, y: below },
    { x: left, y: above },
  ]
  drawPill(surface, text, places, room, view, {
    fill: colours.design.plate,
    ink: colours.design.plateInk,
  })
}

/** The place something is moved away from. */
export function drawOrigin(surface: Surface, measured: Overlay['measured'], view: OverlayView): void {
  if (!measured?.by || (measured.by.x === 0 && measured.by.y === 0)) return
  const { scale, colours } = view
  const { rect, by } = measured
  surface.rects([{ ...rect, x: rect.x - by.x, y: rect.y - by.y }], {
    fill: colours.design.wash,
    line: { colour: colours.design.edge, width: 1 / scale, dash: [3 / scale, 3 / scale] },
  })
}

const inMetres = (metres: number): string => metres.toFixed(2)

const moves = (by: { x: number; y: number } | undefined): string[] =>
  (['x', 'y'] as const).flatMap((axis) => {
    const metres = by?.[axis] ?? 0
    return metres === 0
      ? []
      : [`Δ${axis.toUpperCase()} ${metres > 0 ? '+' : '−'}${inMetres(Math.abs(metres))} m`]
  })
