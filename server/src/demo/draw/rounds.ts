import type { Calendar } from '../calendar'
import type { CompanyProfile } from '../companies/profile'

export interface Span {
  starts_at: string
  ends_at: string
}

interface DemoRound {
  round: NonNullable<CompanyProfile['round']>
  /** The day it was frozen and drawn, counted from today. */
  day: number
  /** First days of its batches. */
  firstDays: readonly number[]
}

/** Of the first round three batches are over and one is running; the second is of those who were approved later. */
export const demoRounds: readonly DemoRound[] = [
  { round: 1, day: -14, firstDays: [-13, -9, -5, -1] },
  { round: 2, day: -4, firstDays: [3, 7] },
]

/** From nine in the morning of its first day to six in the evening two days later. */
export const batchSpan = (firstDay: number, calendar: Calendar): Span =>
  daysOf(firstDay, firstDay + 2, calendar)

const daysOf = (from: number, to: number, calendar: Calendar): Span => ({
  starts_at: calendar.at(from, '09:00'),
  ends_at: calendar.at(to, '18:00'),
})

/** When staff moved the windows of the accounts people are told about, whatever those had drawn. */
export const movedOn = -2
export const movedBecause = '企业申请调整选位时间'

/** The last day on which anybody may choose. */
export const lastWindowDay = 12

const movedTo: Partial<Record<CompanyProfile['stage'], readonly [from: number, to: number]>> = {
  approved: [3, 5],
  boothChosen: [-1, 1],
  choosing: [-1, lastWindowDay],
}

export function movedSpan({ isDemo, stage }: CompanyProfile, calendar: Calendar): Span | undefined {
  const days = isDemo ? movedTo[stage] : undefined
  return days && daysOf(...days, calendar)
}
