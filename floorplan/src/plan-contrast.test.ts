import { describe, expect, it } from 'vitest'
import { paintedByState, steppingBack } from './painting'
import { darkColours, dayColours, type PlanColours } from './plan-colours'

/** How bright a colour is, as WCAG counts. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (bright + 0.05) / (dark + 0.05)
}

type Pair = [what: string, one: string, other: string]

/** As booths look while others stand out. */
function paleOf(colours: PlanColours) {
  const painting = paintedByState(colours)
  return steppingBack(painting, new Set(), colours).coats.filter((coat) => !painting.coats.includes(coat))
}

/** Letters: 4.5 and more. */
const words = ({ booths, kinds, steps, icons, design, site, ...plan }: PlanColours): Pair[] => [
  ...Object.entries(booths).map(([state, { ink, fill }]): Pair => [state, ink, fill]),
  ...[...kinds, ...steps].map(({ ink, fill }): Pair => [fill, ink, fill]),
  ...[plan.paper, plan.ground, plan.lane, plan.fireLane, plan.area].map(
    (ground): Pair => [`names on ${ground}`, plan.faint, ground],
  ),
  ...paleOf({ booths, kinds, steps, icons, design, site, ...plan }).map(
    ({ ink, fill }): Pair => [`stepped back ${fill}`, ink, fill],
  ),
  ['own', plan.ownInk, plan.own],
  ['length', design.edgeInk, design.edge],
  ['measures', design.plateInk, design.plate],
  ['hindering', design.markInk, design.hindering],
  ['remark', design.markInk, design.remark],
  ['way', site.wayInk, site.way],
]

/** What has to be seen but not read, on whatever it may lie: 3 and more. */
function shapes({ paper, ground, fireLane, booths, design, wall, special }: PlanColours): Pair[] {
  const grounds = [paper, ground, fireLane]
  const fills = Object.entries(booths)
  return [
    ...grounds.flatMap((below): Pair[] => [
      ['edge of what is chosen', design.edge, below],
      ['edge of what is locked', design.locked, below],
      ['hatching', design.hatching, below],
      ['hatching of a remark', design.remark, below],
      ['wall', wall, below],
    ]),
    ['special', special, booths.normal.fill],
    // A booth that is chosen or lies on another one, except for red on red: there its handles and strokes tell.
    ...fills
      .filter(([state]) => state !== 'completed')
      .map(([state, { fill }]): Pair => [`hatching on ${state}`, design.hatching, fill]),
    ['handle', design.handle, design.edge],
  ]
}

describe.each([
  ['day', dayColours],
  ['dark', darkColours],
])('on a plan by %s', (_name, colours) => {
  it('words can be read', () => {
    const faint = words(colours).filter(([, one, other]) => contrast(one, other) < 4.5)
    expect(faint.map(([what, one, other]) => `${what} ${contrast(one, other).toFixed(2)}`)).toEqual([])
  })

  it('lines can be seen', () => {
    const faint = shapes(colours).filter(([, one, other]) => contrast(one, other) < 3)
    expect(
      faint.map(([what, one, other]) => `${what} ${one} ${other} ${contrast(one, other).toFixed(2)}`),
    ).toEqual([])
  })
})
