import type { UserType } from '@fairground/domain/account'
import type { StaffDepartment, StaffUser, UserState } from '@fairground/domain/system'
import type { Language } from '@fairground/domain/text'
import type { UserSearch } from '@fairground/wire/system/users'
import { type SqlBool, sql } from 'kysely'
import { lockedNames } from '../account'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import type { JoinedView } from '../platform/database/joined-view'
import { containing } from '../platform/database/search'

interface NamedRole {
  id: string
  zh: string
  en: string
}

export interface UserRow {
  id: string
  username: string
  realName: string
  department: StaffDepartment
  userType: UserType
  post: string
  mobile: string
  email: string
  unitId: string | null
  unit: { zh: string; en: string } | null
  roles: NamedRole[]
  granted: string[]
  state: UserState
  openSessions: number
  lastLogin: Date | null
  version: number
}

const tables = (failures: number) => sql`
  account LEFT JOIN org_unit unit ON unit.id = account.staff_unit_id
  LEFT JOIN (${lockedNames(failures)}) locked ON locked.name = lower(account.username)
  LEFT JOIN LATERAL (
    SELECT at FROM login_log WHERE lower(login_log.username) = lower(account.username) AND outcome = 'ok'
    ORDER BY login_log.id DESC LIMIT 1) last ON true`

const state = sql`CASE WHEN account.disabled_at IS NOT NULL THEN 'disabled' WHEN locked.name IS NOT NULL THEN 'locked'
  WHEN account.must_change_password THEN 'initial' ELSE 'active' END`

const shown = sql<UserRow>`account.id, username, real_name AS "realName", department, user_type AS "userType", staff_post AS post,
  staff_mobile AS mobile, staff_email AS email, staff_unit_id AS "unitId",
  CASE WHEN unit.id IS NULL THEN NULL ELSE json_build_object('zh', unit.name_zh, 'en', unit.name_en) END AS unit,
  coalesce((SELECT json_agg(json_build_object('id', role.id, 'zh', role.name_zh, 'en', role.name_en) ORDER BY role.name_zh)
    FROM account_role JOIN role ON role.id = role_id WHERE account_id = account.id), '[]') AS roles,
  ARRAY(SELECT DISTINCT unnest(role.permissions) FROM account_role JOIN role ON role.id = role_id
    WHERE account_id = account.id) AS granted,
  ${state} AS state, last.at AS "lastLogin", staff_version AS version,
  (SELECT count(*)::int FROM session WHERE account_id = account.id AND ended_at IS NULL
    AND expires_at > now() AND idle_expires_at > now()) AS "openSessions"`

const below = (unitId: string) => sql<SqlBool>`staff_unit_id IN (WITH RECURSIVE below AS (
  SELECT id FROM org_unit WHERE id = ${unitId}
  UNION SELECT org_unit.id FROM org_unit JOIN below ON org_unit.parent_id = below.id) SELECT id FROM below)`

/** After how many failures a name counts as locked, and in whose language the list is read. */
export interface Reading {
  failures: number
  language: Language
}

const names = sql`concat_ws(' ', username, real_name, staff_post, staff_mobile, staff_email)`

export const staffUsers: JoinedView<UserRow, UserSearch, Reading> = {
  id: sql`account.id`,
  tables: ({ failures }) => tables(failures),
  shown: () => shown,
  always: () => sql`department <> 'exhibitor'`,
  asked: () => ({
    name: (typed) => sql`${names} ILIKE ${containing(typed)}`,
    roleId: (id) => sql`EXISTS (SELECT FROM account_role WHERE account_id = account.id AND role_id = ${id})`,
    unitId: below,
    department: (department) => sql`department = ${department}`,
    state: (wanted) => sql`${state} = ${wanted}`,
  }),
  sorted: {
    username: () => sql`lower(username)`,
    realName: () => byReading(sql`real_name`),
    lastLogin: () => sql`last.at`,
  },
  /** Administrators first, then by name. */
  usual: () => sql`department, ${byReading(sql`real_name`)}, lower(username)`,
}

export async function readUser(db: Db, id: string, failures: number): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`SELECT ${shown} FROM ${tables(failures)}
    WHERE account.id = ${id} AND department <> 'exhibitor'`.execute(db)
  return rows[0]
}

/** What a change is compared with, under lock. */
export interface HeldUser extends Omit<StaffUser, 'roleIds'> {
  id: string
  version: number
  enabled: boolean
}

export async function lockUser(trx: Db, id: string): Promise<HeldUser | undefined> {
  const { rows } = await sql<HeldUser>`SELECT id, staff_version AS version, username, real_name AS "realName",
      user_type AS "userType", department, staff_unit_id AS "unitId", staff_post AS post, staff_mobile AS mobile,
      staff_email AS email, disabled_at IS NULL AS enabled
    FROM account WHERE id = ${id} AND department <> 'exhibitor' FOR UPDATE`.execute(trx)
  return rows[0]
}

const columns = (user: Omit<StaffUser, 'roleIds'>) => ({
  username: user.username,
  real_name: user.realName,
  user_type: user.userType,
  department: user.department,
  staff_unit_id: user.unitId,
  staff_post: user.post,
  staff_mobile: user.mobile,
  staff_email: user.email,
})

/** Answers with the id, or with nothing where there is an account of this id. */
export async function insertUser(
  trx: Db,
  id: string,
  user: StaffUser,
  initial: { passwordHash: string; until: Date },
): Promise<string | undefined> {
  const row = await trx
    .insertInto('account')
    .values({
      id,
      ...columns(user),
      password_hash: initial.passwordHash,
      must_change_password: true,
      initial_password_expires_at: initial.until,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function updateUser(trx: Db, id: string, user: StaffUser): Promise<void> {
  await trx
    .updateTable('account')
    .set({ ...columns(user), staff_version: sql`staff_version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function countChange(trx: Db, id: string): Promise<void> {
  await trx
    .updateTable('account')
    .set({ staff_version: sql`staff_version + 1`, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function disableUser(trx: Db, id: string): Promise<void> {
  await trx.updateTable('account').set({ disabled_at: sql`now()` }).where('id', '=', id).execute()
}

export async function readRoleIds(db: Db, accountId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('account_role')
    .select('role_id')
    .where('account_id', '=', accountId)
    .execute()
  return rows.map(({ role_id }) => role_id)
}

export async function setRoles(trx: Db, accountId: string, roleIds: readonly string[]): Promise<void> {
  await trx.deleteFrom('account_role').where('account_id', '=', accountId).execute()
  if (roleIds.length > 0)
    await trx
      .insertInto('account_role')
      .values(roleIds.map((role_id) => ({ account_id: accountId, role_id })))
      .execute()
}

interface OpenSessionRow {
  id: string
  since: Date
  lastSeen: Date
  address: string
  userAgent: string
}

export async function readOpenSessions(db: Db, accountId: string): Promise<OpenSessionRow[]> {
  const { rows } =
    await sql<OpenSessionRow>`SELECT id, created_at AS since, last_seen_at AS "lastSeen", address,
      user_agent AS "userAgent"
    FROM session WHERE account_id = ${accountId} AND ended_at IS NULL AND expires_at > now() AND idle_expires_at > now()
    ORDER BY last_seen_at DESC`.execute(db)
  return rows
}
