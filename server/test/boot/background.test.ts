import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Client } from '@fairground/wire/kernel/client'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackground } from '../../src/boot/background-process'
import { check, workbookOf } from '../list/workbooks'
import { builtProcess } from '../support/built-process'
import { childrenOf, isAlive } from '../support/child-processes'
import { startProductProcess } from '../support/product-process'
import { createTestDatabase, type TestDatabase } from '../support/test-database'
import { startTestFair, type TestFair } from '../support/test-fair'

let database: TestDatabase
let directory: string
/** Signs people in; it does no background work itself. */
let fair: TestFair
beforeAll(async () => {
  database = await createTestDatabase()
  directory = await mkdtemp(path.join(tmpdir(), 'fairground-background-'))
  fair = await startTestFair({ database, config: { DATA_DIR: directory, WORKER: 'false' } })
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
    await expect.poll(() => isAlive(second), { timeout: 20_000 }).toBe(false)
  }, 90_000)

  it('is gone with the other one also while it still waits to start', async () => {
    const product = await startProductProcess({ DATABASE_URL: database.url, DATA_DIR: directory })
    const inTheWay = new pg.Client(database.url)
    await inTheWay.connect()
    // Whoever starts job queues takes this lock; the product has done so, the process beside it is only on its way.
    await inTheWay.query('SELECT pg_advisory_lock(7214003)')
    const waiting = async () =>
      (await inTheWay.query(`SELECT FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`)).rowCount
    await expect.poll(waiting, { timeout: 30_000 }).toBe(1)
    const [background = 0] = childrenOf(product.pid, 'background.js')
    await product.kill()
    await expect.poll(() => isAlive(background), { timeout: 20_000 }).toBe(false)
    await inTheWay.end()
  }, 90_000)

  it.each([
    ['while it is starting', 1],
    ['once it listens', 2],
  ])(
    'ends when it is asked to: %s',
    async (_when, listening) => {
      const { config, log } = fair.platform
      const entry = pathToFileURL(builtProcess('background'))
      const background = startBackground({ entry, config, connectionString: database.url, log })
      const [own = 0] = childrenOf(process.pid, 'background.js')
      expect(own).toBeGreaterThan(0)
      await expect.poll(listeners, { timeout: 20_000 }).toBe(listening)
      await background.stop()
      expect(isAlive(own)).toBe(false)
      expect(fair.log()).not.toContain('ended by itself')
      await background.stop()
    },
    30_000,
  )
})
