import type { Calendar } from '../calendar'
import type { SignUpRows } from '../rows'
import { basicsOf } from './basics'
import { introRows } from './intros'
import { invoiceProfile } from './invoice'
import { type CompanyProfile, isChinese } from './profile'
import { qualificationSurvey, scaleSurvey } from './surveys'

interface Past {
  /** The edition before the present one. */
  edition: number
  year: number
  calendar: Calendar
  reviewerId: string
}

/** Whoever has only begun to fill in this edition's forms was there last time, and can start from those answers. */
export function earlierSignUps(profiles: readonly CompanyProfile[], past: Past): SignUpRows {
  const { edition, year, calendar, reviewerId } = past
  const before = profiles
    .filter(({ isDemo, stage }) => isDemo && stage === 'draft')
    .map((profile) => {
      const random = profile.random.fork('earlier')
      return { ...profile, random, companyId: random.uuid() }
    })
  return {
    company: before.map((profile, index) => ({
      id: profile.companyId,
      account_id: profile.accountId,
      edition,
      ...basicsOf(profile, true),
      basics_saved: true,
      registration_number: `BM-${edition}-${String(index + 1).padStart(4, '0')}`,
      data_state: 'submitted',
      review_state: 'approved',
      review_remark: '',
      reviewed_by: reviewerId,
      reviewed_at: calendar.at(-395, '15:00'),
      submitted_at: calendar.at(-400, '10:00'),
      created_at: calendar.at(-410, '09:00'),
      created_by: profile.accountId,
      updated_at: calendar.at(-395, '15:00'),
      updated_by: reviewerId,
    })),
    invoice_profile: before.map((profile) => invoiceProfile(profile, edition, true)),
    qualification_survey: before.map((profile) => qualificationSurvey(profile)),
    scale_survey: before.filter(isChinese).map((profile) => scaleSurvey(profile, year)),
    company_intro: before.map((profile) => introRows(profile).company_intro),
    product_intro: before.flatMap((profile) => introRows(profile).product_intro),
    booth_request: before.map(({ companyId, exhibitType }) => ({
      company_id: companyId,
      exhibit_type: exhibitType,
      booth_type: '2',
      standard_booths: 0,
      indoor_area: 72,
      outdoor_area: 0,
      saved: true,
    })),
  }
}
