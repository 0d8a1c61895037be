import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import { PlanKeepingClient } from './plan-once'
import type { DB } from './tables.generated'

export type Database = Kysely<DB>
/** A connection or a transaction: what a repository works on. */
export type Db = Kysely<DB> | Transaction<DB>

export interface DatabaseOptions {
  connectionString: string
  poolSize: number
  queryTimeoutMs: number
  tls: 'off' | 'require' | 'verify'
  ca?: string | undefined
  onError: (error: Error) => void
}

// Dates without a time are calendar dates; turning them into instants would shift them by the server's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
// Figures with two decimals and counts fit a double exactly at our sizes.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export function connectionOptions(options: DatabaseOptions): pg.ClientConfig {
  return {
    connectionString: options.connectionString,
    ssl: options.tls === 'off' ? false : { rejectUnauthorized: options.tls === 'verify', ca: options.ca },
    application_name: 'fairground',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    statement_timeout: options.queryTimeoutMs,
    // The client gives up a little later than the server, so that normally the server's own message is seen.
    query_timeout: options.queryTimeoutMs + 2_000,
    idle_in_transaction_session_timeout: options.queryTimeoutMs * 2,
  }
}

export function openPool(options: DatabaseOptions): pg.Pool {
  const pool = new pg.Pool({
    ...connectionOptions(options),
    Client: PlanKeepingClient,
    max: options.poolSize,
    // Opening one costs as much as several calls, and after a lull they would all be opened at once.
    idleTimeoutMillis: 600_000,
  })
  // An idle client whose server went away emits here; unheard it would end the process.
  pool.on('error', options.onError)
  return pool
}

export const openDatabase = (pool: pg.Pool): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
