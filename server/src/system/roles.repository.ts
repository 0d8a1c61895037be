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
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
}
