import { initialSettings } from '@fairground/domain/settings'
import { openSides } from '@fairground/floorplan/geometry'
import type { FairSize } from '../fair-size'
import type { Random } from '../random'
import type { BoothRow, HallRow } from '../rows'
import { type HallSketch, hallSketches } from './hall-list'
import { indoorPlan } from './indoor-layout'
import { outdoorPlan } from './outdoor-layout'
import type { PlannedBooth } from './planned-booth'

export interface HallRows {
  hall: HallRow[]
  booth: BoothRow[]
}

export function hallRows(size: FairSize, edition: number, random: Random): HallRows {
  const rows: HallRows = { hall: [], booth: [] }
  hallSketches(size).forEach((sketch, index) => {
    const own = random.fork(sketch.code)
    const plan = sketch.kind === 'indoor' ? indoorPlan(sketch, own) : outdoorPlan(sketch, own)
    const hall: HallRow = {
      id: own.uuid(),
      edition,
      code: sketch.code,
      name_zh: sketch.name.zh,
      name_en: sketch.name.en,
      kind: sketch.kind,
      exhibit_type: sketch.exhibitType,
      position: index + 1,
      width_m: sketch.width,
      depth_m: sketch.depth,
      scenery: plan.scenery,
      ...limits[sketch.kind],
      ...movingTimes(sketch.kind),
    }
    rows.hall.push(hall)
    rows.booth.push(...numbered(plan.booths, sketch, hall, own))
  })
  return rows
}

/** How high one may build and what the floor bears. Under the sky only the wind sets a limit. */
const limits = {
  indoor: { clear_height_m: 6, floor_load_kg_m2: 1500 },
  outdoor: { clear_height_m: null, floor_load_kg_m2: 3000 },
} as const

/** Stands are built up in the days before the opening, the heavy ones outdoors first, and leave from the last afternoon on. */
function movingTimes(kind: HallSketch['kind']) {
  const { opens, closes } = initialSettings.fairDates
  const at = (day: string, offset: number, clock: string) =>
    `${new Date(Date.parse(day) + offset * 86_400_000).toISOString().slice(0, 10)}T${clock}:00+08:00`
  return {
    move_in_from: at(opens, kind === 'outdoor' ? -5 : -3, '08:00'),
    move_in_until: at(opens, -1, '18:00'),
    move_out_from: at(closes, 0, '15:00'),
    move_out_until: at(closes, 1, '20:00'),
  }
}

function numbered(planned: PlannedBooth[], sketch: HallSketch, hall: HallRow, random: Random): BoothRow[] {
  const floor = { x: 0, y: 0, width: sketch.width, depth: sketch.depth }
  const stands = planned.filter((booth) => booth.service === undefined)
  const services = planned.filter((booth) => booth.service !== undefined)
  const codes = new Map<PlannedBooth, string>([
    ...stands.map((booth, index) => [booth, standCode(sketch, index)] as const),
    ...services.map((booth, index) => [booth, serviceCode(sketch, index)] as const),
  ])
  const standard = stands.filter((booth) => booth.boothClass === 'standard')
  // A few booths of every hall cannot be used, say because a hydrant must stay accessible.
  const blocked = new Set(random.some(standard, Math.ceil(standard.length * 0.012)))
  return planned.map((booth) => {
    const open = openSides(booth, { hall: floor, obstacles: planned })
    const isService = booth.service !== undefined
    const isStandard = booth.boothClass === 'standard'
    return {
      id: random.uuid(),
      hall_id: hall.id,
      edition: hall.edition,
      code: codes.get(booth) ?? '',
      booth_class: booth.boothClass,
      exhibit_type: booth.exhibitType,
      open_sides: open.length,
      special: isStandard && !isService && open.length >= 2 && random.chance(0.12),
      status: isService ? 'function' : blocked.has(booth) ? 'disabled' : 'normal',
      name: booth.service?.zh ?? '',
      name_en: booth.service?.en ?? '',
      x_m: booth.x,
      y_m: booth.y,
      width_m: booth.width,
      depth_m: booth.depth,
    }
  })
}

function standCode({ code, kind }: HallSketch, index: number): string {
  return kind === 'outdoor' ? `${code}-OD${String(index + 1).padStart(2, '0')}` : `${code}-${101 + index}`
}

function serviceCode({ code, kind }: HallSketch, index: number): string {
  return `${code}-${kind === 'outdoor' ? 'ODF' : 'F'}${String(index + 1).padStart(2, '0')}`
}
