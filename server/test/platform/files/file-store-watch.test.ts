import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, it, onTestFinished } from 'vitest'
import { requireFileStore } from '../../../src/boot/require-file-store'
import { type BlobStore, BlobStoreError } from '../../../src/platform/files/blobs/blob-store'
import { DiskBlobStore } from '../../../src/platform/files/blobs/disk-blob-store'
import { S3BlobStore, type S3Settings } from '../../../src/platform/files/blobs/s3-blob-store'
import { watchFileStore } from '../../../src/platform/files/file-store-watch'
import { createLogger } from '../../../src/platform/logging/logger'
import { keysIn } from './blobs/blob-store-contract'
import { S3TestServer } from './blobs/s3-test-server'

const credentials = { accessKeyId: 'fair-app', secretAccessKey: 'not/a+real=secret', region: 'cn-north-1' }
const silent = createLogger('silent')

async function startS3(changed: Partial<S3Settings> = {}) {
  const server = new S3TestServer('fair', credentials)
  const endpoint = await server.start()
  onTestFinished(() => server.stop())
  const settings = { ...credentials, endpoint, bucket: 'fair', forcePathStyle: true, timeoutMs: 10_000 }
  return { server, store: new S3BlobStore({ ...settings, ...changed }) }
}

async function scratchDirectory(): Promise<string> {
  const directory = await mkdtemp(path.join(tmpdir(), 'fairground-probe-'))
  onTestFinished(() => rm(directory, { recursive: true, force: true }))
  return directory
}

describe('a start with a file store', () => {
  it('goes on when what is stored comes back, and leaves nothing behind', async () => {
    const disk = new DiskBlobStore(await scratchDirectory())
    const { server, store } = await startS3()
    await requireFileStore(disk)
    await requireFileStore(store)
    expect(await keysIn(disk)).toEqual([])
    expect(server.requests.map((line) => line.split(' ')[0])).toEqual(['PUT', 'GET', 'DELETE'])
    expect(server.objects.size).toBe(0)
  })

  it.each([
    ['a wrong secret', { secretAccessKey: 'guessed' }, 'S3 PUT answered 403 SignatureDoesNotMatch'],
    ['a bucket that is not there', { bucket: 'misspelt' }, 'S3 PUT answered 404 NoSuchBucket'],
    ['nobody at the address', { endpoint: 'http://127.0.0.1:1' }, 'fetch failed'],
  ])('is refused with %s, in the store’s own words', async (_case, changed, words) => {
    const { store } = await startS3(changed)
    await expect(requireFileStore(store)).rejects.toThrow(
      new RegExp(`FILES: the s3 store cannot be written: ${words}.*Nothing was changed.*S3_ settings`),
    )
  })

  it('is refused when the directory cannot be one', async () => {
    const file = path.join(await scratchDirectory(), 'files')
    await writeFile(file, '')
    await expect(requireFileStore(new DiskBlobStore(file))).rejects.toThrow(
      /FILES: the disk store cannot be written: (?:ENOTDIR|EEXIST).*DATA_DIR must be a directory/,
    )
  })
})

/** A store that does as it is told, and counts how often it was probed. */
class ToldStore implements BlobStore {
  readonly name = 'told'
  puts = 0
  behaviour: 'works' | 'fails' | 'hangs' = 'works'
  private readonly contents = new Map<string, Buffer>()

  async put(key: string, content: Buffer): Promise<void> {
    this.puts += 1
    if (this.behaviour === 'hangs') await new Promise(() => undefined)
    if (this.behaviour === 'fails') throw new BlobStoreError('no space left')
    this.contents.set(key, content)
  }

  async get(key: string): Promise<Readable | undefined> {
    const content = this.contents.get(key)
    return content && Readable.from([content])
  }

  async delete(key: string): Promise<void> {
    this.contents.delete(key)
  }

  async *list() {}
}

describe('a running fair', () => {
  it('learns that its store fails, and that it works again', async () => {
    const store = new ToldStore()
    const watch = watchFileStore(store, silent, { everyMs: 0 })
    expect(watch.isWritable()).toBe(true)
    store.behaviour = 'fails'
    await expect.poll(() => watch.isWritable()).toBe(false)
    store.behaviour = 'works'
    await expect.poll(() => watch.isWritable()).toBe(true)
  })

  it('does not probe for each that asks', async () => {
    const store = new ToldStore()
    store.behaviour = 'fails'
    const watch = watchFileStore(store, silent)
    for (let asked = 0; asked < 100; asked += 1) watch.isWritable()
    await expect.poll(() => watch.isWritable()).toBe(false)
    for (let asked = 0; asked < 100; asked += 1) watch.isWritable()
    expect(store.puts).toBe(1)
  })

  it('takes a store that hangs for one that fails, and does not ask it again meanwhile', async () => {
    const store = new ToldStore()
    store.behaviour = 'hangs'
    const watch = watchFileStore(store, silent, { everyMs: 0, timeoutMs: 20 })
    await expect.poll(() => watch.isWritable()).toBe(false)
    for (let asked = 0; asked < 100; asked += 1) expect(watch.isWritable()).toBe(false)
    expect(store.puts).toBe(1)
  })
})
