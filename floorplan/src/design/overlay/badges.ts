import { middleOf, overlaps, type Rect } from '../../geometry'
import { strokesOf } from '../../marks'
import type { ScenePoint } from '../../scene'
import type { Surface } from '../../surface'
import { boundsOf, pieceOf } from '../pieces'
import { isSame } from '../same'
import type { OverlayState, OverlayView, ProblemMark } from './view'

/** Dots of the screen. */
export const badgeSide = 18
const numberSize = 11
const softCorner = 4

export interface Badge {
  at: ScenePoint
  text: string
}

/** Round where the plan cannot be published with it, square where it can: colours alone are not seen by everybody. */
export function drawProblems(surface: Surface, marks: readonly ProblemMark[], view: OverlayView): void {
  const { hindering, remark } = view.colours.design
  const { hatched, placed } = laidOut(marks, view)
  drawHatching(surface, hatched, view)
  const badges = (isHindering: boolean) => placed.filter((badge) => badge.hindering === isHindering)
  drawBadges(surface, badges(false), view, { fill: remark, corner: softCorner })
  drawBadges(surface, badges(true), view, { fill: hindering, corner: badgeSide / 2 })
}

interface Hatched {
  isHindering: boolean
  floors: Rect[]
  strokes: ScenePoint[][]
}

interface LaidOut {
  floor: Rect
  scale: number
  placed: ProblemBadge[]
  hatched: Hatched[]
}

/** Where problems are marked changes with them and with how one looks, not in every frame in which something moves. */
const laidBefore = new WeakMap<readonly ProblemMark[], LaidOut>()

function laidOut(marks: readonly ProblemMark[], view: OverlayView): LaidOut {
  const { floor, scale } = view
  const before = laidBefore.get(marks)
  if (before?.scale === scale && isSame(before.floor, floor)) return before
  const inSight = marks.filter((mark) => isInSight(mark.floor ?? { ...mark.at, width: 0, depth: 0 }, view))
  const laid = { floor, scale, placed: besideEachOther(inSight, view), hatched: hatchedFloors(inSight, view) }
  laidBefore.set(marks, laid)
  return laid
}

/** Also where only its number is. */
function isInSight({ x, y, width, depth }: Rect, { floor, scale }: OverlayView): boolean {
  const side = badgeSide / scale
  return overlaps({ x: x - side, y: y - side, width: width + 2 * side, depth: depth + 2 * side }, floor)
}

/** Dots of the screen. */
const hatchGap = 5
const mostStrokes = 200

function hatchedFloors(marks: readonly ProblemMark[], { scale }: OverlayView): Hatched[] {
  return [false, true].flatMap((isHindering) => {
    const floors = marks.flatMap((mark) =>
      mark.isHatched && mark.floor && mark.hindering === isHindering ? [mark.floor] : [],
    )
    const strokes = floors.flatMap((floor) =>
      strokesOf('rising', floor, Math.max(hatchGap / scale, (floor.width + floor.depth) / mostStrokes)),
    )
    return floors.length > 0 ? [{ isHindering, floors, strokes }] : []
  })
}

function drawHatching(surface: Surface, hatched: readonly Hatched[], { scale, colours }: OverlayView): void {
  const { hatching, remark } = colours.design
  for (const { isHindering, floors, strokes } of hatched) {
    const line = { colour: isHindering ? hatching : remark, width: 1.2 / scale }
    surface.lines(strokes, line)
    surface.rects(floors, { line })
  }
}

type ProblemBadge = Badge & { hindering: boolean }

/** Where one booth has several problems their numbers stand in a row, to be read one by one. */
function besideEachOther(marks: readonly ProblemMark[], { scale }: OverlayView): ProblemBadge[] {
  const step = (badgeSide + 2) / scale
  const cells = new Map<string, ScenePoint[]>()
  const cellOf = (at: number) => Math.floor(at / step)
  const around = ({ x, y }: ScenePoint): ScenePoint[] =>
    [-1, 0, 1].flatMap((right) =>
      [-1, 0, 1].flatMap((down) => cells.get(`${cellOf(x) + right} ${cellOf(y) + down}`) ?? []),
    )
  const inTheWay = (place: ScenePoint): ScenePoint | undefined =>
    around(place).find(
      ({ x, y }) => Math.abs(x - place.x) < step * 0.99 && Math.abs(y - place.y) < step * 0.9,
    )
  return marks.map(({ at, floor, number, hindering }) => {
    let place = floor ? { x: floor.x + floor.width, y: floor.y } : at
    for (let other = inTheWay(place); other; other = inTheWay(place))
      place = { x: other.x - step, y: place.y }
    const cell = `${cellOf(place.x)} ${cellOf(place.y)}`
    cells.set(cell, [...(cells.get(cell) ?? []), place])
    return { at: place, text: String(number), hindering }
  })
}

/** The place of each booth on the line along which they are numbered. */
export function drawOrder(surface: Surface, { draft, overlay }: OverlayState, view: OverlayView): void {
  const badges = (overlay.order ?? []).flatMap((id, place): Badge[] => {
    const piece = pieceOf(draft, id)
    return piece ? [{ at: middleOf(boundsOf(piece)), text: String(place + 1) }] : []
  })
  drawBadges(surface, badges, view, { fill: view.colours.design.edge, corner: badgeSide / 2 })
}

export function drawBadges(
  surface: Surface,
  badges: readonly Badge[],
  { scale, colours, floor }: OverlayView,
  { fill, corner }: { fill: string; corner: number },
): void {
  const side = badgeSide / scale
  const seen = badges.filter(
    ({ at: { x, y } }) =>
      x > floor.x - side &&
      x < floor.x + floor.width + side &&
      y > floor.y - side &&
      y < floor.y + floor.depth + side,
  )
  if (seen.length === 0) return
  const { handle, edgeInk, markInk } = colours.design
  surface.rects(
    seen.map(({ at, text }) => {
      const width = Math.max(badgeSide, surface.widthOf(text, { size: numberSize, bold: true }) + 8) / scale
      return { x: at.x - width / 2, y: at.y - side / 2, width, depth: side }
    }),
    { fill, line: { colour: handle, width: 1.5 / scale }, radius: corner / scale },
  )
  surface.words(
    seen.map(({ at, text }) => ({ at, text })),
    { colour: fill === colours.design.edge ? edgeInk : markInk, size: numberSize / scale, bold: true },
  )
}
