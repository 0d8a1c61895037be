import { mapChangeNotice } from '@fairground/domain/live/notices'
import type { HallMap, MapChange, MappedBooth } from '@fairground/wire/hall/maps'
import type { LiveConnection } from '../session/live-connection'
import type { MapSource } from './read-halls'

/** `polling`: no stream, so the map is asked for from time to time. */
export type MapStatus = 'connecting' | 'live' | 'reconnecting' | 'polling'

export interface MapState {
  map: HallMap | undefined
  status: MapStatus
  /** Nothing to show yet, and the last attempt failed. */
  failed: boolean
  /** When the server last said how the map stands. */
  updatedAt: number | undefined
}

interface Options {
  hallId: string
  source: MapSource
  live: Pick<LiveConnection, 'subscribe' | 'state' | 'watch'>
  /** How often to ask while no stream is open; 0 is never. */
  pollMs: number
  now?: () => number
}

const firstRetryMs = 2000
const longestRetryMs = 30_000

/**
 * The map of one hall, kept up to date. A pushed change that follows on what is shown is applied; whatever does not is a
 * gap, and the server is asked what happened since. One question at a time, so that no late answer overtakes a newer one.
 */
export function createLiveMap({ hallId, source, live, pollMs, now = Date.now }: Options) {
  let state: MapState = { map: undefined, status: 'connecting', failed: false, updatedAt: undefined }
  let pushed: MapChange[] = []
  let behind = true
  let asking = false
  let ended = true
  let retryMs = firstRetryMs
  let retry: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function change(next: Partial<MapState>): void {
    state = { ...state, ...next }
    for (const changed of listeners) changed()
  }

  function show(map: HallMap): void {
    change({ map, failed: false, updatedAt: now() })
  }

  /** Applies what follows on the shown version; false when something lies between. */
  function applyPushed(): boolean {
    const { map } = state
    if (!map || pushed.length === 0) return map !== undefined
    const next = pushed.findIndex(({ from }) => from === map.version)
    const isKnown = pushed.at(-1)?.to === map.version
    if (next < 0 && !isKnown) return false
    const following = next < 0 ? [] : pushed.slice(next)
    pushed = []
    const brought = following.reduce<HallMap | undefined>(
      (current, step) => (current?.version === step.from ? withChange(current, step) : undefined),
      map,
    )
    if (brought) show(brought)
    return brought !== undefined
  }

  async function ask(): Promise<void> {
    const before = pushed.length
    const shown = state.map
    const since = shown ? await source.changes(hallId, shown.version) : null
    const follows = shown && since?.from === shown.version
    const map = follows ? withChange(shown, since) : await source.map(hallId)
    if (ended) return
    // What had come before the question is part of the answer.
    pushed = pushed.slice(before)
    show(map)
  }

  async function settle(): Promise<void> {
    clearTimeout(retry)
    if (asking || ended) return
    asking = true
    try {
      while (!ended && (behind || !applyPushed())) {
        behind = false
        await ask()
        retryMs = firstRetryMs
      }
    } catch {
      behind = true
      if (ended) return
      if (!state.map) change({ failed: true })
      retry = setTimeout(settle, retryMs)
      retryMs = Math.min(retryMs * 2, longestRetryMs)
    } finally {
      asking = false
    }
  }

  function catchUp(): void {
    behind = true
    void settle()
  }

  function statusNow(): MapStatus {
    if (live.state() === 'open') return 'live'
    if (live.state() === 'opening') return 'connecting'
    return pollMs > 0 ? 'polling' : 'reconnecting'
  }

  function onStatus(): void {
    // What was read before the stream was open may have changed in between.
    if (live.state() === 'open' && state.status !== 'live') catchUp()
    change({ status: statusNow() })
  }

  return {
    get: (): MapState => state,
    subscribe(changed: () => void): () => void {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    /** Until the returned function is called. */
    start(): () => void {
      ended = false
      const stopNews = live.subscribe((news) => {
        if (news.type === 'reconnected') catchUp()
        if (news.type !== mapChangeNotice || news.change.hall !== hallId) return
        pushed.push(news.change)
        void settle()
      })
      const stopStatus = live.watch(onStatus)
      const poll = pollMs > 0 ? setInterval(() => live.state() === 'open' || catchUp(), pollMs) : undefined
      change({ status: statusNow() })
      catchUp()
      return () => {
        ended = true
        clearInterval(poll)
        clearTimeout(retry)
        stopStatus()
        stopNews()
      }
    },
    retry: catchUp,
  }
}

function withChange(map: HallMap, { to, booths }: MapChange): HallMap {
  if (booths.length === 0) return { ...map, version: to }
  const changed = new Map(booths.map((booth) => [booth.id, booth]))
  return { ...map, version: to, booths: map.booths.map((booth) => brought(booth, changed.get(booth.id))) }
}

function brought(booth: MappedBooth, news: MapChange['booths'][number] | undefined): MappedBooth {
  if (!news) return booth
  const { fullName: _before, ...kept } = booth
  return { ...kept, ...news }
}
