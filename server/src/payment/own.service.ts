import { contractStateNames, partyName } from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import { paymentMessages as say, type VoucherDraft, voucherStateNames } from '@fairground/domain/payment'
import { codes } from '@fairground/wire/kernel/codes'
import type { OwnPayment } from '@fairground/wire/payment/own'
import { type KeptContract, lockContract, readFirstDay } from '../contract'
import { companyNews } from '../exhibitor'
import { receiveFile } from '../file'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal, refuseField } from '../platform/http/refusal'
import type { UploadedFile } from '../platform/http/upload'
import type { Platform } from '../platform/platform'
import { readStanding } from './standing'
import { findBinding } from './standing.repository'
import {
  decide,
  findVoucher,
  findVoucherOfFile,
  insertVoucher,
  readVouchers,
  sumWaiting,
} from './voucher.repository'

const purpose = 'paymentVoucher'
const mostWaiting = 20

export async function ownPayment(
  { db, settings }: Platform,
  caller: SignedInCaller,
): Promise<{ payment: OwnPayment | null }> {
  const { edition, timeZone, paymentAccounts } = settings.current()
  const contract = await findBinding(db, { accountId: caller.user.id, edition })
  if (!contract) return { payment: null }
  const [standing, vouchers] = await Promise.all([
    readStanding(db, contract, dayIn(timeZone)),
    readVouchers(db, contract.contractId),
  ])
  const { countersignedAt, drawnUpOn, word, party, language, currency } = contract
  return {
    payment: {
      ...standing,
      countersignedAt,
      drawnUpOn,
      word,
      company: partyName(party, language),
      account: paymentAccounts[currency],
      // Who of the organiser decided is the organiser's own affair.
      vouchers: vouchers.map(({ decidedBy: _, ...voucher }) => voucher),
    },
  }
}

/** An exhibitor's own. Any other is answered like one that never was. */
async function takeOwn(trx: Db, contractId: string, { user }: SignedInCaller): Promise<KeptContract> {
  const contract = await lockContract(trx, contractId)
  if (contract?.accountId !== user.id || !contract.countersignedAt)
    throw new Refusal(codes.notFound, say.unknown)
  return contract
}

export async function uploadVoucherFile(
  platform: Platform,
  contractId: string,
  file: UploadedFile | undefined,
  caller: SignedInCaller,
): Promise<{ fileId: string; name: string }> {
  const { id, name } = await receiveFile(platform, {
    purpose,
    file,
    owner: async () => {
      await takeOwn(platform.db, contractId, caller)
      return caller.user.id
    },
  })
  return { fileId: id, name }
}

/** One file is one voucher: whoever presses twice has sent it once. */
export function sendVoucher(
  platform: Platform,
  draft: VoucherDraft,
  caller: SignedInCaller,
): Promise<{ voucherId: string }> {
  const { db, files, live, settings } = platform
  return db.transaction().execute(async (trx) => {
    const contract = await takeOwn(trx, draft.contractId, caller)
    const before = await findVoucherOfFile(trx, draft.fileId)
    if (before?.contractId === contract.id) {
      if (before.amount === draft.amount && before.paidOn === draft.paidOn) return { voucherId: before.id }
      throw refuseField('fileId', say.fileTaken)
    }
    if (contract.state !== 'payment' && contract.state !== 'paid')
      throw new Refusal(codes.refused, say.notNow, {
        number: contract.number,
        state: contractStateNames[contract.state][caller.language],
      })
    requireDay(draft.paidOn, await readFirstDay(trx, contract.id), dayIn(settings.current().timeZone))
    await requireReplaceable(trx, contract.id, draft.replacesId)
    if ((await sumWaiting(trx, contract.id)).count >= mostWaiting)
      throw new Refusal(codes.refused, say.tooManyWaiting)
    if (!(await files.claim(trx, draft.fileId, caller.user.id, purpose)))
      throw refuseField('fileId', say.fileMissing)
    const voucherId = await insertVoucher(trx, { ...draft, by: caller.user.id })
    const { amount, paidOn, payer, reference, replacesId } = draft
    await recordAudit(trx, caller, {
      action: 'voucher-send',
      subjectType: 'payment-voucher',
      subjectId: voucherId,
      after: { number: contract.number, amount, paidOn, payer, reference, replacesId },
    })
    for (const news of companyNews({ id: contract.companyId, accountId: contract.accountId }))
      await live.publish(trx, news)
    return { voucherId }
  })
}

/** An amendment is drawn up after what was paid for the contract before. */
function requireDay(day: string, firstDay: string, today: string): void {
  if (day > today) throw refuseField('paidOn', say.dayAhead)
  if (day < firstDay) throw refuseField('paidOn', say.dayLongAgo)
}

async function requireReplaceable(trx: Db, contractId: string, replacesId: string | null): Promise<void> {
  if (replacesId === null) return
  const replaced = await findVoucher(trx, replacesId)
  if (replaced?.contractId !== contractId) throw new Refusal(codes.notFound, say.unknownVoucher)
  if (replaced.state !== 'returned' || replaced.isReplaced) throw new Refusal(codes.refused, say.notReturned)
}

export function withdrawVoucher(
  { db, live }: Platform,
  voucherId: string,
  caller: SignedInCaller,
): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const named = await findVoucher(trx, voucherId)
    if (named?.accountId !== caller.user.id) throw new Refusal(codes.notFound, say.unknownVoucher)
    // Whoever decides about it waits here, and looks again.
    const { number, companyId, accountId } = await takeOwn(trx, named.contractId, caller)
    const voucher = await findVoucher(trx, voucherId)
    if (voucher?.state === 'withdrawn') return
    if (!(await decide(trx, voucherId, { state: 'withdrawn', by: caller.user.id })))
      throw new Refusal(codes.refused, say.notWaiting, {
        state: voucherStateNames[voucher?.state ?? 'confirmed'][caller.language],
      })
    await recordAudit(trx, caller, {
      action: 'voucher-withdraw',
      subjectType: 'payment-voucher',
      subjectId: voucherId,
      after: { number },
    })
    for (const news of companyNews({ id: companyId, accountId })) await live.publish(trx, news)
  })
}
