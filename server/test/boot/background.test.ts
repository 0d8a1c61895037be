import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from '@fairground/wire/kernel/client'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { startBackground } from '../../src/boot/background-process'
import { check, workbookOf } from '../list/workbooks'
import { builtProcess } from '../support/built-process'
import { childrenOf, isAlive } from '../support/child-processes'
import { startProductProcess } from '../support/product-process'
import { createTestDatabase, type TestDatabase } from '../support/test-database'
import { startTestFair, type TestFair } from '../support/test-fair'

let database: TestDatabase
let directory: string
/** What is asked to end has to do so by itself; the time after which it is made to is longer than any test. */
const patient = { SHUTDOWN_TIMEOUT_MS: '600000' }
/** Signs people in; it does no background work itself. */
let fair: TestFair
beforeAll(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(path.join(tmpdir(), 'fairground-background-'))
  fair = await startTestFair({ database, config: { DATA_DIR: directory, WORKER: 'false', ...patient } })
})
afterAll(async () => {
  await fair.stop()
  await rm(directory, { recursive: true, force: true })
})

/** Processes that listen to what happens at the fair; this one does too. */
async function listeners(): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*) AS count FROM pg_stat_activity
    WHERE datname = current_database() AND application_name = 'fairground live'`.execute(fair.platform.db)
  return Number(rows[0]?.count)
}

/** Whoever starts job queues takes this lock first. */
async function blockJobQueues(): Promise<pg.Client> {
  const inTheWay = new pg.Client(database.url)
  await inTheWay.connect()
  onTestFinished(() => inTheWay.end())
  await inTheWay.query('SELECT pg_advisory_lock(7214003)')
  return inTheWay
}

const member = (serial: number) => [serial, `北京后台${serial}消防有限公司`, `91110105MA01${serial}X`]
const importsOne = async (call: Client, serial: number) => {
  const file = workbookOf([['序号', '企业名称', '统一社会信用代码'], member(serial)])
  expect(await check(call, councilMember, file)).toMatchObject({ state: 'checked', toAdd: 1, faulty: 0 })
}

describe('the process beside the one that serves', () => {
  it('does what takes long, is started again when it ends, and is gone when the other one is', async () => {
    const product = await startProductProcess({ DATABASE_URL: database.url, DATA_DIR: directory })
    const background = () => childrenOf(product.pid, 'background.js')
    const call = product.clientFor(await fair.signIn('admin'))

    await importsOne(call, 70001)
    const [first = 0, ...more] = background()
    expect(first).toBeGreaterThan(0)
    expect(more).toEqual([])

    process.kill(first, 'SIGKILL')
    await importsOne(call, 70002)
    const [second = 0] = background()
    expect(second).toBeGreaterThan(0)
    expect(second).not.toBe(first)

    await product.kill()
    await expect.poll(() => isAlive(second)).toBe(false)
  })

  it('is gone with the other one also while it still waits to start', async () => {
    const product = await startProductProcess({ DATABASE_URL: database.url, DATA_DIR: directory })
    // The product has started them, the process beside it is only on its way.
    const inTheWay = await blockJobQueues()
    const waiting = async () =>
      (await inTheWay.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).rowCount
    await expect.poll(waiting).toBe(1)
    const [background = 0] = childrenOf(product.pid, 'background.js')
    await product.kill()
    await expect.poll(() => isAlive(background)).toBe(false)
  })

  it('ends also when it is asked to before it can hear that', async () => {
    // With these in the way it would never come to look whether it is still wanted.
    await blockJobQueues()
    const { config, log } = fair.platform
    const entry = pathToFileURL(builtProcess('background'))
    const background = startBackground({ entry, config, connectionString: database.url, log })
    const [own = 0] = childrenOf(process.pid, 'background.js')
    expect(own).toBeGreaterThan(0)
    onTestFinished(() => void (isAlive(own) && process.kill(own, 'SIGKILL')))
    await background.stop()
    expect(isAlive(own)).toBe(false)
  })

  it.each([
    ['while it is starting', 1],
    ['once it listens', 2],
  ])('ends when it is asked to: %s', async (_when, listening) => {
    // Those of the tests before this one are gone.
    await expect.poll(listeners).toBe(1)
    const { config, log } = fair.platform
    const entry = pathToFileURL(builtProcess('background'))
    const background = startBackground({ entry, config, connectionString: database.url, log })
    const [own = 0] = childrenOf(process.pid, 'background.js')
    expect(own).toBeGreaterThan(0)
    await expect.poll(listeners).toBe(listening)
    await background.stop()
    expect(isAlive(own)).toBe(false)
    expect(fair.log()).not.toContain('ended by itself')
    await background.stop()
  })
})
