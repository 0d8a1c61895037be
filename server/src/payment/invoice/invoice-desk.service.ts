import { dayIn } from '@fairground/domain/field'
import { moneyText } from '@fairground/domain/money'
import {
  type InvoiceCancelled,
  type InvoiceIssued,
  invoiceMessages as say,
  type WishRefused,
  type WishState,
  wishStateNames,
} from '@fairground/domain/payment'
import { codes } from '@fairground/wire/kernel/codes'
import { inOneLine, type KeptContract, lockContract, tellCompany } from '../../contract'
import { companyNews } from '../../exhibitor'
import { receiveFile } from '../../file'
import { recordAudit } from '../../platform/audit/audit'
import type { Db } from '../../platform/database/database'
import type { SignedInCaller } from '../../platform/http/principal'
import { Refusal, refuseField } from '../../platform/http/refusal'
import type { UploadedFile } from '../../platform/http/upload'
import { momentIn } from '../../platform/moment-in'
import type { Platform } from '../../platform/platform'
import {
  decideWish,
  findInvoice,
  findWish,
  insertInvoice,
  type KeptWish,
  markCancelled,
  readWishes,
} from './invoice.repository'
import { mostFor } from './own-invoices.service'

const purpose = 'invoice'

/** It is the company's from the start: it reads it once it is issued, and so does the staff. */
export async function uploadInvoiceFile(
  platform: Platform,
  wishId: string,
  file: UploadedFile | undefined,
): Promise<{ fileId: string; name: string }> {
  const { id, name } = await receiveFile(platform, {
    purpose,
    file,
    owner: async () => {
      const wish = await findWish(platform.db, wishId)
      if (!wish) throw new Refusal(codes.notFound, say.unknownWish)
      return wish.accountId
    },
  })
  return { fileId: id, name }
}

async function takeWish(
  platform: Platform,
  trx: Db,
  wishId: string,
): Promise<{ wish: KeptWish; contract: KeptContract }> {
  const named = await findWish(trx, wishId)
  const contract = named && (await lockContract(trx, named.contractId))
  const wish = contract && (await findWish(trx, wishId))
  if (!wish || contract?.edition !== platform.settings.current().edition)
    throw new Refusal(codes.notFound, say.unknownWish)
  // An amendment that came into force meanwhile took it along.
  if (wish.contractId !== contract.id) return takeWish(platform, trx, wishId)
  return { wish, contract }
}

/** Whoever comes second is told who was first, and when. */
const decidedBefore = (
  { settings }: Platform,
  { state, decidedAt, decidedName }: KeptWish,
  { language }: SignedInCaller,
): Refusal =>
  new Refusal(codes.refused, say.decided, {
    who: decidedName,
    when: decidedAt ? momentIn(decidedAt, settings.current().timeZone) : '',
    state: wishStateNames[state][language],
  })

const isOwnDeed = ({ state, decidedBy }: KeptWish, wanted: WishState, { user }: SignedInCaller): boolean =>
  state === wanted && decidedBy === user.id

export function issueInvoice(
  platform: Platform,
  { wishId, number, issuedOn, amount, fileId }: InvoiceIssued,
  caller: SignedInCaller,
): Promise<void> {
  const { db, files, settings } = platform
  if (issuedOn > dayIn(settings.current().timeZone)) throw refuseField('issuedOn', say.dayAhead)
  return db.transaction().execute(async (trx) => {
    const { wish, contract } = await takeWish(platform, trx, wishId)
    if (isOwnDeed(wish, 'issued', caller) && (await isIssuedAs(trx, wish, number))) return
    if (wish.state !== 'open') throw decidedBefore(platform, wish, caller)
    const { currency } = contract
    const most = await mostFor(trx, contract.id)
    if (amount > most)
      throw new Refusal(codes.refused, say.tooMuch, { most: moneyText({ amount: most, currency }) })
    if (!(await files.claim(trx, fileId, contract.accountId, purpose)))
      throw refuseField('fileId', say.fileMissing)
    const by = caller.user.id
    const invoiceId = await insertInvoice(trx, {
      wishId,
      contractId: contract.id,
      number,
      issuedOn,
      amount,
      fileId,
      by,
    })
    if (!invoiceId) throw new Refusal(codes.refused, say.numberTaken, { number })
    await decideWish(trx, wishId, { state: 'issued', by })
    await recordAudit(trx, caller, {
      action: 'invoice-issue',
      subjectType: 'invoice',
      subjectId: invoiceId,
      after: { contract: contract.number, number, issuedOn, amount },
    })
    await tellCompany(platform, trx, contract, {
      template: 'invoiceIssued',
      params: { invoice: number, amount: moneyText({ amount, currency }) },
      once: `invoice:${wishId}`,
      caller,
    })
    await publish(platform, trx, contract)
  })
}

const isIssuedAs = async (trx: Db, { contractId, id }: KeptWish, number: string): Promise<boolean> =>
  (await readWishes(trx, contractId)).find((wish) => wish.id === id)?.invoice?.number === number

export function refuseInvoice(
  platform: Platform,
  { wishId, reason }: WishRefused,
  caller: SignedInCaller,
): Promise<void> {
  return platform.db.transaction().execute(async (trx) => {
    const { wish, contract } = await takeWish(platform, trx, wishId)
    if (isOwnDeed(wish, 'refused', caller)) return
    if (wish.state !== 'open') throw decidedBefore(platform, wish, caller)
    await decideWish(trx, wishId, { state: 'refused', by: caller.user.id, reason })
    const { amount } = wish
    await recordAudit(trx, caller, {
      action: 'invoice-refuse',
      subjectType: 'invoice-wish',
      subjectId: wishId,
      after: { number: contract.number, amount, reason },
    })
    await tellCompany(platform, trx, contract, {
      template: 'invoiceRefused',
      params: { amount: moneyText({ amount, currency: contract.currency }), reason: inOneLine(reason) },
      once: `invoice:${wishId}`,
      caller,
    })
    await publish(platform, trx, contract)
  })
}

/** It stays, with who took it back and why; what it was over can be invoiced again. */
export function cancelInvoice(
  platform: Platform,
  { invoiceId, reason }: InvoiceCancelled,
  caller: SignedInCaller,
): Promise<void> {
  const { edition, timeZone } = platform.settings.current()
  return platform.db.transaction().execute(async (trx) => {
    const named = await findInvoice(trx, invoiceId)
    const contract = named && (await lockContract(trx, named.contractId))
    const invoice = contract && (await findInvoice(trx, invoiceId))
    if (!invoice || contract?.edition !== edition) throw new Refusal(codes.notFound, say.unknownInvoice)
    if (invoice.cancelledAt) {
      if (invoice.cancelledBy === caller.user.id && invoice.cancelReason === reason) return
      throw new Refusal(codes.refused, say.cancelled, {
        who: invoice.cancelledName,
        when: momentIn(invoice.cancelledAt, timeZone),
        reason: invoice.cancelReason,
      })
    }
    await markCancelled(trx, invoiceId, { by: caller.user.id, reason })
    await recordAudit(trx, caller, {
      action: 'invoice-cancel',
      subjectType: 'invoice',
      subjectId: invoiceId,
      after: { contract: contract.number, number: invoice.number, amount: invoice.amount, reason },
    })
    await tellCompany(platform, trx, contract, {
      template: 'invoiceCancelled',
      params: {
        invoice: invoice.number,
        amount: moneyText({ amount: invoice.amount, currency: contract.currency }),
        reason: inOneLine(reason),
      },
      once: `invoice:cancelled:${invoiceId}`,
      caller,
    })
    await publish(platform, trx, contract)
  })
}

async function publish({ live }: Platform, trx: Db, { companyId, accountId }: KeptContract): Promise<void> {
  for (const news of companyNews({ id: companyId, accountId })) await live.publish(trx, news)
}
