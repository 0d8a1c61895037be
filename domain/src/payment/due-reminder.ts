import { dayAfter } from '../money'

/** What a company is told of an instalment without being asked: once before its day, and once after it. */
export type DueReminder = 'soon' | 'late'

export function dueReminder(
  { outstanding, dueOn }: { outstanding: number; dueOn: string },
  today: string,
  days: { before: number; after: number },
): DueReminder | undefined {
  if (outstanding <= 0) return undefined
  if (today <= dueOn) return dayAfter(today, days.before) >= dueOn ? 'soon' : undefined
  return dayAfter(dueOn, days.after) <= today ? 'late' : undefined
}
