import { type Config, ConfigError } from '../platform/config/config'
import type { Db } from '../platform/database/database'
import type { PasswordVault } from '../platform/passwords/password-vault'

/** A production fair starts empty but for one administrator, who must choose a new password at the first login. */
export async function seedFirstAdministrator(db: Db, config: Config, vault: PasswordVault): Promise<void> {
  const existing = await db
    .selectFrom('account')
    .select('id')
    .where('department', '=', 'administrator')
    .limit(1)
    .executeTakeFirst()
  if (existing) return
  if (!config.INITIAL_ADMIN_PASSWORD) {
    throw new ConfigError([
      'INITIAL_ADMIN_PASSWORD: needed once, for the first administrator (username admin)',
    ])
  }
  await db
    .insertInto('account')
    .values({
      username: 'admin',
      password_hash: await vault.hash(config.INITIAL_ADMIN_PASSWORD),
      user_type: 'CHN',
      department: 'administrator',
      real_name: '管理员',
      must_change_password: true,
    })
    .execute()
}
