import { overlaps, type Rect } from '../../geometry'
import { spatialIndex } from '../../spatial-index'
import type { Draft, DraftBooth } from '../draft'
import { type BoothFact, isTaken } from '../drawn-draft'
import { withBooths, without } from '../edit'
import { boundsOfAll, toCentimetre } from '../pieces'
import { isLocked } from './bind'
import { withNew } from './changing'

type Facts = ReadonlyMap<string, BoothFact>

export type MergeRefusal = 'held' | 'notRectangle' | 'tooFew' | 'locked'
export type SplitRefusal = 'held' | 'tooSmall' | 'locked'

const isHeld = (facts: Facts, id: string): boolean => {
  const fact = facts.get(id)
  return fact !== undefined && isTaken(fact)
}

/** One booth of several: the one with the lowest number stays, and grows over the floor of the others. */
export function mergeBooths(
  draft: Draft,
  ids: Iterable<string>,
  facts: Facts,
): { draft: Draft; survivor: string } | { refused: MergeRefusal } {
  const chosen = new Set(ids)
  const booths = draft.booths.filter(({ id }) => chosen.has(id))
  const floor = boundsOfAll(booths)
  const [survivor, ...others] = booths.toSorted(byNumber)
  if (!survivor || !floor || others.length === 0) return { refused: 'tooFew' }
  if (booths.some(({ id }) => isLocked(draft, id))) return { refused: 'locked' }
  if (booths.some(({ id }) => isHeld(facts, id))) return { refused: 'held' }
  if (!isFilledBy(floor, booths)) return { refused: 'notRectangle' }
  const rest = without(draft, new Set(others.map(({ id }) => id)))
  const { x, y } = floor
  const grown = { x, y, width: toCentimetre(floor.width), depth: toCentimetre(floor.depth) }
  return {
    draft: withBooths(rest, new Set([survivor.id]), (booth) => ({ ...reshaped(booth), ...grown })),
    survivor: survivor.id,
  }
}

const asPeopleCount = new Intl.Collator('en', { numeric: true })

function byNumber(one: DraftBooth, other: DraftBooth): number {
  if (!one.code || !other.code) return Number(!one.code) - Number(!other.code)
  return asPeopleCount.compare(one.code, other.code)
}

/** Which of its sides are open was said of another shape. */
function reshaped({ opening: _, ...booth }: DraftBooth): DraftBooth {
  return booth
}

function isFilledBy(floor: Rect, parts: readonly Rect[]): boolean {
  const covered = parts.reduce((sum, { width, depth }) => sum + width * depth, 0)
  if (Math.abs(covered - floor.width * floor.depth) > 0.0001 * parts.length) return false
  const index = spatialIndex(parts)
  return parts.every((part) => index.within(part).every((other) => other === part || !overlaps(part, other)))
}

/** Narrower parts than this are no booths, metres. */
const leastPart = 0.5
const mostParts = 100

/** Several booths of one: the first, left or top, stays what it is; the others are like it and have no number yet. */
export function splitBooth(
  draft: Draft,
  id: string,
  { along, parts }: { along: 'x' | 'y'; parts: number },
  newId: () => string,
  facts: Facts,
): { draft: Draft; ids: string[] } | { refused: SplitRefusal } {
  const booth = draft.booths.find((one) => one.id === id)
  const length = along === 'x' ? booth?.width : booth?.depth
  if (!booth || !length || !Number.isInteger(parts) || parts < 2 || parts > mostParts)
    return { refused: 'tooSmall' }
  if (length / parts < leastPart) return { refused: 'tooSmall' }
  if (isLocked(draft, id)) return { refused: 'locked' }
  if (isHeld(facts, id)) return { refused: 'held' }
  const [first, ...others] = cut(booth, along, parts).map((part) => ({ ...reshaped(booth), ...part }))
  const added = others.map((part) => ({ ...part, id: newId(), code: '' }))
  const kept =
    first &&
    withNew(
      withBooths(draft, new Set([id]), () => first),
      added,
      [],
    )
  if (!kept) return { refused: 'tooSmall' }
  const ids = added.map((part) => part.id)
  const groups = kept.groups.map((members) => (members.includes(id) ? [...members, ...ids] : members))
  return { draft: { ...kept, groups }, ids: [id, ...ids] }
}

function cut({ x, y, width, depth }: Rect, along: 'x' | 'y', parts: number): Rect[] {
  const at = (length: number, part: number) => toCentimetre((length * part) / parts)
  return Array.from({ length: parts }, (_, part) => {
    const length = along === 'x' ? width : depth
    const from = at(length, part)
    const size = toCentimetre(at(length, part + 1) - from)
    return along === 'x'
      ? { x: toCentimetre(x + from), y, width: size, depth }
      : { x, y: toCentimetre(y + from), width, depth: size }
  })
}
