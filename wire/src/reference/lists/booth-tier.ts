import { choice, code, inOrder, integer, referenceRules, text } from '@fairground/domain/reference'
import { z } from 'zod'
import { defineList, equals } from '../define-list'

const standardBooth = '1'
const tooLong = referenceRules.wholeNumber
const counted = { field: 'boothType', is: standardBooth }
const measured = { field: 'boothType', isNot: standardBooth }

const counts = inOrder('minCount', 'maxCount', referenceRules.rangeOrder)
const areas = inOrder('minArea', 'maxArea', referenceRules.rangeOrder)

export const boothTier = defineList({
  name: 'boothTier',
  entity: 'BoothTier',
  texts: {
    lead: {
      zh: '报名档位供参展商申请时选择，审核档位决定可选展位的面积或数量。',
      en: 'Registration tiers are what exhibitors ask for; review tiers limit what they may choose.',
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
        title: { zh: '最小面积（㎡）', en: 'Least area (m²)' },
        digits: 10,
        tooLong,
        when: measured,
      }),
      wire: 'min',
    },
    maxArea: {
      ...integer({
        title: { zh: '最大面积（㎡）', en: 'Most area (m²)' },
        digits: 10,
        tooLong,
        when: measured,
      }),
      wire: 'max',
    },
    minCount: {
      ...integer({
        title: { zh: '最少数量（个）', en: 'Fewest booths' },
        digits: 10,
        tooLong,
        when: counted,
      }),
      wire: 'minNum',
    },
    maxCount: {
      ...integer({ title: { zh: '最多数量（个）', en: 'Most booths' }, digits: 10, tooLong, when: counted }),
      wire: 'maxNum',
    },
    label: {
      ...text({
        title: { zh: '档位名称', en: 'Label' },
        rule: z.string().trim().max(50, referenceRules.labelTooLong),
      }),
      wire: 'reserve1',
    },
  },
  check: (row) => counts(row) ?? areas(row),
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
