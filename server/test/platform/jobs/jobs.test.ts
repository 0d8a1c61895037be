import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJobs, deadLetters, type JobKind, type Jobs } from '../../../src/platform/jobs/jobs'
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
    await expect.poll(() => done, { timeout: 20_000 }).toContain('stubborn')
    expect(failures.get('stubborn')).toBe(2)
  })

  it('ends among the dead letters when it never does', async () => {
    await enqueue('hopeless', 99)
    const dead = () =>
      sql<{ data: { name: string } }>`SELECT data FROM jobs.job WHERE name = ${deadLetters}`
        .execute(fair.platform.db)
        .then(({ rows }) => rows.map((row) => row.data.name))
    await expect.poll(dead, { timeout: 20_000 }).toEqual(['hopeless'])
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
    await expect.poll(() => done, { timeout: 20_000 }).toContain('after')
    expect(done).not.toContain('ghost')
  })
})
