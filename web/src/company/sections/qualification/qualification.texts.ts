import type { Texts } from '../../../lib/text'

export const qualificationTexts = {
  productHint: { zh: '已选 {count} 类', en: { one: '{count} chosen', other: '{count} chosen' } },
} satisfies Texts
