import type { Texts } from '../lib/text'

export const signUpTagTexts = {
  draft: { zh: '未提交', en: 'Not submitted' },
  awaiting: { zh: '待审核', en: 'Awaiting review' },
  reviewing: { zh: '审核中', en: 'In review' },
  approved: { zh: '审核通过', en: 'Approved' },
  rejected: { zh: '已退回', en: 'Returned' },
} satisfies Texts
