import type { Text } from '../text'

/** How a company stands to its window. Whose is about to open has been told so by now. */
export const windowPhases = ['unset', 'ahead', 'soon', 'open', 'over'] as const
export type WindowPhase = (typeof windowPhases)[number]

export const windowPhaseNames: Record<WindowPhase, Text> = {
  unset: { zh: '未设置', en: 'Not set' },
  ahead: { zh: '未开始', en: 'To come' },
  soon: { zh: '即将开始', en: 'About to open' },
  open: { zh: '进行中', en: 'Open now' },
  over: { zh: '已结束', en: 'Over' },
}
