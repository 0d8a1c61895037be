import { describe, expect, it } from 'vitest'
import { coExhibitorDecided, coExhibitorForm, sameNamed } from './co-exhibitor'

const somebody = {
  nameZh: '',
  nameEn: 'Hill Pumps Ltd',
  country: 'United Kingdom',
  contactName: 'Ann Hill',
  contactPhone: '+44 20 7946 0000',
  website: '',
  introZh: '',
  introEn: '',
  logoFileId: null,
}
const faults = (values: object) =>
  coExhibitorForm.safeParse({ ...somebody, ...values }).error?.issues.map(({ path }) => path.join('.')) ?? []

describe('a co-exhibitor', () => {
  it('has a name in one of the languages, a country and somebody to ask', () => {
    expect(faults({})).toEqual([])
    expect(faults({ nameEn: '', nameZh: '山水泵业' })).toEqual([])
    expect(faults({ nameEn: '' })).toEqual(['nameZh'])
    expect(faults({ country: ' ', contactName: '', contactPhone: '' })).toEqual([
      'country',
      'contactName',
      'contactPhone',
    ])
  })

  it('is named once, however its name is written', () => {
    const others = [{ id: 'a', nameZh: '山水泵业', nameEn: 'Hill  Pumps LTD' }]
    expect(sameNamed(others, { id: 'b', nameZh: '', nameEn: 'hill pumps ltd' })).toBe(others[0])
    expect(sameNamed(others, { id: 'a', nameZh: '', nameEn: 'Hill Pumps Ltd' })).toBeUndefined()
    expect(sameNamed(others, { id: 'b', nameZh: '', nameEn: 'Hill' })).toBeUndefined()
  })

  it('is refused with a reason only', () => {
    const seen = { id: '11111111-2222-4333-8444-555555555555', version: 1 }
    expect(coExhibitorDecided.safeParse({ ...seen, confirmed: false, remark: '' }).success).toBe(false)
    expect(coExhibitorDecided.safeParse({ ...seen, confirmed: true, remark: '' }).success).toBe(true)
  })
})
