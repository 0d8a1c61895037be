import { type LiveEvent, liveEvent } from '@fairground/domain/live'
import { sql } from 'kysely'
import pg from 'pg'
import type { Db } from '../database/database'

const channel = 'fairground_live'

export interface LiveEvents {
  /** Raised when the surrounding transaction commits; never when it rolls back. */
  publish(db: Db, event: LiveEvent): Promise<void>
  subscribe(listener: (event: LiveEvent) => void): () => void
  /** The connection was away and is back: whatever happened meanwhile was not heard. */
  onReturn(listener: () => void): void
  readonly connected: boolean
  stop(): Promise<void>
}

/** Needs no connection of its own: whoever can write to the database can raise an event with what it writes. */
export async function publishEvent(db: Db, event: LiveEvent): Promise<void> {
  await sql`SELECT pg_notify(${channel}, ${JSON.stringify(event)})`.execute(db)
}

interface Options {
  connection: pg.ClientConfig
  log: { warn: (details: object, message: string) => void }
}

/** Carries events between app processes over LISTEN/NOTIFY, on a connection of its own that comes back when lost. */
export async function startLiveEvents({ connection, log }: Options): Promise<LiveEvents> {
  const listeners = new Set<(event: LiveEvent) => void>()
  const returns = new Set<() => void>()
  let client: pg.Client | undefined
  let stopped = false
  let retry: NodeJS.Timeout | undefined

  async function connect(): Promise<void> {
    const next = new pg.Client({
      ...connection,
      statement_timeout: 0,
      query_timeout: 0,
      application_name: 'fairground live',
    })
    next.on('error', (error) => lose(next, error))
    next.on('end', () => lose(next))
    next.on('notification', ({ payload }) => deliver(payload))
    await next.connect()
    await next.query(`LISTEN ${channel}`)
    client = next
  }

  function lose(lost: pg.Client, error?: Error): void {
    if (stopped || client !== lost) return
    client = undefined
    log.warn({ err: error }, 'live events: connection lost, reconnecting')
    reconnect(250)
  }

  function reconnect(delayMs: number): void {
    retry = setTimeout(() => {
      connect().then(
        () => {
          for (const listener of returns) listener()
        },
        (error: Error) => {
          log.warn({ err: error }, 'live events: still not connected')
          if (!stopped) reconnect(Math.min(delayMs * 2, 10_000))
        },
      )
    }, delayMs)
  }

  function deliver(payload: string | undefined): void {
    const parsed = liveEvent.safeParse(parseJson(payload))
    if (!parsed.success) {
      log.warn({}, 'live events: a process of another version sent an unknown event')
      return
    }
    for (const listener of listeners) listener(parsed.data)
  }

  await connect()
  return {
    publish: publishEvent,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    onReturn(listener) {
      returns.add(listener)
    },
    get connected() {
      return client !== undefined
    },
    async stop() {
      stopped = true
      clearTimeout(retry)
      await client?.end().catch(() => undefined)
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
