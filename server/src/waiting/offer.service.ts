import { faultOfChoice, faultOfFinish, faultOfRelease, isOpen } from '@fairground/domain/selection'
import {
  gatesByOffer,
  gatesToWait,
  isWhatIsWanted,
  waitingMessages as say,
  staying,
} from '@fairground/domain/waiting'
import { codes } from '@fairground/wire/kernel/codes'
import {
  announce,
  closeOffer,
  endEntry,
  insertWaitingEvent,
  type ListedEntry,
  lockList,
  lockOffered,
  makeOffer,
  mayBeOffered,
  offerAnew,
  readEntries,
  readFreeBooths,
  sideBySide,
  waitingOf,
} from '../offering'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import {
  freeBooths,
  had,
  hallsInReach,
  lockWanted,
  refuse,
  requireGates,
  requireNone,
  standingSideBySide,
  type Trying,
  takeBooths,
  tried,
} from '../selection'
import { audit } from './entry.service'
import { findOffer, markChosenAnew, readBoothsOnOffer } from './waiting.repository'

const gone = () => new Refusal(codes.refused, say.offerGone)

/**
 * A choice by right of the offer: under the company's lock, by the rules of every choice, in one transaction with what is
 * given back for it and with whom that is offered to next.
 */
export async function acceptOffer(trying: Omit<Trying, 'gates' | 'reason'>, offerId: string): Promise<void> {
  const { platform, caller } = trying
  const { edition } = platform.settings.current()
  const offer = await findOffer(platform.db, offerId, edition)
  // Somebody else's is answered like one that never was.
  if (!offer || offer.accountId !== caller.user.id) throw gone()
  const { boothIds, entryId } = offer
  await tried({ ...trying, gates: gatesByOffer, reason: '' }, 'accept', boothIds, async (deed) => {
    const { trx, chooser, settings, change } = deed
    const { booths: held, companyId } = chooser
    const [seen] = await readEntries(trx, edition, { companyId })
    // What it has and what it waits for change only under its own lock, so they are known from here on.
    const leaving = seen?.wish.givesBack ? held.map(({ id }) => id) : []
    await lockWanted(trx, [...boothIds, ...leaving], edition)
    await lockList(trx, edition)
    const [entry] = await readEntries(trx, edition, { companyId })
    if (!entry?.offer || entry.offer.id !== offerId || entry.offer.isOver) {
      if ((await findOffer(trx, offerId, edition))?.state === 'accepted') return undefined
      throw gone()
    }
    // Where the organiser put it on the list for a reason, that holds within a group too.
    const quota = requireGates(chooser, settings, entry.behalfReason ? gatesToWait : gatesByOffer)
    if (chooser.contract) throw refuse('contract', { number: chooser.contract })
    await closeOffer(trx, offerId, { state: 'accepted', by: caller.user.id })
    const wanted = await lockWanted(trx, boothIds, edition)
    const left = staying(entry.wish, held)
    const adjoins = standingSideBySide([...held, ...wanted])
    if (leaving.length > 0) requireNone(faultOfRelease(leaving, { held, adjoins }))
    requireNone(
      faultOfChoice(wanted, {
        quota,
        held: left,
        halls: hallsInReach(quota, wanted),
        adjoins,
        areaSlack: settings.areaSlack,
        language: caller.language,
      }),
    )
    if (leaving.length > 0 && (await freeBooths(trx, leaving, change)) < leaving.length)
      throw refuse('notYours')
    if ((await takeBooths(trx, wanted, change)).taken < boothIds.length) throw refuse('outOfRange')
    const after = [...left, ...wanted.map((booth) => had(booth, 'chosen'))]
    // Within its window the company goes on choosing; outside, nobody but the organiser can.
    if (chooser.stage !== 'choosing' || !isOpen(chooser.window, chooser.now)) {
      const isFinished = !faultOfFinish({ quota, held: after, adjoins })
      chooser.stage = isFinished ? 'finished' : 'choosing'
      await markChosenAnew(trx, companyId, isFinished)
    }
    await endEntry(trx, entryId, { as: 'placed' })
    await insertWaitingEvent(trx, {
      entryId,
      action: 'accept',
      actorId: caller.user.id,
      offerId,
      boothIds,
      detail: { givenBack: leaving },
    })
    return after
  })
}

/** The booths go to the next, the entry keeps its place. Said twice, it was said once. */
export async function declineOffer(
  platform: Platform,
  offerId: string,
  caller: SignedInCaller,
): Promise<void> {
  const found = await findOffer(platform.db, offerId, platform.settings.current().edition)
  if (!found || found.accountId !== caller.user.id) throw gone()
  if (found.state === 'declined') return
  if (!(await passOn(platform, offerId, { state: 'declined', caller }))) throw gone()
}

export async function recallOffer(
  platform: Platform,
  { offerId, reason }: { offerId: string; reason: string },
  caller: SignedInCaller,
): Promise<void> {
  if (!(await passOn(platform, offerId, { state: 'recalled', caller, reason }))) throw gone()
}

interface Ending {
  state: 'declined' | 'recalled' | 'expired'
  /** Nobody where its time was over. */
  caller?: SignedInCaller
  reason?: string
}

const actions = { declined: 'decline', recalled: 'recall', expired: 'expire' } as const

/** Ends an open offer and offers its booths on in one transaction. Answers whether it was still open. */
export async function passOn(
  platform: Platform,
  offerId: string,
  { state, caller, reason = '' }: Ending,
): Promise<boolean> {
  const { edition } = platform.settings.current()
  const by = caller?.user.id ?? null
  return platform.db.transaction().execute(async (trx) => {
    const found = await findOffer(trx, offerId, edition)
    if (!found) return false
    const { entryId, boothIds } = found
    await lockOffered(trx, boothIds)
    await lockList(trx, edition)
    const [entry] = await readEntries(trx, edition, { entryId })
    const isStill = entry?.offer?.id === offerId && (state !== 'expired' || entry.offer.isOver)
    if (!entry || !isStill) return false
    await closeOffer(trx, offerId, { state, by, reason })
    await insertWaitingEvent(trx, {
      entryId,
      action: actions[state],
      actorId: by,
      offerId,
      boothIds,
      reason,
    })
    if (caller && state === 'recalled')
      await audit(trx, caller, { action: 'recall-offer', entryId, after: { offerId, reason } })
    await announce(platform, trx, entry, await readBoothsOnOffer(trx, boothIds))
    await offerAnew(platform, trx)
    return true
  })
}

/** Out of order and of whatever is free, but never against what the company waits for and may have. */
export async function offerByHand(
  platform: Platform,
  { entryId, boothIds, reason }: { entryId: string; boothIds: string[]; reason: string },
  caller: SignedInCaller,
): Promise<void> {
  const settings = platform.settings.current()
  const { edition } = settings
  // It could not be accepted, and its time would run.
  if (!settings.selectionStarted) throw refuse('notStarted')
  await platform.db.transaction().execute(async (trx) => {
    await lockOffered(trx, boothIds)
    const entry = await openEntry(trx, edition, entryId)
    const free = await readFreeBooths(trx, { edition, freedOnly: false })
    const booths = free.filter(({ id }) => boothIds.includes(id))
    if (booths.length < boothIds.length) throw new Refusal(codes.refused, say.notFree)
    const waiting = waitingOf(entry, free, settings)
    if (!waiting) throw refuse('noQuota')
    const adjoins = sideBySide([...booths, ...entry.held])
    if (!isWhatIsWanted(waiting, booths, adjoins)) throw new Refusal(codes.refused, say.notAsWished)
    if (!(await makeOffer(platform, trx, entry, booths, { caller, reason })))
      throw new Refusal(codes.refused, say.notFree)
    await audit(trx, caller, {
      action: 'offer-booths',
      entryId,
      after: { booths: booths.map(({ code }) => code), reason },
    })
  })
}

async function openEntry(trx: Db, edition: number, entryId: string): Promise<ListedEntry> {
  await lockList(trx, edition)
  const [entry] = await readEntries(trx, edition, { entryId })
  if (!entry) throw new Refusal(codes.refused, say.notWaiting)
  if (entry.offer) throw new Refusal(codes.refused, say.offerOpen)
  if (!mayBeOffered(entry)) throw new Refusal(codes.refused, say.mayNotBeOffered)
  return entry
}
