import type { Texts } from '../lib/text'

export const signUpTexts = {
  title: { zh: '报名信息', en: 'Sign-up' },
  edition: { zh: '第 {edition} 届', en: 'Edition {edition}' },
  back: { zh: '返回', en: 'Back' },
  empty: { zh: '未填写', en: 'Not filled in' },
  yes: { zh: '是', en: 'Yes' },
  no: { zh: '否', en: 'No' },
  rejected: { zh: '上次审核：未通过', en: 'Last review: not approved' },
  cancel: { zh: '取消', en: 'Cancel' },
} satisfies Texts
