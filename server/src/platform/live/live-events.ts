import { type LiveEvent, liveEvent } from '@fairground/domain/live'
import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../database/database'

const channel = 'fairground_live'
const gatherMs = 30

export interface LiveEvents {
  /** Raised when the surrounding transaction commits; never when it rolls back. */
  publish(db: Db, event: LiveEvent): Promise<void>
  /**
   * For what many write at once: to be called when the change is committed. Inside the transaction a notice would make
   * every other writer wait for this one. The same said several times within a moment is told once.
   */
  publishSoon(db: Db, event: LiveEvent): void
  subscribe(listener: (event: LiveEvent) => void): () => void
  /** Hears on this connection from now on; the one before was lost. */
  listenOn(client: pg.Client): Promise<void>
  /** The connection was away and is back: whatever happened meanwhile was not heard. */
  onReturn(listener: () => void): void
  /** Said by whoever keeps the connection up, once the database can be asked again. */
  returned(): void
  readonly connected: boolean
}

/** Needs no connection of its own: whoever can write to the database can raise an event with what it writes. */
export async function publishEvent(db: Db, event: LiveEvent): Promise<void> {
  await sql`SELECT pg_notify(${channel}, ${JSON.stringify(event)})`.execute(db)
}

/** Carries events between app processes over LISTEN/NOTIFY, on a connection that somebody else keeps up. */
export function createLiveEvents(log: { warn: (details: object, message: string) => void }): LiveEvents {
  const listeners = new Set<(event: LiveEvent) => void>()
  const returns = new Set<() => void>()
  let current: pg.Client | undefined
  const soon = new Map<string, LiveEvent>()
  const together = 500

  async function publishGathered(db: Db): Promise<void> {
    const events = [...soon.values()]
    soon.clear()
    const payloads = events.map((event) => JSON.stringify(event))
    for (let first = 0; first < payloads.length; first += together)
      await sql`SELECT pg_notify(${channel}, payload)
        FROM unnest(${payloads.slice(first, first + together)}::text[]) payload`.execute(db)
  }

  function deliver(payload: string | undefined): void {
    const parsed = liveEvent.safeParse(parseJson(payload))
    if (!parsed.success) {
      log.warn({}, 'live events: a process of another version sent an unknown event')
      return
    }
    for (const listener of listeners) listener(parsed.data)
  }

  return {
    publish: publishEvent,
    publishSoon(db, event) {
      if (soon.size === 0)
        setTimeout(() => {
          publishGathered(db).catch((error: unknown) =>
            log.warn({ err: error }, 'live events: a change was made but could not be told of'),
          )
        }, gatherMs)
      soon.set(JSON.stringify(event), event)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async listenOn(client) {
      client.on('notification', ({ payload }) => deliver(payload))
      client.once('end', () => {
        if (current === client) current = undefined
      })
      await client.query(`LISTEN ${channel}`)
      current = client
    },
    returned() {
      for (const listener of returns) listener()
    },
    onReturn(listener) {
      returns.add(listener)
    },
    get connected() {
      return current !== undefined
    },
  }
}

/** Anyone with the database's password can notify; nobody may bring the process down with it. */
function parseJson(payload: string | undefined): unknown {
  try {
    return JSON.parse(payload ?? 'null')
  } catch {
    return undefined
  }
}
