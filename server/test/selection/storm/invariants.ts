import { areTogether } from '@fairground/domain/selection'
import type { Rect } from '@fairground/floorplan/geometry'
import { adjoins } from '@fairground/floorplan/neighbours'
import type pg from 'pg'
import { query } from '../../support/query'

interface HeldRow extends pg.QueryResultRow, Rect {
  company: string
  id: string
  hallId: string
}

const held = `booth_holding holding JOIN booth ON booth.id = holding.booth_id JOIN hall ON hall.id = booth.hall_id
  WHERE hall.code LIKE 'STORM%' AND holding.released_at IS NULL`

/** Everything of the storm's halls that must not be, whatever was told to whom. */
export async function brokenRules(url: string, most: number): Promise<string[]> {
  const faults = await query<{ fault: string }>(
    url,
    `SELECT 'sold twice: ' || booth.code AS fault FROM ${held} GROUP BY booth.code HAVING count(*) > 1
    UNION ALL
    SELECT 'above the quota: ' || holding.company_id FROM ${held} GROUP BY holding.company_id HAVING count(*) > $1
    UNION ALL
    SELECT 'state and holder differ: ' || booth.code FROM booth JOIN hall ON hall.id = hall_id
    WHERE hall.code LIKE 'STORM%' AND (booth.status = 'occupy') <>
      EXISTS (SELECT FROM booth_holding WHERE booth_id = booth.id AND released_at IS NULL)
    UNION ALL
    SELECT 'taken outside window and offer: ' || booth.code || ' ' || holding.taken_at FROM booth_holding holding
    JOIN booth ON booth.id = holding.booth_id JOIN hall ON hall.id = booth.hall_id
    WHERE hall.code LIKE 'STORM%' AND NOT EXISTS (SELECT FROM selection_window own
      WHERE own.company_id = holding.company_id AND own.starts_at <= taken_at AND taken_at < own.ends_at)
      AND NOT EXISTS (SELECT FROM waiting_offer offer JOIN waiting_entry entry ON entry.id = entry_id
        WHERE entry.company_id = holding.company_id AND holding.booth_id = ANY(offer.booth_ids)
          AND offer.state = 'accepted' AND offer.offered_at <= taken_at AND taken_at < offer.expires_at)
    UNION ALL
    SELECT 'taken and not written down: ' || booth.code FROM ${held} AND NOT EXISTS (
      SELECT FROM selection_event event WHERE event.company_id = holding.company_id AND event.action IN ('choose', 'accept')
        AND event.refused_by = '' AND booth.id = ANY(event.booth_ids))
    UNION ALL
    SELECT 'finished and not written down: ' || company_id FROM booth_choice choice
    WHERE state = 'finished' AND EXISTS (SELECT FROM ${held} AND holding.company_id = choice.company_id)
      AND NOT EXISTS (SELECT FROM selection_event event WHERE event.company_id = choice.company_id
        AND action IN ('finish', 'accept') AND refused_by = '')`,
    [most],
  )
  return [...faults.map(({ fault }) => fault), ...(await scattered(url))]
}

/** Companies whose booths are not one stand, in one hall. */
async function scattered(url: string): Promise<string[]> {
  const rows = await query<HeldRow>(
    url,
    `SELECT holding.company_id AS company, booth.id, booth.hall_id AS "hallId", booth.x_m::float AS x, booth.y_m::float AS y,
       booth.width_m::float AS width, booth.depth_m::float AS depth FROM ${held}`,
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const beside = (one: string, other: string): boolean => {
    const [a, b] = [byId.get(one), byId.get(other)]
    return a !== undefined && b !== undefined && a.hallId === b.hallId && adjoins(a, b)
  }
  return [...standingOf(rows)]
    .filter(([, ids]) => !areTogether([...ids], beside))
    .map(([company]) => `not one stand: ${company}`)
}

function standingOf(rows: readonly { company: string; id: string }[]): Map<string, Set<string>> {
  const standing = new Map<string, Set<string>>()
  for (const { company, id } of rows) standing.set(company, (standing.get(company) ?? new Set()).add(id))
  return standing
}

/** What each company has, as the database says. */
export const readStanding = async (url: string): Promise<Map<string, Set<string>>> =>
  standingOf(await query(url, `SELECT holding.company_id AS company, booth.id FROM ${held}`))
