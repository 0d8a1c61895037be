import { overlaps, type Rect } from '../../geometry'
import type { ScenePoint } from '../../scene'
import type { LineLook, Surface } from '../../surface'
import type { Piece } from '../draft'
import { handlesOf, resizableBounds } from '../handles'
import { linesOf } from '../lines'
import { boundsOf, boundsOfAll, pieceOf } from '../pieces'
import { type OverlayState, type OverlayView, sharpRect } from './view'

/** Dots of the screen. */
const edgeWidth = 1.5
const handleSide = 9

/** An edge around each piece that is chosen, dashed where it is locked, and handles around all of them. */
export function drawSelection(surface: Surface, state: OverlayState, view: OverlayView): void {
  const { draft, selection, lifted } = state
  if (selection.size === 0) return
  const { scale, colours } = view
  const pieces = [...selection].flatMap((id) => lifted.get(id) ?? pieceOf(draft, id) ?? [])
  const locked = new Set(draft.locked)
  const line: LineLook = { colour: colours.design.edge, width: edgeWidth / scale }
  edgeAround(
    surface,
    pieces.filter(({ id }) => !locked.has(id)),
    line,
    view,
  )
  edgeAround(
    surface,
    pieces.filter(({ id }) => locked.has(id)),
    { ...line, colour: colours.design.locked, dash: [4 / scale, 3 / scale] },
    view,
  )
  drawHandles(surface, state, view)
}

function edgeAround(surface: Surface, pieces: readonly Piece[], line: LineLook, view: OverlayView): void {
  if (pieces.length === 0) return
  const place = sharpRect(view)
  const lines: ScenePoint[][] = []
  const rects: Rect[] = []
  for (const piece of pieces) {
    const parts = linesOf(piece)
    const bounds = boundsOf(piece)
    if (parts.length > 0) lines.push(...parts.map(({ from, to }) => [from, to]))
    else if (overlaps(bounds, view.floor)) rects.push(place(bounds))
  }
  surface.rects(rects, { line })
  if (lines.length > 0) surface.lines(lines, { ...line, width: line.width * 1.5 })
}

function drawHandles(surface: Surface, state: OverlayState, view: OverlayView): void {
  const { draft, selection, tool, lifted, overlay } = state
  if (tool !== 'select' || overlay.frame || view.isViewed) return
  const bounds = lifted.size > 0 ? boundsOfAll([...lifted.values()]) : resizableBounds(draft, selection)
  if (!bounds || !resizableBounds(draft, selection)) return
  const { scale, colours } = view
  const line = { colour: colours.design.edge, width: edgeWidth / scale }
  const place = sharpRect(view)
  if (selection.size > 1) surface.rects([place(bounds)], { line })
  const side = handleSide / scale
  const handles = handlesOf(bounds, scale).map(({ at }) =>
    place({ x: at.x - side / 2, y: at.y - side / 2, width: side, depth: side }),
  )
  surface.rects(handles, { fill: colours.design.handle, line, radius: 1.5 / scale })
}
