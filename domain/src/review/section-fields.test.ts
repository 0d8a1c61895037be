import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import type { UserType } from '../account'
import {
  basicsForms,
  boothRequestForm,
  introForms,
  invoiceForms,
  qualificationForms,
  scaleForm,
} from '../company/sections'
import { initialSettings } from '../settings'
import { fieldsFor, fieldTitle, type ReviewedSection } from './section-fields'

const boothRequest = boothRequestForm(initialSettings)
const forms = {
  basics: basicsForms,
  invoice: invoiceForms,
  qualification: qualificationForms,
  scale: { CHN: scaleForm },
  intro: introForms,
  boothRequest: { CHN: boothRequest, ENG: boothRequest },
}
/** Proof of a mailbox, and a list of its own. */
const nameless = new Set(['ticket', 'code', 'products'])

const cases = Object.entries(forms).flatMap(([section, variants]) =>
  Object.entries(variants).map(([variant, form]: [string, z.ZodType]) => ({
    section: section as ReviewedSection,
    variant: variant as UserType,
    asked: Object.keys((form as z.ZodObject).shape).filter((name) => !nameless.has(name)),
  })),
)

describe('the names of what a sign-up asks', () => {
  it.each(cases)('cover the section $section as $variant companies fill it in', (each) => {
    const { section, variant, asked } = each
    expect(fieldsFor(section, variant).map(({ name }) => name)).toEqual(expect.arrayContaining(asked))
  })

  it.each(cases)('tell the questions of $section apart for $variant companies', ({ section, variant }) => {
    for (const language of ['zh', 'en'] as const) {
      const titles = fieldsFor(section, variant).map(({ title }) => title[language])
      expect(new Set(titles).size).toBe(titles.length)
    }
  })

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
