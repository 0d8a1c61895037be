import type { UserType } from '@fairground/domain/account'
import {
  boothRequestForm,
  boothRequestMessages,
  type ChineseInvoice,
  invoiceForms,
  invoiceMessages,
  keptInvoice,
  keptQualification,
  keptRequest,
  type QualificationSurvey,
  qualificationForms,
  scaleForm,
  signUpMessages,
} from '@fairground/domain/company/sections'
import { creditCodeMessages, hasValidCheckDigit } from '@fairground/domain/credit-code'
import { codes } from '@fairground/wire/kernel/codes'
import { readCodeNames } from '../codelist'
import type { Db } from '../platform/database/database'
import { violatedIndex } from '../platform/database/unique-violation'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import { decode } from '../platform/http/serve'
import type { Platform } from '../platform/platform'
import { requireAllOffered } from './offered-codes'
import { saveSection } from './save-section'
import { readSection, type SectionValues, type StoredSection, writeSection } from './sections.repository'

interface Given extends SectionValues {
  companyId?: string | undefined
  basedOn?: Date | undefined
}

export async function saveInvoice(platform: Platform, given: Given, caller: SignedInCaller): Promise<number> {
  const { creditCodeCheckDigit } = platform.settings.current()
  try {
    await saveSection(platform, 'invoice', given, caller, (trx, { id, edition, variant }) => {
      const invoice = invoiceOf(variant, given)
      const slip = variant === 'CHN' && !hasValidCheckDigit(String(invoice.creditCode))
      if (slip && creditCodeCheckDigit === 'enforce') throw refuseCode(creditCodeMessages.checkDigit)
      return store(trx, 'invoice', { id, edition }, invoice, caller)
    })
  } catch (error) {
    if (violatedIndex(error) === 'invoice_profile_credit_code') throw refuseCode(invoiceMessages.codeTaken)
    throw error
  }
  return 1
}

const refuseCode = (message: string): Refusal =>
  new Refusal(codes.refused, message, {}, [{ path: 'creditCode', message }])

function invoiceOf(variant: UserType, given: Given): SectionValues {
  if (variant === 'CHN') return keptInvoice(decode(invoiceForms.CHN, given) as ChineseInvoice)
  return { ...(decode(invoiceForms.ENG, given) as SectionValues), invoiceType: 'overseas' }
}

export async function saveQualification(
  platform: Platform,
  given: Given,
  caller: SignedInCaller,
): Promise<number> {
  await saveSection(platform, 'qualification', given, caller, async (trx, { id, variant }) => {
    const form = qualificationForms[variant]
    const answers = decode(form, given) as QualificationSurvey
    const values = variant === 'CHN' ? keptQualification(answers) : answers
    await requireAllOffered(
      trx,
      'qualification',
      variant,
      values,
      await storedValues(trx, 'qualification', id),
    )
    return store(trx, 'qualification', { id }, { ...values }, caller)
  })
  return 1
}

export async function saveScale(platform: Platform, given: Given, caller: SignedInCaller): Promise<string> {
  const { id } = await saveSection(platform, 'scale', given, caller, async (trx, company) => {
    // Overseas companies are not asked.
    if (company.variant === 'ENG') throw new Refusal(codes.refused, signUpMessages.notAsked)
    const values = decode(scaleForm, given)
    await requireAllOffered(trx, 'scale', 'CHN', values, await storedValues(trx, 'scale', company.id))
    return store(trx, 'scale', { id: company.id }, { ...values }, caller)
  })
  return id
}

export async function saveBoothRequest(
  platform: Platform,
  given: Given,
  caller: SignedInCaller,
): Promise<number> {
  const limits = platform.settings.current()
  await saveSection(platform, 'boothRequest', given, caller, async (trx, { id }) => {
    const request = decode(boothRequestForm(limits), given)
    const names = await readCodeNames(trx, ['exhibitType', 'boothType'])
    if (!names.get('exhibitType')?.get(request.exhibitType)?.offered)
      throw new Refusal(codes.invalid, boothRequestMessages.exhibitType, {}, [
        { path: 'exhibitType', message: boothRequestMessages.exhibitType },
      ])
    return store(trx, 'boothRequest', { id }, { ...keptRequest(request, limits) }, caller)
  })
  return 1
}

const storedValues = async (trx: Db, section: StoredSection, companyId: string): Promise<SectionValues> =>
  (await readSection(trx, section, companyId))?.values ?? {}

async function store(
  trx: Db,
  section: StoredSection,
  company: { id: string; edition?: number },
  values: SectionValues,
  caller: SignedInCaller,
): Promise<{ before: SectionValues | null; after: SectionValues }> {
  const before = await readSection(trx, section, company.id)
  await writeSection(trx, section, company, values, caller.user.id)
  return { before: before?.saved ? before.values : null, after: values }
}
