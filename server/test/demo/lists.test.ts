import { defaultLists, findItem } from '@fairground/domain/codelist'
import { hasValidCheckDigit } from '@fairground/domain/credit-code'
import { describe, expect, it } from 'vitest'
import { byId, fairOf, found, groupBy, quickSizes, repeated, today } from './fairs'

describe.each(quickSizes)('the lists the organiser keeps at the %s demo fair', (size) => {
  const fair = fairOf(size)

  it('offer review comments of at most 200 characters, for both decisions in both languages', () => {
    const kinds = groupBy(fair.review_comment, ({ language, decision }) => `${language} ${decision}`)
    expect([...kinds.keys()].sort()).toEqual(['en approved', 'en rejected', 'zh approved', 'zh rejected'])
    for (const { text } of fair.review_comment) expect(text.length).toBeLessThanOrEqual(200)
  })

  it('have tiers that cover each permitted range without gap or overlap', () => {
    const groups = groupBy(fair.booth_tier, (tier) => [tier.kind, tier.exhibit_type, tier.booth_type].join())
    for (const tiers of groups.values()) {
      tiers.forEach((tier, index) => {
        const next = tiers[index + 1]
        if (!next) return
        expect((next.min_area ?? next.min_count ?? 0) - (tier.max_area ?? tier.max_count ?? 0)).toBe(1)
      })
    }
    const ends = (kind: string, exhibitType: string, boothType: string) => {
      const tiers = found(groups.get([kind, exhibitType, boothType].join()))
      return [tiers[0]?.min_area ?? tiers[0]?.min_count, tiers.at(-1)?.max_area ?? tiers.at(-1)?.max_count]
    }
    for (const kind of ['registration', 'review']) {
      expect(ends(kind, '01', '2')).toEqual([60, 1500])
      expect(ends(kind, '01', '3')).toEqual([100, 1500])
      expect(ends(kind, '02', '2')).toEqual([18, 400])
      expect(ends(kind, '03', '1')).toEqual([1, 4])
    }
    expect(groups.has('review,01,1')).toBe(false)
    expect(groups.has('review,02,3')).toBe(false)
  })

  it('confirm the credit grade every exhibitor claims', () => {
    const grades = new Map(fair.credit_grade.map((row) => [row.credit_code, row]))
    const codes = new Map(fair.invoice_profile.map((row) => [row.company_id, row.credit_code]))
    for (const survey of fair.qualification_survey.filter((one) => one.credit_rated)) {
      expect(grades.get(codes.get(survey.company_id) ?? '')?.grade).toBe(survey.credit_grade)
    }
    for (const row of fair.credit_grade) {
      expect(findItem(defaultLists.creditGrade, row.grade)).toBeDefined()
      expect(hasValidCheckDigit(row.credit_code)).toBe(true)
      expect(row.certificate_number.length).toBeLessThanOrEqual(15)
      expect(row.issued_on < today && row.issued_on < row.valid_until).toBe(true)
    }
  })

  it('number council members from one and association members in at most five characters', () => {
    expect(fair.council_member.map((row) => row.serial)).toEqual(
      fair.council_member.map((_, index) => index + 1),
    )
    expect(repeated(fair.association_member.map((row) => row.certificate_number))).toEqual([])
    for (const row of fair.association_member) {
      expect(row.certificate_number.length).toBeLessThanOrEqual(5)
      expect(row.joined_on <= row.valid_from && row.valid_from < row.valid_until).toBe(true)
    }
  })

  it('let exhibiting council members choose in the first batch', () => {
    const names = new Map(fair.company.map((company) => [company.name_zh, company.id]))
    const windows = new Map(fair.selection_window.map((window) => [window.company_id, window.batch]))
    const holders = new Set(fair.booth_holding.map((holding) => holding.company_id))
    const exhibiting = fair.council_member.flatMap((row) => names.get(row.company_name) ?? [])
    expect(exhibiting.length).toBeGreaterThan(0)
    for (const id of exhibiting.filter((one) => holders.has(one))) expect(windows.get(id)).toBe(1)
  })

  it('group companies that take part, under a group type the lists know', () => {
    const companies = byId(fair.company)
    for (const row of fair.group_unit) {
      const company = found(companies.get(row.company_id ?? ''))
      expect([company.name_zh, company.name_en, '']).toContain(row.company_name)
      expect(findItem(defaultLists.groupType, row.group_type)).toBeDefined()
    }
  })

  it('blacklist three companies, none of which holds a booth', () => {
    const holders = new Set(fair.booth_holding.map((holding) => holding.company_id))
    expect(fair.blacklist_entry).toHaveLength(3)
    for (const entry of fair.blacklist_entry) {
      const company = found(fair.company.find((one) => one.account_id === entry.account_id))
      expect(company.name_zh).toBe(entry.company_name)
      expect(holders.has(company.id)).toBe(false)
      expect(entry.remark).not.toBe('')
    }
  })
})
