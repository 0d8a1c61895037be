import { overlaps, type Rect } from './geometry'
import { strokesOf } from './marks'
import { boundsOf, spansAt } from './polygon'
import type { ScenePoint } from './scene'
import type { Ground, GroundUse, SitePlan } from './site-plan'
import { treeReach } from './site-tree'
import type { SiteView } from './site-view'
import type { Surface } from './surface'
import { placesAlong, spaceOf, type WordRoom } from './word-room'

export function drawGrounds(surface: Surface, site: SitePlan, view: SiteView): void {
  surface.rects([view.floor], { fill: view.colours.site.around })
  for (const ground of site.grounds) {
    const points = goingOn(ground, site)
    if (overlaps(boundsOf(points), view.floor)) drawGround(surface, { ...ground, points }, view)
  }
  drawTrees(surface, site.trees, view)
}

/**
 * What reaches the edge of the plan does not end there: a river, or a road the way it runs. It goes on as far as anybody can
 * look beyond the edge.
 */
function goingOn({ use, points }: Ground, site: Size): ScenePoint[] {
  const reach = reachBeyond(site)
  const on = (at: number, end: number) => (at <= 0 ? -reach : at >= end ? end + reach : at)
  const { width, depth } = boundsOf(points)
  const isLane = use === 'road' || use === 'promenade'
  const [goesAcross, goesDown] = [!isLane || width >= depth, !isLane || depth >= width]
  return points.map(({ x, y }) => ({
    x: goesAcross ? on(x, site.width) : x,
    y: goesDown ? on(y, site.depth) : y,
  }))
}

type Size = Pick<SitePlan, 'width' | 'depth'>

/** How far around a site something is drawn, in metres. */
export const reachBeyond = ({ width, depth }: Size): number => Math.max(width, depth)

function drawGround(surface: Surface, { use, points }: Ground, { floor, scale, colours }: SiteView): void {
  const { grounds, lines } = colours.site
  surface.area(points, grounds[use])
  const strokes = textures[use](points, floor)
  const width = Math.max(0.3, 1 / scale)
  if (strokes.length === 0) return
  surface.lines(strokes, {
    colour: lines[use],
    width: use === 'plaza' || use === 'road' ? 1.5 * width : width,
    ...(use === 'road' && { dash: [8, 6] }),
  })
}

type Stroke = readonly ScenePoint[]

/** What tells a ground from another besides its colour. */
const textures: Record<GroundUse, (points: readonly ScenePoint[], seen: Rect) => Stroke[]> = {
  plaza: (points) => [[...points, ...points.slice(0, 1)]],
  road: (points) => [centreLine(boundsOf(points))],
  promenade: (points) => (isBox(points) ? strokesOf('rising', boundsOf(points), 9) : []),
  green: (points) => [[...points, ...points.slice(0, 1)]],
  water: waves,
  parking: (points) => (isBox(points) ? bays(boundsOf(points)) : []),
}

/** Strokes across the bounds would leave any other shape. */
const isBox = (points: readonly ScenePoint[]): boolean => {
  const { x, y, width, depth } = boundsOf(points)
  return (
    points.length === 4 &&
    points.every((point) => [x, x + width].includes(point.x) && [y, y + depth].includes(point.y))
  )
}

const centreLine = ({ x, y, width, depth }: Rect): Stroke =>
  width >= depth
    ? [
        { x, y: y + depth / 2 },
        { x: x + width, y: y + depth / 2 },
      ]
    : [
        { x: x + width / 2, y },
        { x: x + width / 2, y: y + depth },
      ]

const bay = { width: 3, depth: 5 }

/** Parked cars stand head to head along the upper and the lower edge. */
function bays({ x, y, width, depth }: Rect): Stroke[] {
  const count = Math.floor(width / bay.width)
  const rows = depth >= 3 * bay.depth ? [y, y + depth - bay.depth] : [y]
  return rows.flatMap((top) =>
    Array.from({ length: count + 1 }, (_, index) => [
      { x: x + index * bay.width, y: top },
      { x: x + index * bay.width, y: top + bay.depth },
    ]),
  )
}

const wave = { length: 9, height: 0.9, across: 22, down: 13 }

/** Those that are seen: a river goes on and on. */
function waves(points: readonly ScenePoint[], seen: Rect): Stroke[] {
  const first = Math.floor(seen.y / wave.down) - 1
  const rows = Array.from({ length: Math.ceil(seen.depth / wave.down) + 2 }, (_, row) => first + row)
  return rows.flatMap((row) => {
    const at = (row + 0.5) * wave.down
    const spans = spansAt(points, at)
    const left = Math.floor(seen.x / wave.across) - 1
    const starts = Array.from(
      { length: Math.ceil(seen.width / wave.across) + 3 },
      (_, index) => (left + index - (Math.abs(row) % 2) / 2) * wave.across,
    )
    return starts
      .filter((from) => spans.some((span) => from - 2 >= span.from && from + wave.length + 2 <= span.to))
      .map((from) => ripple({ x: from, y: at }))
  })
}

const ripple = (from: ScenePoint): Stroke =>
  Array.from({ length: 13 }, (_, index) => ({
    x: from.x + (wave.length * index) / 12,
    y: from.y + wave.height * Math.sin((index / 12) * 2 * Math.PI),
  }))

function drawTrees(
  surface: Surface,
  trees: readonly ScenePoint[],
  { floor, scale, colours }: SiteView,
): void {
  const round = (radius: number) =>
    trees
      .map(({ x, y }) => ({ x: x - radius, y: y - radius, width: 2 * radius, depth: 2 * radius }))
      .filter((tree) => overlaps(tree, floor))
  const { crown, trunk } = treeReach
  const { crown: fill, crownEdge, trunk: stem } = colours.site
  surface.rects(round(crown), { fill, radius: crown, line: { colour: crownEdge, width: 0.8 / scale } })
  if (scale >= 1) surface.rects(round(trunk), { fill: stem, radius: trunk })
}

const letters = 12.5

/** A ground bears its name where there is room for it: within itself, and not under another. */
export function drawGroundNames(
  surface: Surface,
  grounds: readonly Ground[],
  { floor, scale, language, colours }: SiteView,
  room: WordRoom,
): void {
  const size = letters / scale
  for (const { use, points, label } of grounds) {
    const bounds = boundsOf(points)
    if (!label || !overlaps(bounds, floor)) continue
    const text = label[language]
    for (const { at, rotation } of placesAlong(bounds)) {
      const space = spaceOf(surface, text, at, { size, rotation })
      if (space.width > bounds.width * 0.9 || space.depth > bounds.depth * 0.9 || !room.isFree(space))
        continue
      room.take(space)
      const colour = use === 'water' ? colours.site.waterInk : colours.faint
      surface.words([{ text, at }], { colour, size, rotation })
      break
    }
  }
}
