import { type BoothClass, type BoothState, boothClassNames, useOfState } from '../booth'
import type { Language } from '../text'
import { type Fault, fault } from './fault'
import type { Quota } from './quota'

export interface BoothToChoose {
  id: string
  hallId: string
  boothClass: BoothClass
  exhibitType: string
  areaM2: number
  state: BoothState
}

/** A booth the company has, and by whose hand. */
export interface HeldBooth extends Pick<BoothToChoose, 'id' | 'hallId' | 'boothClass'> {
  origin: 'chosen' | 'assigned'
}

/** Whether two booths of one hall share enough of an edge to be one stand. */
export type Adjoins = (one: string, other: string) => boolean

interface Choosing {
  quota: Quota
  /** Halls the company may choose in. */
  halls: ReadonlySet<string>
  held: readonly HeldBooth[]
  adjoins: Adjoins
  /** By how much a booth may exceed the area of the quota. */
  areaSlack: number
  language: Language
}

const most = (boothClass: BoothClass, count: number): Fault =>
  fault(boothClass === 'raw' ? 'rawMost' : 'standardMost', { count })

/** What is wrong with the booth itself, whatever else the company has. */
export function faultOfBooth(booth: BoothToChoose, choosing: Choosing): Fault | undefined {
  if (useOfState[booth.state] === 'taken') return fault('taken')
  if (booth.state !== 'normal') return fault('notOffered')
  return faultOfFit(booth, choosing)
}

/** Whether the booth is one for this company, were it free. */
function faultOfFit(booth: Omit<BoothToChoose, 'state'>, choosing: Choosing): Fault | undefined {
  const { quota, halls, areaSlack, language } = choosing
  if (!halls.has(booth.hallId)) return fault('outOfRange')
  if (booth.boothClass !== quota.boothClass)
    return fault('otherClass', { wanted: boothClassNames[quota.boothClass][language] })
  if (!quota.exhibitTypes.includes(booth.exhibitType)) return fault('otherExhibits')
  return faultOfArea(booth.areaM2, quota, areaSlack)
}

function faultOfArea(areaM2: number, { area }: Quota, areaSlack: number): Fault | undefined {
  if (area && areaM2 < area.least) return fault('tooSmall', { least: area.least })
  if (area && areaM2 > area.most + areaSlack) return fault('tooLarge', { most: area.most })
  return undefined
}

/** What keeps a company from having these booths beside those it has; all of them are had, or none. */
export function faultOfChoice(wanted: readonly BoothToChoose[], choosing: Choosing): Fault | undefined {
  const { held } = choosing
  if (wanted.length === 0) return fault('nothingWanted')
  for (const booth of wanted) {
    const found = faultOfBooth(booth, choosing)
    if (found) return found
  }
  return faultOfSet([...held, ...wanted], choosing)
}

/** What keeps a company from having all of another one's in place of its own. */
export function faultOfExchange(
  booths: readonly Omit<BoothToChoose, 'state'>[],
  choosing: Omit<Choosing, 'held'>,
): Fault | undefined {
  const given = { ...choosing, held: [] }
  for (const booth of booths) {
    const found = faultOfFit(booth, given)
    if (found) return found
  }
  return faultOfSet(booths, given)
}

function faultOfSet(
  all: readonly Pick<BoothToChoose, 'id' | 'hallId' | 'boothClass'>[],
  { quota, adjoins }: Pick<Choosing, 'quota' | 'adjoins'>,
): Fault | undefined {
  if (all.some(({ hallId }) => hallId !== all[0]?.hallId)) return fault('crossHall')
  if (all.some(({ boothClass }) => boothClass !== all[0]?.boothClass)) return fault('oneClass')
  if (all.length > quota.count.most) return most(quota.boothClass, quota.count.most)
  if (quota.boothClass === 'standard' && !areTogether(idsOf(all), adjoins)) return fault('apart')
  return undefined
}

/** What keeps a unit of a group from having these of its block. Halls and exhibits were the delegate's: the group stands together. */
export function faultOfShare(
  booths: readonly Pick<BoothToChoose, 'id' | 'hallId' | 'boothClass' | 'areaM2'>[],
  { quota, adjoins, areaSlack }: Pick<Choosing, 'quota' | 'adjoins' | 'areaSlack'>,
): Fault | undefined {
  for (const { areaM2 } of booths) {
    const found = faultOfArea(areaM2, quota, areaSlack)
    if (found) return found
  }
  return faultOfSet(booths, { quota, adjoins })
}

/** From the middle of a row nothing is let go: what is left must stay one stand. */
export function faultOfRelease(
  ids: readonly string[],
  { held, adjoins }: Pick<Choosing, 'held' | 'adjoins'>,
): Fault | undefined {
  const released = held.filter(({ id }) => ids.includes(id))
  if (released.length < ids.length) return fault('notYours')
  if (released.some(({ origin }) => origin === 'assigned')) return fault('assigned')
  const left = held.filter(({ id }) => !ids.includes(id))
  const mustAdjoin = left.every(({ boothClass }) => boothClass === 'standard')
  return mustAdjoin && !areTogether(idsOf(left), adjoins) ? fault('wouldPart') : undefined
}

/** Whether what a company has may be handed to the organiser. */
export function faultOfFinish({
  quota,
  held,
  adjoins,
}: Pick<Choosing, 'quota' | 'held' | 'adjoins'>): Fault | undefined {
  if (held.length < quota.count.least) return fault('tooFew', { count: quota.count.least })
  if (held.some(({ boothClass }) => boothClass !== quota.boothClass)) return fault('oneClass')
  if (quota.boothClass === 'standard' && !areTogether(idsOf(held), adjoins)) return fault('apart')
  return undefined
}

const idsOf = (booths: readonly { id: string }[]): string[] => booths.map(({ id }) => id)

/** Whether one can walk from each to each without leaving them. */
export function areTogether(ids: readonly string[], adjoins: Adjoins): boolean {
  const [first, ...others] = ids
  if (first === undefined) return true
  const reached = [first]
  let waiting = others
  for (const from of reached) {
    reached.push(...waiting.filter((id) => adjoins(from, id)))
    waiting = waiting.filter((id) => !adjoins(from, id))
  }
  return waiting.length === 0
}
