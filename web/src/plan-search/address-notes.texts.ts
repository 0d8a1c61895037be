import type { Texts } from '../lib/text'

export const addressTexts = {
  noSuchHall: {
    zh: '没有链接中的展馆，现显示 {hall}。',
    en: 'The hall in this link is not there. This is {hall}.',
  },
  looking: {
    zh: '本馆没有展位 {booth}，正在其他展馆查找',
    en: 'Booth {booth} is not in this hall; looking in the others',
  },
  elsewhere: { zh: '展位 {booth} 在 {hall}', en: 'Booth {booth} is in {hall}' },
  noSuchBooth: { zh: '没有展位 {booth}。', en: 'There is no booth {booth}.' },
  failed: {
    zh: '本馆没有展位 {booth}，其他展馆未能查找。',
    en: 'Booth {booth} is not in this hall, and the others could not be searched.',
  },
  retry: { zh: '重试', en: 'Try again' },
  close: { zh: '关闭', en: 'Close' },
} satisfies Texts
