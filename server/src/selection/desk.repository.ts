import type { ChoiceStage } from '@fairground/domain/selection'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { delegacyOf } from './choosing.repository'

export interface NamedCompany {
  id: string
  accountId: string
  nameZh: string
  nameEn: string
}

/** In one order, so that two who want the same companies wait for each other and not both. */
export async function lockCompanies(
  trx: Db,
  ids: readonly string[],
  edition: number,
): Promise<NamedCompany[]> {
  const { rows } = await sql<NamedCompany>`
    SELECT id, account_id AS "accountId", name_zh AS "nameZh", name_en AS "nameEn" FROM company
    WHERE id = ANY(${ids}::uuid[]) AND edition = ${edition} AND deleted_at IS NULL
    ORDER BY id FOR UPDATE`.execute(trx)
  return rows
}

export interface ChoiceToDecide extends NamedCompany {
  stage: ChoiceStage
  finishedAt: Date | null
  boothIds: string[]
  codes: string[]
}

/** After the companies are locked: how far each is, and what it has. */
export async function readChoices(trx: Db, ids: readonly string[]): Promise<ChoiceToDecide[]> {
  const { rows } = await sql<ChoiceToDecide>`
    SELECT company.id, company.account_id AS "accountId", company.name_zh AS "nameZh", company.name_en AS "nameEn",
      coalesce(choice.state, 'choosing') AS stage, choice.finished_at AS "finishedAt",
      coalesce(array_agg(booth.id) FILTER (WHERE booth.id IS NOT NULL), '{}') AS "boothIds",
      coalesce(array_agg(booth.code ORDER BY booth.code) FILTER (WHERE booth.id IS NOT NULL), '{}') AS codes
    FROM company LEFT JOIN booth_choice choice ON choice.company_id = company.id
    LEFT JOIN booth_holding holding ON holding.company_id = company.id AND holding.released_at IS NULL
    LEFT JOIN booth ON booth.id = holding.booth_id
    WHERE company.id = ANY(${ids}::uuid[]) GROUP BY company.id, choice.company_id ORDER BY company.id`.execute(
    trx,
  )
  return rows
}

export async function markConfirmed(trx: Db, ids: readonly string[], by: string): Promise<void> {
  await sql`UPDATE booth_choice SET state = 'confirmed', confirmed_at = clock_timestamp(), confirmed_by = ${by}
    WHERE company_id = ANY(${ids}::uuid[])`.execute(trx)
}

/** Whether it was confirmed or only finished, the company goes on choosing. */
export async function markReturned(
  trx: Db,
  companyId: string,
  { reason, by }: { reason: string; by: string },
): Promise<void> {
  await sql`UPDATE booth_choice SET state = 'choosing', finished_at = NULL, confirmed_at = NULL, confirmed_by = NULL,
      returned_at = clock_timestamp(), returned_by = ${by}, return_reason = ${reason}
    WHERE company_id = ${companyId}`.execute(trx)
}

/** Each booth keeps its state and whose hand gave it; only who has it changes. */
export async function passOn(
  trx: Db,
  {
    from,
    to,
    edition,
    reason,
    by,
  }: { from: string; to: string; edition: number; reason: string; by: string },
  boothIds: readonly string[],
): Promise<void> {
  await sql`
    WITH given AS (
      UPDATE booth_holding SET released_at = clock_timestamp(), released_by = ${by}, release_reason = ${reason}
      WHERE company_id = ${from} AND booth_id = ANY(${boothIds}::uuid[]) AND released_at IS NULL
      RETURNING booth_id, origin
    )
    INSERT INTO booth_holding (booth_id, company_id, edition, origin, taken_at, taken_by, reason, group_delegate_id)
    SELECT booth_id, ${to}, ${edition}, origin, clock_timestamp(), ${by}, ${reason}, ${delegacyOf(to)} FROM given`.execute(
    trx,
  )
}

/** What was set before ends with it. */
export async function writeQuota(
  trx: Db,
  { companyId, by }: { companyId: string; by: string },
  quota?: { scale: 'count' | 'area'; least: number; most: number; reason: string },
): Promise<void> {
  await sql`UPDATE company_quota SET ended_at = clock_timestamp(), ended_by = ${by}
    WHERE company_id = ${companyId} AND ended_at IS NULL`.execute(trx)
  if (quota)
    await trx
      .insertInto('company_quota')
      .values({ company_id: companyId, set_by: by, ...quota })
      .execute()
}
