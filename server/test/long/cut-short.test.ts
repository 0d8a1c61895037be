import { cp, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { measureFile } from '../../src/backup/measure'
import { DiskBlobStore } from '../../src/platform/files/blobs/disk-blob-store'
import { type BackedUpFair, block, startBackedUpFair, waits } from '../backup/backed-up-fair'
import {
  everyFile,
  everyRow,
  forge,
  makeEmptyPlace,
  makeFolder,
  placeOf,
  startCommand,
} from '../backup/backup-support'
import { cutBackUpShort } from '../backup/cut-back-up-short'

let here: BackedUpFair
beforeAll(async () => {
  here = await startBackedUpFair()
})
afterAll(() => here.stop())

it('a back-up cut short by SIGTERM is none, and the next one is made', () => cutBackUpShort(here, 'SIGTERM'))

describe('a restore cut short', () => {
  it('leaves an empty database, and the next attempt completes it', async () => {
    const place = await makeEmptyPlace()
    const target = path.join(await makeFolder(), 'data')
    const blobs = new DiskBlobStore(path.join(target, 'files'))
    // Whoever makes the job queues takes this lock: by then all rows and files are in their places.
    const letGo = await block(place.url, 'SELECT pg_advisory_lock(7214003)')
    const command = startCommand('restore', here.sound, { DATABASE_URL: place.url, DATA_DIR: target })
    await waits(place.url)
    // Beside them lies a mark that says whose they are.
    expect(await everyFile(blobs)).toMatchObject(await everyFile(here.files))
    command.kill('SIGKILL')
    await command.ended
    await letGo()
    expect(await everyRow(place.url)).toEqual({})

    await placeOf(place.url, blobs).restore(here.sound)
    expect(await everyRow(place.url)).toEqual(await everyRow(here.fair.database.url))
    expect(await everyFile(blobs)).toEqual(await everyFile(here.files))
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
    await cp(here.sound, broken, { recursive: true })
    await spoil(broken)
    const place = await makeEmptyPlace()
    const failed = place.restore(broken)
    await expect(failed).rejects.toThrow(words)
    await expect(failed).rejects.toThrow(/The database is empty again, and the files put so far were removed/)
    expect(await place.content()).toEqual({ tables: 0, jobs: false, files: 0 })
    await place.restore(here.sound)
    expect(await everyRow(place.url)).toEqual(await everyRow(here.fair.database.url))
  })
})
