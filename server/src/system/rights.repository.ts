import {
  type Department,
  isPermissionKey,
  type PermissionKey,
  permissionKeys,
} from '@fairground/domain/account'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

const rightsLock = 7_214_012

/** Who changes what people may do does so alone, in every process, until the transaction ends. */
export async function lockRights(trx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${rightsLock})`.execute(trx)
}

/** What one account may do, as it stands now. */
export interface Rights {
  accountId: string
  name: string
  department: Department
  roles: string[]
  keys: ReadonlySet<PermissionKey>
}

export const keysOf = (department: string, granted: readonly string[]): PermissionKey[] =>
  department === 'administrator' ? [...permissionKeys] : granted.filter(isPermissionKey)

interface RightsRow {
  id: string
  username: string
  realName: string
  department: Department
  roles: string[]
  granted: string[]
}

const rightsRow = sql`account.id, username, real_name AS "realName", department,
  ARRAY(SELECT role.code FROM account_role JOIN role ON role.id = role_id WHERE account_id = account.id) AS roles,
  ARRAY(SELECT DISTINCT unnest(role.permissions) FROM account_role JOIN role ON role.id = role_id
    WHERE account_id = account.id) AS granted`

const toRights = ({ id, username, realName, department, roles, granted }: RightsRow): Rights => ({
  accountId: id,
  name: realName || username,
  department,
  roles,
  keys: new Set(keysOf(department, granted)),
})

/** Of staff; exhibitors hold no keys and are nobody's to manage here. */
export async function readRights(db: Db, accountId: string): Promise<Rights | undefined> {
  const { rows } = await sql<RightsRow>`SELECT ${rightsRow} FROM account
    WHERE id = ${accountId} AND department <> 'exhibitor'`.execute(db)
  return rows[0] && toRights(rows[0])
}

/** Of somebody whose session is still open and who is not disabled. */
export async function readOpenRights(
  db: Db,
  { accountId, sessionId }: { accountId: string; sessionId: string },
): Promise<Rights | undefined> {
  const { rows } =
    await sql<RightsRow>`SELECT ${rightsRow} FROM account JOIN session ON session.account_id = account.id
    WHERE account.id = ${accountId} AND session.id = ${sessionId} AND session.ended_at IS NULL
      AND account.disabled_at IS NULL`.execute(db)
  return rows[0] && toRights(rows[0])
}

/** Whoever has yet to choose a password may never come in, so they do not count. */
export async function countUsableAdministrators(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM account
    WHERE department = 'administrator' AND disabled_at IS NULL AND NOT must_change_password`.execute(db)
  return rows[0]?.count ?? 0
}
