import { bothLanguages } from '@fairground/domain/field'
import { portalAddresses } from '../../content'
import { contains, defineList } from '../../list'

export const portalQuestion = defineList({
  name: 'portalQuestion',
  entity: 'PortalQuestion',
  at: portalAddresses.portalQuestion,
  texts: {
    lead: {
      zh: '门户网站上的常见问题，按此处的顺序显示。中文页面显示中文，英文页面显示英文。',
      en: 'Questions and answers on the portal, in this order. Each language has a page of its own.',
    },
    noun: { zh: '常见问题', en: 'questions' },
    emptyNote: { zh: '新增的问题会显示在这里。', en: 'Questions you add will appear here.' },
  },
  fields: {
    question: { ...bothLanguages({ title: { zh: '问题', en: 'Question' }, most: 200 }), wire: 'question' },
    answer: {
      ...bothLanguages({
        title: { zh: '回答', en: 'Answer' },
        hint: { zh: '空行分段', en: 'A blank line starts a paragraph' },
        most: 5000,
        long: true,
        hidden: true,
      }),
      wire: 'answer',
    },
  },
  namedBy: 'question',
  filters: { question: contains('question', 'question'), answer: contains('answer', 'answer') },
  order: 'byHand',
  publishing: 'versions',
  public: { path: '/portal/questions', fields: ['question', 'answer'] },
  paths: { base: '/portal/question', add: ['POST', '/add'], edit: ['POST', '/edit'], remove: 'remove' },
  keys: 'portal/question',
  closed: true,
})
