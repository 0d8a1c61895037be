import type { BlobStore } from '../platform/files/blobs/blob-store'
import { forEachFile, readSound } from './copy-files'
import type { FileEntry } from './manifest'
import { filesInTheWay } from './restore-problems'

/** What the store holds already must be from this back-up: then an earlier attempt was cut short, and this one goes on. */
export async function refuseOtherFiles(store: BlobStore, files: FileEntry[], place: string): Promise<void> {
  const wanted = new Set(files.map(({ key }) => key))
  for await (const { key } of store.list()) if (!wanted.has(key)) throw filesInTheWay(place, key)
}

export interface FilePlacement {
  put(files: FileEntry[], signal: AbortSignal): Promise<void>
  /** Removes what this placement has put, and nothing else. */
  takeBack(): Promise<void>
}

export function createFilePlacement(from: BlobStore, to: BlobStore): FilePlacement {
  const placed: string[] = []
  return {
    async put(files, signal) {
      await forEachFile(files, signal, async (file) => {
        if (await readSound(to, file)) return
        const found = await readSound(from, file)
        if (!found) throw new Error(`the file ${file.key} of the back-up changed while it was read`)
        placed.push(file.key)
        await to.put(file.key, found.content, file.contentType)
      })
    },

    async takeBack() {
      for (const key of placed) await to.delete(key)
    },
  }
}
