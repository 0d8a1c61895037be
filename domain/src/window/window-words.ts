import type { Text } from '../text'

/** By whose word a window stands. */
export const windowSources = ['hand', 'draw'] as const
export type WindowSource = (typeof windowSources)[number]
export const windowSourceNames: Record<WindowSource, Text> = {
  hand: { zh: '手工设置', en: 'By hand' },
  draw: { zh: '摇号', en: 'By the draw' },
}

export const windowActions = ['set', 'change', 'cancel'] as const
export type WindowAction = (typeof windowActions)[number]
export const windowActionNames: Record<WindowAction, Text> = {
  set: { zh: '设置', en: 'Set' },
  change: { zh: '修改', en: 'Changed' },
  cancel: { zh: '取消', en: 'Cancelled' },
}
