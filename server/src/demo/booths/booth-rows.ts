import type { Calendar } from '../calendar'
import type { CompanyProfile } from '../companies/profile'
import type { Progress } from '../companies/progress'
import type { Random } from '../random'
import type {
  BoothChoiceRow,
  BoothHoldingRow,
  BoothRequestRow,
  BoothReservationRow,
  BoothRow,
  HallRow,
  SelectionWindowRow,
} from '../rows'
import { floorOf } from './floor'
import { wishOf } from './wishes'

export interface BoothRows {
  booth_request: BoothRequestRow[]
  booth_holding: BoothHoldingRow[]
  booth_reservation: BoothReservationRow[]
  booth_choice: BoothChoiceRow[]
}

export interface BoothContext {
  profiles: readonly CompanyProfile[]
  progress: ReadonlyMap<CompanyProfile, Progress>
  halls: readonly HallRow[]
  booths: readonly BoothRow[]
  windows: readonly SelectionWindowRow[]
  edition: number
  calendar: Calendar
  random: Random
}

/** The organiser places one holder in so many itself; all others chose on the plan. */
const everyWhichIsAssigned = 7

/** Gives out booths and marks them: `booths` carry their new status afterwards. */
export function boothRows(context: BoothContext): BoothRows {
  const { profiles, progress, random, calendar } = context
  const floor = floorOf(context.halls, context.booths, random.fork('floor'))
  const windows = new Map(context.windows.map((window) => [window.company_id, window]))
  const rows: BoothRows = {
    booth_request: [],
    booth_holding: [],
    booth_reservation: [],
    booth_choice: [],
  }
  let others = 0
  // Demo accounts choose first: their stage is promised in the README, so they must find a booth.
  for (const profile of profiles.toSorted((a, b) => Number(b.isDemo) - Number(a.isDemo))) {
    const wish = wishOf(profile, floor)
    const own = progress.get(profile)
    if (own?.saved.has('request')) rows.booth_request.push(wish.request)
    if (own?.review.review_state !== 'approved') continue
    if (wish.booths.length === 0) continue
    const assigned = !profile.isDemo && ++others % everyWhichIsAssigned === 0
    const status = assigned ? 'allotted' : statusOf(profile)
    const takenAt = assigned
      ? calendar.officeHours(profile.random, -14, -2)
      : choiceTime(windows.get(profile.companyId), calendar, profile.random)
    if (!assigned)
      rows.booth_choice.push({
        company_id: profile.companyId,
        state: status === 'occupy' ? 'finished' : 'confirmed',
        finished_at: takenAt,
        confirmed_at: status === 'occupy' ? null : takenAt,
      })
    for (const booth of wish.booths) {
      booth.status = status
      rows.booth_holding.push({
        id: profile.random.uuid(),
        booth_id: booth.id,
        company_id: profile.companyId,
        edition: context.edition,
        origin: assigned ? 'assigned' : 'chosen',
        taken_at: takenAt,
      })
    }
  }
  rows.booth_reservation = reservationRows(context.booths, calendar, random.fork('reserved'))
  return rows
}

/** Most choices are confirmed and partly paid; the others await the organiser. */
function statusOf({ random, isDemo }: CompanyProfile): BoothRow['status'] {
  const status = random.weighted([
    ['completed', 50],
    ['partial', 20],
    ['occupy', 30],
  ] as const)
  return isDemo ? 'occupy' : status
}

/** A moment of the first two days of its window that has already passed. */
function choiceTime(window: SelectionWindowRow | undefined, calendar: Calendar, random: Random): string {
  if (!window) throw new Error('whoever has chosen had a window')
  const first = calendar.daysFromToday(window.starts_at)
  return calendar.officeHours(random, first, Math.min(first + 1, -1))
}

const reasons = ['赞助商预留', '协会展团预留', '待消防验收', '国际展团预留']

/** Booths the organiser keeps back, for late sponsors and the like. Nobody holds them; a few reservations have run out. */
function reservationRows(
  booths: readonly BoothRow[],
  calendar: Calendar,
  random: Random,
): BoothReservationRow[] {
  const kept = booths.filter(({ status }) => status === 'normal').filter(() => random.chance(0.025))
  return kept.map((booth) => {
    booth.status = 'bespoke'
    return {
      id: random.uuid(),
      booth_id: booth.id,
      reason: random.pick(reasons),
      expires_on: random.chance(0.4) ? calendar.date(random.int(-6, 40)) : null,
      reserved_at: calendar.officeHours(random, -30, -8),
    }
  })
}
