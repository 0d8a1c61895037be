import { overlaps, type Rect } from '@fairground/floorplan/geometry'
import { outlineOf } from '@fairground/floorplan/hall-on-site'
import type { ScenePoint, SceneText } from '@fairground/floorplan/scene'
import type { Ground, GroundUse, Place, SitePlan } from '@fairground/floorplan/site-plan'
import type { FairSize } from '../fair-size'
import { hallSketches } from './hall-list'
import { type SiteFrame, siteFrame } from './site-frame'

/** The grounds of the demo fair: a cross of promenades between a road and a river, with the halls around it. */
export function demoSitePlan(size: FairSize): SitePlan {
  const frame = siteFrame(hallSketches(size))
  const parks = parksOf(frame)
  return {
    version: 1,
    width: frame.width,
    depth: frame.depth,
    north: 0,
    grounds: [...surroundings(frame), ...promenades(frame), ...parks],
    trees: treesOf(frame, parks),
    gates: gatesOf(frame),
    places: placesOf(frame, parks),
    halls: frame.halls.map(({ hall, x, y, turn }) => ({ hall, x, y, turn })),
  }
}

const outlines = ({ halls }: SiteFrame): Rect[] => halls.map((hall) => outlineOf(hall, hall))

const text = (zh: string, en: string): SceneText => ({ zh, en })

const box = (left: number, top: number, right: number, bottom: number): ScenePoint[] => [
  { x: left, y: top },
  { x: right, y: top },
  { x: right, y: bottom },
  { x: left, y: bottom },
]

const ground = (id: string, use: GroundUse, points: ScenePoint[], label?: SceneText): Ground => ({
  id,
  use,
  points,
  ...(label && { label }),
})

/** How far the bank swings east of where it lies on average. */
const swing = (y: number): number => Math.round(600 * Math.sin(y / 62) + 350 * Math.sin(y / 27 + 1)) / 100

const bank = (x: number, from: number, to: number): ScenePoint[] => {
  const pieces = Math.ceil((to - from) / 8)
  return Array.from({ length: pieces + 1 }, (_, piece) => {
    const y = Math.round((from + ((to - from) * piece) / pieces) * 100) / 100
    return { x: Math.round((x + swing(y)) * 100) / 100, y }
  })
}

function surroundings({ width, depth, street, road, ground: own, river }: SiteFrame): Ground[] {
  const shore = bank(river, 0, depth)
  return [
    ground(
      'river',
      'water',
      [{ x: width, y: 0 }, ...shore, { x: width, y: depth }],
      text('滨河', 'Bin River'),
    ),
    ground('street-west', 'road', box(0, 0, street, depth)),
    ground('road-north', 'road', box(0, road.top, width, road.bottom), text('滨河路', 'Binhe Road')),
    ground('fairground', 'plaza', [
      { x: own.left, y: own.top },
      ...bank(own.right, own.top, own.bottom),
      { x: own.left, y: own.bottom },
    ]),
  ]
}

function promenades({ ground: own, promenade, avenue }: SiteFrame): Ground[] {
  const { left, right, top, bottom } = promenade
  return [
    ground(
      'avenue-west',
      'promenade',
      box(own.left, avenue.top, left, avenue.bottom),
      text('西大道', 'West Avenue'),
    ),
    ground(
      'avenue-east',
      'promenade',
      box(right, avenue.top, own.right - 12, avenue.bottom),
      text('东大道', 'East Avenue'),
    ),
    ground('promenade', 'promenade', box(left, top, right, bottom), text('中央大道', 'Central Promenade')),
  ]
}

/** What no hall needs: a car park in the north-west, greens between the rows and beside the square. */
function parksOf(frame: SiteFrame): Ground[] {
  const { ground: own, avenue, promenade, halls } = frame
  const margin = 12
  const hall = (code: string) => halls.find((one) => one.hall === code)
  const [north, upper, lower, square] = [hall('N1'), hall('W3'), hall('W4'), hall('S1')]
  const parks = [
    ...(north
      ? [
          ground(
            'car-park',
            'parking',
            box(own.left + margin, north.y, north.x - margin, avenue.top - margin),
          ),
        ]
      : []),
    ...(upper && lower
      ? [
          ground(
            'court',
            'green',
            box(
              upper.x + margin,
              upper.y + upper.depth + margin,
              upper.x + upper.width - margin,
              lower.y - margin * 3,
            ),
          ),
        ]
      : []),
    ...(square
      ? [
          ground(
            'grove-west',
            'green',
            box(own.left + margin, square.y, square.x - margin * 2, own.bottom - margin),
          ),
          ground(
            'grove-east',
            'green',
            box(square.x + square.width + margin * 2, square.y, own.right - margin * 2, own.bottom - margin),
          ),
        ]
      : [
          ground(
            'grove',
            'green',
            box(promenade.left, promenade.bottom + 4, promenade.right, own.bottom - 4),
          ),
        ]),
  ]
  return parks.filter(
    ({ points: [first, , last] }) => first && last && last.x - first.x >= 16 && last.y - first.y >= 8,
  )
}

const inside = ({ points: [first, , last] }: Ground): Rect => ({
  x: first?.x ?? 0,
  y: first?.y ?? 0,
  width: (last?.x ?? 0) - (first?.x ?? 0),
  depth: (last?.y ?? 0) - (first?.y ?? 0),
})

/** Evenly spread, the first and the last this far from the ends. */
function spread(from: number, to: number, pitch: number, inset: number): number[] {
  const room = to - from - 2 * inset
  const count = Math.max(1, Math.floor(room / pitch))
  return Array.from(
    { length: count + 1 },
    (_, index) => Math.round((from + inset + (room * index) / count) * 100) / 100,
  )
}

function treesOf(frame: SiteFrame, parks: readonly Ground[]): ScenePoint[] {
  const { ground: own, promenade, avenue } = frame
  const { left, right, top, bottom } = promenade
  const rows = [avenue.top + 4, avenue.bottom - 4]
  const lines = [left + 4, right - 4]
  const greens = parks.filter(({ use }) => use === 'green').map(inside)
  const trees = [
    ...[...spread(top, avenue.top, 14, 8), ...spread(avenue.bottom, bottom, 14, 8)].flatMap((y) =>
      lines.map((x) => ({ x, y })),
    ),
    ...[...spread(own.left, left, 14, 10), ...spread(right, own.right - 12, 14, 10)].flatMap((x) =>
      rows.map((y) => ({ x, y })),
    ),
    ...bank(own.right - 9, own.top + 16, own.bottom - 16).filter((_, index) => index % 3 === 0),
    ...greens.flatMap(({ x, y, width, depth }) =>
      spread(y, y + depth, 14, 6).flatMap((down) =>
        spread(x, x + width, 15, 6).map((across) => ({ x: across, y: down })),
      ),
    ),
  ]
  const halls = outlines(frame)
  const crown = 3
  return trees.filter(({ x, y }) => {
    const shade = { x: x - crown, y: y - crown, width: 2 * crown, depth: 2 * crown }
    return !halls.some((hall) => overlaps(hall, shade))
  })
}

function gatesOf({ ground: own, promenade, avenue }: SiteFrame): SitePlan['gates'] {
  const middle = (promenade.left + promenade.right) / 2
  return [
    { id: 'north', use: 'visitors', at: { x: middle, y: own.top }, label: text('北门', 'North Gate') },
    {
      id: 'west',
      use: 'visitors',
      at: { x: own.left, y: (avenue.top + avenue.bottom) / 2 },
      label: text('西门', 'West Gate'),
    },
    { id: 'south', use: 'visitors', at: { x: middle, y: own.bottom }, label: text('南门', 'South Gate') },
    {
      id: 'goods',
      use: 'goods',
      at: { x: own.right - 70, y: own.top },
      label: text('货运门', 'Goods Gate'),
    },
  ]
}

function placesOf({ road, ground: own, promenade, avenue }: SiteFrame, parks: readonly Ground[]): Place[] {
  const kerb = (road.top + road.bottom) / 2
  const carPark = parks.find(({ use }) => use === 'parking')
  const lot = carPark && inside(carPark)
  return [
    {
      id: 'metro',
      use: 'metro',
      at: { x: own.left + 34, y: kerb },
      label: text('会展中心站 B 口', 'Expo Centre Station, Exit B'),
    },
    { id: 'taxi', use: 'taxi', at: { x: promenade.right + 60, y: kerb }, label: text('出租车', 'Taxis') },
    { id: 'bus', use: 'bus', at: { x: promenade.right + 130, y: kerb }, label: text('公交站', 'Buses') },
    {
      id: 'first-aid',
      use: 'firstAid',
      at: { x: own.right - 56, y: (avenue.top + avenue.bottom) / 2 },
      label: text('医疗点', 'First aid'),
    },
    ...(lot
      ? [
          {
            id: 'car-park-entrance',
            use: 'parking' as const,
            at: { x: lot.x + lot.width / 2, y: lot.y + lot.depth / 2 },
            label: text('停车场', 'Car park'),
          },
        ]
      : []),
  ]
}
