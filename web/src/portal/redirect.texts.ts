import type { Texts } from '../lib/text'

export const redirectTexts = {
  title: { zh: '跳转参数', en: 'Redirect parameters' },
  none: { zh: '地址中没有参数。', en: 'The address has no parameters.' },
} satisfies Texts
