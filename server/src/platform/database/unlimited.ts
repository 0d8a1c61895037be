import type pg from 'pg'
import type { Config } from '../config/config'
import { connectionOptions } from './database'

/** For work that takes as long as it takes, such as migrating and seeding: nobody waits for it in a browser. */
export const unlimitedConnection = (config: Config, connectionString: string): pg.ClientConfig => ({
  ...connectionOptions({
    connectionString,
    poolSize: 1,
    queryTimeoutMs: 0,
    tls: config.DATABASE_TLS,
    ca: config.databaseCa,
    onError: () => undefined,
  }),
  query_timeout: 0,
})
