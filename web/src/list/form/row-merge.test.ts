import { sameValue } from '@fairground/domain/field'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeRow } from './row-merge'

const fields = ['companyName', 'grade', 'validUntil']
const base = { companyName: '华安消防', grade: 'A', validUntil: null }

describe('a row two people changed at once', () => {
  it('keeps what only one of them touched', () => {
    const mine = { ...base, grade: 'AA' }
    const theirs = { ...base, validUntil: '2029-03-14' }
    expect(mergeRow(fields, base, mine, theirs)).toEqual({
      taken: { validUntil: '2029-03-14' },
      contested: [],
    })
  })

  it('asks about what both changed, and not about what both changed alike', () => {
    const mine = { ...base, companyName: '华安消防科技', grade: 'AAA' }
    const theirs = { ...base, companyName: '华安科技', grade: 'AAA' }
    expect(mergeRow(fields, base, mine, theirs)).toEqual({
      taken: {},
      contested: [{ field: 'companyName', mine: '华安消防科技', theirs: '华安科技' }],
    })
  })

  it('asks about everything that differs when it is not known what was there at first', () => {
    expect(mergeRow(fields, undefined, base, { ...base, grade: 'AA' })).toEqual({
      taken: {},
      contested: [{ field: 'grade', mine: 'A', theirs: 'AA' }],
    })
  })

  it('tells the languages of a field apart', () => {
    const paths = ['answer.zh', 'answer.en']
    const start = { answer: { zh: '九点', en: 'Nine' } }
    const mine = { answer: { zh: '十点', en: 'Nine' } }
    expect(mergeRow(paths, start, mine, { answer: { zh: '九点', en: 'Ten' } })).toEqual({
      taken: { 'answer.en': 'Ten' },
      contested: [],
    })
    expect(mergeRow(paths, start, mine, { answer: { zh: '八点', en: 'Nine' } }).contested).toEqual([
      { field: 'answer.zh', mine: '十点', theirs: '八点' },
    ])
  })

  it('takes an empty field for an empty field, however it is written', () => {
    expect(sameValue('', null)).toBe(true)
    expect(sameValue(0, null)).toBe(false)
  })

  it('never loses anything typed, and overwrites nothing unseen', () => {
    const row = fc.record(
      Object.fromEntries(fields.map((field) => [field, fc.constantFrom('', 'a', 'b', null)])),
    )
    fc.assert(
      fc.property(row, row, row, (start, mine, theirs) => {
        const { taken, contested } = mergeRow(fields, start, mine, theirs)
        for (const field of fields) {
          const asked = contested.some((one) => one.field === field)
          const iChanged = !sameValue(mine[field], start[field])
          const theyChanged = !sameValue(theirs[field], start[field])
          const differs = !sameValue(mine[field], theirs[field])
          expect(asked).toBe(iChanged && theyChanged && differs)
          expect(field in taken).toBe(!iChanged && theyChanged)
        }
      }),
    )
  })
})
