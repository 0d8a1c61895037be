import { between } from '@fairground/floorplan/distance'
import type { Rect } from '@fairground/floorplan/geometry'
import { spansAt } from '@fairground/floorplan/polygon'
import type { ScenePoint } from '@fairground/floorplan/scene'
import { findSiteWay } from '@fairground/floorplan/site-ways'
import { describe, expect, it } from 'vitest'
import { demoSitePlan } from '../../src/demo/halls/site-plan'
import { fairOf, found } from './fairs'
import { outlines, walkable } from './walks'

type Drawn = readonly (readonly [x: number, y: number])[]

/** Drawn on the plan with a ruler, in metres of the site: from a gate to the entrance of a hall, around all that bars. */
const byHand: [gate: string, hall: string, line: Drawn][] = [
  [
    'west',
    'S1',
    [
      [36, 182],
      [179, 227],
      [200, 448],
      [251, 476],
      [272, 540],
      [348, 539],
    ],
  ],
  [
    'south',
    'W1',
    [
      [348, 565],
      [272, 540],
      [272, 476],
      [200, 448],
      [180, 227],
      [120.5, 228],
    ],
  ],
  [
    'north',
    'W3',
    [
      [348, 42],
      [319, 157],
      [259.5, 228],
    ],
  ],
  [
    'north',
    'E4',
    [
      [348, 42],
      [377, 157],
      [491, 227],
      [511, 448],
      [568, 447],
    ],
  ],
  [
    'west',
    'N1',
    [
      [36, 182],
      [200, 164],
      [259.5, 156],
    ],
  ],
  [
    'west',
    'W2',
    [
      [36, 182],
      [61, 448],
      [120.5, 447],
    ],
  ],
  [
    'south',
    'E3',
    [
      [348, 565],
      [424, 540],
      [434, 447],
    ],
  ],
  [
    'south',
    'L1',
    [
      [348, 565],
      [424, 540],
      [425, 476],
      [491, 448],
      [511, 227],
      [573, 156],
    ],
  ],
  [
    'west',
    'E2',
    [
      [36, 182],
      [511, 222],
      [568, 228],
    ],
  ],
  [
    'north',
    'S1',
    [
      [348, 42],
      [319, 448],
      [272, 476],
      [272, 540],
      [348, 539],
    ],
  ],
]

const lengthOf = (line: readonly ScenePoint[]) =>
  line.reduce((sum, to, index) => sum + between(line[index - 1], to), 0)

/** A point every quarter of a metre. */
const along = (line: readonly ScenePoint[]): ScenePoint[] =>
  line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to
    const looks = Math.ceil(between(from, to) * 4)
    return Array.from({ length: looks + 1 }, (_, look) => ({
      x: from.x + ((to.x - from.x) * look) / looks,
      y: from.y + ((to.y - from.y) * look) / looks,
    }))
  })

const gapTo = ({ x, y, width, depth }: Rect, point: ScenePoint): number =>
  Math.hypot(Math.max(x - point.x, 0, point.x - x - width), Math.max(y - point.y, 0, point.y - y - depth))

describe('ways over the demo site', () => {
  const fair = fairOf('default')
  const site = demoSitePlan('default')
  const walks = walkable(fair, site)
  const halls = outlines(site, fair)
  const beds = site.grounds.filter(({ use }) => use === 'green')
  const isPlanted = ({ x, y }: ScenePoint) =>
    beds.some(({ points }) => spansAt(points, y).some(({ from, to }) => x > from && x < to)) ||
    site.trees.some((tree) => between(tree, { x, y }) < 0.7)

  it.each(byHand)('from the %s gate to %s they are as good as a line drawn by hand', (gate, hall, drawn) => {
    const hand = drawn.map(([x, y]) => ({ x, y }))
    const entrance = found(fair.hall.find(({ code }) => code === hall)).scenery.find(
      (element) => element.kind === 'door' && element.use === 'entrance',
    )
    const way = found(findSiteWay(walks, { gate }, { hall, door: found(entrance).id }))
    const [ours] = way.legs.map(({ points }) => points)
    expect(hand[0]).toEqual(ours?.[0])
    expect(hand.at(-1)).toEqual(ours?.at(-1))
    expect(lengthOf(ours ?? [])).toBeLessThanOrEqual(lengthOf(hand) * 1.1)
    expect(along(ours ?? []).filter(isPlanted)).toEqual([])
    const atTheDoor = found(ours?.at(-1))
    const tooNear = along(ours ?? []).filter(
      (point) => between(point, atTheDoor) > 2 && halls.some((one) => gapTo(one, point) < 0.5),
    )
    expect(tooNear).toEqual([])
    // The hand walks where we do, or the comparison says nothing.
    const barred = along(hand).filter((point) => halls.some((one) => gapTo(one, point) === 0))
    expect(barred.filter((point) => between(point, atTheDoor) > 0.01)).toEqual([])
  })
})
