import { expect } from '@playwright/test'
import { newCompany } from './new-company'
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

interface Before extends Chooser {
  reviewState: string | null
  exhibitType: string
  boothType: string
  standardBooths: number
}

/** Two new companies ask for the same booths, may choose, and their window opens in a moment. */
export async function openWindowsSoon(userType: 'CHN' | 'ENG') {
  const made = [await newCompany(userType), await newCompany(userType)]
  const before = await ask<Before>(
    `SELECT company.id, username, review_state AS "reviewState", exhibit_type AS "exhibitType", booth_type AS "boothType",
       standard_booths AS "standardBooths"
     FROM company JOIN account ON account.id = account_id JOIN booth_request ON booth_request.company_id = company.id
     WHERE company.id = ANY ($1)`,
    [made.map(({ id }) => id)],
  )
  const [first, second] = before
  if (!first || !second) throw new Error('what was made is there')
  const ids = before.map(({ id }) => id)
  const [windows] = await ask<{ rows: unknown[] }>(
    `SELECT coalesce(jsonb_agg(own), '[]') AS rows FROM selection_window AS own WHERE company_id = ANY ($1)`,
    [ids],
  )
  const forgetWindows = () => ask(`DELETE FROM selection_window WHERE company_id = ANY ($1)`, [ids])
  await forgetWindows()
  await ask(`UPDATE company SET review_state = 'approved' WHERE id = ANY ($1)`, [ids])
  await ask(
    `UPDATE booth_request SET exhibit_type = '02', booth_type = '1', standard_booths = 3 WHERE company_id = ANY ($1)`,
    [ids],
  )
  await ask(
    `INSERT INTO selection_window (company_id, starts_at, ends_at)
     SELECT id, now() + make_interval(secs => $2), now() + interval '1 hour' FROM unnest($1::uuid[]) AS chosen (id)`,
    [ids, opensInSeconds],
  )
  const stopSelection = await startSelection()

  /** Journeys share one product: the fair is left as it was found. */
  async function putBack(): Promise<void> {
    await stopSelection()
    for (const { id, reviewState, exhibitType, boothType, standardBooths } of before) {
      await ask(`UPDATE company SET review_state = $2 WHERE id = $1`, [id, reviewState])
      await ask(
        `UPDATE booth_request SET exhibit_type = $2, booth_type = $3, standard_booths = $4 WHERE company_id = $1`,
        [id, exhibitType, boothType, standardBooths],
      )
    }
    await forgetWindows()
    await ask(
      'INSERT INTO selection_window SELECT * FROM jsonb_populate_recordset(NULL::selection_window, $1)',
      [JSON.stringify(windows?.rows)],
    )
    // They had no booths and had chosen nothing, so whatever there is now came by the journey. The maps are told.
    await ask(
      `WITH gone AS (DELETE FROM booth_holding WHERE company_id = ANY ($1) RETURNING booth_id, released_at),
         freed AS (UPDATE booth SET status = 'normal' FROM gone WHERE booth.id = booth_id AND released_at IS NULL
           RETURNING hall_id)
       SELECT pg_notify('fairground_live',
         json_build_object('type', 'booths-changed', 'audience', 'processes', 'hallId', hall_id)::text)
       FROM freed GROUP BY hall_id`,
      [ids],
    )
    for (const table of ['booth_choice', 'selection_event', 'booth_favourite'])
      await ask(`DELETE FROM ${table} WHERE company_id = ANY ($1)`, [ids])
  }

  return { first, second, putBack }
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
