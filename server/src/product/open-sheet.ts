import { dayIn } from '@fairground/domain/field'
import { productMessages as say } from '@fairground/domain/product'
import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import type { findCompanyFor } from '../company'
import { Refusal } from '../platform/http/refusal'
import { dayIn as dayInWords } from '../platform/paper/moments'

export type OwnCompany = NonNullable<Awaited<ReturnType<typeof findCompanyFor>>>

/** Why products cannot be changed. */
export interface Closed {
  message: string
  params: Record<string, string>
}

/** For approved companies, until the end of the last day. */
export function whyClosed(
  company: OwnCompany | undefined,
  { productDeadline, timeZone }: Pick<Settings, 'productDeadline' | 'timeZone'>,
  language: Language,
): Closed | undefined {
  if (company?.reviewState !== 'approved') return { message: say.notApproved, params: {} }
  if (dayIn(timeZone) > productDeadline)
    return { message: say.deadlineOver, params: { day: dayInWords(language, productDeadline) } }
  return undefined
}

export function requireOpen(
  company: OwnCompany | undefined,
  settings: Settings,
  language: Language,
): OwnCompany {
  const closed = whyClosed(company, settings, language)
  if (closed || !company) throw new Refusal(codes.refused, closed?.message ?? say.noCompany, closed?.params)
  return company
}
