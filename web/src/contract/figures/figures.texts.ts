import type { Texts } from '../../lib/text'

export const figuresTexts = {
  title: { zh: '合同统计', en: 'Contract figures' },
  lead: {
    zh: '每个数字都可打开对应的合同。不同币种不相加。',
    en: 'Every figure opens the contracts behind it. Currencies are never added up.',
  },
  standing: { zh: '有效合同（{currency}）', en: 'Standing contracts ({currency})' },
  standingNote: { zh: '展位 {booths} 个 · {area}', en: '{booths} booths · {area}' },
  state: { zh: '按状态', en: 'By state' },
  stateNote: { zh: '全部合同，含已取代和作废', en: 'All contracts, with those replaced and void' },
  class: { zh: '按合同类别', en: 'By class' },
  language: { zh: '按语言', en: 'By language' },
  standingOnly: { zh: '仅有效合同', en: 'Standing contracts only' },
  what: { zh: '项目', en: 'What' },
  currency: { zh: '币种', en: 'Currency' },
  contracts: { zh: '合同数', en: 'Contracts' },
  total: { zh: '合同总额', en: 'Total' },
  booths: { zh: '展位数', en: 'Booths' },
  area: { zh: '面积', en: 'Area' },
  rowsOf: {
    zh: '{what} {currency}：{count} 份合同',
    en: { one: '{what} {currency}: {count} contract', other: '{what} {currency}: {count} contracts' },
  },
  empty: { zh: '还没有合同', en: 'No contracts yet' },
  count: { zh: '{count} 份', en: { one: '{count} contract', other: '{count} contracts' } },
} satisfies Texts
