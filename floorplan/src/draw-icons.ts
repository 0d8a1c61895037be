import { overlaps, type Rect } from './geometry'
import type { PlanColours } from './plan-colours'
import type { IconUse, SceneElement, ScenePoint } from './scene'
import type { Surface } from './surface'

type Icon = Extract<SceneElement, { kind: 'icon' }>

/** Below this many dots a sign is a speck, and only hides what is under it. */
const dotsForIcons = 9

const groups: Record<IconUse, Exclude<keyof PlanColours['icons'], 'ink'>> = {
  hydrant: 'fire',
  extinguisher: 'fire',
  firstAid: 'rescue',
  defibrillator: 'rescue',
  stairs: 'service',
  lift: 'service',
  toilet: 'service',
  information: 'service',
  food: 'service',
  power: 'service',
  water: 'service',
  network: 'service',
}

/** Each a plate in the colour of its group, with its sign on it. */
export function drawIcons(
  surface: Surface,
  icons: readonly Icon[],
  { floor, scale, colours }: { floor: Rect; scale: number; colours: PlanColours },
): void {
  const seen = icons.filter((icon) => icon.size * scale >= dotsForIcons && overlaps(plateOf(icon), floor))
  for (const group of ['fire', 'rescue', 'service'] as const)
    for (const [size, alike] of bySize(seen.filter(({ use }) => groups[use] === group))) {
      surface.rects(alike.map(plateOf), { fill: colours.icons[group], radius: size * 0.2 })
      surface.lines(alike.flatMap(strokesOfIcon), {
        colour: colours.icons.ink,
        width: size * 0.085,
        round: true,
      })
    }
}

export const plateOf = ({ at, size }: Icon): Rect => ({
  x: at.x - size / 2,
  y: at.y - size / 2,
  width: size,
  depth: size,
})

/** The sign as it stands on its plate. */
export const strokesOfIcon = ({ use, at, size }: Icon): ScenePoint[][] =>
  signs[use].map((line) => line.map((point) => placed(point, at, size)))

function bySize(icons: readonly Icon[]): Map<number, Icon[]> {
  const sizes = new Map<number, Icon[]>()
  for (const icon of icons) sizes.set(icon.size, [...(sizes.get(icon.size) ?? []), icon])
  return sizes
}

/** From the middle to the right and down, in tenths of the plate. */
type Step = readonly [right: number, down: number]
type Line = readonly Step[]

const placed = ([right, down]: Step, at: ScenePoint, size: number): ScenePoint => ({
  x: at.x + (right * size) / 10,
  y: at.y + (down * size) / 10,
})

/** Part of a circle, clockwise from the angle it begins at; 0 is to the right. */
const arc = ([right, down]: Step, radius: number, from: number, turn: number): Line =>
  Array.from({ length: 9 }, (_, step) => {
    const angle = ((from + (turn * step) / 8) * Math.PI) / 180
    return [right + radius * Math.cos(angle), down + radius * Math.sin(angle)]
  })
const ring = (middle: Step, radius: number): Line => [
  ...arc(middle, radius, 0, 180),
  ...arc(middle, radius, 180, 180),
]
const box = (left: number, top: number, right: number, bottom: number): Line => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
  [left, top],
]

const signs: Record<IconUse, readonly Line[]> = {
  // A reel with its hose.
  hydrant: [
    ring([-0.6, -0.4], 2.4),
    ring([-0.6, -0.4], 0.6),
    [
      [1.8, -0.4],
      [1.8, 2.6],
      [3, 2.6],
    ],
  ],
  // A bottle with its lever and hose.
  extinguisher: [
    box(-1.3, -1.2, 1.3, 3.2),
    [
      [0, -1.2],
      [0, -2.6],
      [-1.9, -2.6],
    ],
    [
      [0, -2.6],
      [2.4, -1.6],
      [2.4, 0.6],
    ],
  ],
  firstAid: [
    [
      [0, -3],
      [0, 3],
    ],
    [
      [-3, 0],
      [3, 0],
    ],
  ],
  // A heart with a bolt.
  defibrillator: [
    [...arc([-1.5, -1.1], 1.6, 150, 190), ...arc([1.5, -1.1], 1.6, 200, 190), [0, 3], [-2.9, -0.3]],
    [
      [0.5, -1.6],
      [-0.6, 0.3],
      [0.6, 0.3],
      [-0.4, 1.9],
    ],
  ],
  stairs: [
    [
      [-3, 2.6],
      [-1, 2.6],
      [-1, 0.8],
      [1, 0.8],
      [1, -1],
      [3, -1],
      [3, -2.8],
    ],
  ],
  lift: [
    box(-2.7, -3, 2.7, 3),
    [
      [-1.4, -0.5],
      [0, -1.9],
      [1.4, -0.5],
    ],
    [
      [-1.4, 0.7],
      [0, 2.1],
      [1.4, 0.7],
    ],
  ],
  // Two people and a wall between them.
  toilet: [
    ring([-2, -2.2], 0.6),
    [
      [-2, -1],
      [-2, 3],
    ],
    [
      [0, -3],
      [0, 3],
    ],
    ring([2, -2.2], 0.6),
    [
      [2, -1],
      [1, 1.4],
      [3, 1.4],
      [2, -1],
    ],
    [
      [2, 1.4],
      [2, 3],
    ],
  ],
  information: [
    ring([0, -2.6], 0.3),
    [
      [-0.9, -0.8],
      [0, -0.8],
      [0, 2.7],
    ],
    [
      [-1.1, 2.7],
      [1.1, 2.7],
    ],
  ],
  // A cup, steaming.
  food: [
    [
      [-2.6, -0.6],
      [-2.2, 2.4],
      [1.2, 2.4],
      [1.6, -0.6],
      [-2.6, -0.6],
    ],
    arc([1.5, 0.6], 1.2, -90, 180),
    [
      [-1.4, -3],
      [-1.4, -1.9],
    ],
    [
      [0.4, -3],
      [0.4, -1.9],
    ],
  ],
  power: [
    [
      [0.8, -3.2],
      [-1.8, 0.6],
      [1.8, 0.6],
      [-0.6, 3.2],
    ],
  ],
  // A drop.
  water: [[[0, -3.2], ...arc([0, 0.9], 2.1, -35, 250), [0, -3.2]]],
  network: [
    ring([0, 2.3], 0.3),
    arc([0, 2.3], 2, 225, 90),
    arc([0, 2.3], 3.6, 225, 90),
    arc([0, 2.3], 5.2, 225, 90),
  ],
}
