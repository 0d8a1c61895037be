import { contains } from '../../list'
import { defineContent } from '../define-content'
import { altOf, body, email, link, phone, picture, words } from '../fields'

export const portalOperator = defineContent({
  name: 'portalOperator',
  texts: {
    lead: {
      zh: '负责各馆搭建审图与现场服务的主场运营商。',
      en: 'Who checks drawings and serves exhibitors on site, hall by hall.',
    },
    noun: { zh: '主场运营商', en: 'host operators' },
    emptyNote: { zh: '新增的运营商会显示在这里。', en: 'Operators you add will appear here.' },
  },
  fields: {
    name: words('name', { title: { zh: '名称', en: 'Name' }, most: 120 }),
    halls: words('halls', { title: { zh: '负责展馆', en: 'Halls' }, most: 120, required: false }),
    scope: words('scope', { title: { zh: '服务范围', en: 'Services' }, most: 500, long: true, hidden: true }),
    contact: words('contact', {
      title: { zh: '联系人', en: 'Contact' },
      most: 80,
      required: false,
      hidden: true,
    }),
    phone: phone('phone', { title: { zh: '电话', en: 'Phone' }, required: true, hidden: false }),
    email: email('email', { title: { zh: '邮箱', en: 'Email' } }),
    website: link('website', { title: { zh: '网址', en: 'Website' } }),
    logo: picture('logo', { title: { zh: '标志', en: 'Logo' } }),
    logoAlt: altOf('logoAlt', { zh: '标志', en: 'Logo' }),
    body: body('body', { title: { zh: '详细介绍', en: 'More about it' }, required: false }),
  },
  namedBy: 'name',
  filters: { name: contains('name', 'name'), body: contains('body', 'body') },
  order: 'byHand',
})
