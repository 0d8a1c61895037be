import { type LiveNotice, mapChangeNotice, noticeTypes } from '@fairground/domain/live/notices'
import type { MapChange } from '@fairground/wire/hall/maps'

/** What comes over the stream. */
export type Pushed = LiveNotice | { type: typeof mapChangeNotice; change: MapChange }

/** The part of an EventSource that is used here. */
export interface Stream {
  addEventListener(type: string, listener: (event: { data?: unknown }) => void): void
  close(): void
  readonly readyState: number
}

export interface StreamOptions {
  open: () => Stream
  /** The window: it says `offline` and `online`. A stream over a lost network stays silent for minutes. */
  network?: Pick<EventTarget, 'addEventListener' | 'removeEventListener'> | undefined
  onOpen: () => void
  onBreak: () => void
  onNews: (news: Pushed) => void
}

const closed = 2
const firstWaitMs = 1000
const longestWaitMs = 30_000

/** A stream that opens itself again, until it is ended. */
export function keepStream({ open, network, onOpen, onBreak, onNews }: StreamOptions): () => void {
  let stream: Stream | undefined
  let waitMs = firstWaitMs
  let retry: ReturnType<typeof setTimeout> | undefined

  function connect(): void {
    clearTimeout(retry)
    const opened = open()
    stream = opened
    opened.addEventListener('open', () => {
      waitMs = firstWaitMs
      onOpen()
    })
    opened.addEventListener('error', () => {
      if (stream !== opened) return
      onBreak()
      // The browser retries a dropped connection by itself, but gives up on an answer that is no stream.
      if (opened.readyState !== closed) return
      stream = undefined
      opened.close()
      retry = setTimeout(connect, waitMs)
      waitMs = Math.min(waitMs * 2, longestWaitMs)
    })
    for (const type of noticeTypes) opened.addEventListener(type, () => onNews({ type }))
    opened.addEventListener(mapChangeNotice, ({ data }) =>
      onNews({ type: mapChangeNotice, change: JSON.parse(String(data)) as MapChange }),
    )
  }

  function disconnect(): void {
    clearTimeout(retry)
    const ended = stream
    stream = undefined
    ended?.close()
  }

  function onOffline(): void {
    disconnect()
    onBreak()
  }

  function onOnline(): void {
    disconnect()
    connect()
  }

  connect()
  network?.addEventListener('offline', onOffline)
  network?.addEventListener('online', onOnline)
  return () => {
    network?.removeEventListener('offline', onOffline)
    network?.removeEventListener('online', onOnline)
    disconnect()
  }
}
