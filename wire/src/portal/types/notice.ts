import { noticeAudiences } from '@fairground/domain/portal'
import { contains, equals } from '../../list'
import { defineContent } from '../define-content'
import { body, day, oneOf, onOff, words } from '../fields'

export const portalNotice = defineContent({
  name: 'portalNotice',
  texts: {
    lead: {
      zh: '给参展商的注意事项，重要的在前，其余按日期由新到旧。',
      en: 'What exhibitors have to mind: what is important first, then the newest.',
    },
    noun: { zh: '注意事项', en: 'notices' },
    emptyNote: { zh: '新增的事项会显示在这里。', en: 'Notices you add will appear here.' },
  },
  fields: {
    title: words('title', { title: { zh: '标题', en: 'Title' }, most: 120 }),
    audience: oneOf('audience', noticeAudiences, { title: { zh: '对象', en: 'For' } }),
    issuedOn: day('issuedOn', { title: { zh: '日期', en: 'Date' }, required: true }),
    important: onOff('important', { title: { zh: '重要', en: 'Important' } }),
    body: body('body', { title: { zh: '正文', en: 'Text' } }),
  },
  namedBy: 'title',
  filters: {
    title: contains('title', 'title'),
    audience: equals('audience', 'audience'),
    body: contains('body', 'body'),
  },
  order: [
    { field: 'important', descending: true },
    { field: 'issuedOn', descending: true },
  ],
})
