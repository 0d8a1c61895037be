import { contains } from '../../list'
import { defineContent } from '../define-content'
import { altOf, email, link, phone, picture, words } from '../fields'

export const portalForwarder = defineContent({
  name: 'portalForwarder',
  texts: {
    lead: { zh: '推荐的展品运输商。', en: 'Recommended forwarders for exhibits.' },
    noun: { zh: '运输商', en: 'transport providers' },
    emptyNote: { zh: '新增的运输商会显示在这里。', en: 'Forwarders you add will appear here.' },
  },
  fields: {
    name: words('name', { title: { zh: '名称', en: 'Name' }, most: 120 }),
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
  filters: { name: contains('name', 'name') },
  order: 'byHand',
})
