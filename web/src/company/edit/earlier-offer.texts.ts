import type { Texts } from '../../lib/text'

export const earlierTexts = {
  offer: {
    zh: '贵公司参加过第 {edition} 届，可带入当时填写的内容。',
    en: 'Your company took part in edition {edition}; you can start from what was filled in then.',
  },
  offerAll: {
    zh: '贵公司参加过第 {edition} 届，可一次带入当时填写的全部内容，再逐部分核对、保存。',
    en: 'Your company took part in edition {edition}. You can start from everything filled in then; check and save it section by section.',
  },
  takeAll: { zh: '全部带入', en: 'Use all those answers' },
  take: { zh: '带入上届内容', en: 'Use those answers' },
  taken: {
    zh: '已带入第 {edition} 届的内容，请核对后保存。',
    en: 'Filled in as for edition {edition}. Please check it, then save.',
  },
  none: {
    zh: '第 {edition} 届没有填写这一部分。',
    en: 'This section was not filled in for edition {edition}.',
  },
  failed: {
    zh: '未能带入上届内容，请稍后再试。已填写的内容不受影响。',
    en: 'Those answers could not be fetched. Please try again; what you typed is safe.',
  },
} satisfies Texts
