import { isOpen, selectionMessages } from '@fairground/domain/selection'
import type { Settings } from '@fairground/domain/settings'
import { type Language, translate } from '@fairground/domain/text'
import { boothsFor, matchingBooths, waitingMessages as say } from '@fairground/domain/waiting'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import type * as calls from '@fairground/wire/waiting'
import {
  type FreeOnPlan,
  type ListedEntry,
  mayBeOffered,
  readEntries,
  readFreeBooths,
  readOrder,
  sideBySide,
  waitingOf,
} from '../offering'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'
import { readHallsInReach } from '../quota'
import { type Chooser, readChooser } from '../selection'
import { closedToCompany, quotaOfChooser } from './joining'
import { readBoothsOnOffer, readHallCodes, readLastOffer, readNow } from './waiting.repository'

/** What each side sees of the list. */

type Offered = Awaited<ReturnType<typeof readBoothsOnOffer>>

const shown = (entry: ListedEntry, place: number, booths: Offered) => ({
  id: entry.entryId,
  wish: entry.wish,
  place,
  joinedAt: entry.joinedAt,
  behalfReason: entry.behalfReason,
  orderReason: entry.orderReason,
  version: entry.version,
  offer: entry.offer && {
    id: entry.offer.id,
    booths: booths.filter(({ id }) => entry.offer?.boothIds.includes(id)),
    offeredAt: entry.offer.offeredAt,
    expiresAt: entry.offer.expiresAt,
    reason: entry.offer.reason,
  },
})

const codesOf = (booths: readonly { code: string }[]) => booths.map(({ code }) => code)

/** What a company could wait for. */
export async function readWishFacts(db: Db, chooser: Chooser, settings: Settings) {
  const quota = quotaOfChooser(chooser, settings)
  return {
    count: quota ? quota.count : null,
    held: codesOf(chooser.booths).sort(),
    halls: chooser.allowed ? await readHallsInReach(db, chooser.allowed.asked, settings) : [],
  }
}

export async function readOwnWaiting(
  db: Db,
  companyId: string,
  settings: Settings,
  language: Language,
): Promise<CallResult<typeof calls.ownWaiting>> {
  const { edition } = settings
  const chooser = await readChooser(db, companyId)
  const [[entry], order, last] = await Promise.all([
    readEntries(db, edition, { companyId }),
    readOrder(db, edition),
    readLastOffer(db, companyId),
  ])
  const closed = closedToCompany(chooser, settings)
  const booths = await readBoothsOnOffer(db, entry?.offer?.boothIds ?? [])
  return {
    now: chooser.now,
    entry: entry ? shown(entry, order.indexOf(entry.entryId) + 1, booths) : null,
    waiting: order.length,
    closed: closed ? translate(closed.message, language, closed.params) : null,
    isChoosing: chooser.stage === 'choosing' && isOpen(chooser.window, chooser.now),
    ...(await readWishFacts(db, chooser, settings)),
    last: last ?? null,
  }
}

/** Of somebody who has not begun to sign up. */
export const waitingOfNobody = (language: Language): CallResult<typeof calls.ownWaiting> => ({
  now: new Date(),
  entry: null,
  waiting: 0,
  closed: translate(selectionMessages.notApproved, language),
  isChoosing: false,
  count: null,
  held: [],
  halls: [],
  last: null,
})

export async function readWaitingList(
  db: Db,
  settings: Settings,
  language: Language,
): Promise<CallResult<typeof calls.waitingList>> {
  const { edition } = settings
  const [entries, free] = await Promise.all([
    readEntries(db, edition),
    readFreeBooths(db, { edition, freedOnly: false }),
  ])
  const booths = await readBoothsOnOffer(
    db,
    entries.flatMap(({ offer }) => offer?.boothIds ?? []),
  )
  // People wait for halls that are full: their names come from the halls themselves, not from what is free.
  const hallCodes = await readHallCodes(
    db,
    entries.flatMap(({ wish }) => wish.hallIds),
  )
  return {
    now: await readNow(db),
    entries: entries.map((entry, index) => {
      const waiting = waitingOf(entry, free, settings)
      return {
        ...shown(entry, index + 1, booths),
        companyId: entry.companyId,
        companyName: nameIn(language, entry),
        held: codesOf(entry.held),
        hallCodes: entry.wish.hallIds.map((id) => hallCodes.get(id) ?? '').filter(Boolean),
        matching: waiting ? matchingBooths(waiting, free).length : 0,
        passedOver: passedOver(entry, waiting !== undefined, language),
      }
    }),
  }
}

function passedOver(entry: ListedEntry, hasQuota: boolean, language: Language): string | null {
  if (!mayBeOffered(entry)) return translate(say.mayNotBeOffered, language)
  return hasQuota ? null : translate(selectionMessages.noQuota, language)
}

const nameIn = (language: Language, { nameZh, nameEn }: ListedEntry): string =>
  language === 'en' ? nameEn || nameZh : nameZh || nameEn

export async function readMatches(
  db: Db,
  entryId: string,
  settings: Settings,
): Promise<CallResult<typeof calls.matchesFor>> {
  const { edition } = settings
  const [[entry], free] = await Promise.all([
    readEntries(db, edition, { entryId }),
    readFreeBooths(db, { edition, freedOnly: false }),
  ])
  if (!entry) throw new Refusal(codes.notFound, say.notWaiting)
  // Staff may offer again what the company let go by: it may have thought better of it.
  const waiting = waitingOf({ ...entry, notAgain: [] }, free, settings)
  if (!waiting) return { booths: [], suggested: [] }
  const matching: FreeOnPlan[] = matchingBooths(waiting, free)
  return {
    booths: matching.map(({ id, code, hallId, hallCode, areaM2, openSides }) => ({
      id,
      code,
      hallId,
      hallCode,
      areaM2,
      openSides,
    })),
    suggested: boothsFor(waiting, matching, sideBySide([...matching, ...entry.held])) ?? [],
  }
}
