import type { BoothTimeline } from '@fairground/wire/selection/choosers'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { nameIn } from '../platform/database/name-in'
import type { Reading } from './choosers.repository'

export async function findBoothByCode(
  db: Db,
  code: string,
  { edition, language }: Reading,
): Promise<BoothTimeline['booth'] | undefined> {
  const { rows } = await sql<BoothTimeline['booth']>`
    SELECT booth.id, booth.code, hall.id AS "hallId", ${nameIn(language, 'hall')} AS hall
    FROM booth JOIN hall ON hall.id = booth.hall_id
    WHERE upper(booth.code) = upper(${code}) AND booth.edition = ${edition} AND booth.deleted_at IS NULL
    LIMIT 1`.execute(db)
  return rows[0]
}

const mostEntries = 200

/** Holdings and reservations, what each published plan did to it, and the money of the contracts it was in. */
export async function readBoothTimeline(
  db: Db,
  boothId: string,
  { language }: Reading,
): Promise<BoothTimeline['entries']> {
  const { rows } = await sql<BoothTimeline['entries'][number]>`
    SELECT * FROM (
      SELECT at, action AS kind, NULL::int AS version, coalesce(company_name, '') AS what, NULL::jsonb AS money, reason,
        actor_name AS actor
      FROM booth_log WHERE booth_id = ${boothId}
      UNION ALL
      SELECT change.at, 'plan', change.version,
        CASE WHEN change.before <> '' AND change.after <> '' THEN change.before || ' → ' || change.after
          ELSE change.before || change.after END,
        NULL, change.note, coalesce(actor.username, '')
      FROM plan_change change LEFT JOIN account actor ON actor.id = change.published_by
      WHERE change.booth_id = ${boothId}
      UNION ALL
      SELECT entry.made_at, entry.kind, NULL, ${nameIn(language)} || ' · ' || contract.number,
        jsonb_build_object('amount', entry.amount, 'currency', entry.currency), entry.reason, coalesce(actor.username, '')
      FROM contract_booth part JOIN contract ON contract.id = part.contract_id
      JOIN company ON company.id = contract.company_id
      JOIN ledger_entry entry ON entry.contract_id = contract.id
      LEFT JOIN account actor ON actor.id = entry.made_by
      WHERE part.booth_id = ${boothId}
    ) entry ORDER BY at DESC LIMIT ${mostEntries}`.execute(db)
  return rows
}
