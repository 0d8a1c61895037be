import type { BoothState } from '@fairground/domain/booth'
import { dayIn } from '@fairground/domain/field'
import {
  type Assignment,
  type PlacementAction,
  type Release,
  type Reservation,
  placementMessages as say,
} from '@fairground/domain/placement'
import { codes } from '@fairground/wire/kernel/codes'
import type { ChangedBooths } from '@fairground/wire/placement'
import { readBoothsHeld } from '../booth'
import { companyNews } from '../exhibitor'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { requireNotBlacklisted } from '../standing'
import {
  findContractNumber,
  insertHoldings,
  insertReservations,
  type LockedBooth,
  lockBooths,
  lockCompany,
  readHoldings,
  readOpenHalls,
  releaseHoldings,
  releaseReservations,
  setBoothStates,
} from './placement.repository'
import { requireWithinCaps } from './placement-caps'

/** A holding that is confirmed from the start. Given twice by a double click, it is given once. */
export function assignBooths(
  platform: Platform,
  { boothIds, companyId, reason }: Assignment,
  caller: SignedInCaller,
): Promise<ChangedBooths> {
  const { edition, ...settings } = platform.settings.current()
  return changing(platform, boothIds, async (trx) => {
    const company = await lockCompany(trx, companyId, edition)
    if (!company) throw refuseField('companyId', say.unknownCompany)
    const booths = await taken(trx, boothIds, edition)
    const holdings = await readHoldings(trx, boothIds)
    const isDone = boothIds.every((id) =>
      holdings.some((one) => one.boothId === id && one.companyId === companyId && one.origin === 'assigned'),
    )
    if (isDone) return booths
    if (company.reviewState !== 'approved') throw new Refusal(codes.refused, say.notApproved)
    await requireNotBlacklisted(trx, company.accountId)
    requireState(booths, 'normal', say.notFree)
    await requireOpenHalls(trx, booths)
    requireWithinCaps([...(await readBoothsHeld(trx, companyId)), ...booths], settings)
    await setBoothStates(trx, boothIds, { from: 'normal', to: 'allotted' })
    await insertHoldings(trx, boothIds, { companyId, edition, reason, by: caller.user.id })
    await record(trx, caller, 'assign', booths, { companyId, reason })
    for (const news of companyNews(company)) await platform.live.publish(trx, news)
    return inState(booths, 'allotted')
  })
}

/** What a company chose itself is not the organiser's to cancel this way, and a contract binds both sides. */
export function unassignBooths(
  platform: Platform,
  { boothIds, reason }: Release,
  caller: SignedInCaller,
): Promise<ChangedBooths> {
  const { edition } = platform.settings.current()
  return changing(platform, boothIds, async (trx) => {
    // Companies before booths, as everywhere; whoever holds a booth by then is looked up again under its lock.
    const holders = await readHoldings(trx, boothIds)
    for (const id of [...new Set(holders.map(({ companyId }) => companyId))].sort())
      await lockCompany(trx, id, edition)
    const booths = await taken(trx, boothIds, edition)
    const holdings = await readHoldings(trx, boothIds)
    const assigned = new Set(
      holdings.filter(({ origin }) => origin === 'assigned').map(({ boothId }) => boothId),
    )
    requireState(booths, 'allotted', say.notAssigned)
    requireEach(booths, ({ id }) => assigned.has(id), say.notAssigned)
    const number = await findContractNumber(
      trx,
      holdings.map(({ companyId }) => companyId),
    )
    if (number) throw new Refusal(codes.refused, say.contract, { number })
    await setBoothStates(trx, boothIds, { from: 'allotted', to: 'normal' })
    await releaseHoldings(trx, boothIds, { reason, by: caller.user.id })
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
    await setBoothStates(trx, boothIds, { from: 'bespoke', to: 'normal' })
    await releaseReservations(trx, boothIds, { reason, by: caller.user.id })
    await record(trx, caller, 'unreserve', booths, { reason })
    return inState(booths, 'normal')
  })
}

/** All or none, in one transaction; the maps hear of it once it stands. */
async function changing(
  { db, live }: Platform,
  boothIds: readonly string[],
  change: (trx: Db) => Promise<LockedBooth[]>,
): Promise<ChangedBooths> {
  const changed = await db
    .transaction()
    .execute(change)
    .catch((error: unknown) => {
      // Whatever else took the booth meanwhile, the database lets only one have it.
      if (violatedIndex(error)?.endsWith('_one_live')) throw new Refusal(codes.refused, say.lost)
      throw error
    })
  for (const hallId of new Set(changed.map((booth) => booth.hallId)))
    live.publishSoon(db, { type: 'booths-changed', audience: 'processes', hallId })
  return boothIds.flatMap((wanted) => {
    const booth = changed.find(({ id }) => id === wanted)
    return booth ? [{ id: booth.id, code: booth.code, state: booth.state }] : []
  })
}

async function taken(trx: Db, boothIds: readonly string[], edition: number): Promise<LockedBooth[]> {
  const booths = await lockBooths(trx, boothIds, edition)
  if (booths.length < boothIds.length) throw refuseField('boothIds', say.unknownBooth)
  return booths
}

/** Once the booths are locked: whoever takes a hall out of use locks them too, and waits or was waited for. */
async function requireOpenHalls(trx: Db, booths: readonly LockedBooth[]): Promise<void> {
  const open = await readOpenHalls(
    trx,
    booths.map(({ hallId }) => hallId),
  )
  requireEach(booths, ({ hallId }) => open.has(hallId), say.hallClosed)
}

const requireState = (booths: readonly LockedBooth[], state: BoothState, message: string): void =>
  requireEach(booths, (booth) => booth.state === state, message)

function requireEach(
  booths: readonly LockedBooth[],
  is: (booth: LockedBooth) => boolean,
  message: string,
): void {
  const others = booths.filter((booth) => !is(booth)).map(({ code }) => code)
  if (others.length > 0) throw new Refusal(codes.refused, message, { codes: others.join(', ') })
}

const inState = (booths: readonly LockedBooth[], state: BoothState): LockedBooth[] =>
  booths.map((booth) => ({ ...booth, state }))

async function record(
  trx: Db,
  caller: SignedInCaller,
  action: PlacementAction,
  booths: readonly LockedBooth[],
  why: object,
): Promise<void> {
  for (const { id, code, state } of booths)
    await recordAudit(trx, caller, {
      action,
      subjectType: 'booth',
      subjectId: id,
      before: { code, state },
      after: why,
    })
}
