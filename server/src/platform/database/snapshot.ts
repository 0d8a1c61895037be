import type { Database, Db } from './database'

/** Everything read in it stood at one moment, so parts that are shown together agree. */
export const readSnapshot = <Result>(db: Database, read: (trx: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
