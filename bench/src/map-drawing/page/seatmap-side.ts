import type { Rect } from '@fairground/floorplan/geometry'
import type { MapView } from '../../../../web/src/hall/stage/map-view'
import type { LabelledBooth } from './labels'
import { emptyFrame, type Side } from './side'

/** The little of seatmap-canvas that is used; its script is loaded beside this one. It draws SVG, in spite of its name. */
interface Seatmap {
  data: { addBulkBlock(blocks: object[]): void }
  svg: { node: object; stage: { node: { node(): SVGGElement } } }
  zoomManager: {
    zoomTypes: {
      normal: {
        translateBy(svg: object, right: number, down: number): void
        scaleBy(svg: object, factor: number): void
      }
    }
  }
}
declare const SeatMapCanvas: new (selector: string, options: object) => Seatmap

/** Seats are circles of one size, so a metre is as many of its pixels as make a small booth a seat. */
const pixelsPerMetre = 8

export function seatmapSide(booths: readonly LabelledBooth[], first: MapView): Side {
  emptyFrame()
  const map = new SeatMapCanvas('#frame', {
    legend: false,
    resizable: false,
    min_zoom: 0.05,
    // A little below this it takes the veil off its seats.
    max_zoom: 2.5,
    canvas_stageout_control: false,
    style: {
      seat: { radius: 1.4 * pixelsPerMetre },
      label: { radius: 0, font_size: 0.6 * pixelsPerMetre },
    },
  })
  map.data.addBulkBlock(blocksOf(booths))
  const { normal } = map.zoomManager.zoomTypes
  const { node } = map.svg
  const stage = map.svg.stage.node.node()
  const moveBy = (right: number, down: number) => {
    const { scale } = placed(stage)
    normal.translateBy(node, right / scale, down / scale)
  }
  const view = (): MapView => {
    const { x, y, scale } = placed(stage)
    return { x: -x / scale / pixelsPerMetre, y: -y / scale / pixelsPerMetre, scale: scale * pixelsPerMetre }
  }
  normal.scaleBy(node, first.scale / view().scale)
  moveBy((view().x - first.x) * first.scale, (view().y - first.y) * first.scale)
  return {
    moveBy,
    zoomBy: (factor) => normal.scaleBy(node, factor),
    view,
    end: () => document.body.replaceChildren(),
  }
}

/** What it has moved its stage to. */
function placed(stage: SVGGElement): MapView {
  const { e, f, a } = stage.transform.baseVal.consolidate()?.matrix ?? { e: 0, f: 0, a: 1 }
  return { x: e, y: f, scale: a }
}

/** A hall is a block. Its seats bear no words of their own; labels are how it writes. */
function blocksOf(booths: readonly LabelledBooth[]): object[] {
  const halls = new Map<string, LabelledBooth[]>()
  for (const booth of booths) {
    const [hall = ''] = booth.code.split('-')
    const others = halls.get(hall)
    if (others) others.push(booth)
    else halls.set(hall, [booth])
  }
  return [...halls].map(([hall, seats]) => ({
    id: hall,
    title: hall,
    labels: seats.map((booth) => ({ title: booth.code, ...middleOf(booth) })),
    seats: seats.map((booth) => ({ id: booth.id, salable: booth.state === 'normal', ...middleOf(booth) })),
  }))
}

const middleOf = ({ x, y, width, depth }: Rect) => ({
  x: (x + width / 2) * pixelsPerMetre,
  y: (y + depth / 2) * pixelsPerMetre,
})
