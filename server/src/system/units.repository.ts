import type { OrgUnit } from '@fairground/domain/system'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface UnitRow extends OrgUnit {
  id: string
  position: number
  version: number
}

const shown = sql`id, parent_id AS "parentId", name_zh AS zh, name_en AS en, position, version`

export async function readUnits(db: Db): Promise<UnitRow[]> {
  const { rows } = await sql<UnitRow>`SELECT ${shown} FROM org_unit ORDER BY position, id`.execute(db)
  return rows
}

/** The whole tree: where a unit may stand depends on all of it. */
export async function lockUnits(trx: Db): Promise<UnitRow[]> {
  await sql`LOCK TABLE org_unit IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
  return readUnits(trx)
}

export async function insertUnit(
  trx: Db,
  id: string,
  { zh, en, parentId }: OrgUnit,
  position: number,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('org_unit')
    .values({ id, parent_id: parentId, name_zh: zh, name_en: en, position })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateUnit(
  trx: Db,
  id: string,
  { zh, en, parentId }: OrgUnit,
  position: number,
): Promise<void> {
  await trx
    .updateTable('org_unit')
    .set({ parent_id: parentId, name_zh: zh, name_en: en, position, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteUnit(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('org_unit').where('id', '=', id).execute()
}

export async function setUnitOrder(trx: Db, order: readonly string[]): Promise<void> {
  await sql`UPDATE org_unit SET position = wanted.place
    FROM unnest(${[...order]}::uuid[]) WITH ORDINALITY AS wanted (id, place) WHERE org_unit.id = wanted.id`.execute(
    trx,
  )
}

interface UnitMember {
  id: string
  unitId: string
  name: string
  post: string
}

/** Who may log in, by unit. */
export async function readMembers(db: Db): Promise<UnitMember[]> {
  const { rows } = await sql<UnitMember>`
    SELECT id, staff_unit_id AS "unitId", coalesce(nullif(real_name, ''), username) AS name,
      staff_post AS post
    FROM account WHERE staff_unit_id IS NOT NULL AND department <> 'exhibitor' AND disabled_at IS NULL
    ORDER BY real_name COLLATE "zh-x-icu", username`.execute(db)
  return rows
}

/** Those who are disabled too. */
export async function countMembers(trx: Db, unitId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM account
    WHERE staff_unit_id = ${unitId}`.execute(trx)
  return rows[0]?.count ?? 0
}
