import type { Texts } from '../lib/text'

export const doorTexts = {
  entrance: { zh: '入口', en: 'Entrance' },
  exit: { zh: '出口', en: 'Exit' },
  onSide: { zh: '{side}侧{name}', en: '{side} {name}' },
  onPlan: { zh: '{name}（图上{side}侧）', en: '{name} ({side} on the plan)' },
} satisfies Texts

/** Clockwise from north. */
export const winds = [
  { zh: '北', en: 'North' },
  { zh: '东北', en: 'North-east' },
  { zh: '东', en: 'East' },
  { zh: '东南', en: 'South-east' },
  { zh: '南', en: 'South' },
  { zh: '西南', en: 'South-west' },
  { zh: '西', en: 'West' },
  { zh: '西北', en: 'North-west' },
] as const

/** Clockwise from up, where nobody knows which way north is. */
export const planSides = [
  { zh: '上', en: 'top' },
  { zh: '右上', en: 'top right' },
  { zh: '右', en: 'right' },
  { zh: '右下', en: 'bottom right' },
  { zh: '下', en: 'bottom' },
  { zh: '左下', en: 'bottom left' },
  { zh: '左', en: 'left' },
  { zh: '左上', en: 'top left' },
] as const
