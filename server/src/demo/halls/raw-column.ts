import type { Random } from '../random'
import type { Band } from './indoor-frame'
import type { PlannedBooth } from './planned-booth'

const aisle = 3
/** Square metres. */
const largestStand = 200

export interface RawColumn {
  x: number
  width: number
  band: Band
  exhibitType: '01' | '02'
  random: Random
}

/** Raw-space islands one above the other; a wide one is at times shared by two exhibitors back to back. */
export function rawColumn({ x, width, band, exhibitType, random }: RawColumn): PlannedBooth[] {
  const booths: PlannedBooth[] = []
  let y = band.y
  for (const depth of depthsOf(band.depth, width, exhibitType, random)) {
    const shared = exhibitType === '02' && width === 12 && random.chance(0.4)
    const parts = shared ? 2 : 1
    for (let part = 0; part < parts; part++) {
      const partWidth = width / parts
      booths.push({ x: x + part * partWidth, y, width: partWidth, depth, boothClass: 'raw', exhibitType })
    }
    y += depth + aisle
  }
  return booths
}

/**
 * Splits a band into islands of at least six (vehicles: nine) metres with aisles between them, none above the largest
 * indoor stand. A rest too shallow for another island stays free.
 */
function depthsOf(depth: number, width: number, exhibitType: '01' | '02', random: Random): number[] {
  const least = exhibitType === '01' ? 9 : 6
  const possible = [6, 9, 12, 15].filter((part) => part >= least && part * width <= largestStand)
  const depths: number[] = []
  let left = depth
  while (left >= least) {
    const fitting = possible.filter((part) => part <= left)
    const filling = fitting.filter((part) => part === left || left - part - aisle >= least)
    const part = random.pick(filling.length > 0 ? filling : fitting)
    depths.push(part)
    left -= part + aisle
  }
  return depths
}
