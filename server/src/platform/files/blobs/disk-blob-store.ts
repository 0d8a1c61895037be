import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { syncFolder, writeDurably } from '../durable'
import { assertBlobKey, type BlobStore, isBlobKey, type StoredBlob } from './blob-store'

const incomingFolder = 'incoming'
const fanOutFolder = /^[0-9a-f]{2}$/
// Other processes may be writing to the same directory: only what no running upload can still own is swept.
const leftoverAgeMs = 60 * 60 * 1000

/** Files under one directory: `ab/cd/<key>`, spread by the key's hash so that no folder grows without bound. */
export class DiskBlobStore implements BlobStore {
  readonly name = 'disk'

  constructor(private readonly directory: string) {}

  /** A crash at any point leaves the whole old content, or the whole new content, or nothing. */
  async put(key: string, content: Buffer): Promise<void> {
    const target = this.pathOf(key)
    const incoming = join(this.directory, incomingFolder, randomUUID())
    await mkdir(dirname(incoming), { recursive: true })
    try {
      await writeDurably(incoming, content)
      await mkdir(dirname(target), { recursive: true })
      await rename(incoming, target)
    } catch (error) {
      await rm(incoming, { force: true })
      throw error
    }
    await this.syncFoldersOf(target)
  }

  async get(key: string): Promise<Readable | undefined> {
    const file = await unlessMissing(open(this.pathOf(key)))
    return file?.createReadStream()
  }

  async delete(key: string): Promise<void> {
    await rm(this.pathOf(key), { force: true })
  }

  async *list(): AsyncIterable<StoredBlob> {
    await this.sweepLeftovers()
    for await (const outer of namesIn(this.directory)) {
      if (!fanOutFolder.test(outer)) continue
      for await (const inner of namesIn(join(this.directory, outer))) {
        yield* blobsIn(join(this.directory, outer, inner))
      }
    }
  }

  async sweepLeftovers(): Promise<void> {
    const folder = join(this.directory, incomingFolder)
    for await (const name of namesIn(folder)) {
      const path = join(folder, name)
      const found = await unlessMissing(stat(path))
      if (found && Date.now() - found.mtimeMs > leftoverAgeMs) await rm(path, { force: true })
    }
  }

  private pathOf(key: string): string {
    assertBlobKey(key)
    const hash = createHash('sha256').update(key).digest('hex')
    return join(this.directory, hash.slice(0, 2), hash.slice(2, 4), fileNameOf(key))
  }

  private async syncFoldersOf(target: string): Promise<void> {
    const inner = dirname(target)
    for (const folder of [inner, dirname(inner), this.directory]) await syncFolder(folder)
  }
}

// A slash cannot stand in a file name and an underscore cannot stand in a key, so the way back is unambiguous.
function fileNameOf(key: string): string {
  return key.replaceAll('/', '_')
}

function keyOf(fileName: string): string {
  return fileName.replaceAll('_', '/')
}

async function* blobsIn(folder: string): AsyncIterable<StoredBlob> {
  for await (const fileName of namesIn(folder)) {
    const key = keyOf(fileName)
    const found = isBlobKey(key) ? await unlessMissing(stat(join(folder, fileName))) : undefined
    if (found?.isFile()) yield { key, modifiedAt: found.mtime }
  }
}

async function* namesIn(folder: string): AsyncIterable<string> {
  const entries = await unlessMissing(opendir(folder))
  if (!entries) return
  for await (const entry of entries) yield entry.name
}

async function unlessMissing<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result
  } catch (error) {
    if (hasCode(error, 'ENOENT') || hasCode(error, 'ENOTDIR')) return undefined
    throw error
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code
}
