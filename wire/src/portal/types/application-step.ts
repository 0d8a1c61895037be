import { contains } from '../../list'
import { defineContent } from '../define-content'
import { body, words } from '../fields'

export const portalApplicationStep = defineContent({
  name: 'portalApplicationStep',
  texts: {
    lead: {
      zh: '从注册到确认展位的每一步，按此顺序显示。',
      en: 'Every step from registering to a booth of one’s own, in this order.',
    },
    noun: { zh: '流程步骤', en: 'steps' },
    emptyNote: { zh: '新增的步骤会显示在这里。', en: 'Steps you add will appear here.' },
  },
  fields: {
    title: words('title', { title: { zh: '步骤', en: 'Step' }, most: 80 }),
    period: words('period', { title: { zh: '时间', en: 'When' }, most: 80, required: false }),
    body: body('body', { title: { zh: '说明', en: 'What to do' } }),
  },
  namedBy: 'title',
  filters: { title: contains('title', 'title'), body: contains('body', 'body') },
  order: 'byHand',
})
