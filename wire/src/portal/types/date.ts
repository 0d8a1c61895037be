import { dateAudiences, portalMessages } from '@fairground/domain/portal'
import { contains, equals } from '../../list'
import { defineContent } from '../define-content'
import { moment, oneOf, words } from '../fields'

export const portalDate = defineContent({
  name: 'portalDate',
  texts: {
    lead: {
      zh: '报名、布展、开展、撤展等重要时间，按开始时间显示。',
      en: 'Sign-up, building up, opening and dismantling, in the order of their beginning.',
    },
    noun: { zh: '时间安排', en: 'dates' },
    emptyNote: { zh: '新增的时间会显示在这里。', en: 'Dates you add will appear here.' },
  },
  fields: {
    title: words('title', { title: { zh: '事项', en: 'What' }, most: 80 }),
    audience: oneOf('audience', dateAudiences, { title: { zh: '对象', en: 'For' } }),
    beginsAt: moment('beginsAt', { title: { zh: '开始', en: 'Begins' }, required: true }),
    endsBy: moment('endsBy', { title: { zh: '结束', en: 'Ends' } }),
    remark: words('remark', {
      title: { zh: '备注', en: 'Remark' },
      most: 200,
      required: false,
      hidden: true,
    }),
  },
  check: ({ beginsAt, endsBy }) =>
    beginsAt && endsBy && endsBy < beginsAt
      ? { field: 'endsBy', message: portalMessages.datesOrder }
      : undefined,
  namedBy: 'title',
  filters: { title: contains('title', 'title'), audience: equals('audience', 'audience') },
  order: [{ field: 'beginsAt', descending: false }],
})
