import pg from 'pg'
import { hangUp } from './hang-up'
import type { Lifeline } from './lifeline'
import { DatabaseAway } from './outage'
import { PlanKeepingClient } from './plan-once'

export interface DatabaseAddress {
  connectionString: string
  tls: 'off' | 'require' | 'verify'
  ca?: string | undefined
}

export const connectionTo = ({ connectionString, tls, ca }: DatabaseAddress): pg.ClientConfig => ({
  connectionString,
  ssl: tls === 'off' ? false : { rejectUnauthorized: tls === 'verify', ca },
  application_name: 'fairground',
  connectionTimeoutMillis: 10_000,
  keepAlive: true,
})

interface PoolOptions {
  connection: pg.ClientConfig
  size: number
  /** 0 for work that may take as long as it takes. */
  queryTimeoutMs: number
  /** What it says, the pool acts on. */
  lifeline?: Lifeline
  onError: (error: Error) => void
}

/** A call without a connection is answered in words within five seconds; a line this long means that nobody is served. */
const mostWaitMs = 4_000

export function openPool({ connection, size, queryTimeoutMs, lifeline, onError }: PoolOptions): pg.Pool {
  const members = new Set<Member>()
  lifeline?.onAway(() => {
    // Whoever was still being connected has asked for nothing yet, and may be told so.
    for (const member of members) hangUp(member, member.connected ? undefined : new DatabaseAway())
  })

  class Member extends PlanKeepingClient {
    connected = false

    constructor(config: pg.ClientConfig) {
      super(config)
      members.add(this)
      this.once('end', () => members.delete(this))
      // The pool listens to idle connections only; an error nobody hears ends the process.
      this.on('error', onError)
    }

    /** As the pool calls it. */
    override connect(callback?: unknown): never {
      const done = callback as (error: Error | null, ...rest: unknown[]) => void
      if (lifeline?.state === 'away') {
        members.delete(this)
        return process.nextTick(done, new DatabaseAway()) as never
      }
      const noticed: typeof done = (error, ...rest) => {
        this.connected = !error
        if (error) lifeline?.notice(error)
        done(error, ...rest)
      }
      return super.connect(noticed as never) as never
    }

    override query(text: unknown, ...rest: unknown[]): never {
      const asked: unknown = super.query(text, ...rest)
      if (asked instanceof Promise) asked.catch((error: Error) => this.failed(error))
      return asked as never
    }

    private failed(error: Error): void {
      lifeline?.notice(error)
      // Its answer may still come, and would be taken for the answer to the next question.
      if (error.message === 'Query read timeout') hangUp(this)
    }
  }

  const pool = new pg.Pool({
    ...connection,
    Client: Member as never,
    max: size,
    connectionTimeoutMillis: mostWaitMs,
    statement_timeout: queryTimeoutMs,
    // The client gives up a little later than the server, so that normally the server's own message is seen.
    query_timeout: queryTimeoutMs && queryTimeoutMs + 2_000,
    idle_in_transaction_session_timeout: queryTimeoutMs * 2,
    // Opening one costs as much as several calls, and after a lull they would all be opened at once.
    idleTimeoutMillis: 600_000,
  })
  // Said by the connection itself already.
  pool.on('error', () => undefined)
  return pool
}
