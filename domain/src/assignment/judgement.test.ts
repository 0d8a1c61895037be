import { describe, expect, it } from 'vitest'
import type { BoothsAsked, Quota } from '../selection'
import { initialSettings } from '../settings'
import { translate } from '../text'
import { type Finding, type Giving, judge, type WeighedBooth } from '.'

let made = 0
const booth = (more: Partial<WeighedBooth> = {}): WeighedBooth => {
  made += 1
  return {
    id: `booth ${made}`,
    code: `W3-${100 + made}`,
    hallId: 'W3',
    hallKind: 'indoor',
    boothClass: 'standard',
    exhibitType: '02',
    areaM2: 9,
    ...more,
  }
}
const raw = (areaM2: number, more: Partial<WeighedBooth> = {}) =>
  booth({ boothClass: 'raw', areaM2, ...more })
const several = (count: number) => Array.from({ length: count }, () => booth())

const asked = (more: Partial<BoothsAsked> = {}): BoothsAsked => ({
  exhibitType: '02',
  boothType: '1',
  standardBooths: 2,
  indoorArea: 0,
  outdoorArea: 0,
  ...more,
})
const forRaw = asked({ boothType: '2', standardBooths: 0, indoorArea: 36 })
const quota = (more: Partial<Quota> = {}): Quota => ({
  boothClass: 'standard',
  hallKind: 'indoor',
  exhibitTypes: ['02'],
  count: { least: 1, most: 2 },
  area: undefined,
  source: 'review',
  label: '二档',
  ...more,
})
const rawQuota = quota({ boothClass: 'raw', count: { least: 1, most: 1 }, area: { least: 36, most: 54 } })

function judged(giving: Partial<Giving>) {
  const { refused, outsideQuota, warnings, left } = judge({
    booths: [],
    held: [],
    asked: asked(),
    quota: quota(),
    adjoins: () => true,
    settings: initialSettings,
    language: 'zh',
    ...giving,
  })
  const said = (found: Finding | undefined) => found && translate(found.message, 'zh', found.params)
  return { refused: said(refused), outsideQuota: said(outsideQuota), warnings: warnings.map(said), left }
}

describe('booths for a company', () => {
  it('are given without a word where they are what it asked for, within its quota', () => {
    expect(judged({ booths: several(2) })).toEqual({
      refused: undefined,
      outsideQuota: undefined,
      warnings: [],
      left: 0,
    })
    expect(judged({}).left).toBe(2)
  })

  it('are refused for other exhibits than it shows', () => {
    const other = booth({ code: 'E2-1', exhibitType: '01' })
    expect(judged({ booths: [booth(), other] }).refused).toBe('展位E2-1的展品类型与该企业的不符，不能分配')
  })

  it('are refused where its exhibits never stand on such booths', () => {
    const booths = [raw(100, { code: 'E1-9', hallKind: 'outdoor' })]
    expect(judged({ booths }).refused).toBe('按该企业的展品类型只能分配标准展位、室内光地，不能分配E1-9')
  })

  it.each([
    ['two halls', several(1), booth({ hallId: 'W4' }), '同一企业的展位不能跨馆'],
    ['two kinds', several(1), raw(36), '同一企业只能有一种展位类型'],
    ['more standard booths than anybody may have', several(4), booth(), '标准展位最多允许选择4个'],
    ['a third piece of raw space', [raw(18), raw(18)], raw(18), '光地展位最多允许选择2个'],
  ])('are refused with what it has: %s', (_, held, one, words) => {
    expect(judged({ held, booths: [one] }).refused).toBe(words)
  })

  it('outside its quota want a reason, counted with what it has', () => {
    const { refused, outsideQuota, left } = judged({ held: several(2), booths: [booth()] })
    expect([refused, outsideQuota, left]).toEqual([undefined, '超出额度：最多2个标准展位，分配后有3个', 0])
  })

  it.each([
    ['as much as it may have, with the allowance above', [], [54.99], undefined, 0],
    ['more', [], [55], '超出额度：光地最多54㎡，分配后有55㎡', 0],
    ['too little', [], [20], '不足额度：光地最少36㎡，分配后有20㎡', 34],
    ['a second piece that makes up its area', [20.1], [20.2], undefined, 13.7],
    ['a second piece that is too much', [36], [36], '超出额度：光地最多54㎡，分配后有72㎡', 0],
  ] as const)('of raw space count by their sum: %s', (_, held, given, words, left) => {
    const found = judged({
      asked: forRaw,
      quota: rawQuota,
      held: held.map((area) => raw(area)),
      booths: given.map((area) => raw(area)),
    })
    expect([found.outsideQuota, found.left]).toEqual([words, left])
  })

  it('want a reason where it has no quota at all, asked or not', () => {
    const booths = several(1)
    expect(judged({ booths, quota: undefined }).outsideQuota).toBe('该企业没有可选额度')
    expect(judged({ booths, quota: undefined, asked: undefined })).toMatchObject({
      refused: undefined,
      outsideQuota: '该企业没有可选额度',
      warnings: [],
    })
  })

  it('of another kind than it asked for are pointed out, and no quota measures them', () => {
    expect(judged({ booths: [raw(400)] })).toEqual({
      refused: undefined,
      outsideQuota: undefined,
      warnings: ['该企业申请的是标准展位，这里分配的是室内光地'],
      left: undefined,
    })
  })

  it('that do not adjoin are pointed out, those it has among them', () => {
    const booths = several(1)
    const apart = '分配后，该企业的展位不全部相邻'
    const adjoins = () => false
    expect(judged({ booths, adjoins }).warnings).toEqual([])
    expect(judged({ held: several(1), booths, adjoins }).warnings).toEqual([apart])
  })
})
