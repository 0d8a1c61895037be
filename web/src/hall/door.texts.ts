import type { Texts } from '../lib/text'

export const doorTexts = {
  entrance: { zh: '入口 {number}', en: 'Entrance {number}' },
  exit: { zh: '出口 {number}', en: 'Exit {number}' },
} satisfies Texts
