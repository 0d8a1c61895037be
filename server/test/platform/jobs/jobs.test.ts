import { sql } from 'kysely'
import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJobs, deadLetters, type JobKind, type Jobs } from '../../../src/platform/jobs/jobs'
import { signal } from '../../support/signal'
import { startTestFair, type TestFair } from '../../support/test-fair'

let fair: TestFair
let jobs: Jobs
const done: string[] = []
const failures = new Map<string, number>()

const flaky: JobKind<{ name: string; failTimes: number }> = {
  name: 'flaky',
  retries: 2,
  retrySeconds: 0,
  expireSeconds: 30,
  async run({ name, failTimes }) {
    const failed = failures.get(name) ?? 0
    if (failed < failTimes) {
      failures.set(name, failed + 1)
      throw new Error('not yet')
    }
    done.push(name)
  },
}

beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  jobs = createJobs({
    pool: fair.platform.pool,
    log: fair.platform.log,
    share: 'all',
    timeZone: () => 'Asia/Shanghai',
  })
  await jobs.start([flaky] as JobKind<never>[])
})
afterAll(async () => {
  await jobs.stop()
  await fair.stop()
})

const enqueue = (name: string, failTimes: number) =>
  fair.platform.db.transaction().execute((trx) => jobs.enqueue(trx, 'flaky', { name, failTimes }))

describe('background work', () => {
  it('is tried again until it succeeds', async () => {
    await enqueue('stubborn', 2)
    await expect.poll(() => done).toContain('stubborn')
    expect(failures.get('stubborn')).toBe(2)
  })

  it('ends among the dead letters when it never does', async () => {
    await enqueue('hopeless', 99)
    const dead = () =>
      sql<{ data: { name: string } }>`SELECT data FROM jobs.job WHERE name = ${deadLetters}`
        .execute(fair.platform.db)
        .then(({ rows }) => rows.map((row) => row.data.name))
    await expect.poll(dead).toEqual(['hopeless'])
    expect(failures.get('hopeless')).toBe(3)
  })

  it('does not exist when the transaction that asked for it fails', async () => {
    await fair.platform.db
      .transaction()
      .execute(async (trx) => {
        await jobs.enqueue(trx, 'flaky', { name: 'ghost', failTimes: 0 })
        throw new Error('no')
      })
      .catch(() => undefined)
    await enqueue('after', 0)
    await expect.poll(() => done).toContain('after')
    expect(done).not.toContain('ghost')
  })
})

describe('many jobs of one kind', () => {
  it('are done one after the other, without a wait to look for each', async () => {
    const seen: number[] = []
    const each: JobKind<{ number: number }> = {
      name: 'each',
      retries: 0,
      retrySeconds: 0,
      expireSeconds: 30,
      async run({ number }) {
        seen.push(number)
      },
    }
    // Whoever looked for each of them by the clock would be at it for an hour.
    const seldom = createJobs({
      pool: fair.platform.pool,
      log: fair.platform.log,
      share: 'all',
      timeZone: () => 'Asia/Shanghai',
      pollSeconds: 1_800,
    })
    await seldom.start([each] as JobKind<never>[])
    await fair.platform.db.transaction().execute(async (trx) => {
      for (const number of [1, 2, 3]) await seldom.enqueue(trx, each.name, { number })
    })
    seldom.wake(each.name)
    await expect.poll(() => seen.toSorted()).toEqual([1, 2, 3])
    await seldom.stop()
  })
})

describe('stopping', () => {
  const late: JobKind<object> = {
    name: 'late',
    retries: 0,
    retrySeconds: 0,
    expireSeconds: 30,
    async run() {
      await sql`SELECT pg_sleep(0.3)`.execute(fair.platform.db)
    },
  }

  /** A pool on which the answer that brings a job is held back until it may come. */
  function slowToBring(job: JobKind<object>) {
    const asked = signal()
    const mayCome = signal()
    const pool = fair.platform.pool
    async function query(text: string, values: unknown[]): Promise<pg.QueryResult> {
      const answer = await pool.query(text, values)
      if (!text.includes('SKIP LOCKED') || values[0] !== job.name || !answer.rowCount) return answer
      asked.give()
      await mayCome.given
      return answer
    }
    const slow = new Proxy(pool, {
      get: (real, key) => (key === 'query' ? query : Reflect.get(real, key)),
    })
    return { pool: slow, asked: asked.given, letCome: mayCome.give }
  }

  it('waits for the job that a last question brings, and for the note that it is done', async () => {
    const slow = slowToBring(late)
    const stopped = createJobs({
      pool: slow.pool,
      log: fair.platform.log,
      share: 'all',
      timeZone: () => 'Asia/Shanghai',
    })
    await stopped.start([late] as JobKind<never>[])
    await fair.platform.db.transaction().execute((trx) => stopped.enqueue(trx, late.name, {}))
    await slow.asked
    const stop = stopped.stop()
    setTimeout(slow.letCome, 100)
    await stop
    const { rows } = await sql<{ state: string }>`
      SELECT state FROM jobs.job WHERE name = ${late.name}`.execute(fair.platform.db)
    expect(rows).toEqual([{ state: 'completed' }])
  })
})
