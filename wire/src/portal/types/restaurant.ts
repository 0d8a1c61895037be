import { cuisines } from '@fairground/domain/portal'
import { contains, equals } from '../../list'
import { defineContent } from '../define-content'
import { altOf, figured, mapPoint, measured, oneOf, phone, picture, words } from '../fields'

export const portalRestaurant = defineContent({
  name: 'portalRestaurant',
  texts: {
    lead: {
      zh: '展馆内外的餐饮推荐，按此顺序显示。',
      en: 'Places to eat in and around the halls, in this order.',
    },
    noun: { zh: '餐饮', en: 'restaurants' },
    emptyNote: { zh: '新增的餐饮会显示在这里。', en: 'Restaurants you add will appear here.' },
  },
  fields: {
    name: words('name', { title: { zh: '名称', en: 'Name' }, most: 100 }),
    cuisine: oneOf('cuisine', cuisines, { title: { zh: '菜系', en: 'Kitchen' } }),
    distance: measured(
      'distance',
      { zh: '公里', en: 'km' },
      { title: { zh: '距展馆', en: 'From the halls' }, most: 999 },
    ),
    price: figured(
      'price',
      { zh: '元', en: 'CNY' },
      { title: { zh: '参考价', en: 'Price from' }, digits: 6 },
    ),
    phone: phone('phone', { title: { zh: '电话', en: 'Phone' }, required: true, hidden: false }),
    address: words('address', { title: { zh: '地址', en: 'Address' }, most: 200 }),
    mapPoint: mapPoint('mapPoint', { title: { zh: '地图位置', en: 'Place on the map' } }),
    hours: words('hours', {
      title: { zh: '营业时间', en: 'Hours' },
      most: 80,
      required: false,
      hidden: true,
    }),
    photo: picture('photo', { title: { zh: '照片', en: 'Photo' } }),
    photoAlt: altOf('photoAlt', { zh: '照片', en: 'Photo' }),
    summary: words('summary', {
      title: { zh: '介绍', en: 'Description' },
      most: 800,
      required: false,
      long: true,
      hidden: true,
    }),
  },
  namedBy: 'name',
  filters: { name: contains('name', 'name'), cuisine: equals('cuisine', 'cuisine') },
  order: 'byHand',
})
