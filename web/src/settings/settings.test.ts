import { definitionOf, initialSettings, type SettingKey, settingKeys } from '@fairground/domain/settings'
import { describe, expect, it } from 'vitest'
import { describeValue, type SettingWords, titleOfPart } from './describe-value'
import { findSettings, isDefault } from './find-settings'

const names: Record<string, string> = {
  'exhibitType.01': '车辆',
  'exhibitType.02': '器材',
  'exhibitType.03': '建筑',
  'boothType.1': '标准展位',
  'boothType.2': '室内光地',
  'boothType.3': '室外光地',
}
const chinese: SettingWords = { language: 'zh', code: (list, value) => names[`${list}.${value}`] ?? '' }
const english: SettingWords = { language: 'en', code: () => '' }
const shown = (key: SettingKey, value: unknown, words = chinese) =>
  describeValue(definitionOf(key), value, words).map(({ label, text }) =>
    label ? `${label}：${text}` : text,
  )

describe('a value as people read it', () => {
  it.each<[SettingKey, unknown, string[]]>([
    ['edition', 21, ['21']],
    ['sessionIdleMinutes', 1440, ['1,440 分钟']],
    ['selectionStarted', true, ['开启']],
    ['selectionStarted', false, ['关闭']],
    ['fairName', { zh: '消防展', en: 'Fire Fair' }, ['中文：消防展', '英文：Fire Fair']],
    ['fairDates', { opens: '2027-05-18', closes: '2027-05-21' }, ['2027年5月18日 – 21日']],
    ['timeZone', 'Asia/Shanghai', ['Asia/Shanghai (UTC+8)']],
    ['innovationUrl', '', ['（空）']],
    ['supportPhones', ['110', '119'], ['110、119']],
    ['supportPhones', [], ['（无）']],
    ['creditCodeCheckDigit', 'enforce', ['不允许保存']],
    ['outdoorArea', { least: 100, most: 1500 }, ['100–1,500 平方米']],
    ['qrCodes', [{ title: { zh: '报名', en: 'Sign up' }, content: '/' }], ['1：报名 / Sign up · /']],
    ['rawBooths', { offered: 1, hardCap: 2 }, ['企业自选：1 个', '上限（含组委会分配）：2 个']],
    [
      'boothTypesByExhibitType',
      initialSettings.boothTypesByExhibitType,
      ['车辆：室内光地、室外光地', '器材：标准展位、室内光地', '建筑：标准展位、室内光地'],
    ],
    [
      'indoorAreaByExhibitType',
      initialSettings.indoorAreaByExhibitType,
      ['车辆：60–1,500 平方米', '器材：18–400 平方米', '建筑：18–400 平方米'],
    ],
  ])('%s', (key, value, lines) => {
    expect(shown(key, value)).toEqual(lines)
  })

  it.each(settingKeys)('%s never looks like a program’s data, in neither language', (key) => {
    for (const words of [chinese, english]) {
      const text = shown(key, initialSettings[key], words).join()
      expect(text).not.toMatch(/[{}[\]"]|undefined|null|true|false|object/)
      expect(text).not.toBe('')
    }
  })

  it('admits that an old value can no longer be read', () => {
    expect(shown('edition', 'twenty-one')).toEqual(['（旧版本的值，无法显示）'])
  })

  it('names the fields by the code list where keys are codes, by the code until it has arrived', () => {
    const { field } = definitionOf('indoorAreaByExhibitType')
    if (field.kind !== 'parts') throw new Error('one value for each type of exhibit')
    expect(titleOfPart(field, '02', chinese)).toBe('器材')
    expect(titleOfPart(field, '02', english)).toBe('02')
    const inner = field.parts['02']
    expect(inner?.kind === 'parts' && titleOfPart(inner, 'least', chinese)).toBe('最少')
  })
})

describe('looking for a setting', () => {
  const find = (typed: string, onlyChanged = false, changed: Partial<Record<SettingKey, unknown>> = {}) =>
    findSettings({ typed, onlyChanged }, (key) => changed[key] ?? initialSettings[key]).flatMap(
      ({ keys }) => keys,
    )

  it('shows all of them, group by group, when nothing is typed', () => {
    expect(find('')).toHaveLength(settingKeys.length)
    expect(findSettings({ typed: '', onlyChanged: false }, () => 0).map(({ group }) => group)).toEqual([
      'fair',
      'access',
      'signUp',
      'selection',
      'contract',
      'badges',
      'afterBooth',
    ])
  })

  it('finds by title, explanation or inner words, in either language', () => {
    expect(find('届次')).toEqual(['edition'])
    expect(find('time ZONE')).toContain('timeZone')
    expect(find('每小时')).toEqual(['sendLimits'])
    expect(find('no such thing')).toEqual([])
  })

  it('can leave out what still is as shipped', () => {
    expect(find('', true)).toEqual([])
    expect(find('', true, { edition: 22 })).toEqual(['edition'])
    expect(isDefault('edition', 21)).toBe(true)
  })
})
