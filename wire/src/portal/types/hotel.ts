import { hotelStars } from '@fairground/domain/portal'
import { contains, equals } from '../../list'
import { defineContent } from '../define-content'
import { altOf, figured, link, mapPoint, measured, oneOf, onOff, phone, picture, words } from '../fields'

export const portalHotel = defineContent({
  name: 'portalHotel',
  texts: {
    lead: { zh: '推荐酒店，按此顺序显示。', en: 'Recommended hotels, in this order.' },
    noun: { zh: '酒店', en: 'hotels' },
    emptyNote: { zh: '新增的酒店会显示在这里。', en: 'Hotels you add will appear here.' },
  },
  fields: {
    name: words('name', { title: { zh: '名称', en: 'Name' }, most: 100 }),
    stars: oneOf('stars', hotelStars, { title: { zh: '星级', en: 'Stars' } }),
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
    booking: link('booking', { title: { zh: '预订链接', en: 'Booking' } }),
    agreed: onOff('agreed', { title: { zh: '协议价', en: 'Fair rate' } }),
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
  filters: { name: contains('name', 'name'), stars: equals('stars', 'stars') },
  order: 'byHand',
})
