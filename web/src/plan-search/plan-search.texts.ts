import type { Texts } from '../lib/text'

export const planSearchTexts = {
  search: { zh: '展位号、企业或展馆', en: 'Booth, company or hall' },
} satisfies Texts
