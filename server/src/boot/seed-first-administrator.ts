import { type Config, ConfigError } from '../platform/config/config'
import type { Db } from '../platform/database/database'
import type { HashPassword } from '../platform/passwords/password-checks'
import { hasAdministrator, insertFirstAdministrator } from './seeding.repository'

/** A production fair starts empty but for one administrator, who must choose a new password at the first login. */
export async function seedFirstAdministrator(db: Db, config: Config, hash: HashPassword): Promise<void> {
  if (await hasAdministrator(db)) return
  if (!config.INITIAL_ADMIN_PASSWORD) {
    throw new ConfigError([
      'INITIAL_ADMIN_PASSWORD: needed once, for the first administrator (username admin)',
    ])
  }
  await insertFirstAdministrator(db, await hash(config.INITIAL_ADMIN_PASSWORD))
}
