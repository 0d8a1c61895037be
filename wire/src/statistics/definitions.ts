import type { Text } from '@fairground/domain/text'
import {
  askedCompany,
  confirmedCompany,
  countedBooth,
  countedContract,
  productCompany,
  signUpCompany,
  unplacedCompany,
  type ViewList,
} from '../list'

/**
 * One figure: the rows it is made of, what tells them apart and what they may be narrowed to, all by the names of the
 * filters of the view with these rows. What is counted is the view's own: so a figure and the rows behind it cannot differ.
 */
export interface Statistic {
  name: string
  title: Text
  lead: Text
  view: ViewList
  /** By the first unless another is asked for. */
  by: readonly string[]
  /** Told apart once more, one colour each. */
  split: readonly string[]
  filters: readonly string[]
}

const ofCompanies = { filters: ['exhibitType', 'region'] } as const

export const statistics = {
  confirm: {
    ...ofCompanies,
    name: 'confirm',
    title: { zh: '确认统计', en: 'Progress' },
    lead: {
      zh: '报名走到哪一步，展位选到哪一步。点数字看组成它的企业。',
      en: 'How far sign-ups and booths have come. Each figure opens the companies it is made of.',
    },
    view: confirmedCompany,
    by: ['standing', 'stage', 'progress', 'exhibitType', 'region', 'variant'],
    split: ['stage', 'standing', 'variant', 'exhibitType'],
  },
  area: {
    ...ofCompanies,
    name: 'area',
    title: { zh: '面积统计', en: 'Area' },
    lead: {
      zh: '申请了多少、定下了多少，按面积档、展位类型或地区。标准展位按每个 9 m² 计入面积。',
      en: 'What was asked for and what is held, by band, type or region. A standard booth counts as 9 m².',
    },
    view: askedCompany,
    by: ['askedBand', 'boothType', 'region', 'exhibitType', 'standing'],
    split: ['boothType', 'exhibitType', 'standing'],
    filters: ['standing', 'exhibitType', 'region'],
  },
  product: {
    ...ofCompanies,
    name: 'product',
    title: { zh: '产品统计', en: 'Products' },
    lead: {
      zh: '按报名时登记的产品大类。登记了几类产品的企业在每一类中各计一次，合计中只计一次。',
      en: 'By the product groups named in the sign-up. A company with several counts once in each, and once in the total.',
    },
    view: productCompany,
    by: ['families', 'exhibitType', 'region', 'standing'],
    split: ['standing', 'exhibitType'],
    filters: ['standing', 'exhibitType', 'region'],
  },
  unplaced: {
    ...ofCompanies,
    name: 'unplaced',
    title: { zh: '尚无展位统计', en: 'Without a booth' },
    lead: {
      zh: '审核已通过、还没有展位的企业，按原因。一家企业只计一个原因。',
      en: 'Approved companies without a booth, by reason. Each company counts under one reason.',
    },
    view: unplacedCompany,
    by: ['reason', 'exhibitType', 'boothType', 'region'],
    split: ['exhibitType', 'boothType'],
  },
  signUps: {
    ...ofCompanies,
    name: 'signUps',
    title: { zh: '报名统计', en: 'Sign-ups by day' },
    lead: {
      zh: '每天提交了多少报名，现在各处于什么状态。按展会所在地的日期。',
      en: 'How many sign-ups were submitted each day, and where they stand now. Days are those of the fair.',
    },
    view: signUpCompany,
    by: ['day', 'standing', 'exhibitType', 'region', 'variant'],
    split: ['standing', 'variant', 'exhibitType'],
    filters: ['standing', 'exhibitType', 'region'],
  },
  venue: boothsBy('venue', { zh: '展位统计：按展馆', en: 'Booths by hall' }, 'hall'),
  boothProduct: boothsBy('boothProduct', { zh: '展位统计：按产品', en: 'Booths by product' }, 'families'),
  boothArea: boothsBy('boothArea', { zh: '展位统计：按面积', en: 'Booths by area' }, 'areaBand'),
  contract: {
    name: 'contract',
    title: { zh: '合同统计', en: 'Contracts' },
    lead: {
      zh: '合同份数和金额，按状态。金额只计有效合同，不同币种不相加。',
      en: 'Contracts and their money by state. Money is that of contracts that stand; currencies are never added up.',
    },
    view: countedContract,
    by: ['state', 'exhibitType', 'region', 'language'],
    split: ['language', 'exhibitType'],
    filters: ['exhibitType', 'region', 'language'],
  },
} as const satisfies Record<string, Statistic>

export type StatisticName = keyof typeof statistics

function boothsBy(name: string, title: Text, first: 'hall' | 'families' | 'areaBand') {
  const by = ['hall', 'families', 'areaBand', 'exhibitType', 'boothClass', 'region', 'hallKind', 'offer']
  return {
    name,
    title,
    lead: {
      zh: '可供使用的展位：已售、预留、空余和面积。功能区和停用的展位不计入。',
      en: 'Booths on offer: taken, reserved, free, and their area. Service areas and booths out of use are not counted.',
    },
    view: countedBooth,
    by: [first, ...by.filter((one) => one !== first)],
    split: ['offer', 'boothClass', 'exhibitType'],
    filters: ['hall', 'exhibitType', 'region'],
  }
}
