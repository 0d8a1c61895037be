import type { Texts } from '../lib/text'

export const doorTexts = {
  entrance: { zh: '入口', en: 'Entrance' },
  exit: { zh: '出口', en: 'Exit' },
} satisfies Texts
