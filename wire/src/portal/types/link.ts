import { contains } from '../../list'
import { defineContent } from '../define-content'
import { altOf, link, picture, words } from '../fields'

export const portalLink = defineContent({
  name: 'portalLink',
  texts: {
    lead: { zh: '页脚中的友情链接，按此顺序显示。', en: 'Links in the footer, in this order.' },
    noun: { zh: '友情链接', en: 'links' },
    emptyNote: { zh: '新增的链接会显示在这里。', en: 'Links you add will appear here.' },
  },
  fields: {
    title: words('title', { title: { zh: '名称', en: 'Name' }, most: 60 }),
    link: link('link', { title: { zh: '链接', en: 'Link' }, required: true, hidden: false }),
    logo: picture('logo', { title: { zh: '标志', en: 'Logo' } }),
    logoAlt: altOf('logoAlt', { zh: '标志', en: 'Logo' }),
  },
  namedBy: 'title',
  filters: { title: contains('title', 'title') },
  order: 'byHand',
})
