import { defaultLists, findItem } from '@fairground/domain/codelist'
import { hasValidCheckDigit } from '@fairground/domain/credit-code'
import { describe, expect, it } from 'vitest'
import { chinesePlaces } from '../../src/demo/names/chinese-places'
import { byId, edition, fairOf, found, groupBy, quickSizes, repeated, today } from './fairs'

const han = /\p{Script=Han}/u

describe.each(quickSizes)('the companies of the %s demo fair', (size) => {
  const fair = fairOf(size)
  const accounts = byId(fair.account)
  const saved = fair.company.filter((company) => company.basics_saved)
  const chinese = saved.filter((company) => accounts.get(company.account_id)?.user_type === 'CHN')

  it('are about four fifths Chinese', () => {
    const share =
      fair.account.filter((account) => account.username.includes('@')).length / fair.company.length
    expect(share).toBeCloseTo(0.2, 1)
  })

  it('have credit codes that nobody else has and whose check digit is right', () => {
    const codes = fair.invoice_profile.flatMap((invoice) => invoice.credit_code ?? [])
    expect(repeated(codes)).toEqual([])
    for (const code of codes) {
      expect(code).toMatch(/^91\d{6}[0-9A-HJ-NP-RTUW-Y]{10}$/)
      expect(hasValidCheckDigit(code)).toBe(true)
    }
  })

  it('have names and short names that nobody else has', () => {
    const filled = (values: string[]) => values.filter((value) => value !== '')
    for (const column of ['name_zh', 'name_en', 'short_name_zh', 'short_name_en'] as const) {
      expect(repeated(filled(saved.map((company) => company[column])))).toEqual([])
    }
    for (const company of chinese) expect(company.short_name_zh.length).toBeLessThanOrEqual(4)
  })

  it('were numbered in the order they submitted, and only then', () => {
    const numbered = fair.company.filter((company) => company.registration_number !== null)
    const submitted = fair.company.filter((company) => company.submitted_at !== null)
    expect(numbered).toEqual(submitted)
    const inOrder = numbered.toSorted((a, b) =>
      (a.registration_number ?? '').localeCompare(b.registration_number ?? ''),
    )
    expect(inOrder.map((company) => company.registration_number)).toEqual(
      inOrder.map((_, index) => `BM-${edition}-${String(index + 1).padStart(4, '0')}`),
    )
    const times = inOrder.map((company) => company.submitted_at ?? '')
    expect(times).toEqual(times.toSorted())
  })
})

describe.each(quickSizes)('the sign-ups of the %s demo fair', (size) => {
  const fair = fairOf(size)
  const accounts = byId(fair.account)
  const userType = (accountId: string) => found(accounts.get(accountId)).user_type
  const saved = fair.company.filter((company) => company.basics_saved)

  it('fit the fields they were typed into', () => {
    for (const company of saved) {
      expect(company.name_en).not.toMatch(han)
      expect(company.short_name_en).toMatch(/^\S+$/)
      expect(company.short_name_en).not.toMatch(han)
      expect(company.recovery_email).toMatch(/^[\w.]+@example\.com$/)
      expect(company.recovery_email.length).toBeLessThanOrEqual(30)
      expect(company.backup_mobile).not.toBe(company.contact_mobile)
      if (userType(company.account_id) === 'CHN') {
        expect(company.name_zh).toMatch(/^\p{Script=Han}{8,30}公司$/u)
        for (const mobile of [company.contact_mobile, company.backup_mobile, company.mailing_mobile]) {
          expect(mobile).toMatch(/^1[3-9]\d{9}$/)
        }
      } else {
        expect(company.registered_address).not.toMatch(han)
        expect(company.email).toBe(accounts.get(company.account_id)?.username)
        expect(company.postal_code).toMatch(/^\d*$/)
      }
    }
  })

  it('give addresses that lie in the province and city of their codes', () => {
    for (const company of saved.filter((one) => userType(one.account_id) === 'CHN')) {
      const place = found(chinesePlaces.find((one) => one.cityCode === company.mailing_city))
      expect(company.mailing_province).toBe(`${company.mailing_city.slice(0, 2)}0000`)
      expect(company.registered_address).toBe(`${place.province}${place.city}${company.mailing_detail}`)
    }
  })

  it('use only values the code lists offer', () => {
    const known = (list: keyof typeof defaultLists, value: string) =>
      expect(findItem(defaultLists[list], value), `${list} ${value}`).toBeDefined()
    for (const survey of fair.qualification_survey) {
      expect(survey.product_categories.length).toBeGreaterThan(0)
      for (const category of survey.product_categories) known('productCategory', category)
      for (const certification of survey.certifications) known('certification', certification)
      if (survey.company_nature) known('companyNature', survey.company_nature)
      if (survey.high_tech) known('highTechLevel', survey.high_tech_level)
      if (survey.credit_rated) known('creditGrade', survey.credit_grade)
    }
    for (const survey of fair.scale_survey) {
      known('yearsEstablished', survey.years_established)
      known('paidInCapital', survey.paid_in_capital)
      known('revenueScale', survey.revenue_scale)
      known('staffScale', survey.staff_scale)
      known('intellectualProperty', survey.intellectual_property)
      known('researchShare', survey.research_share)
      known('badRecord', survey.bad_record)
      known('responsibilityReport', survey.responsibility_report)
    }
  })

  it('describe two to eight products, in the languages and lengths the forms take', () => {
    const companies = byId(fair.company)
    const isChinese = (companyId: string) => userType(found(companies.get(companyId)).account_id) === 'CHN'
    const products = groupBy(fair.product_intro, (product) => product.company_id)
    for (const intro of fair.company_intro) {
      const own = found(products.get(intro.company_id))
      expect(own.length >= 2 && own.length <= 8).toBe(true)
      expect(own.map((product) => product.position)).toEqual(own.map((_, index) => index + 1))
      expect(intro.intro_en.length).toBeLessThanOrEqual(isChinese(intro.company_id) ? 500 : 400)
      expect(intro.intro_zh.length).toBeLessThanOrEqual(200)
    }
    for (const { company_id, intro_zh, intro_en } of [...fair.company_intro, ...fair.product_intro]) {
      expect(intro_en).not.toMatch(han)
      expect(intro_en.length).toBeGreaterThan(60)
      expect(intro_en.length).toBeLessThanOrEqual(500)
      expect(han.test(intro_zh)).toBe(isChinese(company_id))
      expect(`${intro_zh}${intro_en}`).not.toContain('undefined')
    }
  })

  it('were submitted and reviewed in office hours before today, in that order', () => {
    for (const company of fair.company) {
      for (const time of [company.created_at, company.submitted_at, company.reviewed_at]) {
        if (time === null) continue
        expect(time).toMatch(/T(09|1[0-7]):\d\d:00\+08:00$/)
        expect(time < `${today}T`).toBe(true)
        expect([0, 6]).not.toContain(new Date(`${time.slice(0, 10)}T00:00:00Z`).getUTCDay())
      }
      if (company.submitted_at) expect(company.created_at < company.submitted_at).toBe(true)
      if (company.reviewed_at) expect((company.submitted_at ?? '') < company.reviewed_at).toBe(true)
    }
  })

  it('have every section filled once submitted, and no scale survey from overseas', () => {
    const owners = (rows: readonly { company_id: string; saved: boolean }[]) =>
      new Set(rows.filter((row) => row.saved).map((row) => row.company_id))
    const sections = [
      fair.invoice_profile,
      fair.qualification_survey,
      fair.company_intro,
      fair.booth_request,
    ].map(owners)
    const scale = owners(fair.scale_survey)
    for (const company of fair.company.filter((one) => one.data_state !== 'draft')) {
      expect(company.basics_saved).toBe(true)
      for (const section of sections) expect(section.has(company.id)).toBe(true)
      expect(scale.has(company.id)).toBe(userType(company.account_id) === 'CHN')
    }
  })

  it('say why whenever they were rejected', () => {
    for (const company of fair.company) {
      expect(company.review_remark !== '').toBe(company.data_state === 'rejected')
    }
  })
})
