import type { Text } from '../text'

/** How far a badge is, for whoever looks over all of them. */
export const badgeStates = ['noPhoto', 'ready', 'printed', 'void'] as const
export type BadgeState = (typeof badgeStates)[number]

export const badgeStateNames: Record<BadgeState, Text> = {
  noPhoto: { zh: '缺照片', en: 'No photo' },
  ready: { zh: '可打印', en: 'Ready to print' },
  printed: { zh: '已打印', en: 'Printed' },
  void: { zh: '已作废', en: 'Void' },
}
