import { browserStorage } from '../../lib/safe-storage'

/** What somebody drew and the server does not have yet. */
export interface LocalCopy {
  hallId: string
  /** Of the page it was drawn on: no two write over each other. */
  id: string
  /** Of the draft it was drawn on. */
  revision: number
  scene: string
  at: number
}

export interface LocalCopies {
  put(copy: LocalCopy): Promise<void>
  of(hallId: string): Promise<LocalCopy[]>
  remove(copy: Pick<LocalCopy, 'hallId' | 'id'>): Promise<void>
}

const store = 'copies'
const keyOf = ({ hallId, id }: Pick<LocalCopy, 'hallId' | 'id'>): string => `${hallId}/${id}`

const settled = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** In the browser's database: a large hall is more than its small storage holds. */
function inDatabase(factory: IDBFactory): LocalCopies {
  let opened: Promise<IDBDatabase> | undefined
  const open = (): Promise<IDBDatabase> => {
    opened ??= new Promise((resolve, reject) => {
      const request = factory.open('fairground.design', 1)
      request.onupgradeneeded = () => request.result.createObjectStore(store)
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
    return opened
  }
  const at = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
    (await open()).transaction(store, mode).objectStore(store)

  return {
    async put(copy) {
      await settled((await at('readwrite')).put(copy, keyOf(copy)))
    },
    async of(hallId) {
      return settled<LocalCopy[]>(
        (await at('readonly')).getAll(IDBKeyRange.bound(`${hallId}/`, `${hallId}/\uffff`)),
      )
    },
    async remove(copy) {
      await settled((await at('readwrite')).delete(keyOf(copy)))
    },
  }
}

const prefix = 'fairground.design/'

/** Where a browser has no database, or keeps it closed. */
const inStorage: LocalCopies = {
  async put(copy) {
    browserStorage.setItem(prefix + keyOf(copy), JSON.stringify(copy))
  },
  async of(hallId) {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${prefix}${hallId}/`))
      .flatMap((key) => {
        try {
          return [JSON.parse(browserStorage.getItem(key) ?? '') as LocalCopy]
        } catch {
          return []
        }
      })
  },
  async remove(copy) {
    browserStorage.removeItem(prefix + keyOf(copy))
  },
}

/** Whatever fails here must not stop anybody from drawing. */
function kept(real: LocalCopies, instead: LocalCopies): LocalCopies {
  const first = async <Result>(act: (copies: LocalCopies) => Promise<Result>): Promise<Result> => {
    try {
      return await act(real)
    } catch {
      return act(instead)
    }
  }
  return {
    put: (copy) => first((copies) => copies.put(copy)),
    of: (hallId) => first((copies) => copies.of(hallId)),
    remove: (copy) => first((copies) => copies.remove(copy)),
  }
}

export const localCopies = (): LocalCopies =>
  typeof indexedDB === 'undefined' ? inStorage : kept(inDatabase(indexedDB), inStorage)
