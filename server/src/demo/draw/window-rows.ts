import type { Calendar } from '../calendar'
import type { CompanyProfile } from '../companies/profile'
import type { DrawPlaceRow, DrawRow, SelectionWindowChangeRow, SelectionWindowRow } from '../rows'
import { movedBecause, movedOn, movedSpan } from './rounds'

interface Drawn {
  draw: readonly DrawRow[]
  draw_place: readonly DrawPlaceRow[]
}

interface WindowRows {
  selection_window: SelectionWindowRow[]
  selection_window_change: SelectionWindowChangeRow[]
}

/** Windows as they were drawn, and those of the accounts people are told about moved by hand afterwards. */
export function windowRows(
  { draw, draw_place }: Drawn,
  profiles: readonly CompanyProfile[],
  { calendar, adminId }: { calendar: Calendar; adminId: string },
): WindowRows {
  const draws = new Map(draw.map((one) => [one.id, one]))
  const companies = new Map(profiles.map((profile) => [profile.companyId, profile]))
  const windows: SelectionWindowRow[] = []
  const [drawn, moved]: [SelectionWindowChangeRow[], SelectionWindowChangeRow[]] = [[], []]
  for (const { draw_id, company_id, batch, starts_at, ends_at } of draw_place) {
    const [made, profile] = [draws.get(draw_id), companies.get(company_id)]
    if (!made || !profile) throw new Error('a place is of a company in a draw')
    const { round, drawn_at } = made
    const own = { company_id, round, actor_id: adminId }
    drawn.push({
      ...own,
      at: drawn_at,
      action: 'set',
      source: 'draw',
      starts_before: null,
      ends_before: null,
      starts_after: starts_at,
      ends_after: ends_at,
      reason: '',
    })
    const to = movedSpan(profile, calendar)
    const at = calendar.at(movedOn, '11:00')
    if (to)
      moved.push({
        ...own,
        at,
        action: 'change',
        source: 'hand',
        starts_before: starts_at,
        ends_before: ends_at,
        starts_after: to.starts_at,
        ends_after: to.ends_at,
        reason: movedBecause,
      })
    windows.push({
      company_id,
      batch,
      ...(to ?? { starts_at, ends_at }),
      round,
      source: to ? 'hand' : 'draw',
      set_at: to ? at : drawn_at,
      set_by: adminId,
    })
  }
  return { selection_window: windows, selection_window_change: [...drawn, ...moved] }
}
