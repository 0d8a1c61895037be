import {
  Colors,
  DxfWriter,
  LWPolylineFlags,
  point2d,
  point3d,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
} from '@tarikjabiri/dxf'
import { plateOf, strokesOfIcon } from '../draw-icons'
import { middleOf, type Rect } from '../geometry'
import { iconNames } from '../icon-names'
import { ofKind } from '../of-kind'
import type { Plan } from '../plan'
import { picturesIn } from '../plan-pictures'
import type { ScenePoint } from '../scene'

/** Layers as stand builders switch them on and off. */
const layers = {
  walls: { name: 'WALLS', colour: Colors.White },
  doors: { name: 'DOORS', colour: Colors.Cyan },
  pillars: { name: 'PILLARS', colour: Colors.White },
  lanes: { name: 'LANES', colour: Colors.Red },
  areas: { name: 'AREAS', colour: Colors.Blue },
  booths: { name: 'BOOTHS', colour: Colors.Green },
  numbers: { name: 'NUMBERS', colour: Colors.Yellow },
  signs: { name: 'SIGNS', colour: Colors.Blue },
  texts: { name: 'TEXTS', colour: Colors.Magenta },
} as const

/** A font that has Chinese on every machine that draws with it. */
const cjkStyle = 'CJK'

/** The plan for stand builders: in metres, one layer for each kind of thing, its origin in the south-west. */
export function writeDxf(plan: Plan, language: 'zh' | 'en'): string {
  const dxf = new DxfWriter()
  dxf.setUnits(Units.Meters)
  // Without it programs take a drawing for inches.
  dxf.setVariable('$MEASUREMENT', { 70: 1 })
  const style = dxf.tables.addStyle(cjkStyle)
  style.fontFileName = 'simsun.ttc'
  for (const { name, colour } of Object.values(layers)) dxf.addLayer(name, colour, 'Continuous')

  const up = ({ x, y }: ScenePoint) => ({ x, y: plan.depth - y })
  const on = ({ name }: { name: string }) => ({ layerName: name })

  const line = (points: readonly ScenePoint[], closed: boolean, layer: { name: string }) =>
    dxf.addLWPolyline(
      points.map((point) => ({ point: point2d(up(point).x, up(point).y) })),
      { ...on(layer), flags: closed ? LWPolylineFlags.Closed : LWPolylineFlags.None },
    )
  const box = ({ x, y, width, depth }: Rect, layer: { name: string }) =>
    line(
      [
        { x, y },
        { x: x + width, y },
        { x: x + width, y: y + depth },
        { x, y: y + depth },
      ],
      true,
      layer,
    )
  const words = (text: string, at: ScenePoint, size: number, rotation: number, layer: { name: string }) => {
    if (!text) return
    const middle = point3d(up(at).x, up(at).y)
    const entity = dxf.addText(middle, size, text, {
      ...on(layer),
      rotation: -rotation,
      horizontalAlignment: TextHorizontalAlignment.Center,
      verticalAlignment: TextVerticalAlignment.Middle,
      secondAlignmentPoint: middle,
    })
    entity.textStyle = cjkStyle
  }

  for (const { points, closed } of ofKind(plan.scenery, 'wall')) line(points, closed, layers.walls)
  for (const { from, to } of ofKind(plan.scenery, 'door')) line([from, to], false, layers.doors)
  for (const pillar of ofKind(plan.scenery, 'pillar')) box(pillar, layers.pillars)
  for (const lane of ofKind(plan.scenery, 'lane')) {
    box(lane, layers.lanes)
    words(lane.label?.[language] ?? '', middleOf(lane), 0.6, 0, layers.texts)
  }
  for (const area of ofKind(plan.scenery, 'area')) {
    box(area, layers.areas)
    words(area.label[language], middleOf(area), 0.6, 0, layers.texts)
  }
  for (const { text, at, size, rotation } of ofKind(plan.scenery, 'label'))
    words(text[language], at, size, rotation, layers.texts)
  for (const icon of ofKind(plan.scenery, 'icon')) {
    const plate = plateOf(icon)
    box(plate, layers.signs)
    for (const stroke of strokesOfIcon(icon)) line(stroke, false, layers.signs)
    const below = { x: icon.at.x, y: plate.y + plate.depth + icon.size * 0.3 }
    words(iconNames[icon.use][language], below, icon.size * 0.35, 0, layers.signs)
  }
  for (const booth of plan.booths) {
    box(booth, layers.booths)
    words(booth.code, middleOf(booth), Math.min(0.8, booth.width / 5), 0, layers.numbers)
  }
  return dxf.stringify()
}

/** A drawing of lines has no room for these; whoever saves one is told how many there are. */
export const picturesLeftOut = (plan: Plan): number => picturesIn(plan).length
