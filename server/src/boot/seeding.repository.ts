import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

const seedLock = 7_214_002

/** Processes that start together seed one after the other. Held until the transaction ends. */
export async function lockSeeding(trx: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(${seedLock})`.execute(trx)
}

export async function hasAnyAccount(db: Db): Promise<boolean> {
  return (await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function hasAdministrator(db: Db): Promise<boolean> {
  const existing = await db
    .selectFrom('account')
    .select('id')
    .where('department', '=', 'administrator')
    .limit(1)
    .executeTakeFirst()
  return existing !== undefined
}

export async function insertFirstAdministrator(db: Db, passwordHash: string): Promise<void> {
  await db
    .insertInto('account')
    .values({
      username: 'admin',
      password_hash: passwordHash,
      user_type: 'CHN',
      department: 'administrator',
      real_name: '管理员',
      must_change_password: true,
    })
    .execute()
}
