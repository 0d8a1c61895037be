import { randomUUID } from 'node:crypto'
import type { PermissionKey } from '@fairground/domain/account'
import type { StaffUser } from '@fairground/domain/system'
import type { Answer, Signed, TestFair } from '../support/test-fair'

export const staffUserOf = (username: string, over: Partial<StaffUser> = {}): StaffUser => ({
  username,
  realName: `某${username}`,
  userType: 'CHN',
  department: 'staff',
  roleIds: [],
  unitId: null,
  post: '',
  mobile: '',
  email: '',
  ...over,
})

export const post = (fair: TestFair, as: Signed, path: string, payload: object): Promise<Answer> =>
  fair.ask({ method: 'POST', url: `/api/system/${path}`, as, payload })

export const get = (fair: TestFair, as: Signed, path: string): Promise<Answer> =>
  fair.ask({ method: 'GET', url: `/api/system/${path}`, as })

export async function makeRole(fair: TestFair, name: string, keys: PermissionKey[]): Promise<string> {
  const { id } = await fair.platform.db
    .insertInto('role')
    .values({ id: randomUUID(), code: `test-${name}`, name_zh: name, name_en: name, permissions: keys })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Somebody who has chosen a password; written straight into the tables. */
export async function makeUser(
  fair: TestFair,
  username: string,
  { department = 'staff', roleIds = [] }: { department?: string; roleIds?: string[] } = {},
): Promise<string> {
  const { db } = fair.platform
  const { id } = await db
    .insertInto('account')
    .values({ username, password_hash: 'none', user_type: 'CHN', department, real_name: `某${username}` })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const role_id of roleIds)
    await db.insertInto('account_role').values({ account_id: id, role_id }).execute()
  return id
}

export async function versionOf(fair: TestFair, table: 'account' | 'role', id: string): Promise<number> {
  const { db } = fair.platform
  const row =
    table === 'account'
      ? await db
          .selectFrom('account')
          .select('staff_version as version')
          .where('id', '=', id)
          .executeTakeFirstOrThrow()
      : await db.selectFrom('role').select('version').where('id', '=', id).executeTakeFirstOrThrow()
  return row.version
}
