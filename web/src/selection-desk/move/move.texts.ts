import type { Texts } from '../../lib/text'

export const moveTexts = {
  title: { zh: '移动或互换展位', en: 'Move or swap booths' },
  who: { zh: '{company} · {booth}', en: '{company} · {booth}' },
  onto: { zh: '移到', en: 'To' },
  pick: { zh: '选择空余展位，或另一家企业的展位', en: 'A free booth, or one of another company' },
  free: { zh: '可选', en: 'free' },
  nothing: { zh: '本馆没有这样的展位', en: 'No such booth in this hall' },
  afterwards: { zh: '{company} 之后的展位：{booths}', en: '{company} will have: {booths}' },
  swapNote: {
    zh: '两家企业互换全部展位。',
    en: 'The two companies exchange everything they have.',
  },
  nobody: { zh: '{booth} 已不属于任何企业。', en: 'Nobody has {booth} any more.' },
  same: { zh: '这也是它自己的展位，无需移动。', en: 'It has that booth already.' },
  notThere: {
    zh: '不能移到 {booth}（{state}），请另选展位。',
    en: 'Nobody can be moved to {booth} ({state}). Please choose another booth.',
  },
  move: { zh: '移动', en: 'Move' },
  swap: { zh: '互换', en: 'Swap' },
  moved: { zh: '已从 {from} 移到 {to}', en: 'Moved from {from} to {to}' },
  swapped: { zh: '已互换 {from} 与 {to}', en: '{from} and {to} swapped' },
} satisfies Texts
