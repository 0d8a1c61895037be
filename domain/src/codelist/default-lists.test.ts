import { describe, expect, it } from 'vitest'
import type { CodeItem } from './code-list'
import { codeListNames } from './code-list'
import { defaultLists } from './default-lists'
import { answersTo } from './named-items'

const chineseOrFullWidth = /[\u3000-\u9fff\uff00-\uffef]/
const lists = Object.entries(defaultLists)

function flatten(items: readonly CodeItem[]): CodeItem[] {
  return items.flatMap((item) => [item, ...flatten(item.children ?? [])])
}

function namesByValue(items: readonly CodeItem[]) {
  return Object.fromEntries(items.map(({ value, zh, en }) => [value, [zh, en]]))
}

describe.each(lists)('the default list %s', (_name, list) => {
  it('has something to offer', () => {
    expect(list.length).toBeGreaterThan(1)
  })

  it('names every item in Chinese and in English', () => {
    const unnamed = flatten(list).filter(({ zh, en }) => zh.trim() === '' || en.trim() === '')
    expect(unnamed).toEqual([])
  })

  it('keeps Chinese characters and full-width signs out of the English names', () => {
    expect(flatten(list).filter(({ en }) => chineseOrFullWidth.test(en))).toEqual([])
  })

  it('gives every item its own value and its own names', () => {
    const items = flatten(list)
    for (const key of ['value', 'zh', 'en'] as const) {
      const seen = items.map((item) => item[key])
      const repeated = seen.filter((text, index) => seen.indexOf(text) !== index)
      expect(repeated).toEqual([])
    }
  })

  it('calls no item by the value or a name of another, so that an export reads back as it was', () => {
    const items = flatten(list)
    const misread = items.filter((item) =>
      [item.value, item.zh, item.en].some((text) =>
        items.some((other) => other !== item && answersTo(other, text)),
      ),
    )
    expect(misread).toEqual([])
  })

  it('uses values that survive being joined by commas', () => {
    expect(flatten(list).filter(({ value }) => !/^\w+$/.test(value))).toEqual([])
  })
})

it('has a default for every list that does not come from the division data', () => {
  const fromDivisions = ['region', 'mailingDivision']
  expect(Object.keys(defaultLists).toSorted()).toEqual(
    codeListNames.filter((name) => !fromDivisions.includes(name)).toSorted(),
  )
})

describe('values fixed by the rules of the fair', () => {
  it('knows three booth types', () => {
    expect(namesByValue(defaultLists.boothType)).toEqual({
      '1': ['标准展位', 'Standard booth'],
      '2': ['室内光地', 'Indoor raw space'],
      '3': ['室外光地', 'Outdoor raw space'],
    })
  })

  it('knows vehicles as 01, equipment as 02, a third kind and 99 for several', () => {
    expect(Object.keys(namesByValue(defaultLists.exhibitType)).toSorted()).toEqual(['01', '02', '03', '99'])
    expect(namesByValue(defaultLists.exhibitType)).toMatchObject({
      '01': ['车辆及大型装备', 'Vehicles and large equipment'],
      '02': ['设备器材', 'Equipment and materials'],
    })
  })

  it('puts every exhibit subtype under an exhibit type that can be chosen', () => {
    const parents = new Set(defaultLists.exhibitSubtype.map(({ value }) => value.slice(0, 2)))
    expect([...parents].toSorted()).toEqual(['01', '02', '03'])
  })

  it('knows the eight states of a booth', () => {
    expect(defaultLists.boothStatus.map(({ value }) => value).toSorted()).toEqual([
      'allotted',
      'bespoke',
      'completed',
      'disabled',
      'function',
      'normal',
      'occupy',
      'partial',
    ])
  })

  it('reads review state 01 as pending, 02 as rejected and 03 as approved', () => {
    expect(namesByValue(defaultLists.reviewState)).toMatchObject({
      '01': ['待审核', 'Pending review'],
      '02': ['已驳回', 'Rejected'],
      '03': ['已通过', 'Approved'],
    })
    expect(defaultLists.reviewState).toHaveLength(5)
  })

  it('keeps certification 99 for one that is named by the exhibitor', () => {
    expect(namesByValue(defaultLists.certification)).toMatchObject({ '99': ['其他', 'Other'] })
  })

  it('ranks credit grades from AAA downwards', () => {
    expect(defaultLists.creditGrade.map(({ value }) => value)).toEqual(['AAA', 'AA', 'A', 'B', 'C'])
  })
})
