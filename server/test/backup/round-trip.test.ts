import path from 'node:path'
import { downloadFile } from '@fairground/wire/company/files'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openForRestore } from '../../src/backup/places'
import { prepareDatabase } from '../../src/boot/prepare-database'
import { demoPassword } from '../../src/platform/config/demo-password'
import { startEmbeddedPostgres } from '../../src/platform/embedded-postgres'
import { DiskBlobStore } from '../../src/platform/files/blobs/disk-blob-store'
import { createLogger } from '../../src/platform/logging/logger'
import { startPlatform } from '../../src/platform/platform'
import { logIn } from '../support/log-in'
import { query } from '../support/query'
import { migrations, testConfig } from '../support/test-config'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { everyFile, everyRow, leaveWork, makeFolder, startCommand } from './backup-support'

interface House {
  dataDir: string
  url: string
  fair: TestFair
}

const tidy: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const work of tidy.reverse()) await work()
})

/** The product with a PostgreSQL of its own under the directory, serving but doing no background work. */
async function open(dataDir: string): Promise<House> {
  const config = { DATA_DIR: dataDir, WORKER: 'false', CAPTCHA: 'off' }
  const { connectionString: url, stop } = await startEmbeddedPostgres({ dataDir, durable: false })
  tidy.push(stop)
  await prepareDatabase({
    config: testConfig(config),
    connectionString: url,
    migrations,
    log: () => undefined,
  })
  const fair = await startTestFair({ database: { url, drop: async () => undefined }, config })
  tidy.push(fair.stop)
  return { dataDir, url, fair }
}

const filesOf = ({ dataDir }: { dataDir: string }) =>
  everyFile(new DiskBlobStore(path.join(dataDir, 'files')))

let first: House
let left: { unsaved: string; as: Signed }
beforeAll(async () => {
  first = await open(path.join(await makeFolder((work) => tidy.push(work)), '展会 data'))
  left = await leaveWork(first.fair)
})

/** Adds a line to two tables at once, again and again. Neither may ever be seen without the other. */
async function keepWriting(url: string, stopped: AbortSignal): Promise<void> {
  for (let number = 1; !stopped.aborted; number++) {
    await query(
      url,
      `WITH one AS (INSERT INTO rate_window (key, hits, expires_at) VALUES ('written', ${number}, now() + interval '1 day')
         ON CONFLICT (key) DO UPDATE SET hits = excluded.hits)
       INSERT INTO setting (key, value) VALUES ('written-${number}', '${number}')`,
    )
  }
}

const written = async (url: string): Promise<{ last: number; lines: number }> => {
  const [found] = await query<{ last: number; lines: number }>(
    url,
    `SELECT (SELECT hits FROM rate_window WHERE key = 'written') AS last,
       (SELECT count(*)::int FROM setting WHERE key LIKE 'written-%') AS lines`,
  )
  return found ?? { last: 0, lines: 0 }
}

describe('a back-up of a running fair', { timeout: 120_000 }, () => {
  let second: House
  let backup: string

  it('is made and restored by two commands, while people go on working', async () => {
    const folder = await makeFolder((work) => tidy.push(work))
    backup = path.join(folder, 'back up')
    const stop = new AbortController()
    const writing = keepWriting(first.url, stop.signal)
    await vi.waitUntil(async () => (await written(first.url)).last > 0, { timeout: 60_000 })
    const made = await startCommand('backup', backup, { DATA_DIR: first.dataDir }).ended
    const after = await written(first.url)
    stop.abort()
    await writing
    expect(made).toMatchObject({ code: 0, complained: '' })
    expect(made.said).toMatch(
      /^Backed up the fair in .*, to .*back up: \d+ rows in \d+ tables, \d+ files, [1-9]\d* waiting jobs\.\n$/,
    )

    const dataDir = path.join(folder, 'data')
    const restored = await startCommand('restore', backup, { DATA_DIR: dataDir }).ended
    expect(restored).toMatchObject({ code: 0, complained: '' })
    expect(restored.said).toContain(made.said.slice(made.said.indexOf(': ') + 2))
    const { connectionString, stop: stopAgain } = await startEmbeddedPostgres({ dataDir, durable: false })
    const seen = await written(connectionString)
    expect(seen.last).toBe(seen.lines)
    expect(seen.last).toBeGreaterThan(0)
    expect(seen.last).toBeLessThan(after.last)

    // As it was at that moment.
    await query(first.url, `UPDATE rate_window SET hits = ${seen.last} WHERE key = 'written'`)
    await query(first.url, `DELETE FROM setting WHERE key LIKE 'written-%' AND value::int > ${seen.last}`)
    const [before, now] = [await everyRow(first.url), await everyRow(connectionString)]
    expect(Object.keys(now).length).toBeGreaterThan(40)
    expect(now).toEqual(before)
    expect(await filesOf({ dataDir })).toEqual(await filesOf(first))
    await stopAgain()
    second = await open(dataDir)
  })

  it('is not taken for a directory that has a fair in it', async () => {
    await expect(openForRestore(testConfig({ DATA_DIR: first.dataDir }))).rejects.toThrow(
      /Another Fairground is running on this DATA_DIR/,
    )
  })

  it('opens as the same fair: people log in, their files and what was still to be done are there', async () => {
    const { fair } = second
    const answer = await logIn(fair, '13800000001', demoPassword, { door: 'mobile' })
    expect(answer.code).toBe('00000000')

    // With the session of before, which is a row like any other.
    const request = {
      method: 'GET',
      url: `/api${downloadFile.path}?src=${left.unsaved}`,
      headers: left.as.headers,
    } as const
    const [original, copy] = [await first.fair.app.inject(request), await fair.app.inject(request)]
    expect(copy.statusCode).toBe(200)
    expect(copy.rawPayload.equals(original.rawPayload)).toBe(true)

    const jobs = `SELECT name, data, priority, retry_limit, retry_delay, retry_backoff, expire_in::text, dead_letter
      FROM jobs.job WHERE name NOT LIKE '\\_\\_pgboss%' ORDER BY created_on, id`
    const waiting = await query(second.url, jobs)
    expect(waiting).toContainEqual(
      expect.objectContaining({ name: 'deliver-message', dead_letter: 'dead-letters' }),
    )
    expect(waiting).toEqual(await query(first.url, jobs))
    const worker = await startPlatform(
      testConfig({ DATA_DIR: second.dataDir }),
      second.url,
      createLogger('silent'),
    )
    tidy.push(worker.stop)
    const queued = () => query(second.url, `SELECT FROM outbox_message WHERE status = 'queued'`)
    await vi.waitUntil(async () => (await queued()).length === 0, { timeout: 10_000 })
  })

  it('leaves numbers going on where they were', async () => {
    const last = 'SELECT max(id) AS id FROM audit_entry'
    const [before] = await query<{ id: string }>(second.url, last)
    await query(
      second.url,
      `INSERT INTO audit_entry (actor_name, action, subject_type, subject_id) VALUES ('x', 'x', 'x', 'x')`,
    )
    const [after] = await query<{ id: string }>(second.url, last)
    expect(Number(after?.id)).toBe(Number(before?.id) + 1)
  })

  it('leaves the rules as strict as they were', async () => {
    const { url } = second
    await expect(query(url, `UPDATE audit_entry SET action = 'forged'`)).rejects.toThrow(/append-only/)
    await expect(query(url, 'TRUNCATE login_log')).rejects.toThrow(/append-only/)
    const rules = `SELECT conrelid::regclass::text AS on, conname, pg_get_constraintdef(oid) AS rule
      FROM pg_constraint WHERE connamespace = 'public'::regnamespace ORDER BY 1, 2`
    expect(await query(url, rules)).toEqual(await query(first.url, rules))
    const triggers = `SELECT tgrelid::regclass::text AS on, tgname, tgenabled FROM pg_trigger
      WHERE NOT tgisinternal ORDER BY 1, 2`
    expect(await query(url, triggers)).toEqual(await query(first.url, triggers))
  })
})
