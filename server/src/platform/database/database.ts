import { Kysely, PostgresDialect, type Transaction } from 'kysely'
import pg from 'pg'
import type { DB } from './tables.generated'

export type Database = Kysely<DB>
/** A connection or a transaction: what a repository works on. */
export type Db = Kysely<DB> | Transaction<DB>

// Dates without a time are calendar dates; turning them into instants would shift them by the server's zone.
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
// Figures with two decimals and counts fit a double exactly at our sizes.
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

export const openDatabase = (pool: pg.Pool): Database =>
  new Kysely<DB>({ dialect: new PostgresDialect({ pool }) })
