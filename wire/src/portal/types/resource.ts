import { resourceCategories } from '@fairground/domain/portal'
import { contains, equals } from '../../list'
import { defineContent } from '../define-content'
import { altOf, link, oneOf, picture, words } from '../fields'

export const portalResource = defineContent({
  name: 'portalResource',
  texts: {
    lead: {
      zh: '标识、海报、视频和广告位等展会资源。',
      en: 'Logos, posters, films and advertising space of the fair.',
    },
    noun: { zh: '展会资源', en: 'resources' },
    emptyNote: { zh: '新增的资源会显示在这里。', en: 'Resources you add will appear here.' },
  },
  fields: {
    title: words('title', { title: { zh: '标题', en: 'Title' }, most: 120 }),
    category: oneOf('category', resourceCategories, { title: { zh: '类别', en: 'Kind' } }),
    summary: words('summary', {
      title: { zh: '说明', en: 'Description' },
      most: 500,
      required: false,
      long: true,
      hidden: true,
    }),
    link: link('link', { title: { zh: '链接', en: 'Link' } }),
    picture: picture('picture', { title: { zh: '配图', en: 'Picture' } }),
    pictureAlt: altOf('pictureAlt', { zh: '配图', en: 'Picture' }),
  },
  namedBy: 'title',
  filters: { title: contains('title', 'title'), category: equals('category', 'category') },
  order: 'byHand',
})
