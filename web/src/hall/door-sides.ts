import { type Door, middleOf } from './doors'

interface Floor {
  width: number
  depth: number
}

/** Clockwise from up, in eighths of a turn, as sides and corners lie around a floor. */
export type Eighth = number

const eighths = 8

/**
 * Where doors lie that would read the same: on which side, and two or three on one side towards which of its corners. More
 * than that on a side all lie on that side.
 */
export function sidesOf(doors: readonly Door[], floor: Floor): Eighth[] {
  const placed = doors.map((door) => placeOf(door, floor))
  return placed.map(({ side, along }) => {
    const beside = placed.filter((one) => one.side === side).map((one) => one.along)
    return (side + towards(beside, along) + eighths) % eighths
  })
}

/** The side a door is nearest to, and how far along it going clockwise. */
function placeOf(door: Door, { width, depth }: Floor) {
  const { x, y } = middleOf(door)
  const sides = [
    { side: 0, off: y, along: x },
    { side: 2, off: width - x, along: y },
    { side: 4, off: depth - y, along: width - x },
    { side: 6, off: x, along: depth - y },
  ]
  return sides.reduce((nearest, one) => (Math.abs(one.off) < Math.abs(nearest.off) ? one : nearest))
}

function towards(beside: readonly number[], along: number): -1 | 0 | 1 {
  const before = beside.filter((one) => one < along).length
  const after = beside.filter((one) => one > along).length
  if (beside.length > 3 || before === after) return 0
  return before < after ? -1 : 1
}
