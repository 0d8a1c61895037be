import { randomUUID } from 'node:crypto'
import { cp, readdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it, onTestFinished } from 'vitest'
import { sealOf } from '../../src/backup/backup-layout'
import type { Manifest } from '../../src/backup/manifest'
import { DiskBlobStore } from '../../src/platform/files/blobs/disk-blob-store'
import { query } from '../support/query'
import { databaseUrl } from '../support/test-config'
import { createTestDatabase, type TestDatabase } from '../support/test-database'
import {
  backUpTo,
  type EmptyPlace,
  everyRow,
  forge,
  makeEmptyPlace,
  makeFolder,
  placeOf,
  sourceOf,
} from './backup-support'

const tidy: (() => Promise<unknown>)[] = []
let database: TestDatabase
let sound: string
let untouched: EmptyPlace
beforeAll(async () => {
  database = await createTestDatabase()
  const folder = await makeFolder((work) => tidy.push(work))
  const blobs = new DiskBlobStore(path.join(folder, 'store'))
  const key = `licence/${randomUUID()}`
  await blobs.put(key, Buffer.from('a scan'))
  await query(
    database.url,
    `INSERT INTO stored_file (purpose, original_name, content_type, byte_size, sha256, blob_key, stored, claimed_at)
     VALUES ('licence', 'scan.pdf', 'application/pdf', 6, sha256('a scan'), '${key}', true, now())`,
  )
  sound = path.join(folder, 'backup')
  await backUpTo(sourceOf(database.url, blobs), sound)
  untouched = await makeEmptyPlace((work) => tidy.push(work))
})
afterAll(async () => {
  for (const work of tidy) await work()
  await database.drop()
})

/** A copy of the back-up, to be spoilt. */
async function copyOfBackup(): Promise<string> {
  const copy = path.join(await makeFolder(), 'backup')
  await cp(sound, copy, { recursive: true })
  return copy
}

async function reseal(backup: string, manifest: string): Promise<void> {
  await writeFile(path.join(backup, 'manifest.json'), manifest)
  await writeFile(path.join(backup, 'manifest.sha256'), sealOf(manifest))
}

const table = (backup: string, name: string) => path.join(backup, 'tables', `${name}.copy.gz`)

async function flipLastByte(path: string): Promise<void> {
  const content = await readFile(path)
  content.writeUInt8(content.readUInt8(content.length - 1) ^ 1, content.length - 1)
  await writeFile(path, content)
}

const storedFile = async (backup: string): Promise<string> => {
  const entries = await readdir(path.join(backup, 'files'), { recursive: true, withFileTypes: true })
  const found = entries.find((entry) => entry.isFile())
  return path.join(found?.parentPath ?? '', found?.name ?? '')
}
const lastMigration = ({ migrations }: Manifest) => migrations.at(-1) ?? { name: '', checksum: '' }

describe('a restore refuses', () => {
  const spoilt: [string, (backup: string) => Promise<unknown>, RegExp][] = [
    [
      'a directory that is none',
      (backup) => rm(backup, { recursive: true }),
      /no complete back-up in .*manifest\.json is missing/,
    ],
    [
      'one that was never finished',
      (backup) => rm(path.join(backup, 'manifest.sha256')),
      /no complete back-up .*manifest\.sha256 is missing/,
    ],
    [
      'a changed manifest',
      (backup) => flipLastByte(path.join(backup, 'manifest.json')),
      /damaged: manifest\.json is not what it was/,
    ],
    [
      'a flipped byte in a table',
      (backup) => flipLastByte(table(backup, 'account')),
      /damaged: the table account is not what it was/,
    ],
    [
      'a table cut short',
      (backup) => truncate(table(backup, 'account'), 40),
      /damaged: the table account is not what it was/,
    ],
    ['a missing table', (backup) => rm(table(backup, 'account')), /damaged: the table account is missing/],
    [
      'a flipped byte in a file',
      async (backup) => flipLastByte(await storedFile(backup)),
      /damaged: the file licence\/\S+ is not what it was/,
    ],
    [
      'a missing file',
      async (backup) => rm(await storedFile(backup)),
      /damaged: the file licence\/\S+ is missing/,
    ],
    [
      'a format it does not know',
      (backup) => forge(backup, (all) => ({ ...all, format: 2 })),
      /format this Fairground does not know \(2\)/,
    ],
    [
      'a back-up made by a newer Fairground',
      (backup) =>
        forge(
          backup,
          ({ migrations }) => void migrations.push({ name: '9999_future.sql', checksum: '0'.repeat(64) }),
        ),
      /made by a newer Fairground \(0\.1\.0; it has 9999_future\.sql\)/,
    ],
    [
      'a migration that was edited since',
      (backup) =>
        forge(backup, (all) => void Object.assign(lastMigration(all), { checksum: '0'.repeat(64) })),
      /Migration \d+_\w+\.sql differs from the one the back-up was made with/,
    ],
    [
      'a table whose name leads elsewhere',
      (backup) =>
        forge(backup, ({ tables }) => void Object.assign(tables[0] ?? {}, { name: '../../../etc/passwd' })),
      /damaged: manifest\.json makes no sense \(tables\.0\.name\)/,
    ],
    [
      'a manifest that is no JSON',
      (backup) => reseal(backup, 'null, or so'),
      /format this Fairground does not know \(undefined\)/,
    ],
    [
      'a table file that leads elsewhere',
      async (backup) => {
        const elsewhere = path.join(path.dirname(backup), 'elsewhere.gz')
        await rename(table(backup, 'account'), elsewhere)
        await symlink(elsewhere, table(backup, 'account'))
      },
      /damaged: the table account is missing/,
    ],
    [
      'words that would play tricks on a terminal',
      (backup) => forge(backup, (all) => ({ ...all, product: '\u001b[2J' })),
      /damaged: manifest\.json makes no sense \(product\)/,
    ],
    [
      'a file whose key leads elsewhere',
      (backup) => forge(backup, ({ files }) => void Object.assign(files[0] ?? {}, { key: '../../secret' })),
      /damaged: manifest\.json makes no sense \(files\.0\.key\)/,
    ],
  ]

  it.each(spoilt)('%s', async (_what, spoil, words) => {
    const backup = await copyOfBackup()
    await spoil(backup)
    const refused = untouched.restore(backup)
    await expect(refused).rejects.toThrow(words)
    await expect(refused).rejects.toThrow(/\nNothing was changed\.\n/)
    expect(await untouched.content()).toEqual({ tables: 0, jobs: false, files: 0 })
  })

  it('a database that has something in it', async () => {
    const place = await makeEmptyPlace()
    await query(place.url, 'CREATE TABLE mine (id int)')
    await expect(place.restore(sound)).rejects.toThrow(
      /not empty: it holds, for example, the table mine\.\nNothing was changed/,
    )
    expect(await place.content()).toEqual({ tables: 1, jobs: false, files: 0 })
  })

  it('a place whose files are others', async () => {
    const place = await makeEmptyPlace()
    await place.blobs.put('logo/somebody-elses', Buffer.from('x'), 'image/png')
    await expect(place.restore(sound)).rejects.toThrow(
      /the test store\) is not empty: it holds, for example, logo\/somebody-elses/,
    )
    expect(await place.content()).toEqual({ tables: 0, jobs: false, files: 1 })
  })

  it('the store of the very fair that was backed up', async () => {
    const place = await makeEmptyPlace()
    await place.restore(sound)
    const beside = await makeEmptyPlace()
    const shared = placeOf(beside.url, place.blobs)
    await expect(shared.restore(sound)).rejects.toThrow(/is not empty: it holds, for example, licence\//)
    expect(await beside.content()).toMatchObject({ tables: 0, jobs: false })
  })

  it('a database with a view in it', async () => {
    const place = await makeEmptyPlace()
    await query(place.url, 'CREATE VIEW account AS SELECT 1 AS id')
    await expect(place.restore(sound)).rejects.toThrow(/not empty: it holds, for example, the view account\./)
  })

  it('a database that cannot hold every character', async () => {
    const place = placeOf(await latinDatabase(), new DiskBlobStore(await makeFolder()))
    await expect(place.restore(sound)).rejects.toThrow(/keeps text as LATIN1/)
    expect(await place.content()).toMatchObject({ tables: 0, files: 0 })
  })

  it('none of this when nothing is wrong', async () => {
    const place = await makeEmptyPlace()
    await place.restore(await copyOfBackup())
    expect(await place.content()).toMatchObject({ files: 1 })
    await expect(place.restore(sound)).rejects.toThrow(/not empty/)
  })
})

async function latinDatabase(): Promise<string> {
  const name = `latin_${randomUUID().slice(0, 8)}`
  const admin = new pg.Client(inject('clusterUrl'))
  await admin.connect()
  onTestFinished(async () => {
    await admin.query(`DROP DATABASE ${name}`)
    await admin.end()
  })
  await admin.query(
    `CREATE DATABASE ${name} ENCODING 'LATIN1' TEMPLATE template0 LOCALE_PROVIDER libc LOCALE 'C'`,
  )
  return databaseUrl(inject('clusterUrl'), name)
}

describe('tables that somebody added to ours', () => {
  it('are backed up and left out of the restore, by name', async () => {
    const source = await createTestDatabase()
    onTestFinished(source.drop)
    await query(source.url, 'CREATE TABLE notes (id int GENERATED ALWAYS AS IDENTITY, text text)')
    const backup = path.join(await makeFolder(), 'backup')
    await backUpTo(sourceOf(source.url, new DiskBlobStore(await makeFolder())), backup)
    const place = await makeEmptyPlace()
    expect(await place.restore(backup)).toMatchObject({ leftOut: ['notes'] })
    await query(source.url, 'DROP TABLE notes')
    expect(await everyRow(place.url)).toEqual(await everyRow(source.url))
  })

  it('keep a restore from happening when a table of ours was changed', async () => {
    const source = await createTestDatabase()
    onTestFinished(source.drop)
    await query(source.url, 'ALTER TABLE hall ADD COLUMN mine text')
    const backup = path.join(await makeFolder(), 'backup')
    await backUpTo(sourceOf(source.url, new DiskBlobStore(await makeFolder())), backup)
    const place = await makeEmptyPlace()
    await expect(place.restore(backup)).rejects.toThrow(
      /hall\.mine is only in one of the two\nThe database is empty again/,
    )
  })
})

describe('a back-up refuses', () => {
  const blobs = new DiskBlobStore('nowhere')

  it('a directory that has something in it', async () => {
    await expect(backUpTo(sourceOf(database.url, blobs), sound)).rejects.toThrow(
      /backup is there already\.\nNo back-up was made/,
    )
    await expect(backUpTo(sourceOf(database.url, blobs), path.join(sound, 'manifest.json'))).rejects.toThrow(
      /already/,
    )
    const empty = await makeFolder()
    await expect(backUpTo(sourceOf(database.url, blobs), empty)).rejects.toThrow(/already/)
  })

  it('a place where nothing can be written, before it has copied anything', async () => {
    const file = path.join(sound, 'manifest.json', 'below', 'backup')
    await expect(backUpTo(sourceOf(database.url, blobs), file)).rejects.toThrow(
      /No directory can be made in .*\nNo back-up was made/,
    )
  })

  it('a database that is no Fairground', async () => {
    const empty = await createTestDatabase({ empty: true })
    onTestFinished(empty.drop)
    const folder = await makeFolder()
    await expect(backUpTo(sourceOf(empty.url, blobs), path.join(folder, 'backup'))).rejects.toThrow(
      /no Fairground in the test database/,
    )
    expect(await readdir(folder)).toEqual([])
  })
})
