import type { Texts } from '../../lib/text'

export const newestTexts = {
  board: { zh: '留言板', en: 'Message board' },
  all: { zh: '全部', en: 'See all' },
  previous: { zh: '上一条', en: 'Previous notice' },
  next: { zh: '下一条', en: 'Next notice' },
  pause: { zh: '暂停轮播', en: 'Pause the slideshow' },
  play: { zh: '继续轮播', en: 'Resume the slideshow' },
  place: { zh: '第 {place} 条，共 {total} 条', en: 'Notice {place} of {total}' },
} satisfies Texts
