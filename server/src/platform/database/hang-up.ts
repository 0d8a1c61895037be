import type pg from 'pg'

/** Ends a connection without a word: a database that hangs would never answer a polite one. */
export function hangUp(client: pg.Client | undefined): void {
  client?.connection.stream.destroy()
}
