import {
  type Adjoins,
  type BoothToChoose,
  faultOfBooth,
  faultOfChoice,
  type Gate,
  type HeldBooth,
  type Quota,
} from '../selection'
import { type BoothWish, spanOf, staying } from './wish'

/** A booth nobody has. */
export interface FreeBooth extends BoothToChoose {
  openSides: number
}

/** A company on the list, with everything that decides what it can be offered. */
export interface Waiting {
  entryId: string
  wish: BoothWish
  quota: Quota
  /** Halls it may have booths in. */
  halls: ReadonlySet<string>
  held: readonly HeldBooth[]
  /** What it was offered before and did not take is not offered to it again. */
  notAgain: ReadonlySet<string>
  areaSlack: number
}

/** What must be open for anybody who waits, whoever put them on the list: neither hours nor stages matter. */
export const gatesToWait: readonly Gate[] = ['started', 'approved', 'welcome', 'quota']

/** And for a company that joins or answers an offer by itself: not while the delegate of its group chooses for it. */
export const gatesByOffer: readonly Gate[] = [...gatesToWait, 'ownChoice']

export interface OfferToMake {
  entryId: string
  boothIds: string[]
}

/** The first in order whom the free booths satisfy, and with which of them. */
export function nextOffer(
  entries: readonly Waiting[],
  free: readonly FreeBooth[],
  adjoins: Adjoins,
): OfferToMake | undefined {
  for (const entry of entries) {
    const boothIds = boothsFor(entry, free, adjoins)
    if (boothIds) return { entryId: entry.entryId, boothIds }
  }
  return undefined
}

/** The free booths this company could be offered one way or another. */
export const matchingBooths = <Booth extends FreeBooth>(waiting: Waiting, free: readonly Booth[]): Booth[] =>
  free.filter((booth) => !waiting.notAgain.has(booth.id) && isAsWished(booth, waiting))

function isAsWished(booth: FreeBooth, waiting: Waiting): boolean {
  const { openings, hallIds } = waiting.wish
  return (
    (openings.length === 0 || openings.includes(booth.openSides)) &&
    (hallIds.length === 0 || hallIds.includes(booth.hallId)) &&
    !faultOfBooth(booth, choosing(waiting, nobodysNeighbour))
  )
}

const nobodysNeighbour: Adjoins = () => false

const choosing = ({ quota, halls, held, areaSlack, wish }: Waiting, adjoins: Adjoins) => ({
  quota,
  halls,
  held: staying(wish, held),
  adjoins,
  areaSlack,
  // Only whether there is a fault is asked for, not its words.
  language: 'zh' as const,
})

/** Whether just these booths are what the company waits for. */
export function isWhatIsWanted(waiting: Waiting, booths: readonly FreeBooth[], adjoins: Adjoins): boolean {
  const { least, most } = spanOf(waiting.wish, waiting.quota, waiting.held)
  return (
    booths.length >= least &&
    booths.length <= most &&
    booths.every((booth) => isAsWished(booth, waiting)) &&
    mayGiveBack(waiting) &&
    !faultOfChoice(booths, choosing(waiting, adjoins))
  )
}

const mayGiveBack = ({ wish, held }: Waiting): boolean =>
  !wish.givesBack || held.every(({ origin }) => origin === 'chosen')

/** As many as are wanted, else fewer down to the least: in one hall, and side by side where that is the rule. */
export function boothsFor(
  waiting: Waiting,
  free: readonly FreeBooth[],
  adjoins: Adjoins,
): string[] | undefined {
  const { least, most } = spanOf(waiting.wish, waiting.quota, waiting.held)
  const matching = matchingBooths(waiting, free)
  const groups = groupsOf(waiting, matching, adjoins)
  for (let size = most; size >= least; size -= 1)
    for (const group of groups) {
      const booths = group.slice(0, size)
      if (booths.length === size && isWhatIsWanted(waiting, booths, adjoins))
        return booths.map(({ id }) => id)
    }
  return undefined
}

/**
 * Booths that can be had together, the smallest group first: a larger one may serve somebody who wants more. However many
 * are taken from the beginning of a group, they are together.
 */
function groupsOf(waiting: Waiting, booths: readonly FreeBooth[], adjoins: Adjoins): FreeBooth[][] {
  const halls = [...new Set(booths.map(({ hallId }) => hallId))]
  const kept = staying(waiting.wish, waiting.held)
  const inHalls = halls.map((hallId) => booths.filter((booth) => booth.hallId === hallId))
  if (waiting.quota.boothClass !== 'standard') return inHalls.sort(bySize)
  if (kept.length > 0) return inHalls.map((inHall) => reachedFrom(kept, inHall, adjoins)).sort(bySize)
  return inHalls.flatMap((inHall) => rowsOf(inHall, adjoins)).sort(bySize)
}

const bySize = (one: readonly unknown[], other: readonly unknown[]): number => one.length - other.length

function rowsOf(booths: readonly FreeBooth[], adjoins: Adjoins): FreeBooth[][] {
  const rows: FreeBooth[][] = []
  let left: readonly FreeBooth[] = booths
  while (left.length > 0) {
    const row = reachedFrom(left.slice(0, 1), left, adjoins)
    const [end = left[0]] = byNeighbours(row, adjoins)
    // From an end of the row, so that what is left of it stays together.
    rows.push(end ? reachedFrom([end], row, adjoins) : row)
    const inRow = new Set(row)
    left = left.filter((booth) => !inRow.has(booth))
  }
  return rows
}

function byNeighbours(row: readonly FreeBooth[], adjoins: Adjoins): FreeBooth[] {
  const counted = row.map((booth) => ({
    booth,
    neighbours: row.filter(({ id }) => adjoins(booth.id, id)).length,
  }))
  return counted.sort((one, other) => one.neighbours - other.neighbours).map(({ booth }) => booth)
}

/** In the order one comes to them, those among the start included. */
function reachedFrom(
  start: readonly { id: string }[],
  booths: readonly FreeBooth[],
  adjoins: Adjoins,
): FreeBooth[] {
  const begun = new Set(start.map(({ id }) => id))
  const reached = booths.filter(({ id }) => begun.has(id))
  let left = booths.filter(({ id }) => !begun.has(id))
  const from = [...start]
  for (const { id: here } of from) {
    const next = left.filter(({ id }) => adjoins(here, id))
    if (next.length === 0) continue
    left = left.filter((booth) => !next.includes(booth))
    reached.push(...next)
    from.push(...next)
  }
  return reached
}
