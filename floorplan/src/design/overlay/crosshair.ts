import type { ScenePoint } from '../../scene'
import type { Surface } from '../../surface'
import { type OverlayView, sharp } from './view'

/** Dots of the screen. */
const ring = 16
const gap = 3

/** From edge to edge of the window, so that it is found at once, and open in the middle, where one looks. */
export function drawCrosshair(surface: Surface, at: ScenePoint, view: OverlayView): void {
  const { colours, scale, floor } = view
  const { x, y } = sharp(view)(at)
  const open = gap / scale
  const [right, bottom] = [floor.x + floor.width, floor.y + floor.depth]
  surface.lines(
    [
      [
        { x: floor.x, y },
        { x: x - open, y },
      ],
      [
        { x: x + open, y },
        { x: right, y },
      ],
      [
        { x, y: floor.y },
        { x, y: y - open },
      ],
      [
        { x, y: y + open },
        { x, y: bottom },
      ],
    ],
    { colour: colours.design.edge, width: 1 / scale },
  )
  const side = ring / scale
  surface.rects([{ x: x - side / 2, y: y - side / 2, width: side, depth: side }], {
    line: { colour: colours.design.edge, width: 2 / scale },
    radius: side / 2,
  })
}
