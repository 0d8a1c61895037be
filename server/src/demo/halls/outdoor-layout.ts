import type { SceneElement, SceneText } from '@fairground/floorplan/scene'
import type { Random } from '../random'
import type { HallSketch } from './hall-list'
import type { HallPlan, PlannedBooth, ServiceName } from './planned-booth'

/** A fire engine's own way round the zone; ladders need the width to turn. */
const ring = 7
const aisle = 6
const gate = 8
/** The demonstration ground every zone keeps free in its upper right corner. */
const ground = { width: 24, depth: 15 }

export function outdoorPlan(sketch: HallSketch, random: Random): HallPlan {
  const room = sketch.width - 2 * ring
  const depths = rowDepths(sketch.depth - 2 * ring, random)
  const rowAisle = spread(sketch.depth - 2 * ring, depths)
  let y = ring
  const booths = depths.flatMap((depth, row) => {
    const top = y
    y = toCentimetre(y + depth + rowAisle)
    return lotRow(top, depth, row === 0 ? room - ground.width - aisle : room, random)
  })
  booths.push(
    serviceLot(sketch, { zh: '服务台', en: 'Service desk' }, 0),
    serviceLot(sketch, { zh: '餐饮区', en: 'Food court' }, 1),
  )
  return { booths, scenery: sceneryOf(sketch) }
}

function rowDepths(room: number, random: Random): number[] {
  const depths: number[] = [ground.depth]
  let left = room - ground.depth - aisle
  while (left >= 10) {
    const depth = random.pick([10, 15, 15].filter((candidate) => candidate <= left))
    depths.push(depth)
    left -= depth + aisle
  }
  // What is left would only widen the aisles; deeper lots make better use of it.
  for (let row = 1, spare = left + aisle; row < depths.length && spare >= 5; row++, spare -= 5) {
    depths[row] = (depths[row] ?? 0) + 5
  }
  return depths
}

/** Lots alone or side by side in pairs, so that each keeps three open sides for ladders and outriggers. */
function lotRow(y: number, depth: number, room: number, random: Random): PlannedBooth[] {
  const blocks: { lots: number; width: number }[] = []
  let left = room
  while (left >= 10) {
    const width = random.pick([10, 12, 15, 20].filter((candidate) => candidate <= left))
    const lots = left >= 2 * width && random.chance(0.6) ? 2 : 1
    blocks.push({ lots, width })
    left -= lots * width + aisle
  }
  const between = spread(
    room,
    blocks.map((block) => block.lots * block.width),
  )
  let x = ring
  return blocks.flatMap(({ lots, width }) => {
    const from = x
    x = toCentimetre(x + lots * width + between)
    return Array.from({ length: lots }, (_, part): PlannedBooth => {
      const at = toCentimetre(from + part * width)
      return { x: at, y, width, depth, boothClass: 'raw', exhibitType: '01' }
    })
  })
}

/** The gap that lets blocks of these lengths fill the room from edge to edge. */
function spread(room: number, lengths: readonly number[]): number {
  const free = room - lengths.reduce((sum, length) => sum + length, 0)
  return lengths.length > 1 ? Math.floor((free / (lengths.length - 1)) * 10) / 10 : 0
}

const toCentimetre = (metres: number): number => Math.round(metres * 100) / 100

function serviceLot({ width, depth }: HallSketch, service: ServiceName, index: number): PlannedBooth {
  const x = index === 0 ? width / 2 - gate / 2 - 9 : width / 2 + gate / 2 + 3
  return { x, y: depth - 4, width: 6, depth: 3, boothClass: 'standard', exhibitType: '01', service }
}

function sceneryOf(sketch: HallSketch): SceneElement[] {
  const { code, width, depth } = sketch
  const fire: SceneText = { zh: '消防通道', en: 'Fire lane' }
  const lane = (id: string, x: number, y: number, laneWidth: number, laneDepth: number): SceneElement => ({
    kind: 'lane',
    id,
    use: 'fire',
    x,
    y,
    width: laneWidth,
    depth: laneDepth,
    label: fire,
  })
  const middle = width / 2
  return [
    lane('lane-north', 0, 1, width, 5),
    lane('lane-west', 1, 6, 5, depth - 12),
    lane('lane-east', width - 6, 6, 5, depth - 12),
    {
      kind: 'wall',
      id: 'wall-fence',
      points: [
        { x: middle - gate / 2, y: depth },
        { x: 0, y: depth },
        { x: 0, y: 0 },
        { x: width, y: 0 },
        { x: width, y: depth },
        { x: middle + gate / 2, y: depth },
      ],
      closed: false,
      thickness: 0.15,
    },
    {
      kind: 'door',
      id: 'door-gate',
      use: 'entrance',
      from: { x: middle - gate / 2, y: depth },
      to: { x: middle + gate / 2, y: depth },
      label: { zh: '入口', en: 'Gate' },
    },
    {
      kind: 'area',
      id: 'area-ground',
      use: code.startsWith('L') ? 'loading' : 'demonstration',
      x: width - ring - ground.width,
      y: ring,
      ...ground,
      label: code.startsWith('L')
        ? { zh: '装卸作业区', en: 'Loading bay' }
        : { zh: '举高演示区', en: 'Aerial demonstration ground' },
    },
  ]
}
