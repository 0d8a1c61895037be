import { initialSettings } from '@fairground/domain/settings'
import { generateFair } from '../demo/generate-fair'
import { loadFair } from '../demo/load-fair.repository'
import { renewWindows } from '../demo/renew-windows'
import type { Config } from '../platform/config/config'
import { demoPassword } from '../platform/config/demo-password'
import type { Db } from '../platform/database/database'
import type { HashPassword } from '../platform/passwords/password-checks'
import { dataKeysFor } from '../platform/secrets/kept-data-keys'
import { createSecrets } from '../platform/secrets/secrets'
import { hasAnyAccount } from './seeding.repository'

/**
 * Fills an empty database once. A fair that has any account is somebody's work and is never touched, but for windows of
 * the demo fair that have all passed.
 */
export async function seedDemoFair(
  db: Db,
  config: Config,
  hash: HashPassword,
  log: (line: string) => void,
): Promise<void> {
  if (await hasAnyAccount(db)) {
    const renewed = await renewWindows(db, new Date())
    if (renewed > 0) log(`renewed the demo fair's time windows: ${renewed}`)
    return
  }
  log(`seeding the demo fair (${config.DEMO_SIZE})`)
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: initialSettings.timeZone }).format(new Date())
  const fair = generateFair({ size: config.DEMO_SIZE, edition: initialSettings.edition, today })
  const secrets = createSecrets(dataKeysFor(config))
  await loadFair(db, fair, { passwordHash: await hash(demoPassword), secrets })
}
