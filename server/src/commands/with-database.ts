import { existsSync } from 'node:fs'
import type pg from 'pg'
import { chooseDatabase } from '../boot/choose-database'
import type { DatabaseSettings } from '../platform/config/database-settings'
import { type Database, openDatabase, openPool } from '../platform/database/database'
import { layoutOf } from '../platform/embedded-postgres/layout'
import { runningDatabase } from '../platform/embedded-postgres/running-database'

/** There is no fair where the settings point to. */
export class NoFair extends Error {}

const queryTimeoutMs = 60_000

/** The fair's database for one piece of work: the given one, the one a running product keeps, or that one started for it. */
export async function withDatabase<Result>(
  settings: DatabaseSettings,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const { connectionString, embedded } = await findDatabase(settings)
  const pool = openPool({
    connectionString,
    poolSize: 2,
    queryTimeoutMs,
    tls: settings.DATABASE_TLS,
    ca: settings.databaseCa,
    onError: () => undefined,
  })
  try {
    await requireFair(pool)
    return await work(openDatabase(pool))
  } finally {
    await pool.end()
    await embedded?.stop()
  }
}

async function findDatabase(settings: DatabaseSettings): ReturnType<typeof chooseDatabase> {
  const { DATABASE_URL, dataDir } = settings
  const running = DATABASE_URL ? undefined : await runningDatabase(dataDir)
  if (running) return { connectionString: running, embedded: undefined }
  // A start would make an empty one.
  if (!DATABASE_URL && !existsSync(layoutOf(dataDir).cluster))
    throw new NoFair(`There is no fair in ${dataDir}. Set DATA_DIR or DATABASE_URL as for Fairground itself.`)
  return chooseDatabase(settings, () => undefined)
}

async function requireFair(pool: pg.Pool): Promise<void> {
  const found = await pool
    .query<{ account: string | null }>(`SELECT to_regclass('account') AS account`)
    .catch((error: NodeJS.ErrnoException) => {
      throw new NoFair(
        `The database cannot be reached: ${error.message || error.code}. Check DATABASE_URL, DATABASE_PASSWORD and DATABASE_TLS.`,
      )
    })
  if (!found.rows[0]?.account)
    throw new NoFair('This database holds no fair yet. Start Fairground on it first.')
}
