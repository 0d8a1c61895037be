import type { BlobStore } from '../platform/files/blobs/blob-store'
import { forEachFile, readSound } from './copy-files'
import type { FileEntry } from './manifest'
import { filesInTheWay } from './restore-problems'

export interface FilePlacement {
  /** Takes an empty store, or one that an attempt at this very back-up left unfinished; any other belongs to somebody. */
  refuseOtherFiles(place: string): Promise<void>
  put(signal: AbortSignal): Promise<void>
  /** Everything is in its place, and the store is the fair's from now on. */
  finish(): Promise<void>
  /** Leaves the store empty again, of an earlier attempt's files too: with the mark gone they would be a stranger's. */
  takeBack(): Promise<void>
}

interface Placing {
  from: BlobStore
  to: BlobStore
  files: FileEntry[]
  /** Of the back-up's manifest; a mark with it in the store says whose unfinished work lies there. */
  seal: string
}

export function createFilePlacement({ from, to, files, seal }: Placing): FilePlacement {
  const mark = `unfinished-restore/${seal}`
  let begun = false
  return {
    async refuseOtherFiles(place) {
      const earlier = await exists(to, mark)
      const ours = new Set(earlier ? [mark, ...files.map(({ key }) => key)] : [])
      for await (const { key } of to.list()) if (!ours.has(key)) throw filesInTheWay(place, key)
    },

    async put(signal) {
      begun = true
      await to.put(mark, Buffer.from('A restore is under way, or was cut short here.\n'), 'text/plain')
      await forEachFile(files, signal, async (file) => {
        if (await readSound(to, file)) return
        const found = await readSound(from, file)
        if (!found) throw new Error(`the file ${file.key} of the back-up changed while it was read`)
        await to.put(file.key, found.content, file.contentType)
      })
    },

    finish: () => to.delete(mark),

    async takeBack() {
      if (!begun) return
      for (const { key } of files) await to.delete(key)
      await to.delete(mark)
    },
  }
}

async function exists(store: BlobStore, key: string): Promise<boolean> {
  const content = await store.get(key)
  content?.destroy()
  return content !== undefined
}
