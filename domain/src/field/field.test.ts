import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import {
  bothLanguages,
  completeRow,
  dayIn,
  demandFrom,
  inLanguage,
  inOrder,
  integer,
  parseTypedDate,
  restartedBy,
  rowRule,
  sameValue,
  showDate,
  text,
  withoutUnasked,
  worded,
} from '.'

const title = { zh: '', en: '' }
const fields = {
  kind: text({ title, required: true, rule: z.string().min(1) }),
  count: integer({ title, digits: 3, tooLong: 'too long', when: { field: 'kind', is: 'counted' } }),
  area: integer({ title, digits: 3, tooLong: 'too long', when: { field: 'kind', isNot: 'counted' } }),
  note: text({ title, rule: z.string().max(5) }),
}

describe('a row of fields', () => {
  const rule = rowRule(fields, inOrder('count', 'area', 'wrong order'))
  const faults = (row: Record<string, unknown>) =>
    rule.safeParse(row).error?.issues.map(({ path, message }) => [path[0], message]) ?? []

  it('asks only for the fields that apply to it', () => {
    expect(faults({ kind: 'counted', count: 3 })).toEqual([])
    expect(faults({ kind: 'counted', area: 3 })).toEqual([['count', 'fieldRule.required']])
    expect(faults({ kind: 'measured', area: 3 })).toEqual([])
  })

  it('keeps nothing in a field that does not apply', () => {
    expect(completeRow(fields, { kind: 'counted', count: 3, area: 9 })).toEqual({
      kind: 'counted',
      count: 3,
      area: null,
      note: '',
    })
  })

  it('is checked between its fields as well', () => {
    expect(faults({ kind: 'counted', count: 3, area: 2 })).toEqual([['area', 'wrong order']])
  })

  it.each([1.5, -1, 1000, 'x', Number.NaN, null])(
    'takes no %s for a whole number of three digits',
    (count) => {
      expect(faults({ kind: 'counted', count })).not.toEqual([])
    },
  )
})

describe('what is said in both languages', () => {
  const words = {
    question: bothLanguages({ title, most: 10 }),
    answer: bothLanguages({ title, most: 20, long: true }),
    note: bothLanguages({ title, most: 20, required: false }),
  }
  const nothing = { zh: '', en: '' }
  const faults = (row: object) =>
    rowRule(words)
      .safeParse(row)
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? []

  it('is complete in one language or in both', () => {
    expect(faults({ question: { zh: '问' }, answer: { zh: '答' } })).toEqual([])
    expect(faults({ question: { en: 'Why?' }, answer: { en: 'So.' }, note: { en: 'x' } })).toEqual([])
    expect(faults({ question: { zh: '问', en: 'Why?' }, answer: { zh: '答', en: 'So.' } })).toEqual([])
  })

  it('names what is missing, in the language it is missing in', () => {
    expect(faults({ question: { zh: '问', en: 'Why?' }, answer: { zh: '答', en: ' ' } })).toEqual([
      ['answer.en', 'fieldRule.languageUnfinished'],
    ])
    expect(faults({ question: nothing, answer: nothing, note: { zh: '注', en: '' } })).toEqual([
      ['question.zh', 'fieldRule.languageUnfinished'],
      ['answer.zh', 'fieldRule.languageUnfinished'],
    ])
  })

  it('is there in one language at least', () => {
    expect(faults({ question: nothing, answer: { zh: '\n', en: '' } })).toEqual([
      ['question.zh', 'fieldRule.noLanguage'],
    ])
    expect(faults({})).toContainEqual(['question', 'fieldRule.noLanguage'])
  })

  it('keeps to its limits, and to one line where it is no paragraph', () => {
    expect(faults({ question: { zh: '长'.repeat(11) }, answer: { zh: '答' } })).toEqual([
      ['question.zh', 'fieldRule.tooLong'],
    ])
    const kept = rowRule(words).parse({ question: { zh: '两\n行' }, answer: { zh: '两\n行' } })
    expect(kept).toMatchObject({ question: { zh: '两 行', en: '' }, answer: { zh: '两\n行', en: '' } })
    expect(completeRow(words, {})).toEqual({ question: nothing, answer: nothing, note: nothing })
  })

  it('is read in the reader’s language, or in the one there is', () => {
    expect(inLanguage({ zh: '须知', en: 'Rules' }, 'en')).toBe('Rules')
    expect(inLanguage({ zh: '须知', en: '' }, 'en')).toBe('须知')
    expect(inLanguage({ zh: '', en: 'Rules' }, 'zh')).toBe('Rules')
  })

  it('is the same only if both languages are', () => {
    expect(sameValue({ zh: '一', en: 'a' }, { zh: '一', en: 'a' })).toBe(true)
    expect(sameValue({ zh: '一', en: 'a' }, { zh: '一', en: 'b' })).toBe(false)
    expect(sameValue(null, '')).toBe(true)
  })
})

describe('what hangs on an answer', () => {
  const rule = z.string().default('')
  const asked = {
    agent: text({ title, rule }),
    brand: text({ title, rule, required: true, missing: 'brand', when: { field: 'agent', is: true } }),
    marks: text({ title, rule }),
    other: text({ title, rule, required: true, missing: 'other', when: { field: 'marks', has: '99' } }),
    address: text({ title, rule, requiredWhen: { field: 'agent', is: true }, missing: 'address' }),
  }
  const form = z.looseObject({}).superRefine(demandFrom(asked))
  const missed = (answers: Record<string, unknown>) =>
    form.safeParse(answers).error?.issues.map(({ message }) => message) ?? []

  it('has to be filled in once it is asked for, in its own words', () => {
    expect(missed({ agent: true, marks: ['01', '99'] })).toEqual(['brand', 'other', 'address'])
    expect(missed({ agent: false, marks: ['01'] })).toEqual([])
    expect(missed({ agent: true, brand: 'b', address: 'a', marks: ['99'], other: 'o' })).toEqual([])
  })

  it('is kept empty where it was not asked for; what was only not required is kept', () => {
    const said = { agent: false, brand: 'b', marks: ['01'], other: 'o', address: 'a' }
    expect(withoutUnasked(asked, said)).toEqual({ ...said, brand: '', other: '' })
  })

  it('starts anew with another answer, and stays while its code stays among several', () => {
    expect(restartedBy(asked, 'agent', true)).toEqual(['brand'])
    expect(restartedBy(asked, 'marks', ['01', '99'])).toEqual([])
    expect(restartedBy(asked, 'marks', ['01'])).toEqual(['other'])
  })
})

describe('a value in words', () => {
  const words = { code: (list: string, value: string) => `${list} ${value}` }
  const zh = { ...words, language: 'zh' } as const
  const en = { ...words, language: 'en' } as const
  const common = { title, required: false, rule: z.unknown() }

  it('reads as people say it, in their language', () => {
    expect(worded({ ...common, kind: 'yesNo' }, false, zh)).toBe('否')
    expect(worded({ ...common, kind: 'yesNo' }, true, en)).toBe('Yes')
    expect(worded({ ...common, kind: 'codes', list: 'l' }, ['1', '2'], zh)).toBe('l 1、l 2')
    expect(worded({ ...common, kind: 'text', look: 'grouped' }, '9135010', en)).toBe('9135 010')
  })

  it('has its unit, where that has a word', () => {
    const booths = { ...common, kind: 'integer', unit: { zh: '个', en: '' }, zeroIsNothing: true } as const
    expect([worded(booths, 3, zh), worded(booths, 3, en), worded(booths, 0, zh)]).toEqual(['3 个', '3', ''])
    expect(worded({ ...common, kind: 'integer' }, 0, zh)).toBe('0')
  })
})

it('tells what day it is by the clock of the fair', () => {
  const lateInLondon = new Date('2026-11-15T20:00:00Z')
  expect(dayIn('Asia/Shanghai', lateInLondon)).toBe('2026-11-16')
  expect(dayIn('Europe/London', lateInLondon)).toBe('2026-11-15')
})

describe('dates as people type them', () => {
  it.each(['2026/3/5', '2026-03-05', '2026.3.05', '2026年3月5日', '20260305', ' 2026/03/05 '])(
    'reads %s',
    (typed) => {
      expect(parseTypedDate(typed)).toBe('2026-03-05')
    },
  )

  it.each(['2026/02/30', '2026/13/01', '26/3/5', '', 'heute', '2026/3/5/1', '0000/00/00'])(
    'refuses %j',
    (typed) => {
      expect(parseTypedDate(typed)).toBeUndefined()
    },
  )

  it('reads back every day it shows', () => {
    const days = fc.date({ min: new Date('1900-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(days, (day) => {
        const iso = day.toISOString().slice(0, 10)
        expect(parseTypedDate(showDate(iso))).toBe(iso)
      }),
    )
  })
})
