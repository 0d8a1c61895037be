import {
  calculate,
  fillContract,
  priceListOf,
  contractMessages as say,
  type TemplateDraft,
} from '@fairground/domain/contract'
import { dayIn } from '@fairground/domain/field'
import type { ContractFacts, previewTemplate as previewCall } from '@fairground/wire/contract/classes'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { readClasses } from './classes.repository'
import { subjectOf } from './reckoning'
import { type ContractingCompany, readContracting } from './reckoning.repository'

async function requireCompany({ db, settings }: Platform, companyId: string): Promise<ContractingCompany> {
  const { edition, timeZone } = settings.current()
  const [company] = await readContracting(db, [companyId], { edition, today: dayIn(timeZone) })
  if (!company) throw new Refusal(codes.refused, say.unknownCompany)
  return company
}

export async function factsOf(platform: Platform, companyId: string): Promise<ContractFacts> {
  const { booths, standing, party, userType } = await requireCompany(platform, companyId)
  const { nameZh, nameEn } = party
  return { nameZh, nameEn, userType, booths, standing }
}

/** The template as it stands in the form, filled in as a contract of this company would be today. */
export async function previewTemplate(
  platform: Platform,
  { classId, language, title, body, companyId }: TemplateDraft & { companyId: string },
): Promise<CallResult<typeof previewCall>> {
  const { db } = platform
  const settings = platform.settings.current()
  const kept = (await readClasses(db, settings.edition)).find(({ id }) => id === classId)
  if (!kept) throw new Refusal(codes.refused, say.unknownClass)
  const company = await requireCompany(platform, companyId)
  const { currency } = kept
  const { lines, total, unpriced } = calculate(
    priceListOf(currency, kept.rules),
    company.booths,
    company.standing,
  )
  const today = dayIn(settings.timeZone)
  const number = `HT-${settings.edition}-0000`
  const subject = { ...subjectOf({ number, company, currency, lines, settings, today }), language }
  return {
    ...fillContract(subject, { title, body }),
    number,
    party: company.party,
    organiser: settings.organiserName[language],
    currency,
    lines,
    total,
    unpriced,
  }
}
