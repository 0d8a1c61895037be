import type { BoothState } from '@fairground/domain/booth'
import { dayIn } from '@fairground/domain/field'
import { type Release, type Reservation, placementMessages as say } from '@fairground/domain/placement'
import { waitingMessages } from '@fairground/domain/waiting'
import { codes } from '@fairground/wire/kernel/codes'
import type { ChangedBooths } from '@fairground/wire/placement'
import { reopenEmptied } from '../booth'
import { companyNews } from '../exhibitor'
import { readKeptForOffers } from '../offering'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { changing, inState, record, requireEach, requireOpenHalls, requireState } from './change-booths'
import {
  findUnsealedContract,
  insertReservations,
  type LockedBooth,
  lockBooths,
  lockCompanies,
  readHoldings,
  releaseHoldings,
  releaseReservations,
  setBoothStates,
} from './placement.repository'

/** Given by the organiser, whatever was paid for it since. */
const given = ['allotted', 'partial', 'completed'] as const
const isGivenState = (state: BoothState): boolean => given.some((one) => one === state)

/**
 * What a company chose itself is not the organiser's to cancel this way, and a contract binds both sides until it is sealed:
 * from then on an amendment follows.
 */
export function unassignBooths(
  platform: Platform,
  { boothIds, reason }: Release,
  caller: SignedInCaller,
): Promise<ChangedBooths> {
  const { edition } = platform.settings.current()
  return changing(platform, boothIds, async (trx) => {
    // Companies before booths, as everywhere; whoever holds a booth by then is looked up again under its lock.
    const holders = await readHoldings(trx, boothIds)
    await lockCompanies(
      trx,
      holders.map(({ companyId }) => companyId),
      edition,
    )
    const booths = await taken(trx, boothIds, edition)
    const holdings = await readHoldings(trx, boothIds)
    const assigned = new Set(
      holdings.filter(({ origin }) => origin === 'assigned').map(({ boothId }) => boothId),
    )
    requireEach(booths, ({ id, state }) => assigned.has(id) && isGivenState(state), say.notAssigned)
    const number = await findUnsealedContract(
      trx,
      holdings.map(({ companyId }) => companyId),
    )
    if (number) throw new Refusal(codes.refused, say.contract, { number })
    for (const from of given) await setBoothStates(trx, boothIds, { from, to: 'normal' })
    await releaseHoldings(trx, boothIds, { reason, by: caller.user.id })
    await reopenEmptied(
      trx,
      holdings.map(({ companyId }) => companyId),
    )
    await record(trx, caller, 'unassign', booths, { reason })
    for (const { companyId: id, accountId } of holdings)
      for (const news of companyNews({ id, accountId })) await platform.live.publish(trx, news)
    return inState(booths, 'normal')
  })
}

export function reserveBooths(
  platform: Platform,
  { boothIds, reason, expiresOn }: Reservation,
  caller: SignedInCaller,
): Promise<ChangedBooths> {
  const { edition, timeZone } = platform.settings.current()
  if (expiresOn && expiresOn < dayIn(timeZone)) throw refuseField('expiresOn', say.past)
  return changing(platform, boothIds, async (trx) => {
    const booths = await taken(trx, boothIds, edition)
    requireState(booths, 'normal', say.notFree)
    await requireOpenHalls(trx, booths)
    await setBoothStates(trx, boothIds, { from: 'normal', to: 'bespoke' })
    await insertReservations(trx, boothIds, { reason, expiresOn, by: caller.user.id })
    await record(trx, caller, 'reserve', booths, { reason, expiresOn })
    return inState(booths, 'bespoke')
  })
}

export function unreserveBooths(
  platform: Platform,
  { boothIds, reason }: Release,
  caller: SignedInCaller,
): Promise<ChangedBooths> {
  const { edition } = platform.settings.current()
  return changing(platform, boothIds, async (trx) => {
    const booths = await taken(trx, boothIds, edition)
    requireState(booths, 'bespoke', say.notReserved)
    await requireKeptForNobody(trx, boothIds)
    await setBoothStates(trx, boothIds, { from: 'bespoke', to: 'normal' })
    await releaseReservations(trx, boothIds, { reason, by: caller.user.id })
    await record(trx, caller, 'unreserve', booths, { reason })
    return inState(booths, 'normal')
  })
}

async function taken(trx: Db, boothIds: readonly string[], edition: number): Promise<LockedBooth[]> {
  const booths = await lockBooths(trx, boothIds, edition)
  if (booths.length < boothIds.length) throw refuseField('boothIds', say.unknownBooth)
  return booths
}

/** What is kept for a company on the waiting list is given back there, where the company hears of it. */
async function requireKeptForNobody(trx: Db, boothIds: readonly string[]): Promise<void> {
  const kept = await readKeptForOffers(trx, boothIds)
  if (kept.length > 0)
    throw new Refusal(codes.refused, waitingMessages.keptForOffer, {
      codes: kept.map(({ code }) => code).join(', '),
    })
}
