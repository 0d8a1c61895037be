import type { Surface } from '../surface'
import { wordRoom } from '../word-room'
import { drawOrder, drawProblems } from './overlay/badges'
import { drawCompared } from './overlay/compared'
import { drawCrosshair } from './overlay/crosshair'
import { drawDistances, drawGuides, drawMeasures, drawOrigin } from './overlay/lengths'
import { drawLifted } from './overlay/lifted'
import { drawSelection } from './overlay/selection'
import { type OverlayState, type OverlayView, sharpRect } from './overlay/view'

export { drawLifted } from './overlay/lifted'
export type { OverlayState, OverlayView, ProblemMark } from './overlay/view'

/** Everything over the plan while it is drawn, from the lowest to what is said last. Sizes are dots of the screen. */
export function drawOverlay(surface: Surface, state: OverlayState, view: OverlayView): void {
  const { overlay } = state
  drawOrigin(surface, overlay.measured, view)
  drawLifted(surface, state, view)
  drawFrame(surface, state, view)
  drawGuides(surface, overlay.guides, view)
  drawSelection(surface, state, view)
  drawPath(surface, state, view)
  if (view.compared) drawCompared(surface, view.compared, view)
  else drawProblems(surface, view.marks ?? [], view)
  drawOrder(surface, state, view)
  if (view.crosshair) drawCrosshair(surface, view.crosshair, view)
  const room = wordRoom()
  drawDistances(surface, overlay.distances, room, view)
  drawMeasures(surface, overlay.measured, room, view)
}

function drawFrame(surface: Surface, { overlay: { frame } }: OverlayState, view: OverlayView): void {
  if (!frame) return
  const { colours, scale } = view
  surface.rects([sharpRect(view)(frame.rect)], {
    fill: colours.design.wash,
    line: {
      colour: colours.design.edge,
      width: 1 / scale,
      ...(frame.use === 'choose' && { dash: [4 / scale, 3 / scale] }),
    },
  })
}

/** Dots of the screen. */
const pathWidth = 2
const cornerSide = 6

/** A line of clicked points shows them; one that was drawn free has no points worth seeing. */
function drawPath(surface: Surface, { overlay: { path, order } }: OverlayState, view: OverlayView): void {
  if (!path || path.length === 0) return
  const { colours, scale } = view
  surface.lines([path], { colour: colours.design.edge, width: pathWidth / scale, round: true })
  if (order) return
  const side = cornerSide / scale
  surface.rects(
    path.map(({ x, y }) => ({ x: x - side / 2, y: y - side / 2, width: side, depth: side })),
    {
      fill: colours.design.handle,
      line: { colour: colours.design.edge, width: 1 / scale },
      radius: side / 2,
    },
  )
}
