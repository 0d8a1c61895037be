import { providerCategories } from '@fairground/domain/portal'
import { contains, equals } from '../../list'
import { defineContent } from '../define-content'
import { altOf, email, link, oneOf, phone, picture, words } from '../fields'

export const portalProvider = defineContent({
  name: 'portalProvider',
  texts: {
    lead: {
      zh: '搭建、租赁、翻译、保险等推荐服务商。',
      en: 'Recommended for stands, hire, interpreting, insurance and more.',
    },
    noun: { zh: '服务商', en: 'service providers' },
    emptyNote: { zh: '新增的服务商会显示在这里。', en: 'Providers you add will appear here.' },
  },
  fields: {
    name: words('name', { title: { zh: '名称', en: 'Name' }, most: 120 }),
    category: oneOf('category', providerCategories, { title: { zh: '类别', en: 'Kind' } }),
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
  },
  namedBy: 'name',
  filters: { name: contains('name', 'name'), category: equals('category', 'category') },
  order: 'byHand',
})
