import { isOpenAt } from '@fairground/domain/selection'
import type { BoardWindowShown, SelectionBoard } from '@fairground/wire/selection/board'

export const openWindows = ({ windows }: Pick<SelectionBoard, 'windows'>, now: Date): BoardWindowShown[] =>
  windows.filter((window) => isOpenAt(window, now))

export interface End {
  endsAt: Date
  companies: number
}

/** At which moments windows that are open end, and for how many companies each. */
export function endsOf(windows: readonly BoardWindowShown[]): End[] {
  const byEnd = new Map<number, number>()
  for (const { endsAt, companies } of windows)
    byEnd.set(endsAt.getTime(), (byEnd.get(endsAt.getTime()) ?? 0) + companies)
  return [...byEnd]
    .sort(([one], [other]) => one - other)
    .map(([end, companies]) => ({ endsAt: new Date(end), companies }))
}
