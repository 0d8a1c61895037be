import type { Texts } from '../lib/text'

export const checkingPageTexts = {
  home: { zh: '返回首页', en: 'Home' },
} satisfies Texts
