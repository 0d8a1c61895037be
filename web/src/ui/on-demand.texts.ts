import type { Texts } from '../lib/text'

export const onDemandTexts = {
  failed: {
    zh: '这部分内容未能加载，请检查网络。',
    en: 'This part could not be loaded. Check your connection.',
  },
  retry: { zh: '重试', en: 'Try again' },
} satisfies Texts
