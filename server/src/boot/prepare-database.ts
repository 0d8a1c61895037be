import { seedCodeLists } from '../codelist/seed-code-lists'
import type { Config } from '../platform/config/config'
import { type Database, openDatabase } from '../platform/database/database'
import { migrate } from '../platform/database/migrate'
import { connectionTo, openPool } from '../platform/database/pool'
import { type HashPassword, hashPassword } from '../platform/passwords/password-checks'
import { seedMenu } from '../system/seed-menu'
import { seedRoles } from '../system/seed-roles'
import { requireUtf8 } from './require-utf8'
import { seedDemoFair } from './seed-demo-fair'
import { seedFirstAdministrator } from './seed-first-administrator'
import { lockSeeding } from './seeding.repository'

export interface Preparation {
  config: Config
  connectionString: string
  migrations: string
  /** For the passwords of accounts a fair starts with. */
  hash?: HashPassword
  log: (line: string) => void
}

/**
 * Brings the database to this version and fills in what a fair starts with. Processes that start together do it one
 * after the other; the first does the work, so waiting and seeding have no time limit.
 */
export async function prepareDatabase({
  config,
  connectionString,
  migrations,
  hash = hashPassword,
  log,
}: Preparation): Promise<void> {
  const pool = openPool({
    connection: connectionTo({ connectionString, tls: config.DATABASE_TLS, ca: config.databaseCa }),
    size: 1,
    queryTimeoutMs: 0,
    onError: (error) => log(`database: ${error.message}`),
  })
  try {
    const client = await pool.connect()
    try {
      await requireUtf8(client)
      for (const name of await migrate(client, migrations)) log(`migrated: ${name}`)
    } finally {
      client.release()
    }
    await seed(openDatabase(pool), config, hash, log)
  } finally {
    await pool.end()
  }
}

/** Reference data always; in demo mode the demo fair, once, into an empty database. All of it or none. */
async function seed(
  db: Database,
  config: Config,
  hash: HashPassword,
  log: (line: string) => void,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await lockSeeding(trx)
    await seedCodeLists(trx)
    await seedRoles(trx)
    await seedMenu(trx)
    if (config.MODE === 'demo') await seedDemoFair(trx, config, hash, log)
    else await seedFirstAdministrator(trx, config, hash)
  })
}
