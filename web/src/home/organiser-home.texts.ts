import type { Texts } from '../lib/text'

export const organiserTexts = {
  newest: { zh: '最新提交', en: 'Latest submissions' },
  noNewest: { zh: '还没有企业提交报名', en: 'No sign-up has been submitted yet' },
  noNewestNote: { zh: '企业提交后会立即出现在这里。', en: 'Submissions appear here the moment they arrive.' },
} satisfies Texts
