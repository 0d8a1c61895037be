import { describe, expect, it } from 'vitest'
import type { UserType } from '../../account'
import { fieldsFor, fieldTitle, isGap, type SignUpSection, sectionOf, sectionTitles } from '.'

const cases = (Object.keys(sectionTitles) as SignUpSection[]).flatMap((section) =>
  (['CHN', 'ENG'] as const).map((variant) => ({ section, variant })),
)

describe('what a sign-up asks', () => {
  it.each(cases)('is read as a whole and once: $section of $variant companies', ({ section, variant }) => {
    const { fields, derived, reading } = sectionOf(section, variant)
    expect([...reading].sort()).toEqual(Object.keys({ ...fields, ...derived }).sort())
  })

  it.each(cases)('is told apart by its names: $section of $variant companies', ({ section, variant }) => {
    for (const language of ['zh', 'en'] as const) {
      const titles = fieldsFor(section, variant).map(({ title }) => title[language])
      expect(new Set(titles).size).toBe(titles.length)
    }
  })

  it('is missed by a reviewer where it had to be answered, and where it is worth a look', () => {
    const gaps = (section: SignUpSection, variant: UserType) =>
      fieldsFor(section, variant).flatMap((field) => (isGap(field) ? [] : [field.name]))
    expect(gaps('basics', 'ENG')).toEqual(['fax', 'website', 'postalCode'])
    expect(gaps('basics', 'CHN')).toEqual(['formerName', 'officeExtension', 'fax', 'website'])
    expect(gaps('invoice', 'CHN')).toEqual(['address', 'areaCode', 'phone', 'bank', 'bankAccount'])
    expect(gaps('intro', 'CHN')).toEqual([])
    expect(gaps('boothRequest', 'CHN')).toEqual(['standardBooths', 'indoorArea', 'outdoorArea'])
  })
})

describe('the names of what a sign-up asks', () => {
  it('are those of the form the company filled in', () => {
    expect(fieldTitle('basics', 'recoveryEmail', 'CHN')).toEqual({ zh: '找回邮箱', en: 'Recovery email' })
    expect(fieldTitle('basics', 'recoveryEmail', 'ENG')).toEqual({ zh: '备用邮箱', en: 'Standby email' })
    expect(fieldTitle('basics', 'contactMobile', 'CHN').zh).toBe('联系人手机号')
    expect(fieldTitle('scale', 'region', 'CHN').zh).toBe('企业所在地区')
  })

  it('stay the only ones a field has, whoever reads about it', () => {
    expect(fieldTitle('basics', 'licenceFileId', 'ENG')).toEqual(fieldTitle('basics', 'licenceFileId', 'CHN'))
  })
})
