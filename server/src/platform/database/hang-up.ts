import type pg from 'pg'

/** Ends a connection without a word: a database that hangs would never answer a polite one. */
export function hangUp(client: pg.Client | undefined, why?: Error): void {
  client?.connection.stream.destroy(why)
}
