import { randomUUID } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { filesIn } from '../../src/backup/backup-layout'
import type { BlobStore } from '../../src/platform/files/blobs/blob-store'
import { DiskBlobStore } from '../../src/platform/files/blobs/disk-blob-store'
import { chooseBlobStore } from '../../src/platform/files/choose-blob-store'
import { S3TestServer } from '../platform/files/blobs/s3-test-server'
import { query } from '../support/query'
import { testConfig } from '../support/test-config'
import { createTestDatabase, type TestDatabase } from '../support/test-database'
import { backUpTo, everyFile, makeEmptyPlace, makeFolder, placeOf, sourceOf } from './backup-support'

let database: TestDatabase
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())
beforeEach(() => query(database.url, 'DELETE FROM stored_file'))

const contentOf = (key: string): Buffer => Buffer.from(`content of ${key}`)

/** A file as people save it, with a small picture. */
async function save(blobs: BlobStore, { claimed = true } = {}): Promise<string> {
  const key = `logo/${randomUUID()}`
  await blobs.put(key, contentOf(key), 'image/png')
  await blobs.put(`${key}-thumb`, Buffer.from('small'), 'image/png')
  await query(
    database.url,
    `INSERT INTO stored_file (purpose, original_name, content_type, byte_size, sha256, blob_key, thumbnail_key, stored, claimed_at)
     VALUES ('logo', 'a.png', 'image/png', 1, sha256($1), $2, $2 || '-thumb', true, ${claimed ? 'now()' : 'NULL'})`,
    [contentOf(key), key],
  )
  return key
}

/** As the product does when the only record that refers to it needs it no more. */
async function discard(blobs: BlobStore, key: string): Promise<void> {
  await query(database.url, 'DELETE FROM stored_file WHERE blob_key = $1', [key])
  await blobs.delete(key)
  await blobs.delete(`${key}-thumb`)
}

/** A store during whose reading something else happens, once. */
function meanwhile(blobs: BlobStore, events: Map<string, () => Promise<unknown>>): BlobStore {
  return {
    name: blobs.name,
    put: (...file) => blobs.put(...file),
    delete: (key) => blobs.delete(key),
    list: () => blobs.list(),
    async get(key) {
      const event = events.get(key)
      events.delete(key)
      await event?.()
      return blobs.get(key)
    },
  }
}

const makeStore = async () => new DiskBlobStore(path.join(await makeFolder(), 'files'))
const makeTarget = async () => path.join(await makeFolder(), 'backup')

describe('files of a back-up', () => {
  it('are there although they are let go of before it is finished', async () => {
    const blobs = await makeStore()
    const [gone, last] = [await save(blobs), await save(blobs)]
    const late = { key: '' }
    // The second file appears while the first ones are copied, so that it is copied once the rows are fixed.
    const events = new Map([
      [
        last,
        async () => {
          late.key = await save(blobs)
          events.set(late.key, () => discard(blobs, gone))
        },
      ],
    ])
    const target = await makeTarget()
    const manifest = await backUpTo(sourceOf(database.url, meanwhile(blobs, events)), target)
    expect(late.key).not.toBe('')
    expect(Object.keys(await everyFile(blobs))).not.toContain(gone)
    const keys = [gone, last, late.key].flatMap((key) => [key, `${key}-thumb`]).sort()
    expect(manifest.files.map(({ key }) => key)).toEqual(keys)
    expect(Object.keys(await everyFile(filesIn(target))).sort()).toEqual(keys)
  })

  it('that came and went while it was made are no part of it', async () => {
    const blobs = await makeStore()
    const first = await save(blobs)
    const brief = { key: '' }
    const events = new Map([
      [
        first,
        async () => {
          brief.key = await save(blobs)
          events.set(brief.key, () => discard(blobs, brief.key))
        },
      ],
    ])
    const target = await makeTarget()
    const manifest = await backUpTo(sourceOf(database.url, meanwhile(blobs, events)), target)
    expect(brief.key).not.toBe('')
    expect(manifest.missingFiles).toEqual([])
    expect(Object.keys(await everyFile(filesIn(target))).sort()).toEqual([first, `${first}-thumb`])
  })

  it.each([
    ['missing', (blobs: BlobStore, key: string) => blobs.delete(key)],
    ['damaged', (blobs: BlobStore, key: string) => blobs.put(key, Buffer.from('rot'), 'image/png')],
  ])('that are %s in the store are named, and left out only when asked', async (_how, spoil) => {
    const blobs = await makeStore()
    const [lost, kept] = [await save(blobs), await save(blobs)]
    await spoil(blobs, lost)
    const target = await makeTarget()
    const source = sourceOf(database.url, blobs)
    await expect(backUpTo(source, target)).rejects.toThrow(
      `Files that people have saved are missing or damaged in the store (disk): ${lost}.\nNo back-up was made`,
    )
    expect(await readdir(path.dirname(target))).toEqual([])

    const manifest = await backUpTo(source, target, true)
    expect(manifest.missingFiles).toEqual([lost])
    const place = await makeEmptyPlace()
    await place.restore(target)
    expect(Object.keys(await everyFile(place.blobs)).sort()).toEqual(
      [`${lost}-thumb`, kept, `${kept}-thumb`].sort(),
    )
  })

  it('that nobody has saved may be missing', async () => {
    const blobs = await makeStore()
    await blobs.delete(await save(blobs, { claimed: false }))
    const manifest = await backUpTo(sourceOf(database.url, blobs), await makeTarget())
    expect(manifest).toMatchObject({ missingFiles: [], files: [{}] })
  })

  it('go from a bucket to a directory and into another bucket', async () => {
    const [from, to] = [await startBucket('from'), await startBucket('to')]
    await save(from.blobs)
    await save(from.blobs)
    const target = await makeTarget()
    await backUpTo(sourceOf(database.url, from.blobs), target)
    const empty = await makeEmptyPlace()
    await placeOf(empty.url, to.blobs).restore(target)
    await Promise.all([from.server.stop(), to.server.stop()])
    const content = ({ objects }: S3TestServer) =>
      [...objects].map(([key, { content, contentType }]) => [key, String(content), contentType]).sort()
    expect(content(to.server)).toHaveLength(4)
    expect(content(to.server)).toEqual(content(from.server))
  })
})

async function startBucket(name: string): Promise<{ server: S3TestServer; blobs: BlobStore }> {
  const credentials = { accessKeyId: 'fair-app', secretAccessKey: 'not/a+real=secret', region: 'cn-north-1' }
  const server = new S3TestServer(name, credentials)
  const config = testConfig({
    FILES: 's3',
    S3_ENDPOINT: await server.start(),
    S3_REGION: credentials.region,
    S3_BUCKET: name,
    S3_ACCESS_KEY_ID: credentials.accessKeyId,
    S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
  })
  return { server, blobs: chooseBlobStore(config) }
}
