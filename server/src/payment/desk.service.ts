import { contractStateNames } from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import { moneyText } from '@fairground/domain/money'
import {
  type Reversal,
  paymentMessages as say,
  type TypedEntry,
  type VoucherReturned,
  voucherStateNames,
} from '@fairground/domain/payment'
import { codes } from '@fairground/wire/kernel/codes'
import type { PaymentDetail } from '@fairground/wire/payment/desk'
import { inOneLine, type KeptContract, lockContract, nameOf, tellCompany } from '../contract'
import { companyNews } from '../exhibitor'
import { findEntry, isCharged, type NewEntry, readBalance, readEntries } from '../ledger'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import { momentIn } from '../platform/moment-in'
import type { Platform } from '../platform/platform'
import { book, tellOfPayment } from './booking'
import { readStanding } from './standing'
import { findPaidContract } from './standing.repository'
import { decide, type FoundVoucher, findBookedLine, findVoucher, readVouchers } from './voucher.repository'

export async function findPayment({ db, settings }: Platform, contractId: string): Promise<PaymentDetail> {
  const { edition, timeZone } = settings.current()
  const contract = await findPaidContract(db, contractId, edition)
  if (!contract) throw new Refusal(codes.notFound, say.unknown)
  const { companyId, companyZh, companyEn, word } = contract
  const [standing, vouchers, entries] = await Promise.all([
    readStanding(db, contract, dayIn(timeZone)),
    readVouchers(db, contractId),
    readEntries(db, contractId),
  ])
  return { ...standing, companyId, companyZh, companyEn, word, vouchers, entries }
}

/** Under the contract's lock, so that two who decide at once, or one who decides while it is withdrawn, do so in turn. */
async function takeVoucher(
  trx: Db,
  voucherId: string,
): Promise<{ voucher: FoundVoucher; contract: KeptContract }> {
  const named = await findVoucher(trx, voucherId)
  const contract = named && (await lockContract(trx, named.contractId))
  const voucher = contract && (await findVoucher(trx, voucherId))
  if (!voucher || !contract) throw new Refusal(codes.refused, say.unknownVoucher)
  return { voucher, contract }
}

/** Whether this person did just that before. Whoever comes second is told who was first, and when. */
function isDoneBefore(
  { settings }: Platform,
  voucher: FoundVoucher,
  state: 'confirmed' | 'returned',
  { user, language }: SignedInCaller,
): boolean {
  if (voucher.state === 'pending') return false
  if (voucher.state === state && voucher.decidedBy === user.id) return true
  throw new Refusal(codes.refused, say.decided, {
    who: voucher.decidedName,
    when: voucher.decidedAt ? momentIn(voucher.decidedAt, settings.current().timeZone) : '',
    state: voucherStateNames[voucher.state][language],
  })
}

/** The money arrived: booked on the day it was transferred, in the same transaction as everything that follows from it. */
export function confirmVoucher(platform: Platform, voucherId: string, caller: SignedInCaller): Promise<void> {
  return platform.db.transaction().execute(async (trx) => {
    const { voucher, contract } = await takeVoucher(trx, voucherId)
    if (isDoneBefore(platform, voucher, 'confirmed', caller)) return
    const day = await findBookedLine(trx, voucher)
    if (day !== undefined)
      throw new Refusal(codes.refused, say.lineBooked, {
        day,
        amount: moneyText({ amount: voucher.amount, currency: contract.currency }),
      })
    await decide(trx, voucherId, { state: 'confirmed', by: caller.user.id })
    const { amount, paidOn } = voucher
    await book(
      platform,
      trx,
      contract,
      {
        contractId: contract.id,
        kind: 'payment',
        amount,
        day: paidOn,
        voucherId,
        once: `voucher:${voucherId}`,
      },
      caller,
    )
    await audit(trx, caller, 'voucher-confirm', voucherId, { number: contract.number, amount })
    await tellOfPayment(platform, trx, contract, { amount, once: `voucher:${voucherId}` }, caller)
  })
}

export function returnVoucher(
  platform: Platform,
  { voucherId, reason }: VoucherReturned,
  caller: SignedInCaller,
): Promise<void> {
  return platform.db.transaction().execute(async (trx) => {
    const { voucher, contract } = await takeVoucher(trx, voucherId)
    if (isDoneBefore(platform, voucher, 'returned', caller)) return
    await decide(trx, voucherId, { state: 'returned', by: caller.user.id, reason })
    const { amount } = voucher
    await audit(trx, caller, 'voucher-return', voucherId, { number: contract.number, amount, reason })
    await tellCompany(platform, trx, contract, {
      template: 'voucherReturned',
      params: { amount: moneyText({ amount, currency: contract.currency }), reason: inOneLine(reason) },
      once: `voucher-returned:${voucherId}`,
      caller,
    })
    for (const news of companyNews({ id: contract.companyId, accountId: contract.accountId }))
      await platform.live.publish(trx, news)
  })
}

/** Money that came without a voucher, went back, or is let off. The form's key makes a second press the first again. */
export function bookTyped(platform: Platform, typed: TypedEntry, caller: SignedInCaller): Promise<void> {
  const { contractId, kind, amount, day, reason, key } = typed
  const { timeZone, edition } = platform.settings.current()
  if (day > dayIn(timeZone)) throw refuseField('day', say.dayAhead)
  return platform.db.transaction().execute(async (trx) => {
    const contract = await lockContract(trx, contractId)
    if (!contract?.countersignedAt || contract.edition !== edition)
      throw new Refusal(codes.refused, say.unknown)
    // Of one that asks for nothing yet any sum would be all of it, and its booths would be paid.
    if (contract.state === 'inForce' && !(await isCharged(trx, contractId)))
      throw new Refusal(codes.refused, say.notNow, {
        number: contract.number,
        state: contractStateNames[contract.state][caller.language],
      })
    const once = `typed:${key}`
    const entry = { contractId, kind, amount, day, reason, once } as const
    const balance = await readBalance(trx, contractId)
    const booked = await book(platform, trx, contract, entry, caller, () => {
      const said = (sum: number) => moneyText({ amount: sum, currency: contract.currency })
      if (kind === 'refund' && amount > balance.paid)
        throw new Refusal(codes.refused, say.refundTooMuch, { paid: said(balance.paid) })
      if (kind === 'credit' && amount > balance.due)
        throw new Refusal(codes.refused, say.creditTooMuch, { due: said(balance.due) })
    })
    if (booked && kind === 'payment') await tellOfPayment(platform, trx, contract, { amount, once }, caller)
  })
}

/** Both stay. The charge of a contract goes with the contract alone. */
export function reverseEntry(
  platform: Platform,
  { entryId, reason }: Reversal,
  caller: SignedInCaller,
): Promise<void> {
  const { timeZone, edition } = platform.settings.current()
  return platform.db.transaction().execute(async (trx) => {
    const named = await findEntry(trx, entryId)
    const contract = named && (await lockContract(trx, named.contractId))
    if (!named || contract?.edition !== edition) throw new Refusal(codes.refused, say.unknownEntry)
    if (named.kind === 'correction' || named.kind === 'charge')
      throw new Refusal(codes.refused, say.notReversible)
    await refuseReversed(platform, trx, contract.id, entryId, caller)
    const entry: NewEntry = {
      contractId: contract.id,
      kind: 'correction',
      takesBack: named,
      day: dayIn(timeZone),
      reason,
      once: `reverse:${entryId}`,
    }
    await book(platform, trx, contract, entry, caller)
  })
}

async function refuseReversed(
  { settings }: Platform,
  trx: Db,
  contractId: string,
  entryId: string,
  caller: SignedInCaller,
): Promise<void> {
  const entries = await readEntries(trx, contractId)
  const before = entries.find(({ reverses }) => reverses === entryId)
  if (!before) return
  const who = before.madeBy
  if (who === nameOf(caller)) return
  throw new Refusal(codes.refused, say.reversedBefore, {
    who,
    when: momentIn(before.madeAt, settings.current().timeZone),
  })
}

const audit = (trx: Db, caller: SignedInCaller, action: string, subjectId: string, after: object) =>
  recordAudit(trx, caller, { action, subjectType: 'payment-voucher', subjectId, after })
