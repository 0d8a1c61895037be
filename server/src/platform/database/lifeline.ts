import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { hangUp } from './hang-up'
import { outageOf, readOnlyCode, refusesEverybody, refusesLogin } from './outage'

/**
 * What is known of the database at this moment.
 * - `well`: it answers
 * - `full`: it answers, but its disk is full
 * - `silent`: it has not answered for a moment, which may pass
 * - `away`: it is not there, or has been silent for so long that nobody should wait for it
 */
export type DatabaseState = 'well' | 'full' | 'silent' | 'away'

export interface Lifeline {
  readonly state: DatabaseState
  /** Whatever still waits for the database waits in vain. */
  onAway(listener: () => void): void
  /** Called on a new connection once it can be used: whatever happened meanwhile was not heard on the old one. */
  onBack(listener: () => void): void
  /** Somebody else's failure, which may be the first sign that nothing can be written, or nobody let in. */
  notice(error: unknown): void
  stop(): Promise<void>
}

interface Options {
  connection: pg.ClientConfig
  /** Done on every new connection before it counts. */
  prepare: (client: pg.Client) => Promise<unknown>
  log: { warn: (details: object, message: string) => void }
}

const beatEveryMs = 500
const silentAfterMs = 1_200
const awayAfterMs = 3_000
const retryEveryMs = 400

const feelPulse = `SELECT current_setting('transaction_read_only') = 'on' AS "readOnly"`
/** A file must grow for it, which a full disk refuses. Nothing of it stays. */
const feelSpace = `CREATE TEMP TABLE space_left AS SELECT repeat('x', 1000) FROM generate_series(1, 500);
  DROP TABLE space_left`

/**
 * One connection that is always there: it hears what other processes tell, feels the database's pulse, and comes back
 * when lost. A process that learnt of a hanging database only by its own calls would let each of them wait to the end.
 */
export async function startLifeline({ connection, prepare, log }: Options): Promise<Lifeline> {
  const leaving = new Set<() => void>()
  const returning = new Set<() => void>()
  const over = new AbortController()
  let state: DatabaseState = 'well'
  let client: pg.Client | undefined
  let alarms: NodeJS.Timeout[] = []

  function enter(next: DatabaseState, why?: unknown): void {
    if (state === next || over.signal.aborted) return
    const from = state
    state = next
    log.warn({ from, ...(why ? { err: why } : {}) }, `database: ${sentences[next]}`)
    if (next === 'away') for (const listener of leaving) listener()
  }

  /** Until `answered`, time runs: first it counts as silent, then as away, and then nobody waits for this connection. */
  function expectAnswer(): void {
    if (alarms.length > 0) return
    const giveUp = () => {
      if (alarms !== set) return
      enter('away')
      hangUp(client)
    }
    // An answer may have come while this process itself was busy: what has arrived is read before it is missed.
    const set = [
      setTimeout(() => state === 'well' && enter('silent'), silentAfterMs),
      setTimeout(() => setImmediate(giveUp), awayAfterMs),
    ]
    alarms = set
  }

  function answered(next: DatabaseState): void {
    for (const alarm of alarms) clearTimeout(alarm)
    alarms = []
    enter(next)
  }

  async function open(): Promise<pg.Client> {
    const next = new pg.Client({
      ...connection,
      application_name: 'fairground live',
      statement_timeout: 0,
      query_timeout: 0,
      connectionTimeoutMillis: awayAfterMs,
    })
    // What is lost shows in the next beat; without a listener it would end the process.
    next.on('error', () => undefined)
    client = next
    const tooLate = setTimeout(() => hangUp(next), awayAfterMs)
    try {
      await next.connect()
      await prepare(next)
      await requireWritable(next)
      return next
    } catch (error) {
      hangUp(next)
      throw error
    } finally {
      clearTimeout(tooLate)
    }
  }

  /** Feels the pulse until the connection is lost. */
  async function beat(on: pg.Client): Promise<void> {
    const lost = new AbortController()
    on.once('end', () => lost.abort())
    while (!lost.signal.aborted) {
      expectAnswer()
      const asked = state === 'full' ? on.query(feelSpace) : requireWritable(on)
      const trouble = await asked.then(() => undefined, outageOf)
      if (trouble === 'interrupted' || trouble === 'away') return
      answered(trouble === 'full' ? 'full' : 'well')
      await pause(beatEveryMs, undefined, { signal: lost.signal }).catch(() => undefined)
    }
  }

  async function comeBack(): Promise<pg.Client> {
    for (;;) {
      over.signal.throwIfAborted()
      expectAnswer()
      try {
        return await open()
      } catch (error) {
        // Whoever says that there is no room is there; whoever refuses for good is not there for us. Of the rest, such as
        // a name that is not found for a moment, time decides.
        if (outageOf(error) === 'busy') answered('silent')
        else if (refusesEverybody(error)) enter('away', error)
        else if (state === 'well') enter('silent', error)
        await pause(retryEveryMs, undefined, { signal: over.signal })
      }
    }
  }

  async function live(first: pg.Client): Promise<void> {
    for (let on = first; ; ) {
      await beat(on)
      hangUp(on)
      on = await comeBack()
      answered('well')
      for (const listener of returning) listener()
    }
  }

  const lived = live(await open()).catch((error: unknown) => {
    if (!over.signal.aborted) throw error
  })

  return {
    get state() {
      return state
    },
    onAway: (listener) => void leaving.add(listener),
    onBack: (listener) => void returning.add(listener),
    notice(error) {
      if (state !== 'well') return
      if (outageOf(error) === 'full') enter('full', error)
      // This connection was let in before; whether it still would be shows when it comes again.
      if (refusesLogin(error)) hangUp(client)
    },
    async stop() {
      over.abort()
      for (const alarm of alarms) clearTimeout(alarm)
      // A word of farewell, but not to somebody who does not listen.
      const tooLate = setTimeout(() => hangUp(client), silentAfterMs)
      if (state === 'well') await client?.end().catch(() => undefined)
      clearTimeout(tooLate)
      hangUp(client)
      await lived
    },
  }
}

/** One that only reads is the wrong one: a standby, or a primary that is none any more. */
async function requireWritable(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ readOnly: boolean }>(feelPulse)
  if (rows[0]?.readOnly)
    throw Object.assign(new Error('the database takes no changes'), { code: readOnlyCode })
}

const sentences: Record<DatabaseState, string> = {
  well: 'answers',
  full: 'its disk is full; nothing can be saved until there is space again',
  silent: 'does not answer',
  away: 'is away; calls are refused until it is back',
}
