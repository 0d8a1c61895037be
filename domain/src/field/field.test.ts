import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { completeRow, inOrder, integer, parseTypedDate, rowRule, showDate, text } from '.'

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
