import { paragraph } from '@fairground/domain/field'
import { listRules } from '@fairground/domain/list'
import { defineList } from '../define-list'
import { contains } from '../definition'
import { keeperIsMaker } from '../keeper-is-maker'

export const reviewComment = defineList({
  name: 'reviewComment',
  entity: 'ReviewComment',
  texts: {
    lead: {
      zh: '审核报名时可直接选用的常用批语。',
      en: 'Phrases reviewers pick from when they decide on a sign-up.',
    },
    noun: { zh: '批语', en: 'comments' },
    emptyNote: { zh: '新增后，审核时可直接选用。', en: 'Once added, reviewers can pick them.' },
  },
  fields: {
    text: {
      ...paragraph({
        title: { zh: '批语内容', en: 'Comment' },
        most: 200,
        missing: listRules.commentMissing,
        tooLong: listRules.commentTooLong,
      }),
      wire: 'pynr',
    },
  },
  layout: keeperIsMaker,
  namedBy: 'text',
  filters: { text: contains('text', 'pynr_like') },
  order: [{ field: 'createdAt', descending: true }],
  paths: { base: '/cfpapy', add: ['POST', ''], edit: ['PUT', ''], remove: 'doDeletePyList' },
  keys: 'exhibitor/commentary',
})
