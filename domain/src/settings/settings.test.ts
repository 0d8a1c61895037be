import { describe, expect, it } from 'vitest'
import { defaultLists } from '../codelist'
import { everyPart } from '../field'
import { explainIssue, type Language, type Text } from '../text'
import { definitionOf, initialSettings, type SettingKey, sameSetting, settingGroups, settingKeys } from '.'

const chinese = /\p{Script=Han}/u

function expectBoth(text: Text | undefined, what: string): void {
  expect(text?.zh, `${what} in Chinese`).toMatch(chinese)
  expect(text?.en.trim(), `${what} in English`).toBeTruthy()
  expect(text?.en, `${what} in English`).not.toMatch(chinese)
}

const complaints = (key: SettingKey, value: unknown, language: Language = 'zh') =>
  (definitionOf(key).field.rule.safeParse(value).error?.issues ?? []).map((issue) => [
    issue.path.join('.'),
    explainIssue(issue, language),
  ])

describe('settings', () => {
  it.each(settingKeys)('%s starts with a value its own rule accepts', (key) => {
    expect(definitionOf(key).field.rule.safeParse(initialSettings[key]).error).toBeUndefined()
  })

  it.each(settingKeys)('%s is explained in both languages', (key) => {
    const { field, help, confirm, group, initial } = definitionOf(key)
    expectBoth(field.title, 'title')
    expectBoth(help, 'help')
    if (confirm) expectBoth(confirm(initial), 'confirmation')
    expect(settingGroups).toContain(group)
  })

  it.each(settingKeys)('%s has words for everything inside it', (key) => {
    for (const part of everyPart(definitionOf(key).field)) {
      if (part.kind === 'parts' && part.namedBy)
        expect(codeValues(part.namedBy)).toEqual(expect.arrayContaining(Object.keys(part.parts)))
      else if (part.kind === 'codes')
        expect(codeValues(part.list)).toEqual(expect.arrayContaining([...(part.only ?? [])]))
      else if (!/^\d+$/.test(part.title.zh)) expectBoth(part.title, 'title')
      if (part.kind === 'choice') for (const words of Object.values(part.choices)) expectBoth(words, 'choice')
      if ('unit' in part) expect(part.unit?.zh && part.unit.en).toBeTruthy()
    }
  })

  it('differ from their default by content, not by the order a database gives their parts', () => {
    expect(
      sameSetting('passwordLength', { staffLeast: 12, most: 30, least: 8 }, initialSettings.passwordLength),
    ).toBe(true)
    expect(
      sameSetting('passwordLength', { staffLeast: 13, most: 30, least: 8 }, initialSettings.passwordLength),
    ).toBe(false)
    expect(sameSetting('edition', 'twenty-one', 'twenty-one')).toBe(false)
  })
})

describe('values that break a rule', () => {
  it.each([
    ['outdoorArea', { least: 200, most: 100 }, 'most', '最小值不能大于最大值'],
    [
      'indoorAreaByExhibitType',
      { ...initialSettings.indoorAreaByExhibitType, '02': { least: 9, most: 1 } },
      '02.most',
      '最小值不能大于最大值',
    ],
    ['standardBooths', { least: 0, most: 1 }, 'least', '不能小于1'],
    [
      'indoorAreaByExhibitType',
      { ...initialSettings.indoorAreaByExhibitType, '03': { least: 0, most: 5 } },
      '03.least',
      '不能小于1',
    ],
    [
      'boothTypesByExhibitType',
      { ...initialSettings.boothTypesByExhibitType, '01': ['2', '2'] },
      '01',
      '同一选项不能重复',
    ],
    [
      'boothClassesByExhibitType',
      { ...initialSettings.boothClassesByExhibitType, '02': ['01', '02', '01'] },
      '02',
      '同一选项不能重复',
    ],
    [
      'contactGroups',
      [
        { hall: 'W1', number: '123456' },
        { hall: 'W2', number: '123456' },
        { hall: 'W1', number: '654321' },
        { hall: ' W1', number: '123456' },
      ],
      '3.number',
      '该展馆的这个群已在上面填写',
    ],
    ['fairDates', { opens: '2027-05-18', closes: '2027-05-17' }, 'closes', '闭幕日期不能早于开幕日期'],
    ['fairDates', { opens: '2027-02-30', closes: '2027-05-17' }, 'opens', '请选择日期'],
    ['rawBooths', { offered: 3, hardCap: 2 }, 'hardCap', '企业自选数量不能大于上限'],
    [
      'passwordLength',
      { least: 14, most: 30, staffLeast: 12 },
      'staffLeast',
      '工作人员的最短长度不能小于其他人的最短长度',
    ],
    [
      'passwordLength',
      { least: 8, most: 10, staffLeast: 12 },
      'staffLeast',
      '工作人员的最短长度不能大于最长长度',
    ],
    ['edition', 0, '', '不能小于1'],
    ['edition', 1000, '', '不能大于999'],
    ['logRetention', { changes: 189, access: 400 }, 'changes', '不能小于190'],
    ['logRetention', { changes: 1826, access: 30 }, 'access', '不能小于190'],
    ['timeZone', 'Mars/Olympus', '', '请选择列表中的时区'],
    ['portalUrl', '//elsewhere.example', '', '请输入以 https:// 开头的网址，或以 / 开头的本站地址'],
    ['portalUrl', 'javascript:alert(1)', '', '请输入以 https:// 开头的网址，或以 / 开头的本站地址'],
    ['innovationUrl', 'http://plain.example', '', '请输入以 https:// 开头的网址，或留空'],
    ['fairName', { zh: ' ', en: 'Fair' }, 'zh', '请填写内容'],
    ['supportPhones', ['call us'], '0', '电话只能包含数字、空格、括号、+ 和 -'],
    ['supportPhones', Array(7).fill('110'), '', '最多6项'],
    ['qrCodes', [{ title: { zh: '码', en: '' }, content: '/' }], '0.title.en', '请填写内容'],
    [
      'boothTypesByExhibitType',
      { ...initialSettings.boothTypesByExhibitType, '03': [] },
      '03',
      '每一行至少选择一项',
    ],
    [
      'boothTypesByExhibitType',
      { ...initialSettings.boothTypesByExhibitType, '03': ['9'] },
      '03.0',
      '不是可选的值',
    ],
  ] as const)('%s = %j is told at %j: %s', (key, value, path, message) => {
    expect(complaints(key, value)).toEqual([[path, message]])
    const [[, english = ''] = []] = complaints(key, value, 'en')
    expect(english).toBeTruthy()
    expect(english).not.toMatch(chinese)
  })
})

function codeValues(list: string | undefined): string[] {
  const items = list === 'exhibitType' || list === 'boothType' ? defaultLists[list] : []
  return items.map(({ value }) => value)
}
