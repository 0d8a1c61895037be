import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type BoothOnPlan, boothRecord, listedBooth } from './booth-on-plan'

const booth: BoothOnPlan = {
  id: '11111111-1111-4111-8111-111111111111',
  hallId: '22222222-2222-4222-8222-222222222222',
  code: 'W3-118-A',
  codeFont: 'Noto Sans SC',
  codeFontSize: 12,
  codeFontStyle: 'bold',
  name: '恒固消防',
  nameFont: 'Noto Serif SC',
  nameFontSize: 14,
  nameFontStyle: 'italic',
  fullName: '恒固消防装备有限公司',
  companyId: '33333333-3333-4333-8333-333333333333',
  boothClass: 'raw',
  openSides: 3,
  top: ['W3-117'],
  bottom: ['W3-119', 'W3-120'],
  left: ['W3-108'],
  right: [],
  special: true,
  widthM: 6,
  depthM: 9,
  areaM2: 54,
  exhibitType: '01',
  status: 'partial',
  language: 'ENG',
  own: true,
}

/** The specs' names, those for one and the same together, with what stands under each. */
const record = [
  { uuid: booth.id, shapeUuid: booth.id },
  { stageUuid: booth.hallId },
  { code: 'W3-118-A', 'codeBody codeIndex': 'W3 118-A' },
  { codeFontFamily: 'Noto Sans SC' },
  { codeFontSize: 12 },
  { codeFontStyle: 'bold' },
  { name: booth.name },
  { nameFontFamily: 'Noto Serif SC' },
  { nameFontSize: 14 },
  { nameFontStyle: 'italic' },
  { fullName: booth.fullName, tenantName: booth.fullName },
  { tenantId: booth.companyId },
  { boothType: '光地' },
  { entryType: '三面开' },
  { top: 'W3-117' },
  { bottom: 'W3-119,W3-120' },
  { left: 'W3-108' },
  { right: '' },
  { isSpecial: '1' },
  { lateralLength: 6 },
  { verticalLength: 9 },
  { area: 54 },
  { czlx: '01' },
  { status: 'partial' },
  { lan: 'ENG' },
  { reserve2: '2' },
]

const listed = [
  { uuid: booth.id },
  { zgid: booth.hallId, stageUuid: booth.hallId },
  { zwh: 'W3-118-A', code: 'W3-118-A' },
  { zwmc: booth.name, gsjc: booth.name },
  { qymc: booth.fullName },
  { qyid: booth.companyId },
  { zwlb: '光地', boothType: '光地' },
  { cklx: '三面开' },
  { top: 'W3-117' },
  { bottom: 'W3-119,W3-120' },
  { left: 'W3-108' },
  { right: '' },
  { isSpecial: '1' },
  { zwcd: 6 },
  { zwkd: 9 },
  { zwmj: 54, area: 54 },
  { czlx: '01' },
  { status: 'partial', zwzt: 'partial' },
  { lan: 'ENG' },
  { reserve2: '2' },
]

/** Two names for the parts of one thing count as one. */
const apart = (names: object): [string, unknown][] =>
  Object.entries(names).flatMap(([name, value]): [string, unknown][] =>
    name.includes(' ')
      ? name.split(' ').map((part, index) => [part, String(value).split(' ')[index]])
      : [[name, value]],
  )
/** Lists say nothing of how a booth is lettered. */
const withoutFonts = Object.fromEntries(Object.entries(booth).filter(([name]) => !name.includes('Font')))
const sentAs = (groups: readonly object[]) => Object.fromEntries(groups.flatMap(apart))

describe.each([
  ['a business record', boothRecord, record, booth],
  ['a booth of a list', listedBooth, listed, withoutFonts],
] as const)('%s', (_, codec, groups, value) => {
  const whole = sentAs(groups)
  const read = (sent: object) => z.safeDecode(codec as z.ZodType, sent)

  it('goes out under all names of the specs and no other', () => {
    expect(z.encode(codec as z.ZodType, booth)).toEqual(whole)
  })

  it.each(groups.flatMap((group) => Object.keys(group).map((name) => [name, group] as const)))(
    'comes back under %s',
    (name, group) => {
      const others = apart(group).map(([one]) => one)
      const rest = Object.fromEntries(Object.entries(whole).filter(([one]) => !others.includes(one)))
      const alone = apart({ [name]: group[name as keyof typeof group] })
      expect(read({ ...rest, ...Object.fromEntries(alone) }).data).toEqual(value)
      expect(read(rest).data).not.toEqual(value)
    },
  )
})

describe('the class of a booth', () => {
  it.each([
    ['standard', 'zh', '标准展位'],
    ['standard', 'en', 'Standard booth'],
    ['raw', 'zh', '光地'],
    ['raw', 'en', 'Raw space'],
  ] as const)('%s is written and read in its language: %s', (boothClass, wordsIn, word) => {
    const sent = z.encode(listedBooth, { ...booth, boothClass, wordsIn })
    expect(sent).toMatchObject({ zwlb: word, boothType: word })
    expect(z.decode(listedBooth, sent).boothClass).toBe(boothClass)
  })
})

it('a service area names no company', () => {
  const sent = z.encode(listedBooth, { ...booth, name: '服务台', status: 'function' })
  expect(sent).toMatchObject({ zwmc: '服务台', gsjc: '' })
})
