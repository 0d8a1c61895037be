import os from 'node:os'
import type pg from 'pg'

/**
 * Lets everybody else's queries go first: a connection to our own PostgreSQL is a process beside ours. Only for
 * connections made for work that takes long, because no process may raise its priority again.
 */
export function giveWay(connection: pg.PoolClient & { processID?: number | null }): void {
  if (!connection.processID) return
  try {
    os.setPriority(connection.processID, os.constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // Not allowed to: the work is done all the same, only less politely.
  }
}
