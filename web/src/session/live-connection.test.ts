import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLiveConnection, type LiveNews } from './live-connection'
import type { Stream } from './live-stream'

function setUp() {
  const streams: (Stream & { emit: (type: string) => void; readyState: number })[] = []
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
  const network = new EventTarget()
  const live = createLiveConnection({
    network,
    page: page as never,
    open() {
      const target = new EventTarget()
      const stream = {
        readyState: 1,
        addEventListener: (type: string, listener: (event: { data?: unknown }) => void) =>
          target.addEventListener(type, listener as never),
        close() {
          stream.readyState = 2
        },
        emit: (type: string) => target.dispatchEvent(new Event(type)),
      }
      streams.push(stream)
      return stream
    },
  })
  const show = (visibility: DocumentVisibilityState) => {
    page.visibilityState = visibility
    page.dispatchEvent(new Event('visibilitychange'))
  }
  const heard: LiveNews['type'][] = []
  const listen = () => live.subscribe((news) => heard.push(news.type))
  return { streams, show, heard, listen, live, network }
}

describe('live notices', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('reach every listener over one connection, which closes with the last of them', () => {
    const { streams, heard, listen } = setUp()
    const stops = [listen(), listen()]
    streams[0]?.emit('company-changed')
    expect(streams).toHaveLength(1)
    expect(heard).toEqual(['company-changed', 'company-changed'])
    for (const stop of stops) stop()
    expect(streams[0]?.readyState).toBe(2)
  })

  it('say so when they begin and after a break, because something may have been missed', () => {
    const { streams, heard, listen } = setUp()
    listen()
    streams[0]?.emit('open')
    streams[0]?.emit('error')
    streams[0]?.emit('open')
    expect(heard).toEqual(['opened', 'reconnected'])
  })

  it('come back after the browser itself gave up', () => {
    const { streams, heard, listen } = setUp()
    listen()
    streams[0]?.close()
    streams[0]?.emit('error')
    vi.advanceTimersByTime(1000)
    streams[1]?.emit('open')
    expect(streams).toHaveLength(2)
    expect(heard).toEqual(['reconnected'])
  })

  it('notice at once that the network is gone, and come back with it', () => {
    const { streams, heard, listen, live, network } = setUp()
    listen()
    streams[0]?.emit('open')
    network.dispatchEvent(new Event('offline'))
    expect([live.state(), streams[0]?.readyState]).toEqual(['broken', 2])
    network.dispatchEvent(new Event('online'))
    streams[1]?.emit('open')
    expect(live.state()).toBe('open')
    expect(heard).toEqual(['opened', 'reconnected'])
  })

  it('rest while the tab has been hidden for long and resume when it is looked at', () => {
    const { streams, heard, show, listen } = setUp()
    listen()
    streams[0]?.emit('open')
    show('hidden')
    vi.advanceTimersByTime(4 * 60_000)
    expect(streams[0]?.readyState).toBe(1)
    vi.advanceTimersByTime(2 * 60_000)
    expect(streams[0]?.readyState).toBe(2)
    show('visible')
    streams[1]?.emit('open')
    expect(heard).toEqual(['opened', 'reconnected'])
  })
})
