import type { Language } from '@fairground/domain/text'
import type { Published, Site } from '@fairground/site'
import { growingContent, singleContent } from '@fairground/wire/portal'
import { readPublicRowsInAll } from '../list'
import type { KeptAnswer } from '../platform/http/kept-answer'
import type { Platform } from '../platform/platform'

const content = [...growingContent, ...singleContent]
const names = new Set(content.map(({ name }) => name))

/** A page counts the days until the fair, and what somebody forgot to tell of is found in the end. */
const keptMs = 10 * 60_000
/** More addresses than a site has pages; whoever makes them up keeps nothing. */
const mostPages = 5_000

interface KeptPage {
  answer: KeptAnswer
  /** What it was made of besides what is published. */
  standsOn: object | undefined
}

/** The site as it is published at a time, with the pages that were made of it. */
interface KeptSite {
  site: Site
  pages: Map<string, KeptPage>
}

interface Making {
  since: number
  made: Promise<KeptSite>
}

export type KeptSites = ReturnType<typeof createKeptSites>

/** What anybody may read of the portal, kept in memory: one reading for each change, however many ask. */
export function createKeptSites(platform: Platform, { origin, styles }: Pick<Site, 'origin' | 'styles'>) {
  const { db, live, settings } = platform
  let kept: Making | undefined
  let fair = settings.current()

  async function read(): Promise<KeptSite> {
    const { fairName, edition, timeZone } = settings.current()
    const published = await readAll()
    return {
      site: { published, fair: { name: fairName, edition, timeZone }, origin, styles },
      pages: new Map(),
    }
  }

  async function readAll(): Promise<Record<Language, Published>> {
    const read = await Promise.all(content.map((list) => readPublicRowsInAll(db, list)))
    const of = (language: Language): Published =>
      Object.fromEntries(content.map(({ name }, place) => [name, read[place]?.[language] ?? []]))
    return { zh: of('zh'), en: of('en') }
  }

  /** Whatever is being read or made of it goes with it: it may have been read before the change. */
  const forget = () => {
    kept = undefined
  }
  const stopListening = live.subscribe((event) => {
    if (event.type === 'list-changed' && names.has(event.list)) forget()
  })
  live.onReturn(forget)
  const stopReading = settings.onRead(() => {
    const now = settings.current()
    if (now.fairName !== fair.fairName || now.timeZone !== fair.timeZone || now.edition !== fair.edition)
      forget()
    fair = now
  })

  return {
    current(): Promise<KeptSite> {
      // Without the connection that brings news of changes, nothing kept can be trusted.
      if (kept && live.connected && Date.now() - kept.since < keptMs) return kept.made
      const making: Making = { since: Date.now(), made: read() }
      kept = making
      making.made.catch(() => {
        if (kept === making) forget()
      })
      return making.made
    },
    keep({ pages }: KeptSite, address: string, page: KeptPage): void {
      if (pages.size < mostPages || pages.has(address)) pages.set(address, page)
    },
    stop() {
      stopListening()
      stopReading()
    },
  }
}
