import { dayColours } from '@fairground/floorplan/plan-colours'
import { type MapView, movedBy, visibleFloor, zoomedTo } from '../../../../web/src/hall/stage/map-view'
import { type LabelledBooth, leastDots } from './labels'
import { emptyFrame, fontFamily, type Side, windowSize } from './side'

interface BareSide extends Side {
  canvas: HTMLCanvasElement
  show(view: MapView): void
}

/** Canvas 2D as one writes it by hand: everything in sight, booth by booth, anew for every frame. */
export function bareSide(booths: readonly LabelledBooth[], first: MapView): BareSide {
  const canvas = document.createElement('canvas')
  canvas.width = windowSize.width
  canvas.height = windowSize.height
  emptyFrame().append(canvas)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  let view = first

  const show = (next: MapView) => {
    view = next
    drawBooths(context, booths, view)
  }
  const middle = { x: windowSize.width / 2, y: windowSize.height / 2 }
  show(first)
  return {
    canvas,
    show,
    moveBy: (right, down) => show(movedBy(view, right, down)),
    zoomBy: (factor) => show(zoomedTo(view, view.scale * factor, middle)),
    view: () => view,
    end: () => canvas.remove(),
  }
}

function drawBooths(
  context: CanvasRenderingContext2D,
  booths: readonly LabelledBooth[],
  view: MapView,
): void {
  const { x, y, scale } = view
  const seen = visibleFloor(view, windowSize)
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = dayColours.paper
  context.fillRect(0, 0, windowSize.width, windowSize.height)
  context.setTransform(scale, 0, 0, scale, -x * scale, -y * scale)
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.lineWidth = 0.08
  for (const booth of booths) {
    const isOutside =
      booth.x > seen.x + seen.width ||
      booth.y > seen.y + seen.depth ||
      booth.x + booth.width < seen.x ||
      booth.y + booth.depth < seen.y
    if (isOutside) continue
    const { fill, line, ink } = dayColours.booths[booth.state]
    context.fillStyle = fill
    context.fillRect(booth.x, booth.y, booth.width, booth.depth)
    context.strokeStyle = line
    context.strokeRect(booth.x, booth.y, booth.width, booth.depth)
    const { size, nameSize, cutName } = booth
    if (size * scale < leastDots) continue
    const [middle, half] = [booth.x + booth.width / 2, booth.y + booth.depth / 2]
    const isNamed = cutName !== '' && nameSize * scale >= leastDots
    context.fillStyle = ink
    context.font = `600 ${size}px ${fontFamily}`
    context.fillText(booth.code, middle, isNamed ? half - size * 0.62 : half)
    if (!isNamed) continue
    context.font = `400 ${nameSize}px ${fontFamily}`
    context.fillText(cutName, middle, half + size * 0.62)
  }
}
