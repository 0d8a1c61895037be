import { contractStateNames } from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import {
  type DeferralDay,
  type DeferralDraft,
  type DeferralEvent,
  type DeferralRefused,
  type DeferralSeen,
  type DeferralStep,
  deferralDayFault,
  type InstalmentStanding,
  deferralMessages as say,
  takeStep,
} from '@fairground/domain/payment'
import { codes } from '@fairground/wire/kernel/codes'
import type { DeferralDetail, ListedDeferral } from '@fairground/wire/payment/deferral'
import { deferInstalment, type KeptContract, lockContract, tellCompany } from '../contract'
import { companyNews } from '../exhibitor'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import { type Keeper, keeping } from '../platform/record/keeper'
import { type KeptRecord, refusals } from '../platform/record/kept-record'
import {
  findKept,
  findOpen,
  insertDeferral,
  insertDeferralEvent,
  type KeptDeferral,
  moveDeferral,
  readDeferralEvents,
} from './deferral.repository'
import { readStanding } from './standing'
import { findPaidContract } from './standing.repository'

/** Under the contract's lock, as everything about its money: two who decide at once do so in turn. */
const deferralRecord: KeptRecord<KeptDeferral> = {
  subjectType: 'payment-deferral',
  async lock(trx, id) {
    const named = await findKept(trx, id)
    return named && (await lockContract(trx, named.contractId)) ? findKept(trx, id) : undefined
  },
  async lastChange(trx, { id }) {
    const [last] = await readDeferralEvents(trx, id)
    return { who: last?.by ?? '', when: last?.at ?? null }
  },
  ...refusals(say.unknown, say.conflict),
}

/** As this person sees it: whose day it is decides what they may do about it. */
export function seenBy({ user }: SignedInCaller, deferral: KeptDeferral): ListedDeferral {
  const { askedById, proposedById, edition: _, ...said } = deferral
  return {
    ...said,
    isCountered: proposedById !== askedById,
    isOwn: proposedById === user.id,
    isAsker: askedById === user.id,
  }
}

export async function findDeferral(
  { db, settings }: Platform,
  deferralId: string,
  caller: SignedInCaller,
): Promise<DeferralDetail> {
  const deferral = await findKept(db, deferralId)
  const { edition } = settings.current()
  const contract = deferral && (await findPaidContract(db, deferral.contractId, edition))
  if (!deferral || !contract) throw new Refusal(codes.notFound, say.unknown)
  const events = await readDeferralEvents(db, deferralId)
  const next = contract.instalments.find(({ number }) => number === deferral.instalment + 1)
  return {
    ...seenBy(caller, deferral),
    nextDueOn: next?.dueOn ?? null,
    events: events.map(({ actorId: _, ...event }) => event),
  }
}

export function proposeDeferral(
  platform: Platform,
  { deferralId, contractId, instalment, dueOn, reason }: DeferralDraft,
  caller: SignedInCaller,
): Promise<void> {
  return keeping(platform, caller, deferralRecord, async (keeper, trx) => {
    const contract = await lockContract(trx, contractId)
    if (!contract?.countersignedAt) throw new Refusal(codes.refused, say.unknown)
    const before = await findKept(trx, deferralId)
    if (before?.askedById === caller.user.id && before.contractId === contractId) return
    if (before) throw new Refusal(codes.refused, say.unknown)
    const part = await requireOpen(platform, trx, contract, instalment, caller)
    requireDay(platform, dueOn, part)
    const waiting = await findOpen(trx, contractId, instalment)
    if (waiting)
      throw new Refusal(codes.refused, say.openAlready, {
        who: waiting.askedBy,
        when: momentIn(waiting.askedAt, platform.settings.current().timeZone),
      })
    const { dueOn: dueBefore } = part.instalment
    const by = caller.user.id
    await insertDeferral(trx, { id: deferralId, contractId, instalment, dueBefore, dueOn, reason, by })
    await insertDeferralEvent(trx, { deferralId, event: 'propose', by, dueOn, reason })
    await keeper.record(
      {
        id: deferralId,
        action: 'deferral-propose',
        before: { number: contract.number, instalment, dueOn: dueBefore },
        after: { number: contract.number, instalment, dueOn, reason },
      },
      ...companyNews({ id: contract.companyId, accountId: contract.accountId }),
    )
  })
}

export const reviseDeferral = (platform: Platform, given: DeferralDay, caller: SignedInCaller) =>
  moveAlong(platform, given, { step: 'revise', dueOn: given.dueOn, reason: given.reason }, caller)

export const counterDeferral = (platform: Platform, given: DeferralDay, caller: SignedInCaller) =>
  moveAlong(platform, given, { step: 'counter', dueOn: given.dueOn, reason: given.reason }, caller)

export const withdrawDeferral = (platform: Platform, given: DeferralSeen, caller: SignedInCaller) =>
  moveAlong(platform, given, { step: 'withdraw', reason: '' }, caller)

export const grantDeferral = (platform: Platform, given: DeferralSeen, caller: SignedInCaller) =>
  moveAlong(platform, given, { step: 'grant', reason: '' }, caller)

export const refuseDeferral = (platform: Platform, given: DeferralRefused, caller: SignedInCaller) =>
  moveAlong(platform, given, { step: 'refuse', reason: given.reason }, caller)

/** Whoever asked need not be one of those who decide: the other day is an approver's, so two have agreed on it. */
export const acceptCounter = (platform: Platform, given: DeferralSeen, caller: SignedInCaller) =>
  moveAlong(platform, given, { step: 'grant', reason: '' }, caller, ({ askedById, proposedById }) => {
    if (askedById !== caller.user.id) throw new Refusal(codes.refused, say.notAsker)
    if (proposedById === askedById) throw new Refusal(codes.refused, say.noCounter)
  })

type Step =
  | { step: 'grant' | 'refuse' | 'withdraw'; reason: string }
  | { step: 'counter' | 'revise'; dueOn: string; reason: string }

/** One step, whole or not at all, on the deferral as it was seen. Whoever presses twice has done it once. */
function moveAlong(
  platform: Platform,
  { deferralId, version }: DeferralSeen,
  step: Step,
  caller: SignedInCaller,
  requireAllowed: (deferral: KeptDeferral) => void = () => undefined,
): Promise<void> {
  return keeping(platform, caller, deferralRecord, async (keeper, trx) => {
    const deferral = await keeper.take(deferralId)
    const contract = await lockContract(trx, deferral.contractId)
    if (contract?.edition !== platform.settings.current().edition)
      throw new Refusal(codes.refused, say.unknown)
    if (await isDoneBefore(trx, deferral, version, step, caller)) return
    await keeper.requireSeen(deferral, version)
    requireAllowed(deferral)
    const next = await nextOf(keeper, deferral, { ...step, by: caller.user.id })
    if (step.step !== 'refuse' && step.step !== 'withdraw') {
      const part = await requireOpen(platform, trx, contract, deferral.instalment, caller)
      requireDay(platform, next.dueOn, part, step.step === 'grant' ? undefined : 'dueOn')
    }
    await keep(trx, deferral, next, step, caller)
    if (step.step === 'grant') await letItBeDueThen(platform, trx, contract, deferral, caller)
    const { number, instalment } = deferral
    await keeper.record(
      {
        id: deferralId,
        action: `deferral-${step.step}`,
        before: { number, instalment, dueOn: deferral.dueOn, state: deferral.state },
        after: { number, instalment, dueOn: next.dueOn, state: next.state, reason: step.reason },
      },
      ...companyNews({ id: contract.companyId, accountId: contract.accountId }),
    )
  })
}

async function isDoneBefore(
  trx: Db,
  deferral: KeptDeferral,
  version: number,
  step: Step,
  caller: SignedInCaller,
): Promise<boolean> {
  if (deferral.version !== version + 1) return false
  const [last] = await readDeferralEvents(trx, deferral.id)
  const sameDay = !('dueOn' in step) || step.dueOn === last?.dueOn
  return last?.event === step.step && last.actorId === caller.user.id && sameDay
}

async function nextOf(keeper: Keeper<KeptDeferral, string>, deferral: KeptDeferral, step: DeferralStep) {
  const { state, dueOn, proposedById: proposedBy } = deferral
  const next = takeStep({ state, dueOn, proposedBy }, step)
  if (typeof next !== 'string') return next
  if (next === 'decided') return keeper.refuseConflict(deferral)
  if (next === 'sameDay') throw refuseField('dueOn', say.sameDay)
  throw new Refusal(codes.refused, say[next], { who: deferral.proposedBy })
}

async function keep(
  trx: Db,
  { id }: KeptDeferral,
  { state, dueOn, proposedBy }: { state: KeptDeferral['state']; dueOn: string; proposedBy: string },
  { step, reason }: Step,
  { user }: SignedInCaller,
): Promise<void> {
  const isAnswer = step === 'refuse'
  await moveDeferral(trx, id, {
    state,
    dueOn,
    proposedBy,
    ...(reason && !isAnswer && { reason }),
    ...(state !== 'proposed' && { ended: { by: user.id, answer: isAnswer ? reason : '' } }),
  })
  const event: DeferralEvent = step
  await insertDeferralEvent(trx, { deferralId: id, event, by: user.id, dueOn, reason })
}

async function letItBeDueThen(
  platform: Platform,
  trx: Db,
  contract: KeptContract,
  { id, contractId, instalment, dueBefore, dueOn }: KeptDeferral,
  caller: SignedInCaller,
): Promise<void> {
  await deferInstalment(trx, { contractId, number: instalment, dueOn })
  await tellCompany(platform, trx, contract, {
    template: 'paymentDeferred',
    params: { instalment: String(instalment), before: dueBefore, day: dueOn },
    once: `deferral:${id}`,
    caller,
  })
}

interface OpenPart {
  instalment: InstalmentStanding
  next: InstalmentStanding | undefined
}

/** What is settled, or asked for by no contract in force, has no day to move. */
async function requireOpen(
  { settings }: Platform,
  trx: Db,
  contract: KeptContract,
  number: number,
  { language }: SignedInCaller,
): Promise<OpenPart> {
  const { edition, timeZone } = settings.current()
  const paid = await findPaidContract(trx, contract.id, edition)
  if (!paid) throw new Refusal(codes.refused, say.unknown)
  if (contract.state !== 'payment')
    throw new Refusal(codes.refused, say.notPaying, {
      number: contract.number,
      state: contractStateNames[contract.state][language],
    })
  const { instalments } = await readStanding(trx, paid, dayIn(timeZone))
  const instalment = instalments.find((one) => one.number === number)
  if (!instalment) throw refuseField('instalment', say.instalmentMissing)
  if (instalment.outstanding === 0) throw refuseField('instalment', say.settled)
  return { instalment, next: instalments.find((one) => one.number === number + 1) }
}

function requireDay(
  { settings }: Platform,
  dueOn: string,
  { instalment, next }: OpenPart,
  /** None where the day was somebody else's, typed elsewhere. */
  field: 'dueOn' | undefined = 'dueOn',
): void {
  const fault = deferralDayFault(dueOn, {
    dueBefore: instalment.dueOn,
    nextDueOn: next?.dueOn,
    today: dayIn(settings.current().timeZone),
  })
  if (fault) throw field ? refuseField(field, fault) : new Refusal(codes.refused, fault)
}
