import { dayIn } from '@fairground/domain/field'
import { initialSettings } from '@fairground/domain/settings'
import type { Db } from '../platform/database/database'
import { moveWindows } from '../window'
import { calendarFor } from './calendar'
import { findDemoAdministrator } from './demo-administrator'
import { readStandingWindows } from './demo-fair.repository'
import { lastWindowDay } from './draw/rounds'

const reason = '演示展会重新开放选位 / The demo fair is opened anew'
const dayMs = 86_400_000

/**
 * A demo fair that was left alone until nobody could choose any more lives again: everything moves by the same number of
 * days, so that some windows are over, some are open and some are to come, as on its first day. What was confirmed is
 * done and stays. Answers how many were moved.
 */
export async function renewWindows(db: Db, now: Date): Promise<number> {
  const by = await findDemoAdministrator(db)
  if (!by) return 0
  const { edition, timeZone } = initialSettings
  const windows = await readStandingWindows(db, edition)
  const lastEnd = Math.max(...windows.map(({ endsAt }) => endsAt.getTime()))
  if (windows.length === 0 || lastEnd > now.getTime()) return 0
  const { daysFromToday } = calendarFor(dayIn(timeZone, now))
  const shift = (lastWindowDay - daysFromToday(dayIn(timeZone, new Date(lastEnd)))) * dayMs
  const moves = windows
    .filter(({ isDone }) => !isDone)
    .map(({ companyId, startsAt, endsAt }) => ({
      companyId,
      startsAt: new Date(startsAt.getTime() + shift),
      endsAt: new Date(endsAt.getTime() + shift),
    }))
  await moveWindows(db, moves, { by, reason })
  return moves.length
}
