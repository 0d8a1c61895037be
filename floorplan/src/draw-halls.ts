import { drawMarks } from './draw-marks'
import type { Rect, Side } from './geometry'
import type { OuterDoor } from './hall-on-site'
import { boothStates } from './plan'
import { marks } from './plan-colours'
import type { DoorUse, ScenePoint } from './scene'
import type { SiteView, StandingHall } from './site-view'
import type { Surface } from './surface'

export function drawHalls(surface: Surface, halls: readonly StandingHall[], view: SiteView): void {
  const { scale, colours, chosen } = view
  const { site } = colours
  const dot = 1 / scale
  const walled = halls.filter(({ look }) => !look.outdoor)
  const open = halls.filter(({ look }) => look.outdoor)
  const meant = halls.filter(({ look }) => look.code === chosen)
  surface.rects(walled.map(shadowOf(dot)), { fill: site.shadow, radius: 3 * dot })
  if (meant.length > 0) surface.rects(meant, { line: { colour: site.glow, width: 14 * dot, round: true } })
  surface.rects(walled, { fill: site.hall })
  surface.rects(open, { fill: site.zone })
  if (meant.length > 0) surface.rects(meant, { fill: site.chosenHall })
  drawBooths(surface, halls, view)
  surface.rects(open, { line: { colour: site.fence, width: 1.5 * dot, dash: [6 * dot, 4 * dot] } })
  surface.rects(walled, { line: { colour: site.wall, width: 2.2 * dot } })
  if (meant.length > 0) surface.rects(meant, { line: { colour: site.chosenEdge, width: 3 * dot } })
  for (const hall of halls) drawDoors(surface, hall, view)
}

const shadowOf =
  (dot: number) =>
  ({ x, y, width, depth }: Rect): Rect => ({
    x: x - dot,
    y: y + 2 * dot,
    width: width + 2 * dot,
    depth: depth + 2 * dot,
  })

/** All booths of all halls, one state after the other. */
function drawBooths(surface: Surface, halls: readonly StandingHall[], { scale, colours }: SiteView): void {
  for (const state of boothStates) {
    const booths = halls.flatMap((hall) => hall.booths.get(state) ?? [])
    if (booths.length === 0) continue
    const { fill, line } = colours.booths[state]
    surface.rects(booths, { fill, line: { colour: line, width: Math.min(0.3, 0.8 / scale) } })
    drawMarks(surface, booths, marks[state], { scale, colour: line })
  }
}

/** Dots; and of a hall's side at most this part, so that a hall seen from far away is no row of teeth. */
const doorSize = 8
const doorShare = 1 / 8

/** A door is a gap in the wall with a triangle that says which way one goes. */
function drawDoors(surface: Surface, hall: StandingHall, { scale, colours, chosen }: SiteView): void {
  const size = doorSize / scale
  const { site } = colours
  const isChosen = hall.look.code === chosen
  for (const door of hall.doors) {
    const along = sideways(door.side)
    if (!isDrawn[door.use] || size > (along.x ? hall.width : hall.depth) * doorShare) continue
    const half = Math.max(door.width, size * 1.4) / 2
    const gap = [-half, half].map((by) => ({ x: door.at.x + along.x * by, y: door.at.y + along.y * by }))
    surface.lines([gap], { colour: site.grounds.plaza, width: 4 / scale })
    const colour = isChosen ? site.chosenEdge : door.use === 'loading' ? site.fence : site.wall
    surface.area(triangle(door, size), colour)
  }
}

/** Nobody plans to leave by an emergency exit. */
const isDrawn: Record<DoorUse, boolean> = { entrance: true, exit: true, loading: true, emergency: false }

const inward: Record<Side, ScenePoint> = {
  top: { x: 0, y: 1 },
  right: { x: -1, y: 0 },
  bottom: { x: 0, y: -1 },
  left: { x: 1, y: 0 },
}
const sideways = (side: Side): ScenePoint => ({ x: Math.abs(inward[side].y), y: Math.abs(inward[side].x) })

function triangle({ at, side, use }: OuterDoor, size: number): ScenePoint[] {
  const turn = use === 'exit' ? -1 : 1
  const ahead = { x: inward[side].x * turn, y: inward[side].y * turn }
  const along = sideways(side)
  const point = (forward: number, aside: number): ScenePoint => ({
    x: at.x + (ahead.x * forward + along.x * aside) * size,
    y: at.y + (ahead.y * forward + along.y * aside) * size,
  })
  return [point(0.5, 0), point(-0.4, -0.6), point(-0.4, 0.6)]
}
