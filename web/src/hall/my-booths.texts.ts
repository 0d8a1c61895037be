import type { Texts } from '../lib/text'

export const myBoothsTexts = {
  noOwnBooths: { zh: '贵公司还没有展位', en: 'Your company has no booth yet' },
  noOwnBoothsAdvice: {
    zh: '选定或分配展位后，会在这里和平面图上标出。',
    en: 'Once booths are chosen or allotted, they are marked here and on the plan.',
  },
} satisfies Texts
