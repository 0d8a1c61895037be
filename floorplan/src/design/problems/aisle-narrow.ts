import { middleOf, tolerance } from '../../geometry'
import type { Problem } from './problem'
import { isRemnant } from './remnant'
import type { Strip } from './strips'

/** Booths that face each other over less than this stand corner to corner, metres. */
const leastLength = 1

/**
 * Booths face each other over at least a metre, with more than a gap and less than an aisle between them. Booths that touch
 * stand back to back; floor that leads nowhere and is too small to sell is a remnant. One problem for all booths along it.
 */
export const narrowAisles = (strips: readonly Strip[]): Problem[] =>
  strips
    .filter((strip) => strip.length >= leastLength - tolerance && !isRemnant(strip))
    .map(({ floor, ids, width }) => ({
      kind: 'aisleNarrow',
      ids,
      at: middleOf(floor),
      floor,
      metres: width,
      areaM2: floor.width * floor.depth,
    }))
