import type { Texts } from '../../lib/text'

export const historyTexts = {
  none: { zh: '还没有修改过', en: 'Not changed so far' },
  older: { zh: '查看更早的修改', en: 'Show older changes' },
} satisfies Texts
