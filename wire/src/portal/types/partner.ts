import { partnerLevels } from '@fairground/domain/portal'
import { contains, equals } from '../../list'
import { defineContent } from '../define-content'
import { altOf, link, oneOf, picture, words } from '../fields'

export const portalPartner = defineContent({
  name: 'portalPartner',
  texts: {
    lead: {
      zh: '主办、协办、战略合作与支持媒体，按此顺序显示。',
      en: 'Hosts, co-hosts, strategic partners and media, in this order.',
    },
    noun: { zh: '合作伙伴', en: 'partners' },
    emptyNote: { zh: '新增的伙伴会显示在这里。', en: 'Partners you add will appear here.' },
  },
  fields: {
    title: words('title', { title: { zh: '名称', en: 'Name' }, most: 100 }),
    level: oneOf('level', partnerLevels, { title: { zh: '级别', en: 'Level' } }),
    link: link('link', { title: { zh: '网址', en: 'Website' } }),
    logo: picture('logo', { title: { zh: '标志', en: 'Logo' } }),
    logoAlt: altOf('logoAlt', { zh: '标志', en: 'Logo' }),
  },
  namedBy: 'title',
  filters: { title: contains('title', 'title'), level: equals('level', 'level') },
  order: 'byHand',
})
