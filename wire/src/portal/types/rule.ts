import { contains } from '../../list'
import { defineContent } from '../define-content'
import { body, day, line, words } from '../fields'

export const portalRule = defineContent({
  name: 'portalRule',
  texts: {
    lead: { zh: '参展与组展的规则，按此顺序显示。', en: 'The rules of taking part, in this order.' },
    noun: { zh: '组展办法', en: 'rules' },
    emptyNote: { zh: '新增的办法会显示在这里。', en: 'Rules you add will appear here.' },
  },
  fields: {
    title: words('title', { title: { zh: '标题', en: 'Title' }, most: 120 }),
    number: line('number', 60, { title: { zh: '文号', en: 'Number' } }),
    effectiveOn: day('effectiveOn', { title: { zh: '施行日期', en: 'In force from' } }),
    body: body('body', { title: { zh: '正文', en: 'Text' } }),
  },
  namedBy: 'title',
  filters: { title: contains('title', 'title'), body: contains('body', 'body') },
  order: 'byHand',
})
