import type { Calendar } from '../calendar'
import type { AccountRow, CompanyRow, DemoFair } from '../rows'
import { basicsOf } from './basics'
import { introRows } from './intros'
import { invoiceProfile } from './invoice'
import { type CompanyProfile, isChinese } from './profile'
import { type Progress, progressOf } from './progress'
import { qualificationSurvey, scaleSurvey } from './surveys'

export interface CompanyContext {
  edition: number
  year: number
  calendar: Calendar
  reviewerId: string
}

type CompanyTables = Pick<
  DemoFair,
  | 'account'
  | 'company'
  | 'invoice_profile'
  | 'qualification_survey'
  | 'scale_survey'
  | 'company_intro'
  | 'product_intro'
>

/** Everything about the companies but their wishes for booths, which depend on what the halls offer. */
export function companyRows(
  profiles: readonly CompanyProfile[],
  context: CompanyContext,
): { tables: CompanyTables; progress: Map<CompanyProfile, Progress> } {
  const tables: CompanyTables = {
    account: [],
    company: [],
    invoice_profile: [],
    qualification_survey: [],
    scale_survey: [],
    company_intro: [],
    product_intro: [],
  }
  const progress = new Map<CompanyProfile, Progress>()
  for (const profile of profiles) {
    const own = progressOf(profile, context.calendar, context.reviewerId)
    progress.set(profile, own)
    const { saved } = own
    tables.account.push(accountRow(profile, own.review.created_at))
    tables.company.push(companyRow(profile, own, context.edition))
    tables.invoice_profile.push(invoiceProfile(profile, context.edition, saved.has('invoice')))
    if (saved.has('qualification')) tables.qualification_survey.push(qualificationSurvey(profile))
    if (saved.has('scale') && isChinese(profile)) tables.scale_survey.push(scaleSurvey(profile, context.year))
    if (saved.has('intro')) {
      const intros = introRows(profile)
      tables.company_intro.push(intros.company_intro)
      tables.product_intro.push(...intros.product_intro)
    }
  }
  numberRegistrations(tables.company, context.edition)
  return { tables, progress }
}

function accountRow(profile: CompanyProfile, createdAt: string): AccountRow {
  return {
    id: profile.accountId,
    username: profile.username,
    user_type: profile.userType,
    department: 'exhibitor',
    real_name: profile.stage === 'new' ? '' : profile.contact,
    must_change_password: false,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

function companyRow(profile: CompanyProfile, { saved, review }: Progress, edition: number): CompanyRow {
  const basicsSaved = saved.has('basics')
  return {
    id: profile.companyId,
    account_id: profile.accountId,
    edition,
    ...basicsOf(profile, basicsSaved),
    basics_saved: basicsSaved,
    registration_number: null,
    ...review,
    created_by: profile.accountId,
    updated_at: review.reviewed_at ?? review.submitted_at ?? review.created_at,
    updated_by: review.reviewed_by ?? profile.accountId,
  }
}

/** Numbers follow the order of submission, as they are given out when a company submits. */
function numberRegistrations(companies: readonly CompanyRow[], edition: number): void {
  companies
    .filter((company) => company.submitted_at !== null)
    .toSorted((a, b) => compare(a.submitted_at ?? '', b.submitted_at ?? '') || compare(a.id, b.id))
    .forEach((company, index) => {
      company.registration_number = `BM-${edition}-${String(index + 1).padStart(4, '0')}`
    })
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
