import type { Calendar } from '../calendar'
import type { CompanyProfile } from '../companies/profile'
import type { Random } from '../random'
import type { SelectionWindowRow } from '../rows'

/** First days of the six batches, counted from today: three are over, one is running, two are to come. */
const firstDays = [-13, -9, -5, -1, 3, 7] as const
const runningBatch = 4
const nextBatch = 5

export const isOver = (batch: number): boolean => batch < runningBatch

/** Companies with booths chose in a past batch or the running one; those without mostly have theirs ahead. */
export function batchOf(profile: CompanyProfile, holdsBooths: boolean, isCouncil: boolean): number {
  const { random, isDemo } = profile
  if (isDemo) return holdsBooths ? runningBatch : nextBatch
  if (holdsBooths) return isCouncil ? 1 : random.int(1, runningBatch)
  return random.weighted([
    [random.int(1, 3), 10],
    [runningBatch, 25],
    [nextBatch, 35],
    [nextBatch + 1, 30],
  ])
}

export function windowRow(companyId: string, batch: number, calendar: Calendar): SelectionWindowRow {
  const first = firstDay(batch)
  return {
    company_id: companyId,
    batch,
    starts_at: calendar.at(first, '09:00'),
    ends_at: calendar.at(first + 2, '18:00'),
  }
}

/** A moment inside the batch's window that has already passed. */
export function choiceTime(batch: number, calendar: Calendar, random: Random): string {
  const first = firstDay(batch)
  return calendar.officeHours(random, first, isOver(batch) ? first + 1 : first)
}

function firstDay(batch: number): number {
  const day = firstDays[batch - 1]
  if (day === undefined) throw new Error(`there is no batch ${batch}`)
  return day
}
