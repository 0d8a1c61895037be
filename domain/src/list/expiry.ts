import type { Text } from '../text'

/** How a day that something holds until can be looked for. What names no such day has not ended. */
export const expiries = ['over', 'within30', 'within90', 'notOver'] as const
export type Expiry = (typeof expiries)[number]

export const expiryTitles: Readonly<Record<Expiry, Text>> = {
  over: { zh: '已过期', en: 'Expired' },
  within30: { zh: '30 天内到期', en: 'Ends within 30 days' },
  within90: { zh: '90 天内到期', en: 'Ends within 90 days' },
  notOver: { zh: '未过期', en: 'Not expired' },
}

/** From one day until another, both included. */
export interface DaySpan {
  from?: string
  until?: string
  /** Whether what names no day belongs to it. */
  orNone?: true
}

const after = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)

/** The days that are meant, seen from a day of the fair. */
export const daysMeant = (expiry: Expiry, today: string): DaySpan =>
  ({
    over: { until: after(today, -1) },
    within30: { from: today, until: after(today, 30) },
    within90: { from: today, until: after(today, 90) },
    notOver: { from: today, orNone: true as const },
  })[expiry]

const holds = ({ from = '', until = '9999' }: DaySpan, day: string): boolean => from <= day && day <= until

/** Whether something that holds until this day is over, or ends within three months. */
export const expiryOf = (until: string, today: string): 'over' | 'within90' | undefined =>
  (['over', 'within90'] as const).find((expiry) => holds(daysMeant(expiry, today), until))

export const daysLeft = (until: string, today: string): number =>
  (Date.parse(until) - Date.parse(today)) / 86_400_000
