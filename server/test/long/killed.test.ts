import { watch } from 'node:fs'
import { mkdir, mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { uploadLicence, uploadLogo } from '@fairground/wire/company/files'
import { sql } from 'kysely'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { upload } from '../company/sign-up-forms'
import { type ProductProcess, startProductProcess } from '../support/product-process'
import {
  fillIn,
  formFor,
  holds,
  prepareExhibitor,
  type SignUpExhibitor,
  saverOf,
} from '../support/sign-up-exhibitor'
import { createTestDatabase, type TestDatabase } from '../support/test-database'
import { startTestFair, type TestFair } from '../support/test-fair'

let directory: string
let database: TestDatabase
/** Looks at the same database and the same files from outside, and survives every kill. */
let fair: TestFair
let exhibitor: SignUpExhibitor
beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'fairground-killed-'))
  await mkdir(path.join(directory, 'files', 'incoming'), { recursive: true })
  database = await createTestDatabase()
  fair = await startTestFair({ database, config: { DATA_DIR: directory, WORKER: 'false' } })
  exhibitor = await prepareExhibitor(fair, 'CHN', '13800000001')
  await fillIn(exhibitor)
})
afterAll(async () => {
  await fair.stop()
  await database.drop()
  await rm(directory, { recursive: true, force: true })
})

const start = (): Promise<ProductProcess> =>
  startProductProcess({ DATABASE_URL: database.url, DATA_DIR: directory, WORKER: 'false' })

interface FileRow {
  id: string
  blob_key: string
  stored: boolean
  claimed: boolean
  referred: boolean
}

/** Every file row, and whether any record refers to it. */
async function fileRows(): Promise<FileRow[]> {
  const { rows } = await sql<FileRow>`
    SELECT id, blob_key, stored, claimed_at IS NOT NULL AS claimed, EXISTS (
      SELECT FROM company WHERE stored_file.id IN (licence_file_id, sign_up_file_id)
      UNION ALL SELECT FROM company_intro WHERE logo_file_id = stored_file.id
      UNION ALL SELECT FROM product_intro WHERE image_file_id = stored_file.id) AS referred
    FROM stored_file`.execute(fair.platform.db)
  return rows
}

async function canBeRead(fileId: string): Promise<boolean> {
  const found = await fair.platform.files.open(fileId)
  found?.content.destroy()
  return found !== undefined
}

/** What must hold at any moment: no record without its file, no promise of a file that is not there. */
async function expectSound(): Promise<void> {
  for (const row of await fileRows()) {
    if (row.stored) expect(await canBeRead(row.id), `the content of ${row.id}`).toBe(true)
    expect(row.claimed, `whether ${row.id} is kept`).toBe(row.referred)
    if (row.referred) expect(row.stored).toBe(true)
  }
}

const incoming = () => path.join(directory, 'files', 'incoming')

/** Too large to be written in one go. */
async function largePicture(): Promise<File> {
  const noise = {
    create: {
      width: 1400,
      height: 1100,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', sigma: 60 },
    },
  } as const
  return new File([new Uint8Array(await sharp(noise).jpeg({ quality: 95 }).toBuffer())], 'photo.jpg')
}

const hangsUp = (asked: Promise<unknown>) =>
  asked.then(
    () => 'answered',
    () => 'no answer',
  )

describe('kill -9', { timeout: 120_000 }, () => {
  let forgotten = ''

  it('while an upload still arrives leaves nothing of it', async () => {
    const before = (await fileRows()).length
    const product = await start()
    const { hostname, port } = new URL(product.origin)
    const socket = connect(Number(port), hostname)
    const { cookie, xtoken } = exhibitor.as.headers
    socket.on('error', () => undefined)
    socket.write(
      `POST /api${uploadLicence.path} HTTP/1.1\r\nHost: x\r\ncookie: ${cookie}\r\nxtoken: ${xtoken}\r\n` +
        'content-type: multipart/form-data; boundary=x\r\ncontent-length: 2000000\r\n\r\n' +
        '--x\r\nContent-Disposition: form-data; name="file"; filename="a.png"\r\n\r\n',
    )
    await new Promise((resolve) => socket.write(Buffer.alloc(500_000), resolve))
    await product.kill()
    socket.destroy()
    expect(await fileRows()).toHaveLength(before)
    await expectSound()
  })

  it('while an upload is being written leaves at most what the sweep takes', async () => {
    const product = await start()
    const file = await largePicture()
    const writing = new Promise<void>((resolve) => {
      const watching = watch(incoming(), () => {
        watching.close()
        resolve()
      })
    })
    const answered = hangsUp(product.clientFor(exhibitor.as)(uploadLogo, { file, body: {} }))
    await writing
    await product.kill()
    expect(await answered).toBe('no answer')
    await expectSound()
  })

  it('after the upload and before the save leaves a file that can still be saved', async () => {
    const first = await start()
    const saved = await upload(first.clientFor(exhibitor.as), uploadLicence)
    forgotten = await upload(first.clientFor(exhibitor.as), uploadLicence)
    await first.kill()
    await expectSound()
    expect([await canBeRead(saved), await canBeRead(forgotten)]).toEqual([true, true])

    const second = await start()
    const body = { ...formFor(exhibitor, 'basics', 3), documentFileId: saved }
    await second.clientFor(exhibitor.as)(saverOf(exhibitor, 'basics'), { body })
    await second.kill()
    expect(await holds(exhibitor, 'basics', body)).toBe(true)
    await expectSound()
  })

  it('in the middle of a save leaves what was there before', async () => {
    const product = await start()
    const call = product.clientFor(exhibitor.as)
    const [old, fresh] = [formFor(exhibitor, 'intro', 4), formFor(exhibitor, 'intro', 5)]
    await call(saverOf(exhibitor, 'intro'), { body: old })
    // The last thing a save writes is the line on record, so that everything else has been written when it waits here.
    const inTheWay = new pg.Client(database.url)
    await inTheWay.connect()
    await inTheWay.query('BEGIN; LOCK TABLE audit_entry IN ACCESS EXCLUSIVE MODE')
    const saving = hangsUp(call(saverOf(exhibitor, 'intro'), { body: fresh }))
    await vi.waitUntil(async () => (await waitingForLocks()) > 0, { timeout: 10_000 })
    await product.kill()
    await inTheWay.query('ROLLBACK')
    await inTheWay.end()
    expect(await saving).toBe('no answer')
    await vi.waitUntil(async () => (await openTransactions()) === 0, { timeout: 10_000 })
    expect(await holds(exhibitor, 'intro', old)).toBe(true)
    await expectSound()
  })

  it.each([3, 12])('%i ms into a save leaves all of the old form or all of the new one', async (delay) => {
    const product = await start()
    const call = product.clientFor(exhibitor.as)
    const [old, fresh] = [formFor(exhibitor, 'intro', 6), formFor(exhibitor, 'intro', 7)]
    await call(saverOf(exhibitor, 'intro'), { body: old })
    const saving = hangsUp(call(saverOf(exhibitor, 'intro'), { body: fresh }))
    await sleep(delay)
    await product.kill()
    const answered = (await saving) === 'answered'
    await vi.waitUntil(async () => (await openTransactions()) === 0, { timeout: 10_000 })
    const held = [await holds(exhibitor, 'intro', old), await holds(exhibitor, 'intro', fresh)]
    expect(held.filter(Boolean)).toHaveLength(1)
    if (answered) expect(held).toEqual([false, true])
    await expectSound()
  })

  it('leaves, a day later and whenever it came, exactly the files that were saved', async () => {
    await sql`UPDATE stored_file SET created_at = created_at - interval '25 hours'`.execute(fair.platform.db)
    const yesterday = new Date(Date.now() - 86_400_000)
    for (const name of await readdir(incoming()))
      await utimes(path.join(incoming(), name), yesterday, yesterday)
    expect(await canBeRead(forgotten)).toBe(true)
    while ((await fair.platform.files.sweep()) > 0);

    expect(await canBeRead(forgotten)).toBe(false)
    const rows = await fileRows()
    expect(rows.filter(({ referred }) => !referred)).toEqual([])
    const onDisk = (await readdir(path.join(directory, 'files'), { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map(({ name }) => name.replaceAll('_', '/').replace(/-thumb$/, ''))
    expect(new Set(onDisk)).toEqual(new Set(rows.map((row) => row.blob_key)))
    await expectSound()
  })
})

async function waitingForLocks(): Promise<number> {
  return countActivity(sql`wait_event_type = 'Lock'`)
}
async function openTransactions(): Promise<number> {
  return countActivity(sql`xact_start IS NOT NULL`)
}
async function countActivity(which: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND ${which}`.execute(fair.platform.db)
  return rows[0]?.count ?? 0
}
