import { cp, readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { filesIn } from '../../src/backup/backup-layout'
import { measureFile } from '../../src/backup/measure'
import { applyTogether, readMigrations } from '../../src/platform/database/migrate'
import { DiskBlobStore } from '../../src/platform/files/blobs/disk-blob-store'
import { query } from '../support/query'
import { migrations } from '../support/test-config'
import { createTestDatabase } from '../support/test-database'
import { startTestFair, type TestFair } from '../support/test-fair'
import {
  backUpTo,
  everyFile,
  everyRow,
  forge,
  leaveWork,
  makeEmptyPlace,
  makeFolder,
  placeOf,
  sourceOf,
  startCommand,
} from './backup-support'

const tidy: (() => Promise<unknown>)[] = []
let fair: TestFair
let dataDir: string
let sound: string
let env: Record<string, string>
beforeAll(async () => {
  dataDir = await makeFolder((work) => tidy.push(work))
  fair = await startTestFair({ config: { DATA_DIR: dataDir, WORKER: 'false' } })
  await leaveWork(fair)
  sound = path.join(await makeFolder((work) => tidy.push(work)), 'backup')
  await backUpTo(sourceOf(fair.database.url, files()), sound)
  env = { DATABASE_URL: fair.database.url, DATA_DIR: dataDir }
})
afterAll(async () => {
  await fair.stop()
  for (const work of tidy) await work()
})

const files = () => new DiskBlobStore(path.join(dataDir, 'files'))
/** Stands in the way until it is let go. */
async function block(url: string, statement: string): Promise<() => Promise<void>> {
  const client = new pg.Client(url)
  await client.connect()
  await client.query('BEGIN')
  await client.query(statement)
  return () => client.end()
}

const waits = (url: string) =>
  vi.waitUntil(
    async () => {
      const text = `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      return (await query(url, text)).length > 0
    },
    { timeout: 60_000 },
  )

describe('a back-up cut short', { timeout: 120_000 }, () => {
  it.each(['SIGKILL', 'SIGTERM'] as const)('by %s is none, and the next one is made', async (signal) => {
    const backup = path.join(await makeFolder(), 'backup')
    const letGo = await block(fair.database.url, 'LOCK TABLE audit_entry IN ACCESS EXCLUSIVE MODE')
    const command = startCommand('backup', backup, env)
    await waits(fair.database.url)
    const [unfinished = ''] = await readdir(path.dirname(backup))
    expect(unfinished).toMatch(/^backup\.unfinished-/)
    command.kill(signal)
    if (signal === 'SIGTERM') await letGo()
    const { code, complained } = await command.ended
    if (signal === 'SIGKILL') await letGo()
    const left = signal === 'SIGKILL' ? [unfinished] : []
    expect(await readdir(path.dirname(backup))).toEqual(left)
    if (signal === 'SIGTERM') {
      expect(code).toBe(1)
      expect(complained).toMatch(
        /could not be made: it was interrupted\nWhat had been written of it was removed/,
      )
    } else {
      const place = await makeEmptyPlace()
      await expect(place.restore(path.join(path.dirname(backup), unfinished))).rejects.toThrow(
        /no complete back-up/,
      )
    }

    await backUpTo(sourceOf(fair.database.url, files()), backup)
    expect((await stat(backup)).mode & 0o777).toBe(0o700)
    expect(await everyFile(filesIn(backup))).toEqual(await everyFile(files()))
  })
})

describe('a restore cut short', { timeout: 120_000 }, () => {
  it('leaves an empty database, and the next attempt completes it', async () => {
    const place = await makeEmptyPlace()
    const target = path.join(await makeFolder(), 'data')
    const blobs = new DiskBlobStore(path.join(target, 'files'))
    // Whoever makes the job queues takes this lock: by then all rows and files are in their places.
    const letGo = await block(place.url, 'SELECT pg_advisory_lock(7214003)')
    const command = startCommand('restore', sound, { DATABASE_URL: place.url, DATA_DIR: target })
    await waits(place.url)
    // Beside them lies a mark that says whose they are.
    expect(await everyFile(blobs)).toMatchObject(await everyFile(files()))
    command.kill('SIGKILL')
    await command.ended
    await letGo()
    expect(await everyRow(place.url)).toEqual({})

    await placeOf(place.url, blobs).restore(sound)
    expect(await everyRow(place.url)).toEqual(await everyRow(fair.database.url))
    expect(await everyFile(blobs)).toEqual(await everyFile(files()))
  })

  /** The last thing that is put back. */
  const spoilJob = (backup: string) =>
    forge(backup, ({ jobs }) => void Object.assign(jobs.at(-1) ?? {}, { data: { id: '\u0000' } }))

  const emptyAccounts = async (backup: string) => {
    const accounts = path.join(backup, 'tables', 'account.copy.gz')
    await writeFile(accounts, gzipSync(''))
    const measure = await measureFile(accounts)
    await forge(backup, ({ tables }) => {
      Object.assign(tables.find(({ name }) => name === 'account') ?? {}, measure, { rows: 0 })
    })
  }

  it.each([
    ['rows that break a rule', emptyAccounts, /could not be restored: .*violates foreign key constraint/],
    ['a job that cannot be sent', spoilJob, /could not be restored: unsupported Unicode/],
  ])('by %s leaves nothing of it, and says so', async (_what, spoil, words) => {
    const broken = path.join(await makeFolder(), 'backup')
    await cp(sound, broken, { recursive: true })
    await spoil(broken)
    const place = await makeEmptyPlace()
    const failed = place.restore(broken)
    await expect(failed).rejects.toThrow(words)
    await expect(failed).rejects.toThrow(/The database is empty again, and the files put so far were removed/)
    expect(await place.content()).toEqual({ tables: 0, jobs: false, files: 0 })
    await place.restore(sound)
    expect(await everyRow(place.url)).toEqual(await everyRow(fair.database.url))
  })
})

describe('a back-up of an older version', () => {
  it('is brought up to date when it is restored', async () => {
    const database = await createTestDatabase({ empty: true })
    onTestFinished(database.drop)
    const all = await readMigrations(migrations)
    const client = new pg.Client(database.url)
    await client.connect()
    await client.query('BEGIN')
    await applyTogether(
      client,
      all.filter(({ name }) => name < '0011'),
    )
    await client.query(
      `INSERT INTO audit_entry (actor_name, action, subject_type, subject_id) VALUES ('a', 'b', 'c', 'd')`,
    )
    await client.query('COMMIT')
    await client.end()
    const backup = path.join(await makeFolder(), 'backup')
    const manifest = await backUpTo(sourceOf(database.url, files()), backup)
    expect(manifest.migrations).toHaveLength(10)

    const place = await makeEmptyPlace()
    await place.restore(backup)
    const [old, now] = [await everyRow(database.url), await everyRow(place.url)]
    expect(now.audit_entry).toEqual(old.audit_entry)
    expect(now.schema_migration).toEqual(expect.arrayContaining(old.schema_migration ?? []))
    expect(now.schema_migration).toHaveLength(all.length)
    const shape = `SELECT table_name, column_name, data_type FROM information_schema.columns
      WHERE table_schema = 'public' ORDER BY 1, 2`
    expect(await query(place.url, shape)).toEqual(await query(fair.database.url, shape))
  })
})
