import { contractStateNames, languageNames } from '@fairground/domain/contract'
import { currencies } from '@fairground/domain/money'
import { defineView } from '../define-list'
import { contains, equals } from '../definition'
import { listAddresses } from '../screens'
import { coded, figure, plain, worded } from './view-fields'

const currencyNames = Object.fromEntries(
  currencies.map((currency) => [currency, { zh: currency, en: currency }]),
)

export const countedContract = defineView({
  name: 'countedContract',
  entity: 'CountedContract',
  texts: {
    lead: {
      zh: '组成数字的合同。金额只计有效合同；已作废、已被取代和变更中的只计份数。',
      en: 'The contracts a figure is made of. Money is that of contracts that stand; those void, replaced or on their way to replace another count as contracts only.',
    },
    noun: { zh: '合同', en: 'contracts' },
    emptyNote: { zh: '没有组成这个数字的合同。', en: 'No contract makes up this figure.' },
  },
  fields: {
    number: plain('number', '合同编号', 'Contract', { look: 'code' }),
    companyName: plain('companyName', '企业', 'Company'),
    state: worded('state', contractStateNames, '状态', 'State'),
    exhibitType: coded('exhibitType', 'exhibitType', '展品类型', 'Exhibit type'),
    region: coded('region', 'region', '地区', 'Region'),
    language: worded('language', languageNames, '语言', 'Language'),
    currency: worded('currency', currencyNames, '币种', 'Currency'),
    total: figure('total', '合同总额', 'Total'),
    paid: figure('paid', '已收', 'Paid'),
    outstanding: figure('outstanding', '未收', 'Outstanding'),
    nameEn: plain('nameEn', '英文名称', 'English name', { hidden: true }),
  },
  namedBy: 'number',
  inEnglish: { companyName: 'nameEn' },
  filters: {
    number: contains('number', 'number'),
    companyName: contains('companyName', 'companyName'),
    state: equals('state', 'state'),
    exhibitType: equals('exhibitType', 'exhibitType'),
    region: equals('region', 'region'),
    language: equals('language', 'language'),
    currency: equals('currency', 'currency'),
  },
  edition: true,
  within: 'currency',
  shows: ['signUps', 'overview'],
  measures: {
    contracts: { title: { zh: '合同', en: 'Contracts' }, unit: 'contracts' },
    total: { title: { zh: '合同总额', en: 'Total' }, unit: 'money', field: 'total' },
    paid: { title: { zh: '已收', en: 'Paid' }, unit: 'money', field: 'paid' },
    outstanding: { title: { zh: '未收', en: 'Outstanding' }, unit: 'money', field: 'outstanding' },
  },
  permission: listAddresses.countedContract.permission,
  order: [{ field: 'number', descending: false }],
  paths: { base: '/statistics/contracts' },
  leadsTo: { path: '/contract/manage/detail?id=', by: 'id' },
  fileName: { zh: '合同统计_合同', en: 'Contracts behind a figure' },
})
