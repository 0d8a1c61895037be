import { describe, expect, it } from 'vitest'
import { type CatalogueValues, catalogueDecided, catalogueForms, changedFields } from './catalogue-entry'

const nothing: CatalogueValues = {
  nameZh: '',
  nameEn: '',
  introZh: '',
  introEn: '',
  addressZh: '',
  addressEn: '',
  phone: '',
  email: '',
  website: '',
}

describe('a catalogue entry', () => {
  it('needs the company’s own language, and takes the other where it is given', () => {
    const zh = { ...nothing, nameZh: '大连科亚', introZh: '消防装备' }
    const en = { ...nothing, nameEn: 'Coya', introEn: 'Fire equipment' }
    expect(catalogueForms.CHN.safeParse(zh).success).toBe(true)
    expect(catalogueForms.CHN.safeParse(en).success).toBe(false)
    expect(catalogueForms.ENG.safeParse(en).success).toBe(true)
    expect(catalogueForms.ENG.safeParse(zh).success).toBe(false)
    expect(catalogueForms.CHN.safeParse({ ...zh, email: 'x' }).success).toBe(false)
    expect(catalogueForms.CHN.safeParse({ ...zh, introZh: '字'.repeat(501) }).success).toBe(false)
  })

  it('is returned with a reason only', () => {
    const decided = {
      companyId: '0b9e6c1a-5a52-4d0a-9a52-0123456789ab',
      version: 1,
      approved: false,
      remark: ' ',
      values: nothing,
    }
    expect(catalogueDecided.safeParse(decided).success).toBe(false)
    expect(catalogueDecided.safeParse({ ...decided, remark: '错字' }).success).toBe(true)
    expect(catalogueDecided.safeParse({ ...decided, approved: true }).success).toBe(true)
  })

  it('shows which fields a proofreader touched', () => {
    expect(changedFields(nothing, { ...nothing, phone: '1', nameZh: 'x' })).toEqual(['nameZh', 'phone'])
  })
})
