import { contains } from '../../list'
import { defineContent } from '../define-content'
import { altOf, picture, words } from '../fields'

export const portalFeature = defineContent({
  name: 'portalFeature',
  texts: {
    lead: {
      zh: '首页上的展会亮点，每条一句话，可配数字。',
      en: 'What makes the fair special, a sentence each, with a figure where there is one.',
    },
    noun: { zh: '展会特色', en: 'features' },
    emptyNote: { zh: '新增的特色会显示在这里。', en: 'Features you add will appear here.' },
  },
  fields: {
    title: words('title', { title: { zh: '标题', en: 'Title' }, most: 60 }),
    figure: words('figure', {
      title: { zh: '数字', en: 'Figure' },
      hint: { zh: '例如“12 万平方米”', en: 'Such as “120,000 m²”' },
      most: 30,
      required: false,
    }),
    summary: words('summary', {
      title: { zh: '说明', en: 'Description' },
      most: 300,
      long: true,
      hidden: true,
    }),
    picture: picture('picture', { title: { zh: '配图', en: 'Picture' } }),
    pictureAlt: altOf('pictureAlt', { zh: '配图', en: 'Picture' }),
  },
  namedBy: 'title',
  filters: { title: contains('title', 'title') },
  order: 'byHand',
})
