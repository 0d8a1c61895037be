import { choice, code, fieldRules, inOrder, integer, text } from '@fairground/domain/field'
import { listRules } from '@fairground/domain/list'
import { plainLine } from '@fairground/domain/text'
import { z } from 'zod'
import { defineList } from '../define-list'
import { equals } from '../definition'
import { keeperIsMaker } from '../keeper-is-maker'
import { listAddresses } from '../screens'

const standardBooth = '1'
const tooLong = listRules.wholeNumber
const counted = { field: 'boothType', is: standardBooth } as const
const measured = { field: 'boothType', isNot: standardBooth } as const

const counts = inOrder('minCount', 'maxCount', fieldRules.rangeOrder)
const areas = inOrder('minArea', 'maxArea', fieldRules.rangeOrder)

/** Up to nothing is no tier. */
const ofSomething = (row: { maxCount?: number | null; maxArea?: number | null }) => {
  const field = (['maxCount', 'maxArea'] as const).find((name) => row[name] === 0)
  return field ? { field, message: listRules.aboveZero } : undefined
}

export const boothTier = defineList({
  name: 'boothTier',
  entity: 'BoothTier',
  at: listAddresses.boothTier,
  texts: {
    lead: {
      zh: '按展品类型和展位类型划分面积或数量。企业按所属的审核档位选择展位；没有相应的审核档位时，按报名档位。',
      en: 'Areas or counts by exhibit type and booth type. Companies choose within their review tier, or within their registration tier where no review tier fits.',
    },
    noun: { zh: '展位档位信息', en: 'booth tiers' },
    emptyNote: { zh: '请新增档位。', en: 'Add the first tier.' },
  },
  fields: {
    kind: {
      ...choice({
        title: { zh: '档位类别', en: 'Kind' },
        choices: {
          registration: { zh: '报名档位', en: 'Registration tier' },
          review: { zh: '审核档位', en: 'Review tier' },
        },
        tones: { byValue: { registration: 'info', review: 'ok' } },
      }),
      wire: 'reserve2',
      words: { '01': 'registration', '02': 'review' },
    },
    boothType: {
      ...code({ title: { zh: '展位类型', en: 'Booth type' }, list: 'boothType' }),
      wire: 'zwlx',
      labelWire: 'zwlxmc',
    },
    exhibitType: {
      ...code({ title: { zh: '展品类型', en: 'Exhibit type' }, list: 'exhibitType' }),
      wire: 'czlx',
      labelWire: 'czlxmc',
    },
    minArea: {
      ...integer({
        title: { zh: '最小面积（㎡）', en: 'Minimum area (m²)' },
        digits: 10,
        tooLong,
        when: measured,
      }),
      wire: 'min',
    },
    maxArea: {
      ...integer({
        title: { zh: '最大面积（㎡）', en: 'Maximum area (m²)' },
        digits: 10,
        tooLong,
        when: measured,
      }),
      wire: 'max',
    },
    minCount: {
      ...integer({
        title: { zh: '最少数量（个）', en: 'Minimum booths' },
        digits: 10,
        tooLong,
        when: counted,
      }),
      wire: 'minNum',
    },
    maxCount: {
      ...integer({
        title: { zh: '最多数量（个）', en: 'Maximum booths' },
        digits: 10,
        tooLong,
        when: counted,
      }),
      wire: 'maxNum',
    },
    label: {
      ...text({
        title: { zh: '档位名称', en: 'Label' },
        rule: z.string().overwrite(plainLine).max(50, listRules.labelTooLong),
      }),
      wire: 'reserve1',
    },
  },
  check: (row) => counts(row) ?? areas(row) ?? ofSomething(row),
  doubts: true,
  layout: keeperIsMaker,
  namedBy: 'label',
  filters: {
    boothType: equals('boothType', 'zwlx'),
    exhibitType: equals('exhibitType', 'czlx'),
    kind: equals('kind', 'reserve2'),
  },
  order: [
    { field: 'kind', descending: false },
    { field: 'boothType', descending: false },
    { field: 'exhibitType', descending: false },
    { field: 'minArea', descending: false },
    { field: 'minCount', descending: false },
  ],
  paths: {
    base: '/cfpadwmjfw',
    add: ['POST', '/insertByVODwmjfw'],
    edit: ['PUT', '/updateByVODwmjfw'],
    remove: 'doDeleteDwmjfwList',
  },
  keys: 'booth/GearList',
})
