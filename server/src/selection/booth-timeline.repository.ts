import type { BoothTimeline } from '@fairground/wire/selection/choosers'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import type { Reading } from './choosers.repository'
import { companyNameIn } from './keep-apart.repository'

export async function findBoothByCode(
  db: Db,
  code: string,
  { edition, language }: Reading,
): Promise<BoothTimeline['booth'] | undefined> {
  const { rows } = await sql<BoothTimeline['booth']>`
    SELECT booth.id, booth.code, hall.id AS "hallId", ${companyNameIn(language, 'hall')} AS hall
    FROM booth JOIN hall ON hall.id = booth.hall_id
    WHERE upper(booth.code) = upper(${code}) AND booth.edition = ${edition} AND booth.deleted_at IS NULL
    LIMIT 1`.execute(db)
  return rows[0]
}

const mostEntries = 200

/** Holdings and reservations, and what each published plan did to it. */
export async function readBoothTimeline(db: Db, boothId: string): Promise<BoothTimeline['entries']> {
  const { rows } = await sql<BoothTimeline['entries'][number]>`
    SELECT * FROM (
      SELECT at, action AS kind, NULL::int AS version, coalesce(company_name, '') AS what, reason,
        actor_name AS actor
      FROM booth_log WHERE booth_id = ${boothId}
      UNION ALL
      SELECT change.at, 'plan', change.version,
        CASE WHEN change.before <> '' AND change.after <> '' THEN change.before || ' → ' || change.after
          ELSE change.before || change.after END,
        change.note, coalesce(actor.username, '')
      FROM plan_change change LEFT JOIN account actor ON actor.id = change.published_by
      WHERE change.booth_id = ${boothId}
    ) entry ORDER BY at DESC LIMIT ${mostEntries}`.execute(db)
  return rows
}
