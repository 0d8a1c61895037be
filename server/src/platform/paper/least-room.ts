import type { Block } from './content'
import { heightOfFacts } from './facts'
import { leastIllustratedRoom } from './illustrated'
import { leastListingRoom } from './listing'
import { leastPlateRoom } from './plate'
import type { Sheet } from './sheet'

/** Short lists are not torn apart: this much of a page is moved to the next as a whole. */
const shortList = 150

/** What must fit below a heading for it to stand there: the beginning of what comes first under it. */
export function leastRoom(sheet: Sheet, [block, ...rest]: readonly Block[], labelWidth: number): number {
  switch (block?.kind) {
    case 'facts': {
      const height = heightOfFacts(sheet, block.facts, labelWidth)
      return height <= shortList ? height : 60
    }
    case 'table':
      return Math.min(2 + block.rows.length, 5) * 23
    case 'prose':
      return 48
    case 'remark':
      return 24
    case 'text':
      return 40
    case 'illustrated':
      return leastIllustratedRoom
    case 'listings':
      return leastListingRoom
    case 'plate':
      return leastPlateRoom(block)
    case 'subheading':
      return 30 + leastRoom(sheet, rest, labelWidth)
    default:
      return 0
  }
}
