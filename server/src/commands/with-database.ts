import type pg from 'pg'
import { openExistingDatabase } from '../boot/existing-database'
import type { DatabaseSettings } from '../platform/config/database-settings'
import { type Database, openDatabase } from '../platform/database/database'
import { connectionTo, openPool } from '../platform/database/pool'

/** There is no fair where the settings point to. */
export class NoFair extends Error {}

const queryTimeoutMs = 60_000

/** The fair's database for one piece of work: the given one, the one a running product keeps, or that one started for it. */
export async function withDatabase<Result>(
  settings: DatabaseSettings,
  work: (db: Database) => Promise<Result>,
): Promise<Result> {
  const found = await openExistingDatabase(settings)
  if (!found)
    throw new NoFair(
      `There is no fair in ${settings.dataDir}. Set DATA_DIR or DATABASE_URL as for Fairground itself.`,
    )
  const pool = openPool({
    connection: connectionTo({
      connectionString: found.connectionString,
      tls: settings.DATABASE_TLS,
      ca: settings.databaseCa,
    }),
    size: 2,
    queryTimeoutMs,
    onError: () => undefined,
  })
  try {
    await requireFair(pool)
    return await work(openDatabase(pool))
  } finally {
    await pool.end()
    await found.close()
  }
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
