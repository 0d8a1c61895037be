import { overlaps, type Rect } from '@fairground/floorplan/geometry'
import type { AreaUse, DoorUse, IconUse, SceneElement, SceneText } from '@fairground/floorplan/scene'
import type { HallSketch } from './hall-list'
import { type Band, strips } from './indoor-frame'
import { type PlannedBooth, type ServiceName, standardSide } from './planned-booth'

const serviceDepth = 6
const pillarSide = 0.8
const pillarPitch = 18

/** Everything around the islands: shell, doors, lanes, pillars, service rooms, desks and the back-wall row. */
export function indoorScenery(sketch: HallSketch, bands: readonly Band[]) {
  const rooms = serviceRooms(sketch)
  const doors = doorsOf(sketch, bands)
  const services = foyerServices(sketch)
  const scenery: SceneElement[] = [
    ...lanesOf(sketch, bands),
    shell(sketch),
    ...doors,
    ...pillarsOf(sketch, bands),
    ...rooms,
    ...signsOf(sketch, bands),
    {
      kind: 'label',
      id: 'label-entrance',
      at: { x: sketch.width / 2, y: sketch.depth - 2 },
      text: { zh: '主入口', en: 'Main entrance' },
      size: 1.4,
      rotation: 0,
    },
  ]
  return { scenery, services, wallBooths: wallRow(sketch, rooms) }
}

function shell({ width, depth }: HallSketch): SceneElement {
  const points = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ]
  return { kind: 'wall', id: 'wall-shell', points, closed: true, thickness: 0.4 }
}

/** Fire lanes run down the middle and through every cross lane, clear of the pillars that stand at its edge. */
function lanesOf({ width, depth }: HallSketch, bands: readonly Band[]): SceneElement[] {
  const label: SceneText = { zh: '消防通道', en: 'Fire lane' }
  const centre: SceneElement = {
    kind: 'lane',
    id: 'lane-centre',
    use: 'fire',
    x: width / 2 - 2.5,
    y: strips.back - strips.aisle,
    width: 5,
    depth: depth - strips.back + strips.aisle,
    label,
  }
  const cross = bands.slice(0, -1).map((band, index): SceneElement => {
    const y = band.y + band.depth + 2
    return { kind: 'lane', id: `lane-cross-${index + 1}`, use: 'fire', x: 0, y, width, depth: 4, label }
  })
  return [centre, ...cross]
}

function doorsOf({ width, depth }: HallSketch, bands: readonly Band[]): SceneElement[] {
  const door = (
    id: string,
    use: DoorUse,
    from: [number, number],
    to: [number, number],
    label?: SceneText,
  ) => ({
    kind: 'door' as const,
    id,
    use,
    from: { x: from[0], y: from[1] },
    to: { x: to[0], y: to[1] },
    ...(label && { label }),
  })
  const middle = width / 2
  const laneMiddles = bands.slice(0, -1).map((band) => band.y + band.depth + 4)
  return [
    door('door-entrance', 'entrance', [middle - 4, depth], [middle + 4, depth], {
      zh: '入口',
      en: 'Entrance',
    }),
    door('door-exit-west', 'exit', [6, depth], [10, depth], { zh: '出口', en: 'Exit' }),
    door('door-exit-east', 'exit', [width - 10, depth], [width - 6, depth], { zh: '出口', en: 'Exit' }),
    door('door-loading', 'loading', [middle - 3, 0], [middle + 3, 0], { zh: '货运门', en: 'Freight door' }),
    ...laneMiddles.flatMap((y, index) => [
      door(`door-emergency-west-${index + 1}`, 'emergency', [0, y - 1.5], [0, y + 1.5]),
      door(`door-emergency-east-${index + 1}`, 'emergency', [width, y - 1.5], [width, y + 1.5]),
    ]),
  ]
}

/** A regular grid: one row of pillars at the upper edge of every cross lane and of the foyer. */
function pillarsOf({ width }: HallSketch, bands: readonly Band[]): SceneElement[] {
  const perSide = Math.floor((width / 2 - strips.side) / pillarPitch)
  const xs = Array.from({ length: perSide }, (_, index) => (index + 0.5) * pillarPitch).flatMap(
    (distance) => [width / 2 - distance, width / 2 + distance],
  )
  return bands.flatMap((band, row) =>
    xs
      .toSorted((a, b) => a - b)
      .map(
        (x, column): SceneElement => ({
          kind: 'pillar',
          id: `pillar-${row + 1}-${column + 1}`,
          x: x - pillarSide / 2,
          y: band.y + band.depth + 0.6,
          width: pillarSide,
          depth: pillarSide,
        }),
      ),
  )
}

function serviceRooms({ width }: HallSketch): (SceneElement & Rect)[] {
  const room = (id: string, use: AreaUse, x: number, roomWidth: number, zh: string, en: string) => ({
    kind: 'area' as const,
    id,
    use,
    x,
    y: 0,
    width: roomWidth,
    depth: serviceDepth,
    label: { zh, en },
  })
  return [
    room('area-toilet-west', 'toilet', 0, 8, '卫生间', 'Toilets'),
    room('area-storage', 'storage', 8, 6, '库房', 'Storage'),
    room('area-first-aid', 'firstAid', width - 14, 6, '医疗点', 'First aid'),
    room('area-toilet-east', 'toilet', width - 8, 8, '卫生间', 'Toilets'),
  ]
}

/** What hangs on the walls: where help is, and what puts a fire out beside every emergency door. */
function signsOf({ width, depth }: HallSketch, bands: readonly Band[]): SceneElement[] {
  const sign = (id: string, use: IconUse, x: number, y: number): SceneElement => ({
    kind: 'icon',
    id: `icon-${id}`,
    use,
    at: { x, y },
    size: 1.4,
  })
  const middle = width / 2
  return [
    sign('toilet-west', 'toilet', 4, 1.4),
    sign('toilet-east', 'toilet', width - 4, 1.4),
    sign('first-aid', 'firstAid', width - 11, 1.4),
    sign('defibrillator', 'defibrillator', middle + 5.6, depth - 1.4),
    sign('information', 'information', middle - 5.6, depth - 1.4),
    ...bands.slice(0, -1).flatMap((band, index) => {
      const y = band.y + band.depth + 1.2
      return [
        sign(`hydrant-west-${index + 1}`, 'hydrant', 1.3, y),
        sign(`extinguisher-east-${index + 1}`, 'extinguisher', width - 1.3, y),
      ]
    }),
  ]
}

/** Standard booths with their backs to the wall, in runs of six with a gap to reach the wall's hydrants. */
function wallRow(sketch: HallSketch, rooms: readonly Rect[]): PlannedBooth[] {
  if (sketch.theme === 'vehicles') return []
  const freightDoor: Rect = { x: sketch.width / 2 - 4.5, y: 0, width: 9, depth: serviceDepth }
  const from = 14 + strips.aisle
  const booths: PlannedBooth[] = []
  for (let x = from, run = 0; x + standardSide <= sketch.width - from; x += standardSide) {
    const booth: PlannedBooth = {
      x,
      y: strips.wallGap,
      width: standardSide,
      depth: standardSide,
      boothClass: 'standard',
      exhibitType: '02',
    }
    const blocked = [...rooms, freightDoor].some((obstacle) => overlaps(obstacle, booth))
    run = blocked || run === 6 ? 0 : run + 1
    if (run > 0) booths.push(booth)
  }
  return booths
}

/** Desks of the organiser along the entrance wall; they are booths, so that the plan can name and move them. */
function foyerServices({ width, depth }: HallSketch): PlannedBooth[] {
  const y = depth - standardSide - strips.wallGap
  const desk = (x: number, deskWidth: number, service: ServiceName): PlannedBooth => ({
    x,
    y,
    width: deskWidth,
    depth: standardSide,
    boothClass: 'standard',
    exhibitType: '02',
    service,
  })
  const middle = width / 2
  const desks = [
    desk(middle - 13, 6, { zh: '服务台', en: 'Service desk' }),
    desk(middle + 7, 6, { zh: '咖啡区', en: 'Café' }),
  ]
  if (width < 80) return desks
  return [
    ...desks,
    desk(middle - 25, 9, { zh: '商务中心', en: 'Business centre' }),
    desk(middle + 16, 9, { zh: '休息区', en: 'Rest area' }),
    // Not put to any use yet.
    desk(12, 6, { zh: '', en: '' }),
  ]
}
