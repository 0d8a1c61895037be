import type { Rect } from '../../geometry'
import type { ScenePoint } from '../../scene'
import type { Draft, DraftBooth } from '../draft'
import { stepToFreePlace } from '../free-place'
import { toCentimetre } from '../pieces'
import type { Making, Snapping } from '../tool'
import { offeredCode } from './number'

/** A booth as it is drawn: like what is set beside the tools, under the next number that is free. */
export const newBooth = (draft: Draft, floor: Rect, making: Making, id: string): DraftBooth => ({
  kind: 'booth',
  id,
  x: floor.x,
  y: floor.y,
  width: floor.width,
  depth: floor.depth,
  code: offeredCode(draft, floor, making.firstCode),
  boothClass: making.boothClass,
  exhibitType: making.exhibitType,
  special: false,
  use: 'normal',
  name: { zh: '', en: '' },
})

const usual = { width: 3, depth: 3 }

interface Wanted {
  /** What is chosen; the last booth among it is gone on from. */
  chosen: ReadonlySet<string>
  /** Where it goes with no booth chosen, or no room beside it. */
  middle: ScenePoint
  snapping: Snapping
}

/** The floor of a booth that nobody drew with a pointer: beside the chosen one, as large as the last one. */
export function floorForBooth(draft: Draft, { chosen, middle, snapping }: Wanted): Rect {
  const last = draft.booths.findLast(({ id }) => chosen.has(id))
  const beside = last && stepToFreePlace(draft, [last], { apart: true })
  if (last && beside) return moved(last, beside)
  const { width, depth } = last ?? draft.booths.at(-1) ?? usual
  const onGrid = (at: number) =>
    toCentimetre(snapping.on && snapping.grid > 0 ? Math.round(at / snapping.grid) * snapping.grid : at)
  const floor = { x: onGrid(middle.x - width / 2), y: onGrid(middle.y - depth / 2), width, depth }
  return moved(floor, stepToFreePlace(draft, [floor], { apart: false }) ?? { x: 0, y: 0 })
}

const moved = ({ x, y, width, depth }: Rect, by: ScenePoint): Rect => ({
  x: toCentimetre(x + by.x),
  y: toCentimetre(y + by.y),
  width,
  depth,
})
