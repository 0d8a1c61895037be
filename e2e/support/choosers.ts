import { expect } from '@playwright/test'
import { type NewCompany, newCompany } from './new-company'
import { ask } from './records'

export interface Chooser {
  id: string
  username: string
}

/** Processes remember settings until they are told; what this answers puts back what was set before. */
export async function startSelection(): Promise<() => Promise<void>> {
  const tell = () =>
    ask(`SELECT pg_notify('fairground_live', '{"type":"settings-changed","audience":"fair"}')`)
  const [before] = await ask<{ value: unknown }>(`SELECT value FROM setting WHERE key = 'selectionStarted'`)
  await ask(
    `INSERT INTO setting (key, value) VALUES ('selectionStarted', 'true')
     ON CONFLICT (key) DO UPDATE SET value = 'true'`,
  )
  await tell()
  return async () => {
    if (before)
      await ask(`UPDATE setting SET value = $1 WHERE key = 'selectionStarted'`, [
        JSON.stringify(before.value),
      ])
    else await ask(`DELETE FROM setting WHERE key = 'selectionStarted'`)
    await tell()
  }
}

/** How many seconds people wait at the door before the window opens. */
const opensInSeconds = 8

/** Two new companies that are approved and may have the same booths, one or two each. */
export async function twoChoosers(userType: 'CHN' | 'ENG'): Promise<[first: NewCompany, second: NewCompany]> {
  const [first, second] = [await newCompany(userType), await newCompany(userType)]
  await ask(
    `UPDATE booth_request SET exhibit_type = '02', booth_type = '1', standard_booths = 3 WHERE company_id = ANY ($1)`,
    [[first.id, second.id]],
  )
  await ask(
    `INSERT INTO company_quota (company_id, scale, least, most, reason)
     SELECT id, 'count', 1, 2, '旅程' FROM unnest($1::uuid[]) AS chosen (id)`,
    [[first.id, second.id]],
  )
  return [first, second]
}

/** Their window opens in a moment, also where a draw has put it days ahead. */
export async function openWindowsSoon(choosers: readonly Chooser[]): Promise<void> {
  await ask(
    `INSERT INTO selection_window (company_id, starts_at, ends_at)
     SELECT id, now() + make_interval(secs => $2), now() + interval '1 hour' FROM unnest($1::uuid[]) AS chosen (id)
     ON CONFLICT (company_id, round) DO UPDATE SET starts_at = excluded.starts_at, ends_at = excluded.ends_at`,
    [choosers.map(({ id }) => id), opensInSeconds],
  )
  await startSelection()
}

/** Refused tries are written down together, a moment after they were answered. */
export async function expectRefusedTry(choosers: readonly Chooser[], rule: string): Promise<void> {
  const refused = () =>
    ask<{ rule: string }>(
      `SELECT refused_by AS rule FROM selection_event WHERE company_id = ANY ($1) AND refused_by <> ''`,
      [choosers.map(({ id }) => id)],
    )
  await expect.poll(refused).toEqual([{ rule }])
}
