import { buffer } from 'node:stream/consumers'
import type { BlobStore } from '../platform/files/blobs/blob-store'
import type { KnownFile } from './files.repository'
import type { FileEntry } from './manifest'
import { type Measure, measureOf } from './measure'

// A store answers several at once; more would only hold more of them in memory.
const atOnce = 4

export async function forEachFile<File>(
  files: Iterable<File>,
  signal: AbortSignal,
  work: (file: File) => Promise<void>,
): Promise<void> {
  const rest = files[Symbol.iterator]()
  const worker = async () => {
    for (let next = rest.next(); !next.done; next = rest.next()) {
      signal.throwIfAborted()
      await work(next.value)
    }
  }
  const settled = await Promise.allSettled(Array.from({ length: atOnce }, worker))
  for (const result of settled) if (result.status === 'rejected') throw result.reason
}

/** The content, if the store has it and it is what it should be. */
export async function readSound(
  store: BlobStore,
  { key, sha256 }: { key: string; sha256: string | null },
): Promise<{ content: Buffer; measure: Measure } | undefined> {
  const stream = await store.get(key)
  const content = stream && (await buffer(stream))
  const measure = content && measureOf(content)
  return measure && (sha256 === null || sha256 === measure.sha256) ? { content, measure } : undefined
}

export interface FileCopies {
  /** Copies what is not there yet, and resolves to what the store does not have. */
  add(files: KnownFile[]): Promise<KnownFile[]>
  /** Keeps exactly these, and says what each is. */
  keep(files: KnownFile[]): Promise<FileEntry[]>
}

export function createFileCopies(from: BlobStore, to: BlobStore, signal: AbortSignal): FileCopies {
  const copied = new Map<string, FileEntry>()

  async function copy({ key, contentType, sha256 }: KnownFile): Promise<boolean> {
    const found = await readSound(from, { key, sha256 })
    if (!found) return false
    await to.put(key, found.content, contentType)
    copied.set(key, { key, contentType, ...found.measure })
    return true
  }

  return {
    async add(files) {
      const missing: KnownFile[] = []
      const fresh = files.filter(({ key }) => !copied.has(key))
      await forEachFile(fresh, signal, async (file) => {
        if (!(await copy(file))) missing.push(file)
      })
      return missing
    },

    async keep(files) {
      const wanted = new Set(files.map(({ key }) => key))
      for (const key of copied.keys()) {
        if (wanted.has(key)) continue
        await to.delete(key)
        copied.delete(key)
      }
      return [...copied.values()].sort((one, other) => (one.key < other.key ? -1 : 1))
    },
  }
}
