import type { Calendar } from '../calendar'
import type { CompanyProfile } from '../companies/profile'
import type { Progress } from '../companies/progress'
import type { Random } from '../random'
import type {
  BoothHoldingRow,
  BoothRequestRow,
  BoothReservationRow,
  BoothRow,
  HallRow,
  SelectionWindowRow,
} from '../rows'
import { floorOf } from './floor'
import { batchOf, choiceTime, isOver, windowRow } from './windows'
import { wishOf } from './wishes'

export interface BoothRows {
  booth_request: BoothRequestRow[]
  booth_holding: BoothHoldingRow[]
  booth_reservation: BoothReservationRow[]
  selection_window: SelectionWindowRow[]
  /** Companies that hold booths, for the lists that only make sense for those. */
  holders: ReadonlySet<CompanyProfile>
}

export interface BoothContext {
  profiles: readonly CompanyProfile[]
  progress: ReadonlyMap<CompanyProfile, Progress>
  halls: readonly HallRow[]
  booths: readonly BoothRow[]
  edition: number
  calendar: Calendar
  random: Random
  isCouncil(profile: CompanyProfile): boolean
}

/** The organiser places one holder in so many itself; all others chose on the plan. */
const everyWhichIsAssigned = 7

/** Gives out booths and marks them: `booths` carry their new status afterwards. */
export function boothRows(context: BoothContext): BoothRows {
  const { profiles, progress, random, calendar } = context
  const floor = floorOf(context.halls, context.booths, random.fork('floor'))
  const rows: BoothRows & { holders: Set<CompanyProfile> } = {
    booth_request: [],
    booth_holding: [],
    booth_reservation: [],
    selection_window: [],
    holders: new Set(),
  }
  let others = 0
  // Demo accounts choose first: their stage is promised in the README, so they must find a booth.
  for (const profile of profiles.toSorted((a, b) => Number(b.isDemo) - Number(a.isDemo))) {
    const wish = wishOf(profile, floor)
    const own = progress.get(profile)
    if (own?.saved.has('request')) rows.booth_request.push(wish.request)
    if (own?.review.review_state !== 'approved') continue
    const holds = wish.booths.length > 0
    const batch = batchOf(profile, holds, context.isCouncil(profile))
    const assigned = holds && !profile.isDemo && ++others % everyWhichIsAssigned === 0
    if (holds || profile.isDemo || profile.random.chance(0.94)) {
      rows.selection_window.push(windowRow(profile.companyId, batch, calendar))
    }
    if (!holds) continue
    rows.holders.add(profile)
    const takenAt = assigned
      ? calendar.officeHours(profile.random, -14, -2)
      : choiceTime(batch, calendar, profile.random)
    const status = assigned ? 'allotted' : statusOf(profile, batch)
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

/** Older choices are confirmed and partly paid; those of the running batch await the organiser. */
function statusOf({ random }: CompanyProfile, batch: number): BoothRow['status'] {
  if (!isOver(batch)) return 'occupy'
  return random.weighted([
    ['completed', 62],
    ['partial', 22],
    ['occupy', 16],
  ])
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
