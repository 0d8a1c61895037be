import { middleOf, overlaps, type Rect } from '../../geometry'
import type { ScenePoint } from '../../scene'
import type { Surface } from '../../surface'
import type { PlanComparison } from '../compare'
import { type Badge, badgeSide, drawBadges } from './badges'
import { type OverlayView, sharpRect } from './view'

/** Dots of the screen. */
const edgeWidth = 2.5
const wayWidth = 1.5
const softCorner = 4

/**
 * What two plans differ in, where it lies: each kind of difference has a colour, a kind of edge and a sign of its own, as
 * the list beside the plan has them. What is gone is drawn where it stood, what moved with its way there.
 */
export function drawCompared(surface: Surface, compared: PlanComparison, view: OverlayView): void {
  const { colours, scale } = view
  const { hindering, remark } = colours.design
  const isSeen = (rect: Rect) => overlaps(rect, view.floor)
  const isMoved = ({ fields }: PlanComparison['changed'][number]) => fields.includes('place')
  const moved = compared.changed.filter(isMoved)
  const stayed = compared.changed.filter((change) => !isMoved(change))
  const place = sharpRect(view)
  const edge = (rects: readonly Rect[], colour: string, dash?: number[]) =>
    surface.rects(rects.filter(isSeen).map(place), {
      line: { colour, width: edgeWidth / scale, ...(dash && { dash: dash.map((dots) => dots / scale) }) },
    })
  const sign = (rects: readonly Rect[], text: string, fill: string) =>
    drawBadges(
      surface,
      rects.map((rect): Badge => ({ at: cornerOf(rect, scale), text })),
      view,
      {
        fill,
        corner: softCorner,
      },
    )

  edge(compared.removed, hindering, [6, 4])
  surface.lines(
    compared.removed.filter(isSeen).map(({ x, y, width, depth }) => [
      { x, y },
      { x: x + width, y: y + depth },
    ]),
    { colour: hindering, width: wayWidth / scale },
  )
  edge(
    moved.map(({ before }) => before),
    remark,
    [2, 3],
  )
  surface.lines(
    moved.map(({ before, after }) => [middleOf(before), middleOf(after)]),
    { colour: remark, width: wayWidth / scale },
  )
  edge(
    [...moved, ...stayed].map(({ after }) => after),
    remark,
  )
  edge(compared.added, colours.icons.rescue)

  sign(compared.removed, '−', hindering)
  sign(
    moved.map(({ after }) => after),
    '→',
    remark,
  )
  sign(
    stayed.map(({ after }) => after),
    '~',
    remark,
  )
  sign(compared.added, '+', colours.icons.rescue)
}

/** In the corner, so that the number stays readable; small booths have it in the middle. */
function cornerOf(rect: Rect, scale: number): ScenePoint {
  const half = badgeSide / scale / 2
  return rect.width < 4 * half || rect.depth < 4 * half
    ? middleOf(rect)
    : { x: rect.x + half, y: rect.y + half }
}
