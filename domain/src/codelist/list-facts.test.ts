import { describe, expect, it } from 'vitest'
import type { CodeItem } from './code-list'
import { codeListNames } from './code-list'
import { defaultLists } from './default-lists'
import { labelsOf } from './list-changes'
import { codeListFacts } from './list-facts'
import { valueRuleOf } from './new-value'

const flatten = (items: readonly CodeItem[]): CodeItem[] =>
  items.flatMap((item) => [item, ...flatten(item.children ?? [])])
const depth = (items: readonly CodeItem[]): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => depth(item.children ?? [])))
const shipped = Object.entries(defaultLists) as [keyof typeof defaultLists, CodeItem[]][]

describe('what is said about each code list', () => {
  it.each(codeListNames)('%s has a name and a use in both languages', (list) => {
    for (const { zh, en } of [codeListFacts[list].title, codeListFacts[list].use]) {
      expect(zh).toMatch(/\p{Script=Han}/u)
      expect(en).not.toMatch(/\p{Script=Han}/u)
      expect(en).not.toBe('')
    }
  })

  it('gives no two lists the same name', () => {
    for (const language of ['zh', 'en'] as const) {
      const titles = codeListNames.map((list) => codeListFacts[list].title[language])
      expect(new Set(titles).size).toBe(titles.length)
    }
  })

  it('keeps the states of the program and the types its rules know from being changed', () => {
    expect(codeListNames.filter((list) => codeListFacts[list].kind === 'fixed')).toEqual([
      'boothType',
      'boothStatus',
      'exhibitType',
      'reviewState',
      'dataState',
    ])
  })

  it.each(shipped)('%s is as deep as said, and its own labels follow the rules for labels', (list, items) => {
    expect(depth(items)).toBe(codeListFacts[list].levels)
    const wrong = flatten(items).filter((item) => !labelsOf(list).safeParse(item).success)
    expect(wrong).toEqual([])
  })
})

describe('the value of a new item', () => {
  it.each(shipped.filter(([list]) => codeListFacts[list].kind === 'open'))(
    '%s: is one that no shipped item has',
    (list, items) => {
      const taken = new Set(flatten(items).map(({ value }) => value))
      const rule = valueRuleOf(list)
      const [first] = items
      const value = rule.how === 'chosen' ? rule.next(taken, null) : rule.example
      expect(value).toBeDefined()
      expect(taken.has(value ?? '')).toBe(false)
      if (rule.how === 'typed') expect(items.every((item) => rule.pattern(null).test(item.value))).toBe(true)
      if (first) expect(value).toHaveLength(list === 'creditGrade' ? 3 : first.value.length)
    },
  )

  it('leaves the low numbers to later versions of the product, and counts on from what staff added', () => {
    const rule = valueRuleOf('companyNature')
    if (rule.how !== 'chosen') throw new Error('chosen by the system')
    expect(rule.next(new Set(['01', '99']), null)).toBe('51')
    expect(rule.next(new Set(['51', '52']), null)).toBe('53')
    const all = new Set(Array.from({ length: 100 }, (_, index) => String(index).padStart(2, '0')))
    expect(rule.next(all, null)).toBeUndefined()
  })

  it('of a product tells its group and its family', () => {
    const rule = valueRuleOf('productCategory')
    if (rule.how !== 'chosen') throw new Error('chosen by the system')
    expect(rule.next(new Set(), null)).toBe('N000')
    expect(rule.next(new Set(), '8000')).toBe('8N00')
    expect(rule.next(new Set(['8251']), '8200')).toBe('8252')
  })

  it('of a city begins like its province', () => {
    const rule = valueRuleOf('mailingDivision')
    if (rule.how !== 'typed') throw new Error('typed')
    expect(rule.pattern('110000').test('110200')).toBe(true)
    expect(rule.pattern('110000').test('120200')).toBe(false)
  })
})

describe('labels', () => {
  const faults = (list: 'certification' | 'companyNature', labels: object) =>
    labelsOf(list)
      .safeParse(labels)
      .error?.issues.map(({ path, message }) => [path[0], message])

  it('are needed in both languages, within their limits, English without Chinese', () => {
    expect(faults('companyNature', { zh: ' ', en: '' })).toEqual([
      ['zh', 'codelist.zhMissing'],
      ['en', 'codelist.enMissing'],
    ])
    expect(faults('companyNature', { zh: '字'.repeat(51), en: 'e'.repeat(121) })).toEqual([
      ['zh', 'codelist.zhTooLong'],
      ['en', 'codelist.enTooLong'],
    ])
    expect(faults('companyNature', { zh: '国有', en: 'State 国有' })).toEqual([
      ['en', 'codelist.enHasChinese'],
    ])
    expect(faults('companyNature', { zh: '甲，乙', en: 'A, B' })).toBeUndefined()
  })

  it('have no comma where several are chosen', () => {
    expect(faults('certification', { zh: '甲，乙', en: 'A, B' })).toEqual([
      ['zh', 'codelist.comma'],
      ['en', 'codelist.comma'],
    ])
  })
})
