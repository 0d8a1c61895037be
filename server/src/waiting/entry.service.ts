import { type BoothWish, type InLine, waitingMessages as say, withNewcomer } from '@fairground/domain/waiting'
import { codes } from '@fairground/wire/kernel/codes'
import { findCompanyFor } from '../company'
import { tellExhibitor } from '../exhibitor'
import {
  announce,
  closeOffer,
  endEntry,
  insertWaitingEvent,
  type ListedEntry,
  lockList,
  lockOffered,
  offerAnew,
  readEntries,
  readLine,
  readOrder,
} from '../offering'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { type Chooser, lockCompanies, readChooser } from '../selection'
import { type Closed, closedToAll, closedToCompany, requireNothingFits, requireSoundWish } from './joining'
import { insertEntry, updateWish, writeOrder, writeOrderReason } from './waiting.repository'

/** Entries of the list: made, changed, moved and ended. Companies before booths, booths before the list. */

const refuse = (message: string) => new Refusal(codes.refused, message)

async function lockOwn(platform: Platform, trx: Db, caller: SignedInCaller): Promise<Chooser> {
  const company = await findCompanyFor(trx, caller, {}, platform.settings.current().edition, true)
  if (!company) throw refuse(say.unknownCompany)
  return readChooser(trx, company.id)
}

function requireOpen(closed: Closed | undefined): void {
  if (closed) throw new Refusal(codes.refused, closed.message, closed.params)
}

/** Said twice, it is said once: who waits already for just that is on the list. */
export async function joinWaiting(
  platform: Platform,
  wish: BoothWish,
  caller: SignedInCaller,
): Promise<void> {
  const settings = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    const chooser = await lockOwn(platform, trx, caller)
    requireOpen(closedToCompany(chooser, settings))
    await requireSoundWish(trx, { wish, chooser, settings, language: caller.language })
    await requireNothingFits(trx, { chooser, settings, wish })
    await join(platform, trx, { chooser, wish, caller, reason: '' })
  })
}

/** For a company that asked by phone; its hours do not matter, its quota does. */
export async function joinFor(
  platform: Platform,
  { companyId, reason, ...wish }: BoothWish & { companyId: string; reason: string },
  caller: SignedInCaller,
): Promise<void> {
  const settings = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    const [company] = await lockCompanies(trx, [companyId], settings.edition)
    if (!company) throw refuse(say.unknownCompany)
    const chooser = await readChooser(trx, companyId)
    requireOpen(closedToAll(chooser, settings))
    await requireSoundWish(trx, { wish, chooser, settings, language: caller.language })
    await join(platform, trx, { chooser, wish, caller, reason })
  })
}

interface Joining {
  chooser: Chooser
  wish: BoothWish
  caller: SignedInCaller
  reason: string
}

async function join(platform: Platform, trx: Db, { chooser, wish, caller, reason }: Joining): Promise<void> {
  const { edition } = platform.settings.current()
  const { companyId } = chooser
  await lockList(trx, edition)
  const [standing] = await readEntries(trx, edition, { companyId })
  if (standing && isSame(standing.wish, wish)) return
  if (standing) throw refuse(say.joinedAlready)
  const by = caller.user.id
  const line = await readLine(trx, edition)
  const entryId = await insertEntry(trx, { edition, companyId, wish, by, behalfReason: reason })
  await standInLine(trx, edition, entryId, line)
  await insertWaitingEvent(trx, { entryId, action: 'join', actorId: by, detail: wish, reason })
  if (reason)
    await audit(trx, caller, { action: 'join-waiting', entryId, after: { companyId, ...wish, reason } })
  await announce(platform, trx, chooser, [])
  await offerAnew(platform, trx)
}

async function standInLine(
  trx: Db,
  edition: number,
  entryId: string,
  before: readonly InLine[],
): Promise<void> {
  const newcomer = (await readLine(trx, edition)).find((entry) => entry.entryId === entryId)
  if (!newcomer) return
  const line = withNewcomer(before, newcomer)
  await writeOrder(
    trx,
    line.map((entry) => entry.entryId),
  )
}

const sorted = (wish: BoothWish) => [
  wish.allOrNone ? wish.wanted : wish.least,
  wish.wanted,
  wish.allOrNone,
  wish.givesBack,
  [...wish.openings].sort(),
  [...wish.hallIds].sort(),
]
const isSame = (one: BoothWish, other: BoothWish) =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))

/** It keeps its place. What is on offer must be answered first: it was made for the wish as it was. */
export async function changeWish(
  platform: Platform,
  { version, ...wish }: BoothWish & { version: number },
  caller: SignedInCaller,
): Promise<void> {
  const settings = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    const chooser = await lockOwn(platform, trx, caller)
    await lockList(trx, settings.edition)
    const [entry] = await readEntries(trx, settings.edition, { companyId: chooser.companyId })
    if (!entry) throw refuse(say.notWaiting)
    if (isSame(entry.wish, wish)) return
    if (entry.version !== version) throw new Refusal(codes.conflict, say.changedMeanwhile)
    if (entry.offer) throw refuse(say.offerOpen)
    await requireSoundWish(trx, { wish, chooser, settings, language: caller.language })
    await updateWish(trx, entry.entryId, wish)
    await insertWaitingEvent(trx, {
      entryId: entry.entryId,
      action: 'change',
      actorId: caller.user.id,
      detail: { before: entry.wish, after: wish },
    })
    await announce(platform, trx, entry, [])
    await offerAnew(platform, trx)
  })
}

/** Gone twice is gone once. */
export async function withdrawWaiting(platform: Platform, caller: SignedInCaller): Promise<void> {
  const { edition } = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    const chooser = await lockOwn(platform, trx, caller)
    const entry = await lockEntry(trx, edition, { companyId: chooser.companyId })
    if (entry) await leave(platform, trx, entry, { as: 'withdrawn', caller, reason: '' })
  })
}

export async function removeEntry(
  platform: Platform,
  { entryId, reason }: { entryId: string; reason: string },
  caller: SignedInCaller,
): Promise<void> {
  const { edition } = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    const entry = await lockEntry(trx, edition, { entryId })
    if (!entry) throw refuse(say.notWaiting)
    await leave(platform, trx, entry, { as: 'removed', caller, reason })
    await audit(trx, caller, {
      action: 'remove-waiting',
      entryId,
      after: { companyId: entry.companyId, reason },
    })
    await tellExhibitor(platform, trx, entry.accountId, {
      template: 'waitingRemoved',
      names: { company: entry.nameZh || entry.nameEn },
      params: { reason: reason.replace(/\s+/g, ' ') },
      dedupeKey: `waiting-removed:${entryId}`,
      caller,
    })
  })
}

/** Locks what is kept for the entry, then the list; an offer made in between is for whoever looks again. */
async function lockEntry(
  trx: Db,
  edition: number,
  which: { entryId?: string; companyId?: string },
): Promise<ListedEntry | undefined> {
  const [seen] = await readEntries(trx, edition, which)
  if (seen?.offer) await lockOffered(trx, seen.offer.boothIds)
  await lockList(trx, edition)
  const [entry] = await readEntries(trx, edition, which)
  if (entry?.offer && entry.offer.id !== seen?.offer?.id)
    throw new Refusal(codes.conflict, say.changedMeanwhile)
  return entry
}

interface Leaving {
  as: 'withdrawn' | 'removed'
  caller: SignedInCaller
  reason: string
}

async function leave(platform: Platform, trx: Db, entry: ListedEntry, { as, caller, reason }: Leaving) {
  const { entryId, offer } = entry
  const by = caller.user.id
  if (offer) {
    await closeOffer(trx, offer.id, { state: as === 'withdrawn' ? 'declined' : 'recalled', by, reason })
    await insertWaitingEvent(trx, {
      entryId,
      action: as === 'withdrawn' ? 'decline' : 'recall',
      actorId: by,
      offerId: offer.id,
      boothIds: offer.boothIds,
      reason,
    })
  }
  await endEntry(trx, entryId, { as, reason })
  const action = as === 'withdrawn' ? 'withdraw' : 'remove'
  await insertWaitingEvent(trx, { entryId, action, actorId: by, reason })
  await announce(platform, trx, entry, [])
  await offerAnew(platform, trx)
}

/** To another place, counted from one; the reason stands beside it from then on. */
export async function moveEntry(
  platform: Platform,
  { entryId, place, reason, version }: { entryId: string; place: number; reason: string; version: number },
  caller: SignedInCaller,
): Promise<void> {
  const { edition } = platform.settings.current()
  await platform.db.transaction().execute(async (trx) => {
    await lockList(trx, edition)
    const [entry] = await readEntries(trx, edition, { entryId })
    if (!entry) throw refuse(say.notWaiting)
    const order = await readOrder(trx, edition)
    if (place > order.length) throw refuse(say.noSuchPlace)
    const from = order.indexOf(entryId) + 1
    if (from === place) return
    if (entry.version !== version) throw new Refusal(codes.conflict, say.changedMeanwhile)
    const others = order.filter((id) => id !== entryId)
    await writeOrder(trx, [...others.slice(0, place - 1), entryId, ...others.slice(place - 1)])
    await writeOrderReason(trx, entryId, reason)
    const detail = { from, to: place }
    await insertWaitingEvent(trx, { entryId, action: 'move', actorId: caller.user.id, detail, reason })
    await audit(trx, caller, {
      action: 'move-waiting',
      entryId,
      before: { place: from },
      after: { place, reason },
    })
    await announce(platform, trx, entry, [])
    await offerAnew(platform, trx)
  })
}

interface Audited {
  action: string
  entryId: string
  before?: object
  after: object
}

export const audit = (trx: Db, caller: SignedInCaller, { action, entryId, before, after }: Audited) =>
  recordAudit(trx, caller, { action, subjectType: 'waiting-entry', subjectId: entryId, before, after })
