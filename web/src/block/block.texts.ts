import type { Texts } from '../lib/text'

/** Choosing for a whole group of exhibitors, and dividing what was chosen. */
export const blockTexts = {
  title: { zh: '展团统一选位', en: 'Choosing for your group' },
  choosingText: {
    zh: '您代表{group}统一选位，额度为下列单位之和。先选定并完成选择，再在这里把展位分给各单位。',
    en: 'You choose for {group}: your quota is that of all these companies. Choose and finish first, then divide the booths here.',
  },
  divideText: {
    zh: '把展位分给各单位，一次完成。没有分出的仍是贵单位的。分配后各单位的选择随即完成，等待组委会确认。',
    en: 'Give each company its booths, all in one step. What you give to nobody stays yours. Each choice is finished with it and goes to the organiser.',
  },
  dividedText: {
    zh: '展团展位已分配，等待组委会确认。',
    en: 'The block is divided and with the organiser.',
  },
  confirmedText: {
    zh: '组委会已确认，不能再分配。',
    en: 'The organiser has confirmed it, so nothing can be divided any more.',
  },
  units: { zh: '展团单位', en: 'Companies of the group' },
  own: { zh: '本单位', en: 'your company' },
  span: { zh: '{least}–{most} 个', en: '{least}–{most} booths' },
  spanOne: { zh: '{count} 个', en: { one: '{count} booth', other: '{count} booths' } },
  area: { zh: '每个 {least}–{most} m²', en: '{least}–{most} m² each' },
  given: { zh: '已分配', en: 'Given out' },
  apart: {
    zh: '不在统一选位之内（未通过审核、展位类型不同或已有展位）：{names}',
    en: 'Not chosen for – not approved, another type of booth, or booths already: {names}',
  },
  booths: { zh: '分给哪家单位', en: 'Which company gets which booth' },
  boothOf: { zh: '{code} 分给', en: '{code} goes to' },
  keep: { zh: '{name}（保留）', en: '{name} (keeps it)' },
  counted: { zh: '已分 {count}', en: '{count} now' },
  short: {
    zh: '少于最少数量：{names}。仍可分配。',
    en: 'Fewer than they should have: {names}. You can still go on.',
  },
  nothing: { zh: '请把展位分给各单位。', en: 'Please choose who gets each booth.' },
  divide: { zh: '确认分配', en: 'Divide the block' },
  ask: { zh: '按此分配？', en: 'Divide it like this?' },
  askNote: {
    zh: '分配后不能自行更改，如需调整请联系组委会。',
    en: 'You cannot change it yourself afterwards; the organiser can.',
  },
  back: { zh: '再看看', en: 'Not yet' },
  done: { zh: '展团展位已分配', en: 'The block is divided' },
  failed: { zh: '没有成功，请重试', en: 'It was not done. Please try again' },
} satisfies Texts
