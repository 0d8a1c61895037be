import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises'
import { CompiledQuery } from 'kysely'
import type pg from 'pg'
import PgBoss from 'pg-boss'
import type { Db } from '../database/database'
import { outageOf } from '../database/outage'

/** A kind of background work: its name, what it needs to know, and how stubborn it is. */
export interface JobKind<Data extends object> {
  name: string
  retries: number
  retrySeconds: number
  expireSeconds: number
  run(data: Data, signal: AbortSignal): Promise<void>
  /** Cron in the fair's time zone; runs once however many processes there are. */
  schedule?: string
  /** Takes long enough to be felt by whoever is being served meanwhile. */
  heavy?: boolean
}

/** Which jobs a process does. What takes long is done beside the process that serves: see boot/background-process.ts. */
export type JobShare = 'none' | 'light' | 'heavy' | 'all'

export interface Jobs {
  /** Joins the caller's transaction: the job exists if and only if what caused it does. Not before its time, if it has one. */
  enqueue(db: Db, name: string, data: object, at?: Date): Promise<void>
  /** Somebody waits for the job just enqueued: looks for it now. Of use once the transaction it joined has ended. */
  wake(name: string): void
  /** Where to look for a job that this process does not do itself. */
  passWakesTo(other: (name: string) => void): void
  start(kinds: JobKind<never>[]): Promise<void>
  /** Work that features bring along, once the platform stands. */
  add(kinds: JobKind<never>[]): Promise<void>
  stop(): Promise<void>
}

export const deadLetters = 'dead-letters'
export const jobsSchema = 'jobs'

interface Options {
  pool: pg.Pool
  log: { error: (details: object, message: string) => void }
  share: JobShare
  timeZone: () => string
  /** How often to look where nobody wakes: half a second. */
  pollSeconds?: number
}

export function createJobs(options: Options): Jobs {
  const keepsTime = options.share === 'all' || options.share === 'light'
  let stopping = false
  const underWay = createUnderWay()
  const boss = new PgBoss({
    db: {
      executeSql: (text, values) => underWay.of(askPatiently(options.pool, text, values, () => stopping)),
    },
    schema: jobsSchema,
    supervise: keepsTime,
    schedule: keepsTime,
    // How soon after its time a job whose process died is found; two minutes would be added to every wait.
    maintenanceIntervalSeconds: 20,
  })
  const workers = new Map<string, string>()
  let wakeElsewhere: (name: string) => void = () => undefined
  boss.on('error', (error) => options.log.error({ err: error }, 'jobs: pg-boss'))

  async function work(kind: JobKind<never>): Promise<void> {
    if (!isDoneBy(options.share, kind)) return
    const worker = await boss.work(
      kind.name,
      { batchSize: 1, pollingIntervalSeconds: options.pollSeconds ?? 0.5 },
      async ([job]) => {
        if (!job) return
        // Where one waited, more may: without this a thousand of them would be taken at the pace of looking for the first.
        const own = workers.get(kind.name)
        if (own) boss.notifyWorker(own)
        await underWay.of(kind.run(job.data as never, AbortSignal.timeout(kind.expireSeconds * 1000)))
      },
    )
    workers.set(kind.name, worker)
    if (kind.schedule) await boss.schedule(kind.name, kind.schedule, {}, { tz: options.timeZone() })
  }

  // Processes that start together would create the same tables and queues at once and deadlock.
  async function take(kinds: JobKind<never>[], first: () => Promise<void> = async () => {}): Promise<void> {
    await withStartLock(options.pool, async () => {
      await first()
      for (const kind of kinds) await prepareQueue(boss, kind)
    })
    for (const kind of kinds) await work(kind)
  }

  return {
    async enqueue(db, name, data, at) {
      await boss.send(name, data, { db: joined(db), ...(at ? { startAfter: at } : {}) })
    },

    wake(name) {
      const worker = workers.get(name)
      if (worker) boss.notifyWorker(worker)
      else wakeElsewhere(name)
    },

    passWakesTo(other) {
      wakeElsewhere = other
    },

    start: (kinds) =>
      take(kinds, async () => {
        await boss.start()
        await boss.createQueue(deadLetters)
      }),

    add: (kinds) => take(kinds),

    async stop() {
      stopping = true
      const latest = Date.now() + stopMs
      await boss.stop({ graceful: true, timeout: stopMs })
      await underWay.end(latest)
    },
  }
}

const stopMs = 10_000

/**
 * pg-boss calls itself stopped while a worker's last question for a job is on its way and while the end of a job is
 * being noted. A job taken then would be done without a database, and count as being done until its time is over.
 */
function createUnderWay() {
  const pending = new Set<Promise<unknown>>()
  return {
    of<T>(work: Promise<T>): Promise<T> {
      pending.add(work)
      const settled = () => pending.delete(work)
      work.then(settled, settled)
      return work
    },
    /** When nothing is left, nor what came of it: an answered question begins a job, a done job is noted. */
    async end(latest: number): Promise<void> {
      const late = pause(Math.max(0, latest - Date.now()), undefined, { ref: false })
      for (await turn(); pending.size > 0 && Date.now() < latest; await turn()) {
        await Promise.race([Promise.allSettled(pending), late])
      }
    },
  }
}

const askAgainMs = 500

/**
 * While the database is away, pg-boss waits. It notes the end of a job without looking whether that could be noted; the
 * failure would end the process, and the job would count as being done until its time is over. Its statements may be
 * asked again: they take jobs, or change only jobs that are still in the state they change.
 */
async function askPatiently(
  pool: pg.Pool,
  text: string,
  values: unknown[],
  isOver: () => boolean,
): Promise<pg.QueryResult> {
  for (;;) {
    try {
      return await pool.query(text, values)
    } catch (error) {
      if (isOver() || !outageOf(error)) throw error
      await pause(askAgainMs)
    }
  }
}

const isDoneBy = (share: JobShare, { heavy = false }: { heavy?: boolean }): boolean =>
  share === 'all' || share === (heavy ? 'heavy' : 'light')

const startLock = 7_214_003

export async function withStartLock(pool: pg.Pool, work: () => Promise<void>): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [startLock])
    await work()
  } finally {
    // The lock goes with the connection, however the work ended.
    client.release(true)
  }
}

async function prepareQueue(boss: PgBoss, kind: JobKind<never>): Promise<void> {
  const policy = {
    name: kind.name,
    retryLimit: kind.retries,
    retryDelay: kind.retrySeconds,
    retryBackoff: true,
    expireInSeconds: kind.expireSeconds,
    deadLetter: deadLetters,
  }
  await boss.createQueue(kind.name, policy)
  await boss.updateQueue(kind.name, policy)
}

/** Lets pg-boss write through our transaction instead of a connection of its own. */
function joined(db: Db): PgBoss.Db {
  return {
    executeSql: async (text, values) => ({
      rows: [...(await db.executeQuery(CompiledQuery.raw(text, values))).rows],
    }),
  }
}
