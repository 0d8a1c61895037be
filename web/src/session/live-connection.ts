import { type LiveNotice, liveNotice } from '@fairground/domain/live'

/** `reconnected`: something may have been missed meanwhile, so whatever is on the screen should be asked for again. */
export type LiveNews = LiveNotice | { type: 'reconnected' }
type Listener = (news: LiveNews) => void

/** The part of an EventSource that is used here. */
export interface Stream {
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void
  close(): void
  readonly readyState: number
}

interface Options {
  open: () => Stream
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
}

const closed = 2
const hiddenForMs = 5 * 60_000
const longestWaitMs = 30_000

/** One stream per tab, open while some screen listens; it rests when nobody has looked at the tab for a while. */
export function createLiveConnection({ open, page }: Options) {
  const listeners = new Set<Listener>()
  let stream: Stream | undefined
  let interrupted = false
  let waitMs = 1000
  let retryTimer: ReturnType<typeof setTimeout> | undefined
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined

  const tell = (news: LiveNews) => {
    for (const listener of listeners) listener(news)
  }

  function connect(): void {
    clearTimeout(retryTimer)
    if (stream || listeners.size === 0) return
    const opened = open()
    stream = opened
    opened.addEventListener('open', () => {
      waitMs = 1000
      if (interrupted) tell({ type: 'reconnected' })
      interrupted = false
    })
    opened.addEventListener('error', () => {
      if (stream !== opened) return
      interrupted = true
      // The browser retries a dropped connection by itself, but gives up on an answer that is no stream.
      if (opened.readyState === closed) {
        disconnect()
        retryTimer = setTimeout(connect, waitMs)
        waitMs = Math.min(waitMs * 2, longestWaitMs)
      }
    })
    for (const type of liveNotice.shape.type.options) opened.addEventListener(type, () => tell({ type }))
  }

  function disconnect(): void {
    clearTimeout(retryTimer)
    stream?.close()
    stream = undefined
  }

  function onVisibility(): void {
    clearTimeout(hiddenTimer)
    if (page.visibilityState === 'visible') {
      connect()
      return
    }
    hiddenTimer = setTimeout(() => {
      interrupted = true
      disconnect()
    }, hiddenForMs)
  }

  function rest(): void {
    clearTimeout(hiddenTimer)
    page.removeEventListener('visibilitychange', onVisibility)
    interrupted = false
    disconnect()
  }

  return {
    subscribe(listener: Listener): () => void {
      if (listeners.size === 0) page.addEventListener('visibilitychange', onVisibility)
      listeners.add(listener)
      connect()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) rest()
      }
    },
  }
}
