import { moneyText } from '@fairground/domain/money'
import {
  type InvoiceDetails,
  type InvoiceWish,
  invoiceable,
  invoiceDetailNames,
  kindsFor,
  missingDetails,
  paymentMessages,
  invoiceMessages as say,
  wishStateNames,
} from '@fairground/domain/payment'
import { codes } from '@fairground/wire/kernel/codes'
import type { OwnInvoices } from '@fairground/wire/payment/invoice'
import { type KeptContract, lockContract } from '../../contract'
import { companyNews } from '../../exhibitor'
import { readBalance } from '../../ledger'
import { recordAudit } from '../../platform/audit/audit'
import type { Db } from '../../platform/database/database'
import type { SignedInCaller } from '../../platform/http/principal'
import { Refusal, refuseField } from '../../platform/http/refusal'
import type { Platform } from '../../platform/platform'
import { findBinding } from '../standing.repository'
import {
  decideWish,
  findWish,
  insertWish,
  type KeptWish,
  readProfile,
  readWishes,
  sumInvoiced,
} from './invoice.repository'

const nothing: InvoiceDetails = {
  title: '',
  creditCode: '',
  address: '',
  phone: '',
  bank: '',
  bankAccount: '',
}

export const mostFor = async (db: Db, contractId: string): Promise<number> =>
  invoiceable({
    paid: (await readBalance(db, contractId)).paid,
    invoiced: await sumInvoiced(db, contractId),
  })

export async function ownInvoices(
  { db, settings }: Platform,
  { user }: SignedInCaller,
): Promise<{ invoices: OwnInvoices | null }> {
  const { edition } = settings.current()
  const contract = await findBinding(db, { accountId: user.id, edition })
  if (!contract) return { invoices: null }
  const { contractId, currency, companyId } = contract
  const kinds = kindsFor(user.userType === 'ENG')
  const [profile, most, wishes] = await Promise.all([
    readProfile(db, companyId),
    mostFor(db, contractId),
    readWishes(db, contractId),
  ])
  const kind = kinds.find((one) => one === profile?.kind) ?? kinds[0] ?? 'ordinary'
  return {
    invoices: {
      contractId,
      currency,
      most,
      kinds: [...kinds],
      kind,
      details: profile?.details ?? nothing,
      wishes,
    },
  }
}

/** Under the lock of the contract, as all that asks for its money. Any other's is answered like one that never was. */
async function takeOwn(trx: Db, contractId: string, { user }: SignedInCaller): Promise<KeptContract> {
  const contract = await lockContract(trx, contractId)
  if (contract?.accountId !== user.id || !contract.countersignedAt)
    throw new Refusal(codes.notFound, paymentMessages.unknown)
  return contract
}

export function askForInvoice(
  { db, live }: Platform,
  { contractId, kind, amount, remark }: InvoiceWish,
  caller: SignedInCaller,
): Promise<{ wishId: string }> {
  const { user, language } = caller
  return db.transaction().execute(async (trx) => {
    const contract = await takeOwn(trx, contractId, caller)
    const open = (await readWishes(trx, contractId)).find(({ state }) => state === 'open')
    // Pressed twice, it is asked for once.
    if (open && open.kind === kind && open.amount === amount && open.remark === remark)
      return { wishId: open.id }
    if (open) throw new Refusal(codes.refused, say.oneOpen)
    if (!kindsFor(user.userType === 'ENG').includes(kind)) throw refuseField('kind', say.otherKind)
    const details = (await readProfile(trx, contract.companyId))?.details ?? nothing
    const missing = missingDetails(kind, details)
    if (missing.length > 0)
      throw new Refusal(codes.refused, say.incomplete, {
        missing: missing
          .map((name) => invoiceDetailNames[name][language])
          .join(language === 'zh' ? '、' : ', '),
      })
    const most = await mostFor(trx, contractId)
    if (amount > most)
      throw new Refusal(codes.refused, say.tooMuch, {
        most: moneyText({ amount: most, currency: contract.currency }),
      })
    const wishId = await insertWish(trx, { contractId, kind, details, amount, remark, by: user.id })
    await recordAudit(trx, caller, {
      action: 'invoice-ask',
      subjectType: 'invoice-wish',
      subjectId: wishId,
      after: { number: contract.number, kind, amount, title: details.title, ...(remark && { remark }) },
    })
    for (const news of companyNews({ id: contract.companyId, accountId: contract.accountId }))
      await live.publish(trx, news)
    return { wishId }
  })
}

async function takeOwnWish(
  trx: Db,
  wishId: string,
  caller: SignedInCaller,
): Promise<{ wish: KeptWish; contract: KeptContract }> {
  const named = await findWish(trx, wishId)
  if (named?.accountId !== caller.user.id) throw new Refusal(codes.notFound, say.unknownWish)
  const contract = await takeOwn(trx, named.contractId, caller)
  // Whoever dealt with it meanwhile was first; an amendment that came into force took it along.
  const wish = await findWish(trx, wishId)
  return wish?.contractId === contract.id ? { wish, contract } : takeOwnWish(trx, wishId, caller)
}

export function withdrawWish({ db, live }: Platform, wishId: string, caller: SignedInCaller): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { wish, contract } = await takeOwnWish(trx, wishId, caller)
    if (wish.state === 'withdrawn') return
    if (wish.state !== 'open')
      throw new Refusal(codes.refused, say.notOpen, { state: wishStateNames[wish.state][caller.language] })
    await decideWish(trx, wishId, { state: 'withdrawn', by: caller.user.id })
    await recordAudit(trx, caller, {
      action: 'invoice-withdraw',
      subjectType: 'invoice-wish',
      subjectId: wishId,
      after: { number: contract.number },
    })
    for (const news of companyNews({ id: contract.companyId, accountId: contract.accountId }))
      await live.publish(trx, news)
  })
}
