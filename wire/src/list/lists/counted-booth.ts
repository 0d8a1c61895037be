import { areaBandNames, boothClassNames, boothOfferNames, hallKindNames } from '@fairground/domain/booth'
import { defineView } from '../define-list'
import { contains, equals, has } from '../definition'
import { listAddresses } from '../screens'
import { coded, figure, plain, severalCoded, worded } from './view-fields'

const { taken, reserved, free } = boothOfferNames

export const countedBooth = defineView({
  name: 'countedBooth',
  entity: 'CountedBooth',
  texts: {
    lead: {
      zh: '组成数字的展位，以及持有它们的企业。功能区和停用的展位不计入。',
      en: 'The booths a figure is made of, and the companies that hold them. Service areas and booths out of use are not counted.',
    },
    noun: { zh: '展位', en: 'booths' },
    emptyNote: { zh: '没有组成这个数字的展位。', en: 'No booth makes up this figure.' },
  },
  fields: {
    code: plain('code', '展位号', 'Booth', { look: 'code' }),
    hall: plain('hall', '展馆', 'Hall', { look: 'code' }),
    hallKind: worded('hallKind', hallKindNames, '室内外', 'Indoors or out'),
    boothClass: worded('boothClass', boothClassNames, '展位类型', 'Type'),
    exhibitType: coded('exhibitType', 'exhibitType', '展品类型', 'Exhibit type'),
    areaBand: worded('areaBand', areaBandNames, '面积档', 'Band'),
    area: figure('area', '面积（m²）', 'Area, m²'),
    offer: worded('offer', { taken, reserved, free }, '状态', 'State'),
    companyName: plain('companyName', '企业', 'Company'),
    region: coded('region', 'region', '地区', 'Region'),
    families: severalCoded('families', 'productCategory', '产品类别', 'Products'),
    nameEn: plain('nameEn', '英文名称', 'English name', { hidden: true }),
    companyId: plain('companyId', '企业编号', 'Company id', { hidden: true }),
    hallZh: plain('hallZh', '展馆名称', 'Hall in Chinese', { hidden: true }),
    hallEn: plain('hallEn', '展馆英文名称', 'Hall in English', { hidden: true }),
  },
  namedBy: 'companyName',
  inEnglish: { companyName: 'nameEn' },
  filters: {
    code: contains('code', 'code'),
    companyName: contains('companyName', 'companyName'),
    hall: equals('hall', 'hall'),
    hallKind: equals('hallKind', 'hallKind'),
    boothClass: equals('boothClass', 'boothClass'),
    exhibitType: equals('exhibitType', 'exhibitType'),
    areaBand: equals('areaBand', 'areaBand'),
    offer: equals('offer', 'offer'),
    region: equals('region', 'region'),
    families: has('families', 'families'),
  },
  edition: true,
  shows: ['halls', 'signUps', 'overview'],
  measures: {
    booths: { title: { zh: '展位', en: 'Booths' }, unit: 'booths' },
    taken: { title: taken, unit: 'booths', where: { offer: 'taken' } },
    reserved: { title: reserved, unit: 'booths', where: { offer: 'reserved' } },
    free: { title: free, unit: 'booths', where: { offer: 'free' } },
    area: { title: { zh: '面积', en: 'Area' }, unit: 'squareMetres', field: 'area' },
    takenArea: {
      title: { zh: '已售面积', en: 'Area taken' },
      unit: 'squareMetres',
      field: 'area',
      where: { offer: 'taken' },
    },
  },
  permission: listAddresses.countedBooth.permission,
  order: [
    { field: 'hall', descending: false },
    { field: 'code', descending: false },
  ],
  paths: { base: '/statistics/booths' },
  leadsTo: { path: '/company?id=', by: 'companyId' },
  fileName: { zh: '展位统计_展位与企业', en: 'Booths and their companies' },
})
