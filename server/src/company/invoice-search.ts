import { normaliseCreditCode } from '@fairground/domain/credit-code'
import type { FoundInvoice, InvoiceSearch } from '@fairground/wire/company/lookups'
import { countCreditCode } from '../account'
import type { Caller, SignedInCaller } from '../platform/http/principal'
import type { Platform } from '../platform/platform'
import { findByCreditCode } from './lookups.repository'
import { findInvoice } from './records.service'

const noPicture = { ticket: '', answer: '' }

const isSignedIn = (caller: Caller): caller is SignedInCaller => caller.user !== undefined

/** Whoever may read a company reads its billing record; of anybody else's there is only to tell that it exists. */
export async function searchInvoices(
  platform: Platform,
  { creditCode, captcha, ...which }: InvoiceSearch,
  caller: Caller,
): Promise<FoundInvoice[]> {
  if (!creditCode) {
    const record = isSignedIn(caller) && (await findInvoice(platform, which, caller))
    return record ? [record] : []
  }
  const exists = await countCreditCode(platform, creditCode, captcha ?? noPicture, caller)
  if (exists === 0) return []
  const { db, settings } = platform
  const companyId = await findByCreditCode(db, normaliseCreditCode(creditCode), settings.current().edition)
  const record = companyId && isSignedIn(caller) && (await findInvoice(platform, { companyId }, caller))
  return [record || {}]
}
