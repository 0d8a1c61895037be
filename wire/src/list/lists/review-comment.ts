import { choice, paragraph } from '@fairground/domain/field'
import { listRules } from '@fairground/domain/list'
import { defineList } from '../define-list'
import { contains, equals } from '../definition'
import { keeperIsMaker } from '../keeper-is-maker'
import { listAddresses } from '../screens'

export const reviewComment = defineList({
  name: 'reviewComment',
  entity: 'ReviewComment',
  at: listAddresses.reviewComment,
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
    decision: {
      ...choice({
        title: { zh: '用于', en: 'For' },
        hint: { zh: '不选则两种决定都可选用。', en: 'Leave it open for both decisions.' },
        required: false,
        choices: {
          rejected: { zh: '退回', en: 'Return' },
          approved: { zh: '通过', en: 'Approve' },
        },
        tones: { byValue: { rejected: 'warn', approved: 'ok' } },
      }),
      wire: 'decision',
    },
    language: {
      ...choice({
        title: { zh: '语言', en: 'Language' },
        hint: {
          zh: '不选则对境内、境外企业都可选用。',
          en: 'Leave it open for companies of either language.',
        },
        required: false,
        choices: { zh: { zh: '中文', en: 'Chinese' }, en: { zh: '英文', en: 'English' } },
      }),
      wire: 'language',
    },
  },
  layout: keeperIsMaker,
  namedBy: 'text',
  filters: {
    text: contains('text', 'pynr_like'),
    decision: equals('decision', 'decision'),
    language: equals('language', 'language'),
  },
  order: [{ field: 'createdAt', descending: true }],
  paths: { base: '/cfpapy', add: ['POST', ''], edit: ['PUT', ''], remove: 'doDeletePyList' },
  keys: 'exhibitor/commentary',
})
