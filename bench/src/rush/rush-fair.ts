import type pg from 'pg'
import {
  hashToken,
  newToken,
  requestToken,
  sessionCookie,
} from '../../../server/src/platform/sessions/session-token'
import { mustHold } from '../kernel/measurement'

export const companies = 3_000
export const booths = 300
const inRow = 20

/** One company that is signed in, and the booth it wants. */
export interface Wish {
  headers: Record<string, string>
  boothId: string
}

/** Companies that may choose now, each of them signed in, and a hall of its own; wishes are the same in every run. */
export async function prepareRush(client: pg.Client): Promise<Wish[]> {
  await client.query(`INSERT INTO setting (key, value, version) VALUES ('selectionStarted', 'true', 1)
    ON CONFLICT (key) DO UPDATE SET value = 'true'`)
  await client.query('DELETE FROM booth_tier')
  await client.query(`INSERT INTO booth_tier (kind, booth_type, exhibit_type, label, min_count, max_count)
    VALUES ('review', '1', '02', '', 1, 4)`)
  await client.query(
    `WITH hall AS (
       INSERT INTO hall (edition, code, name_zh, name_en, kind, exhibit_type, position, width_m, depth_m)
       SELECT max(edition), 'RUSH', '测量', 'Measured', 'indoor', '02', 999, 80, 200 FROM hall RETURNING id, edition
     )
     INSERT INTO booth (hall_id, edition, code, booth_class, exhibit_type, open_sides, x_m, y_m, width_m, depth_m)
     SELECT id, edition, 'RUSH-' || place, 'standard', '02', 2, 5 + place % $2 * 3, 5 + place / $2 * 6, 3, 3
     FROM hall, generate_series(0, $1 - 1) AS place`,
    [booths, inRow],
  )
  await client.query(
    `WITH made AS (
       INSERT INTO account (username, password_hash, user_type, department)
       SELECT 'rush-' || n, '-', 'CHN', 'exhibitor' FROM generate_series(1, $1) n RETURNING id, username
     ), signed_up AS (
       INSERT INTO company (account_id, edition, name_zh, name_en, data_state, review_state)
       SELECT id, (SELECT max(edition) FROM hall), username, '', 'submitted', 'approved' FROM made RETURNING id
     ), asked AS (
       INSERT INTO booth_request (company_id, exhibit_type, booth_type, standard_booths, saved)
       SELECT id, '02', '1', 4, true FROM signed_up
     )
     INSERT INTO selection_window (company_id, batch, starts_at, ends_at)
     SELECT id, 1, now() - interval '1 hour', now() + interval '1 day' FROM signed_up`,
    [companies],
  )
  // A tenth of the wishes finds a booth that is free: 3,000 want 300.
  await client.query(
    `CREATE TABLE rush_wish AS
     SELECT row_number() OVER (ORDER BY md5(company.id::text))::int AS turn, account_id, company.id AS company_id, booth.id AS booth_id
     FROM (SELECT *, row_number() OVER (ORDER BY name_zh) AS n FROM company WHERE name_zh LIKE 'rush-%') company
     JOIN (SELECT *, row_number() OVER (ORDER BY code) - 1 AS n FROM booth WHERE code LIKE 'RUSH-%') booth
       ON booth.n = (company.n * 7919) % $1`,
    [booths],
  )
  await client.query('ALTER TABLE rush_wish ADD PRIMARY KEY (turn)')
  const { rows } = await client.query<{ accountId: string; boothId: string }>(
    'SELECT account_id AS "accountId", booth_id AS "boothId" FROM rush_wish ORDER BY turn',
  )
  mustHold(rows.length === companies, `${rows.length} wishes instead of ${companies}`)
  const cookies = rows.map(newToken)
  await client.query(
    `INSERT INTO session (token_hash, account_id, idle_expires_at, expires_at, address)
     SELECT hash, id, now() + interval '1 day', now() + interval '1 day', '127.0.0.1'
     FROM unnest($1::bytea[], $2::uuid[]) AS opened (hash, id)`,
    [cookies.map(hashToken), rows.map(({ accountId }) => accountId)],
  )
  await client.query('ANALYZE')
  return rows.map(({ boothId }, place) => {
    const cookie = cookies[place] ?? ''
    return { boothId, headers: { cookie: `${sessionCookie}=${cookie}`, xtoken: requestToken(cookie) } }
  })
}

/** Nothing is sold yet, and nothing is left over from the pass before that would have to be stepped over. */
export async function clearRush(client: pg.Client): Promise<void> {
  await client.query(
    `DELETE FROM booth_holding USING rush_wish WHERE booth_holding.company_id = rush_wish.company_id`,
  )
  await client.query(
    `DELETE FROM selection_event USING rush_wish WHERE selection_event.company_id = rush_wish.company_id`,
  )
  await client.query(`UPDATE booth SET status = 'normal' WHERE code LIKE 'RUSH-%' AND status <> 'normal'`)
  for (const table of ['booth', 'booth_holding', 'selection_event', 'company'])
    await client.query(`VACUUM ${table}`)
}

/** The gate: every booth is sold, each of them once, and nobody has more than one asked for. */
export async function requireSoldOnce(client: pg.Client, acknowledged: number): Promise<void> {
  const { rows } = await client.query<{ sold: number; twice: number; above: number; offered: number }>(
    `WITH held AS (SELECT booth_holding.booth_id, company_id FROM booth_holding JOIN rush_wish USING (company_id)
       WHERE released_at IS NULL)
     SELECT (SELECT count(*)::int FROM held) AS sold,
       (SELECT count(*)::int FROM (SELECT FROM held GROUP BY booth_id HAVING count(*) > 1) d) AS twice,
       (SELECT count(*)::int FROM (SELECT FROM held GROUP BY company_id HAVING count(*) > 1) q) AS above,
       (SELECT count(*)::int FROM booth WHERE code LIKE 'RUSH-%' AND status = 'normal') AS offered`,
  )
  const [found] = rows
  mustHold(
    found?.sold === booths && found.twice === 0 && found.above === 0 && found.offered === 0,
    `sold ${found?.sold}, twice ${found?.twice}, above the quota ${found?.above}, left ${found?.offered}`,
  )
  mustHold(acknowledged === booths, `${acknowledged} were told they have a booth, and ${booths} do`)
}
