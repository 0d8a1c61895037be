import type { Texts } from '../lib/text'

export const foundTexts = {
  found: { zh: '找到', en: 'Found' },
  asking: { zh: '正在查找', en: 'Searching' },
  booths: { zh: '找到 {count} 个展位', en: { one: '{count} booth found', other: '{count} booths found' } },
  shown: {
    zh: '找到 {count} 个展位，已显示 {shown} 个',
    en: '{count} booths found, {shown} shown',
  },
  more: { zh: '再显示 {count} 个', en: 'Show {count} more' },
  none: {
    zh: '没有找到。可输入展位号、企业名称、拼音或首字母。',
    en: 'Nothing found. Try a booth number, a company name or its first letters.',
  },
  failed: { zh: '未能查找，请检查网络。', en: 'The search failed. Check your connection.' },
  retry: { zh: '重试', en: 'Try again' },
  hall: { zh: '展馆平面图', en: 'Plan of the hall' },
} satisfies Texts
