import type { BoothToChoose } from '@fairground/domain/selection'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { isBlacklisted } from '../../standing'

export interface Rusher {
  companyId: string
  accountId: string
  username: string
}

/** Companies that could choose and have nothing yet; the accounts people are told about stay as they are. */
export async function readRushers(
  db: Db,
  { edition, spared, most }: { edition: number; spared: readonly string[]; most: number },
): Promise<Rusher[]> {
  const { rows } = await sql<Rusher>`
    SELECT company.id AS "companyId", account.id AS "accountId", username
    FROM company JOIN account ON account.id = company.account_id
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL AND company.review_state = 'approved'
      AND account.disabled_at IS NULL AND NOT ${isBlacklisted('account.id')} AND NOT username = ANY(${spared})
      AND NOT EXISTS (SELECT FROM booth_holding WHERE company_id = company.id AND released_at IS NULL)
      AND NOT EXISTS (SELECT FROM booth_choice WHERE company_id = company.id AND state <> 'choosing')
    ORDER BY company.id LIMIT ${most}`.execute(db)
  return rows
}

export interface FreeBooth extends BoothToChoose {
  x: number
  y: number
  width: number
  depth: number
}

export async function readFreeBooths(db: Db, edition: number): Promise<FreeBooth[]> {
  const { rows } = await sql<FreeBooth>`
    SELECT id, hall_id AS "hallId", booth_class AS "boothClass", exhibit_type AS "exhibitType", area_m2 AS "areaM2",
      status AS state, x_m AS x, y_m AS y, width_m AS width, depth_m AS depth
    FROM booth WHERE edition = ${edition} AND deleted_at IS NULL AND status = 'normal' ORDER BY code`.execute(
    db,
  )
  return rows
}

export async function isSelectionOn(db: Db): Promise<boolean> {
  const { rows } = await sql<{ on: boolean }>`
    SELECT EXISTS (SELECT FROM setting WHERE key = 'selectionStarted' AND value = 'true') AS on`.execute(db)
  return rows[0]?.on ?? false
}
