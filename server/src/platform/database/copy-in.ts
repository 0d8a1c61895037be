import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { from } from 'pg-copy-streams'

/**
 * Sends rows (see `copyText`) to a table through COPY, which takes half the time of an INSERT. What stands before the COPY
 * in `statements` happens with it or not at all; no values are bound, so nothing a person wrote may stand there.
 */
export async function copyIn(pool: pg.Pool, statements: string, lines: Buffer): Promise<void> {
  const client = await pool.connect()
  let failure: unknown
  try {
    await pipeline([lines], client.query(from(statements)))
  } catch (error) {
    failure = error
    throw error
  } finally {
    // A connection that broke off in the middle of a COPY is of no use to anybody.
    client.release(failure !== undefined)
  }
}
