import { guideTopics } from '@fairground/domain/portal'
import { contains, equals } from '../../list'
import { defineContent } from '../define-content'
import { altOf, body, oneOf, picture, words } from '../fields'

export const portalGuide = defineContent({
  name: 'portalGuide',
  texts: {
    lead: {
      zh: '观众须知、交通、入场与现场服务，按此顺序显示。',
      en: 'What visitors need to know: admission, ways there, services on site, in this order.',
    },
    noun: { zh: '观展指南', en: 'guide pages' },
    emptyNote: { zh: '新增的指南会显示在这里。', en: 'Pages you add will appear here.' },
  },
  fields: {
    title: words('title', { title: { zh: '标题', en: 'Title' }, most: 120 }),
    topic: oneOf('topic', guideTopics, { title: { zh: '主题', en: 'Topic' } }),
    picture: picture('picture', { title: { zh: '配图', en: 'Picture' } }),
    pictureAlt: altOf('pictureAlt', { zh: '配图', en: 'Picture' }),
    body: body('body', { title: { zh: '正文', en: 'Text' } }),
  },
  namedBy: 'title',
  filters: {
    title: contains('title', 'title'),
    topic: equals('topic', 'topic'),
    body: contains('body', 'body'),
  },
  order: 'byHand',
})
