import type { Text } from '../text'

/** What a publish may not do to a booth that somebody has, or that is kept back. */
export const breachKinds = [
  'removed',
  'renumbered',
  'shrunk',
  'classChanged',
  'typeChanged',
  'specialChanged',
  'notOffered',
] as const
export type BreachKind = (typeof breachKinds)[number]

/** `code`: its published number; `state`: why it is bound. */
export const breachNames: Record<BreachKind, Text> = {
  removed: { zh: '{code}（{state}）不能删除', en: '{code} ({state}) cannot be removed' },
  renumbered: { zh: '{code}（{state}）不能改号', en: '{code} ({state}) cannot be renumbered' },
  shrunk: { zh: '{code}（{state}）不能缩小', en: '{code} ({state}) cannot be made smaller' },
  classChanged: {
    zh: '{code}（{state}）不能更改展位类型',
    en: '{code} ({state}) cannot change its booth type',
  },
  typeChanged: {
    zh: '{code}（{state}）不能更改展品类型',
    en: '{code} ({state}) cannot change its exhibit type',
  },
  specialChanged: {
    zh: '{code}（{state}）不能更改是否特殊展位',
    en: '{code} ({state}) cannot become special, or cease to be',
  },
  notOffered: {
    zh: '{code}（{state}）不能设为功能区或停用',
    en: '{code} ({state}) cannot become a service area or be taken out of use',
  },
}
