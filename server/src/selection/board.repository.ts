import type { BoardWindow, Progress, SelectionAction } from '@fairground/domain/selection'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { type AskedAndTiers, askedAndTiers } from '../quota'
import { atTheDesk, progressOf } from './progress.repository'

/** What the board shows, each part in one statement that costs the same however many watch. */

const text = (table: string) => sql<{ zh: string; en: string }>`jsonb_build_object(
  'zh', coalesce(nullif(${sql.ref(`${table}.name_zh`)}, ''), ${sql.ref(`${table}.name_en`)}),
  'en', coalesce(nullif(${sql.ref(`${table}.name_en`)}, ''), ${sql.ref(`${table}.name_zh`)}))`

/** Somebody of the company was here a moment ago. */
const present: RawBuilder<SqlBool> = sql`EXISTS (SELECT FROM session
  WHERE session.account_id = company.account_id AND ended_at IS NULL
    AND last_seen_at > clock_timestamp() - interval '5 minutes')`

export interface SwitchRow {
  now: Date
  value: unknown
  version: number
  at: Date | null
  by: string
}

export async function readSwitch(db: Db): Promise<SwitchRow> {
  const { rows } = await sql<SwitchRow>`
    SELECT clock_timestamp() AS now, setting.value, coalesce(setting.version, 0) AS version, setting.updated_at AS at,
      coalesce(nullif(account.real_name, ''), account.username, '') AS by
    FROM (SELECT) nothing LEFT JOIN setting ON setting.key = 'selectionStarted'
    LEFT JOIN account ON account.id = setting.updated_by`.execute(db)
  const [found] = rows
  if (!found) throw new Error('one row joined to nothing is one row')
  return found
}

export interface WindowGroup extends Omit<BoardWindow, 'startsAt' | 'endsAt'> {
  startsAt: Date | null
  endsAt: Date | null
  progress: Record<Progress, number>
}

/** Companies by batch and hours; those without a window are one group too. */
export async function readWindowGroups(db: Db, edition: number): Promise<WindowGroup[]> {
  const { rows } = await sql<WindowGroup>`
    WITH at_desk AS (
      SELECT company.id, own.batch, own.starts_at, own.ends_at, ${progressOf} AS progress, ${present} AS present,
        EXISTS (SELECT FROM booth_holding WHERE company_id = company.id AND released_at IS NULL) AS holds
      FROM company LEFT JOIN booth_choice choice ON choice.company_id = company.id
      LEFT JOIN current_window own ON own.company_id = company.id
      WHERE ${atTheDesk(edition)}
    )
    SELECT batch, starts_at AS "startsAt", ends_at AS "endsAt", count(*)::int AS companies,
      count(*) FILTER (WHERE progress IN ('finished', 'confirmed'))::int AS finished,
      count(*) FILTER (WHERE progress NOT IN ('finished', 'confirmed') AND holds)::int AS choosing,
      count(*) FILTER (WHERE progress NOT IN ('finished', 'confirmed') AND NOT holds)::int AS empty,
      count(*) FILTER (WHERE progress NOT IN ('finished', 'confirmed') AND present)::int AS present,
      jsonb_build_object('notBegun', count(*) FILTER (WHERE progress = 'notBegun'),
        'choosing', count(*) FILTER (WHERE progress = 'choosing'),
        'returned', count(*) FILTER (WHERE progress = 'returned'),
        'finished', count(*) FILTER (WHERE progress = 'finished'),
        'confirmed', count(*) FILTER (WHERE progress = 'confirmed')) AS progress
    FROM at_desk GROUP BY batch, starts_at, ends_at ORDER BY starts_at, ends_at, batch`.execute(db)
  return rows
}

export interface MinuteRow {
  minute: Date
  refusedBy: string
  events: number
  booths: number
}

/** What was tried minute by minute since then; booths are counted where they were chosen, not where they were handed in. */
export async function readMinutes(db: Db, edition: number, since: Date): Promise<MinuteRow[]> {
  const { rows } = await sql<MinuteRow>`
    SELECT date_trunc('minute', at) AS minute, refused_by AS "refusedBy", count(*)::int AS events,
      coalesce(sum(cardinality(booth_ids)) FILTER (WHERE action = 'choose'), 0)::int AS booths
    FROM selection_event
    WHERE edition = ${edition} AND at >= ${since} AND action IN ('choose', 'release', 'finish', 'move')
    GROUP BY 1, 2`.execute(db)
  return rows
}

export interface StuckRow {
  companyId: string
  company: { zh: string; en: string }
  kind: string
  count: number
}

/** Companies refused for one and the same reason again and again. */
export async function readStuck(db: Db, edition: number, minutes: number): Promise<StuckRow[]> {
  const { rows } = await sql<StuckRow>`
    SELECT company.id AS "companyId", ${text('company')} AS company,
      event.refused_by AS kind, event.count
    FROM (
      SELECT company_id, refused_by, count(*)::int AS count FROM selection_event
      WHERE edition = ${edition} AND at > clock_timestamp() - ${minutes} * interval '1 minute'
        AND refused_by NOT IN ('', 'taken')
      GROUP BY 1, 2 HAVING count(*) >= 3 ORDER BY 3 DESC LIMIT 3
    ) event JOIN company ON company.id = event.company_id ORDER BY event.count DESC, company.id`.execute(db)
  return rows
}

/** Where booths were chosen within the last minute, in metres, by their halls. */
export async function readFresh(db: Db, edition: number): Promise<Map<string, Fresh[]>> {
  const { rows } = await sql<{ hallId: string; fresh: Fresh[] }>`
    SELECT hall_id AS "hallId", jsonb_agg(jsonb_build_array(x_m, y_m, width_m, depth_m)) AS fresh
    FROM (SELECT booth_id FROM booth_holding
      WHERE edition = ${edition} AND released_at IS NULL AND taken_at > clock_timestamp() - interval '1 minute'
      ORDER BY taken_at DESC LIMIT 60) fresh
    JOIN booth ON booth.id = fresh.booth_id AND booth.deleted_at IS NULL GROUP BY hall_id`.execute(db)
  return new Map(rows.map(({ hallId, fresh }) => [hallId, fresh]))
}
type Fresh = [left: number, top: number, width: number, depth: number]

export interface PendingRow {
  companyId: string
  company: { zh: string; en: string }
  endsAt: Date
  held: number
  present: boolean
  refused: number
  allowed: AskedAndTiers | null
}

const mostPending = 12

/** Whose window is open and who has not finished; those with nothing first, and among them those who try in vain. */
export async function readPending(db: Db, edition: number): Promise<PendingRow[]> {
  const { rows } = await sql<PendingRow>`
    WITH pending AS (
      SELECT company.id, company.account_id, company.name_zh, company.name_en, own.starts_at, own.ends_at,
        (SELECT count(*)::int FROM booth_holding WHERE company_id = company.id AND released_at IS NULL) AS held
      FROM company JOIN current_window own ON own.company_id = company.id
      LEFT JOIN booth_choice choice ON choice.company_id = company.id
      WHERE ${atTheDesk(edition)} AND own.starts_at <= clock_timestamp() AND own.ends_at > clock_timestamp()
        AND coalesce(choice.state, 'choosing') = 'choosing'
    )
    SELECT company.id AS "companyId", ${text('company')} AS company, ends_at AS "endsAt", held, ${present} AS present,
      (SELECT count(*)::int FROM selection_event event
        WHERE event.company_id = company.id AND event.at >= company.starts_at AND refused_by <> '') AS refused,
      ${askedAndTiers('company.id')} AS allowed
    FROM (SELECT * FROM pending ORDER BY held > 0, ends_at, held, id LIMIT ${mostPending}) company
    ORDER BY held > 0, ends_at, held, id`.execute(db)
  return rows
}

export interface HappeningRow {
  id: number
  at: Date
  companyId: string
  company: { zh: string; en: string }
  action: SelectionAction
  booths: string[]
  refusedBy: string
  actor: string
}

const mostHappenings = 40

export async function readHappenings(db: Db, edition: number): Promise<HappeningRow[]> {
  const { rows } = await sql<HappeningRow>`
    SELECT event.id::float8 AS id, event.at, company.id AS "companyId", ${text('company')} AS company, event.action,
      event.refused_by AS "refusedBy",
      (SELECT coalesce(array_agg(code ORDER BY code), '{}') FROM booth WHERE booth.id = ANY(event.booth_ids)) AS booths,
      CASE WHEN actor.department = 'exhibitor' THEN '' ELSE coalesce(nullif(actor.real_name, ''), actor.username, '') END
        AS actor
    FROM (SELECT * FROM selection_event WHERE edition = ${edition} ORDER BY at DESC, id DESC LIMIT ${mostHappenings}) event
    JOIN company ON company.id = event.company_id LEFT JOIN account actor ON actor.id = event.actor_id
    ORDER BY event.at DESC, event.id DESC`.execute(db)
  return rows
}

/** Since midnight at the fair. */
export async function countTakenSince(db: Db, edition: number, timeZone: string): Promise<number> {
  const { rows } = await sql<{ taken: number }>`
    SELECT count(*)::int AS taken FROM booth_holding
    WHERE edition = ${edition} AND origin = 'chosen' AND released_at IS NULL
      AND taken_at >= date_trunc('day', clock_timestamp() AT TIME ZONE ${timeZone}) AT TIME ZONE ${timeZone}`.execute(
    db,
  )
  return rows[0]?.taken ?? 0
}

export async function readTierLabels(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('booth_tier')
    .select('label')
    .distinct()
    .where('deleted_at', 'is', null)
    .where('label', '<>', '')
    .orderBy('label')
    .execute()
  return rows.map(({ label }) => label)
}
