import { describe, expect, it } from 'vitest'
import { fitted, split } from './plan-sheet'

const halls = [
  { width: 120, depth: 80 },
  { width: 60, depth: 84 },
  { width: 300, depth: 40 },
  { width: 200, depth: 5 },
  { width: 2, depth: 2_000 },
  { width: 50, depth: 50 },
]

describe.each(['A4', 'A3'] as const)('a hall over several sheets of %s', (paper) => {
  it.each(halls)('of $width × $depth m covers all of the floor, in a number that can be glued', (hall) => {
    const { floors, scale, width, depth } = split(hall, paper)
    expect(floors.length).toBeLessThanOrEqual(24)
    const along = hall.depth > hall.width ? 'y' : 'x'
    const [size, length] = along === 'y' ? (['depth', hall.depth] as const) : (['width', hall.width] as const)
    let covered = 0
    for (const floor of floors) {
      expect(floor[along]).toBeLessThanOrEqual(covered + 1e-9)
      covered = floor[along] + floor[size]
      expect(floor.width * scale).toBeLessThanOrEqual(width)
      expect(floor.depth * scale).toBeLessThanOrEqual(depth)
    }
    expect(covered).toBeCloseTo(length)
  })

  it.each(halls)('of $width × $depth m is never smaller than on one', (hall) => {
    expect(split(hall, paper).scale).toBeGreaterThanOrEqual(fitted(hall, paper).scale)
  })
})
