import { dayColours } from '@fairground/floorplan/plan-colours'
import { type MapView, movedBy, zoomedTo } from '../../../../web/src/hall/stage/map-view'
import { type LabelledBooth, leastDots } from './labels'
import { emptyFrame, fontFamily, type Side, windowSize } from './side'

/** The little of Konva that is used; its script is loaded beside this one. */
interface KonvaNode {
  destroy(): void
  visible(shown: boolean): void
  setAttrs(attributes: object): void
}
interface KonvaParent extends KonvaNode {
  add(child: KonvaNode): void
}
interface KonvaLayer extends KonvaParent {
  draw(): void
  batchDraw(): void
  getNativeCanvasElement(): HTMLCanvasElement
}
declare const Konva: {
  pixelRatio: number
  Stage: new (options: object) => KonvaParent
  Layer: new (options: object) => KonvaLayer
  Rect: new (options: object) => KonvaNode
  Text: new (options: object) => KonvaNode
}

interface KonvaOptions {
  /** All: as Konva does it by itself. Readable: hidden while too small to read, which its user has to program. */
  words: 'all' | 'readable'
}

export function konvaSide(
  booths: readonly LabelledBooth[],
  first: MapView,
  { words: wanted }: KonvaOptions,
): Side & { canvas: HTMLCanvasElement } {
  Konva.pixelRatio = 1
  const stage = new Konva.Stage({ container: emptyFrame(), ...windowSize })
  const layer = new Konva.Layer({ listening: false })
  stage.add(layer)
  const words: { node: KonvaNode; size: number; shown: boolean }[] = []
  const write = (text: string, booth: LabelledBooth, size: number, y: number, style: string) => {
    const node = new Konva.Text({
      text,
      x: booth.x,
      y: y - size / 2,
      width: booth.width,
      align: 'center',
      wrap: 'none',
      fontSize: size,
      fontStyle: style,
      fontFamily,
      fill: dayColours.booths[booth.state].ink,
      perfectDrawEnabled: false,
    })
    layer.add(node)
    words.push({ node, size, shown: true })
  }
  for (const booth of booths) {
    const { fill, line } = dayColours.booths[booth.state]
    layer.add(
      new Konva.Rect({
        x: booth.x,
        y: booth.y,
        width: booth.width,
        height: booth.depth,
        fill,
        stroke: line,
        strokeWidth: 0.08,
        perfectDrawEnabled: false,
      }),
    )
    const half = booth.y + booth.depth / 2
    const { size, nameSize, cutName } = booth
    write(booth.code, booth, size, cutName ? half - size * 0.62 : half, '600')
    if (cutName) write(cutName, booth, nameSize, half + size * 0.62, 'normal')
  }

  let view = first
  function place(): void {
    const { x, y, scale } = view
    stage.setAttrs({ x: -x * scale, y: -y * scale, scaleX: scale, scaleY: scale })
    if (wanted === 'all') return
    for (const word of words) {
      const isReadable = word.size * scale >= leastDots
      if (isReadable !== word.shown) word.node.visible(isReadable)
      word.shown = isReadable
    }
  }
  const show = (next: MapView) => {
    view = next
    place()
    layer.batchDraw()
  }
  place()
  layer.draw()
  const middle = { x: windowSize.width / 2, y: windowSize.height / 2 }
  return {
    moveBy: (right, down) => show(movedBy(view, right, down)),
    zoomBy: (factor) => show(zoomedTo(view, view.scale * factor, middle)),
    view: () => view,
    canvas: layer.getNativeCanvasElement(),
    end: () => stage.destroy(),
  }
}
