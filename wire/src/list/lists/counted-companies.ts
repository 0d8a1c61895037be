import { areaBandNames } from '@fairground/domain/booth'
import { variantTitles } from '@fairground/domain/review'
import {
  boothStageNames,
  noBoothReasonNames,
  progressNames,
  signUpStandingNames,
} from '@fairground/domain/statistics'
import { defineView } from '../define-list'
import { among, contains, equals, has, type Measures, on } from '../definition'
import { listAddresses } from '../screens'
import { coded, figure, moment, plain, severalCoded, whole, worded, wordedOrNot } from './view-fields'

const fields = {
  companyName: plain('companyName', '企业', 'Company'),
  nameEn: plain('nameEn', '英文名称', 'English name', { hidden: true }),
  registrationNumber: plain('registrationNumber', '报名编号', 'Registration no.', { look: 'code' }),
  standing: worded('standing', signUpStandingNames, '报名状态', 'Sign-up'),
  stage: worded('stage', boothStageNames, '选位状态', 'Booths'),
  progress: worded('progress', progressNames, '进度', 'Progress'),
  reason: worded('reason', noBoothReasonNames, '原因', 'Reason'),
  exhibitType: coded('exhibitType', 'exhibitType', '展品类型', 'Exhibit type'),
  boothType: coded('boothType', 'boothType', '展位类型', 'Type of booth'),
  region: coded('region', 'region', '地区', 'Region'),
  variant: worded('variant', variantTitles, '企业类别', 'Kind of company'),
  families: severalCoded('families', 'productCategory', '产品类别', 'Products'),
  askedBand: wordedOrNot('askedBand', areaBandNames, '申请面积档', 'Band asked for'),
  askedBooths: whole('askedBooths', '申请标准展位', 'Standard booths asked'),
  askedArea: figure('askedArea', '申请面积（m²）', 'Asked, m²'),
  booths: whole('booths', '已定展位', 'Booths held'),
  area: figure('area', '已定面积（m²）', 'Held, m²'),
  submittedAt: moment('submittedAt', '提交时间', 'Submitted'),
}

const { companyName, nameEn, registrationNumber, exhibitType, region, booths, area } = fields
const named = { companyName, registrationNumber }
const narrowed = {
  companyName: contains('companyName', 'companyName'),
  exhibitType: equals('exhibitType', 'exhibitType'),
  region: equals('region', 'region'),
} as const

const counted = {
  companies: { title: { zh: '企业', en: 'Companies' }, unit: 'companies' },
} as const satisfies Measures
const held = {
  booths: { title: { zh: '已定展位', en: 'Booths held' }, unit: 'booths', field: 'booths' },
  area: { title: { zh: '已定面积', en: 'Area held' }, unit: 'squareMetres', field: 'area' },
} as const satisfies Measures
const asked = {
  askedBooths: {
    title: { zh: '申请标准展位', en: 'Standard booths asked' },
    unit: 'booths',
    field: 'askedBooths',
  },
  askedArea: { title: { zh: '申请面积', en: 'Area asked' }, unit: 'squareMetres', field: 'askedArea' },
} as const satisfies Measures

const shared = {
  namedBy: 'companyName',
  inEnglish: { companyName: 'nameEn' },
  edition: true,
  shows: ['signUps', 'overview', 'halls'],
  permission: listAddresses.confirmedCompany.permission,
  order: [{ field: 'companyName', descending: false }],
} as const
const noun = { zh: '企业', en: 'companies' }
const emptyNote = { zh: '没有组成这个数字的企业。', en: 'No company makes up this figure.' }
const detail = <Path extends string>(path: Path) =>
  ({ path: `${path}?id=`, by: 'id' }) as { path: `/${string}?${string}=`; by: 'id' }

export const confirmedCompany = defineView({
  ...shared,
  name: 'confirmedCompany',
  entity: 'ConfirmedCompany',
  texts: {
    lead: {
      zh: '每家企业的报名走到哪一步、展位选到哪一步。',
      en: 'How far each company is with its sign-up and its booths.',
    },
    noun,
    emptyNote,
  },
  fields: {
    ...named,
    standing: fields.standing,
    stage: fields.stage,
    progress: fields.progress,
    exhibitType,
    region,
    variant: fields.variant,
    booths,
    area,
    submittedAt: fields.submittedAt,
    nameEn,
  },
  filters: {
    ...narrowed,
    standing: equals('standing', 'standing'),
    stage: equals('stage', 'stage'),
    progress: among('progress', 'progress'),
    variant: equals('variant', 'variant'),
  },
  measures: { ...counted, ...held },
  paths: { base: '/statistics/confirmed' },
  leadsTo: detail('/statistical/registrationStatis/statisConfirmQyDetail'),
  fileName: { zh: '确认统计_企业', en: 'Companies by progress' },
})

export const askedCompany = defineView({
  ...shared,
  name: 'askedCompany',
  entity: 'AskedCompany',
  texts: {
    lead: {
      zh: '每家企业申请了多少、定下了多少。标准展位按每个 9 m² 计入面积。',
      en: 'What each company asked for, and what it holds. A standard booth counts as 9 m².',
    },
    noun,
    emptyNote,
  },
  fields: {
    ...named,
    boothType: fields.boothType,
    askedBand: fields.askedBand,
    exhibitType,
    region,
    standing: fields.standing,
    askedBooths: fields.askedBooths,
    askedArea: fields.askedArea,
    booths,
    area,
    nameEn,
  },
  filters: {
    ...narrowed,
    boothType: equals('boothType', 'boothType'),
    askedBand: equals('askedBand', 'askedBand'),
    standing: equals('standing', 'standing'),
  },
  measures: { ...counted, ...asked, ...held },
  paths: { base: '/statistics/asked' },
  leadsTo: detail('/statistical/registrationStatis/statisAreaQyDetail'),
  fileName: { zh: '面积统计_企业', en: 'Companies by area' },
})

export const productCompany = defineView({
  ...shared,
  name: 'productCompany',
  entity: 'ProductCompany',
  texts: {
    lead: {
      zh: '每家企业登记了哪些类别的产品，持有多少展位。',
      en: 'Which products each company named, and the booths it holds.',
    },
    noun,
    emptyNote,
  },
  fields: {
    ...named,
    families: fields.families,
    exhibitType,
    region,
    standing: fields.standing,
    booths,
    area,
    nameEn,
  },
  filters: {
    ...narrowed,
    families: has('families', 'families'),
    standing: equals('standing', 'standing'),
  },
  measures: { ...counted, ...held },
  paths: { base: '/statistics/products' },
  leadsTo: detail('/statistical/registrationStatis/statisProductQyDetail'),
  fileName: { zh: '产品统计_企业', en: 'Companies by product' },
})

export const unplacedCompany = defineView({
  ...shared,
  name: 'unplacedCompany',
  entity: 'UnplacedCompany',
  texts: {
    lead: {
      zh: '审核已通过、还没有展位的企业，以及原因。',
      en: 'Approved companies without a booth, and why.',
    },
    noun,
    emptyNote,
  },
  fields: {
    ...named,
    reason: fields.reason,
    exhibitType,
    region,
    boothType: fields.boothType,
    askedBooths: fields.askedBooths,
    askedArea: fields.askedArea,
    nameEn,
  },
  filters: { ...narrowed, reason: equals('reason', 'reason'), boothType: equals('boothType', 'boothType') },
  measures: { ...counted, ...asked },
  paths: { base: '/statistics/unplaced' },
  leadsTo: detail('/company'),
  fileName: { zh: '尚无展位企业', en: 'Companies without a booth' },
})

export const signUpCompany = defineView({
  ...shared,
  name: 'signUpCompany',
  entity: 'SignUpCompany',
  texts: {
    lead: {
      zh: '何时提交、现在到哪一步。没有提交时间的是还没有提交过的报名。',
      en: 'When each was submitted and where it stands now. One without a time was never submitted.',
    },
    noun,
    emptyNote,
  },
  fields: {
    ...named,
    standing: fields.standing,
    submittedAt: fields.submittedAt,
    exhibitType,
    region,
    variant: fields.variant,
    nameEn,
  },
  filters: {
    ...narrowed,
    day: on('submittedAt', 'day'),
    standing: equals('standing', 'standing'),
    variant: equals('variant', 'variant'),
  },
  measures: counted,
  paths: { base: '/statistics/sign-ups' },
  leadsTo: detail('/company'),
  fileName: { zh: '报名统计_企业', en: 'Companies by day' },
})
