import { initialSettings } from '@fairground/domain/settings'
import { generateFair } from '../demo/generate-fair'
import { loadFair } from '../demo/load-fair.repository'
import type { Config } from '../platform/config/config'
import { demoPassword } from '../platform/config/demo-password'
import type { Db } from '../platform/database/database'
import type { HashPassword } from '../platform/passwords/password-checks'
import { hasAnyAccount } from './seeding.repository'

/** Fills an empty database once. A fair that has any account is somebody's work and is never touched. */
export async function seedDemoFair(
  db: Db,
  config: Config,
  hash: HashPassword,
  log: (line: string) => void,
): Promise<void> {
  if (await hasAnyAccount(db)) return
  log(`seeding the demo fair (${config.DEMO_SIZE})`)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: initialSettings.timeZone }).format(new Date())
  const fair = generateFair({ size: config.DEMO_SIZE, edition: initialSettings.edition, today })
  await loadFair(db, fair, await hash(demoPassword))
}
