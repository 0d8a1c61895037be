import { isPermissionKey, type PermissionKey } from '@fairground/domain/account'
import { inOrder, type Role } from '@fairground/domain/system'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

interface NewRole {
  code: string
  name_zh: string
  name_en: string
  permissions: string[]
}

/** Existing ones stay as the organiser left them. */
export async function insertMissingRoles(db: Db, roles: readonly NewRole[]): Promise<void> {
  await db
    .insertInto('role')
    .values(roles)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export interface RoleRow extends Role {
  id: string
  code: string
  version: number
}

const shown = sql`id, code, name_zh AS zh, name_en AS en, note, permissions AS keys, version`

const ofThisVersion = (rows: RoleRow[]): RoleRow[] =>
  rows.map((row) => ({ ...row, keys: inOrder(row.keys.filter(isPermissionKey)) }))

export async function readRoles(db: Db): Promise<RoleRow[]> {
  const { rows } = await sql<RoleRow>`SELECT ${shown} FROM role ORDER BY created_at, code`.execute(db)
  return ofThisVersion(rows)
}

export async function lockRole(trx: Db, id: string): Promise<RoleRow | undefined> {
  const { rows } = await sql<RoleRow>`SELECT ${shown} FROM role WHERE id = ${id} FOR UPDATE`.execute(trx)
  return ofThisVersion(rows)[0]
}

export async function insertRole(
  trx: Db,
  id: string,
  { zh, en, note, keys }: Role,
): Promise<string | undefined> {
  const row = await trx
    .insertInto('role')
    .values({ id, code: `role-${id}`, name_zh: zh, name_en: en, note, permissions: keys })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateRole(trx: Db, id: string, { zh, en, note, keys }: Role): Promise<void> {
  await trx
    .updateTable('role')
    .set({ name_zh: zh, name_en: en, note, permissions: keys, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function deleteRole(trx: Db, id: string): Promise<void> {
  await trx.deleteFrom('role').where('id', '=', id).execute()
}

/** Of each role how many hold it; of those who are disabled too, where they count. */
export async function countHolders(
  db: Db,
  { disabledToo }: { disabledToo: boolean },
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('account_role')
    .innerJoin('account', 'account.id', 'account_id')
    .select(['role_id', sql<number>`count(*)::int`.as('people')])
    .$if(!disabledToo, (query) => query.where('disabled_at', 'is', null))
    .groupBy('role_id')
    .execute()
  return new Map(rows.map(({ role_id, people }) => [role_id, people]))
}

interface RightsHolder {
  id: string
  username: string
  name: string
  mobile: string
  administrator: boolean
  roleIds: string[]
}

/** Everybody of the staff who may log in. */
export async function readRightsHolders(db: Db): Promise<RightsHolder[]> {
  const { rows } = await sql<RightsHolder>`
    SELECT id, username, coalesce(nullif(real_name, ''), username) AS name, staff_mobile AS mobile,
      department = 'administrator' AS administrator,
      ARRAY(SELECT role_id FROM account_role WHERE account_id = account.id) AS "roleIds"
    FROM account WHERE department <> 'exhibitor' AND disabled_at IS NULL
    ORDER BY department, real_name COLLATE "zh-x-icu", username`.execute(db)
  return rows
}

/** The first of a fair's keys are the ones it was made with, and ask nobody for a decision. */
export async function insertMissingKeys(db: Db, keys: readonly string[]): Promise<void> {
  await sql`INSERT INTO permission_key (key, decided_at)
    SELECT key, CASE WHEN EXISTS (SELECT FROM permission_key) THEN NULL ELSE now() END
    FROM unnest(${keys}::text[]) AS key
    ON CONFLICT (key) DO NOTHING`.execute(db)
}

export async function readUndecidedKeys(db: Db): Promise<PermissionKey[]> {
  const rows = await db
    .selectFrom('permission_key')
    .select('key')
    .where('decided_at', 'is', null)
    .orderBy('key')
    .execute()
  return rows.map(({ key }) => key).filter(isPermissionKey)
}

/** Answers whether there was anything to decide. */
export async function decideKey(trx: Db, key: PermissionKey, by: string): Promise<boolean> {
  const row = await trx
    .updateTable('permission_key')
    .set({ decided_at: sql`now()`, decided_by: by })
    .where('key', '=', key)
    .where('decided_at', 'is', null)
    .returning('key')
    .executeTakeFirst()
  return row !== undefined
}
