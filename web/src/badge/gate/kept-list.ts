import type { Language } from '@fairground/domain/text'
import type { GateList, ListedGateBadge } from '@fairground/wire/badge/gate'
import { browserStorage } from '../../lib/safe-storage'
import { hintKey } from '../../session/hint'
import { keptOffline, markKept } from '../../session/kept-offline'

/** What a gate decides by, and how its moments are written. */
export interface KeptFacts extends Omit<GateList, 'badges'> {
  userId: string
  language: Language
  timeZone: string
  /** By this browser's clock. */
  keptAt: Date
}
export type KeptList = KeptFacts & { badges: ListedGateBadge[] }

/** Where a list survives a page that is opened anew. */
export interface ListKeeper {
  read(): Promise<KeptList | undefined>
  /** `whole`: these are all; otherwise those that changed. */
  write(list: GateList, whole: boolean): Promise<void>
}

/** A list of yesterday is nobody's any more. */
const oldestMs = 24 * 60 * 60 * 1000
const facts = 'facts'
const badges = 'badges'
const only = 'list'

interface Keeping {
  userId: string
  language: Language
  timeZone: () => string
}

/** Names, companies and numbers as the list has them; neither faces nor documents. Thirty thousand are too many for local storage. */
export const browserKeeper = ({ userId, language, timeZone }: Keeping): ListKeeper => ({
  read: () => readKept(userId),
  async write({ badges: changed, ...rest }, whole) {
    // An answer may come after they have left.
    if (browserStorage.getItem(hintKey) !== userId) return
    const db = await open()
    try {
      const trx = db.transaction([facts, badges], 'readwrite')
      const kept: KeptFacts = { ...rest, userId, language, timeZone: timeZone(), keptAt: new Date() }
      trx.objectStore(facts).put(kept, only)
      const rows = trx.objectStore(badges)
      if (whole) rows.clear()
      for (const badge of changed) rows.put(badge)
      await new Promise<void>((done, failed) => {
        trx.oncomplete = () => done()
        trx.onabort = () => failed(trx.error)
      })
      markKept(userId)
    } finally {
      db.close()
    }
  },
})

/** Only for whom it was kept, and only for a day. */
export async function readKept(userId: string | null): Promise<KeptList | undefined> {
  const db = await open()
  try {
    const trx = db.transaction([facts, badges])
    const [kept, all] = await Promise.all([
      answered<KeptFacts | undefined>(trx.objectStore(facts).get(only)),
      answered<ListedGateBadge[]>(trx.objectStore(badges).getAll()),
    ])
    if (!kept || kept.userId !== userId || Date.now() - kept.keptAt.getTime() > oldestMs) return undefined
    return { ...kept, badges: all }
  } finally {
    db.close()
  }
}

function open(): Promise<IDBDatabase> {
  const asked = window.indexedDB.open(keptOffline.database, 1)
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore(facts)
    asked.result.createObjectStore(badges, { keyPath: 'id' })
  }
  return answered(asked)
}

const answered = <Answer>(request: IDBRequest<Answer>): Promise<Answer> =>
  new Promise((done, failed) => {
    request.onsuccess = () => done(request.result)
    request.onerror = () => failed(request.error)
  })
