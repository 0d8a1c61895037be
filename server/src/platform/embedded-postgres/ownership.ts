import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { tryOwnerLock } from './supervisor-connection'

const RETRY_EVERY_MS = 200

export interface Ownership {
  close(): void
}

/**
 * Shows to others that this cluster has a live owner. PostgreSQL drops every connection when one of its
 * processes crashes, so the sign is put up again whenever the connection is lost.
 */
export function keepOwnership(first: Client, connect: () => Promise<Client>): Ownership {
  let closed = false
  let current = first

  const renew = async () => {
    while (!closed) {
      try {
        const client = await connect()
        if (closed || !(await tryOwnerLock(client))) await client.end()
        else return watch(client)
      } catch {
        // PostgreSQL is restarting or gone; in the latter case close() ends the loop.
      }
      await sleep(RETRY_EVERY_MS)
    }
  }

  const watch = (client: Client) => {
    current = client
    client.once('end', () => void renew())
  }

  watch(first)
  return {
    close() {
      closed = true
      current.end().catch(() => {})
    },
  }
}
