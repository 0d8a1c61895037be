import type { Rect } from '../geometry'
import { allNeighbours, neighboursBySide } from '../neighbours'

export interface OfferedBooth extends Rect {
  id: string
  openSides: number
  /** Nobody has it, and somebody could be sold it. */
  isFree: boolean
  /** Whoever asks may choose it; such a booth is free. */
  isEligible: boolean
}

interface Asked {
  booths: readonly OfferedBooth[]
  /** What whoever asks has by now; every suggestion goes on from there. */
  own: ReadonlySet<string>
  count: { least: number; most: number }
  /** How many adjoining booths have to be left together, so that somebody still wants them. */
  leastSellable: number
  /** How many suggestions of each size. */
  perSize: number
}

/** Booths that are one stand together with those one has. */
export interface Suggestion {
  /** How many one would have then. */
  size: number
  /** Those to take, in the order given. */
  added: string[]
}

/** Of this many beginnings the best are followed; more than any hall has of the usual sizes, so that nothing is missed. */
const beginnings = 6000

interface Growing {
  booths: readonly OfferedBooth[]
  /** Floor of the rectangle around it that does not belong to it: nought is a block. */
  spare: number
  /** Once across and once along: a square is shorter than a row. */
  reach: number
}

/**
 * Sets of adjoining booths from the least to the most, the best of each size first: in one block before around a corner,
 * in a square before a row, with more open sides before fewer, in the order given. None leaves a remnant behind that is too small to be sold.
 */
export function suggestSets({ booths, own, count, leastSellable, perSize }: Asked): Suggestion[] {
  const neighbours = neighboursOf(booths)
  const place = new Map(booths.map((booth, index) => [booth, index]))
  const placeOf = (booth: OfferedBooth): number => place.get(booth) ?? 0
  const held = booths.filter(({ id }) => own.has(id))
  if (held.length < own.size) return []
  let growing: Growing[] =
    held.length > 0 ? [growingOf(held)] : booths.filter(isChoosable).map((booth) => growingOf([booth]))
  const found: Suggestion[] = []

  for (let size = Math.max(held.length, 1); size <= count.most && growing.length > 0; size += 1) {
    if (size > held.length && size >= count.least)
      found.push(
        ...firstFew(sorted(growing), perSize, (set) => {
          const added = addedTo(set)
          return !leavesRemnant(added) && { size, added: added.map(({ id }) => id) }
        }),
      )
    if (size < count.most) growing = grown(growing)
  }
  return found

  function addedTo(set: Growing): OfferedBooth[] {
    return set.booths.filter(({ id }) => !own.has(id)).sort((one, other) => placeOf(one) - placeOf(other))
  }

  /** Every set with one booth more that adjoins it, each once. */
  function grown(from: readonly Growing[]): Growing[] {
    const next = new Map<string, Growing>()
    for (const { booths: set } of from)
      for (const booth of new Set(set.flatMap((one) => neighbours.get(one) ?? []))) {
        if (!isChoosable(booth) || set.includes(booth)) continue
        const larger = [...set, booth]
        const key = larger
          .map(placeOf)
          .sort((one, other) => one - other)
          .join()
        if (!next.has(key)) next.set(key, growingOf(larger))
      }
    return sorted([...next.values()]).slice(0, beginnings)
  }

  function sorted(sets: readonly Growing[]): Growing[] {
    const firstOf = (set: Growing) => Math.min(...set.booths.map(placeOf))
    const keyed = sets.map((set) => ({ set, open: openSidesOf(set), first: firstOf(set) }))
    return keyed
      .sort(
        (a, b) =>
          a.set.spare - b.set.spare || a.set.reach - b.set.reach || b.open - a.open || a.first - b.first,
      )
      .map(({ set }) => set)
  }

  /** What was there before as a remnant is not left behind by these. */
  function leavesRemnant(added: readonly OfferedBooth[]): boolean {
    const taken = new Set(added)
    const isLeft = (booth: OfferedBooth) => booth.isFree && !own.has(booth.id) && !taken.has(booth)
    return added
      .flatMap((booth) => neighbours.get(booth) ?? [])
      .some((booth) => isLeft(booth) && togetherWith(booth, isLeft) < leastSellable)
  }

  /** How many hang together there; counted no further than matters. */
  function togetherWith(booth: OfferedBooth, isLeft: (booth: OfferedBooth) => boolean): number {
    const reached = new Set([booth])
    for (const from of reached) {
      if (reached.size >= leastSellable) break
      for (const next of neighbours.get(from) ?? []) if (isLeft(next)) reached.add(next)
    }
    return reached.size
  }

  function isChoosable(booth: OfferedBooth): boolean {
    return booth.isEligible && !own.has(booth.id)
  }
}

const neighboursOf = (booths: readonly OfferedBooth[]): Map<OfferedBooth, OfferedBooth[]> =>
  new Map([...neighboursBySide(booths)].map(([booth, bySide]) => [booth, allNeighbours(bySide)]))

const openSidesOf = ({ booths }: Growing): number => booths.reduce((sum, { openSides }) => sum + openSides, 0)

function growingOf(booths: readonly OfferedBooth[]): Growing {
  const left = Math.min(...booths.map(({ x }) => x))
  const top = Math.min(...booths.map(({ y }) => y))
  const right = Math.max(...booths.map(({ x, width }) => x + width))
  const bottom = Math.max(...booths.map(({ y, depth }) => y + depth))
  const covered = booths.reduce((sum, { width, depth }) => sum + width * depth, 0)
  // To the centimetre: two that are alike must not differ by how their sums were rounded.
  const rounded = (figure: number) => Math.round(figure * 100) / 100
  const [across, along] = [right - left, bottom - top]
  return { booths, spare: rounded(across * along - covered), reach: rounded(across + along) }
}

function firstFew<Item, Found>(
  items: readonly Item[],
  few: number,
  judge: (item: Item) => Found | false,
): Found[] {
  const found: Found[] = []
  for (const item of items) {
    if (found.length >= few) break
    const judged = judge(item)
    if (judged !== false) found.push(judged)
  }
  return found
}
