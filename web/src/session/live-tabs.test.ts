import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createLiveConnection, type LiveNews, type TabMessage } from './live-connection'
import type { Stream } from './live-stream'
import type { Tabs } from './tabs'

type FakeStream = Stream & { emit: (type: string) => void; readyState: number; who: string | null }

/** A browser with as many tabs as a test opens. What one says the others hear at once. */
function openBrowser() {
  const streams: FakeStream[] = []
  const queue: { begin: () => void }[] = []
  const ears = new Map<object, (message: TabMessage) => void>()
  const whoWatchers = new Set<() => void>()
  let who: string | null = null

  function openStream(): Stream {
    const target = new EventTarget()
    const stream: FakeStream = {
      readyState: 1,
      who,
      addEventListener: (type, listener) => target.addEventListener(type, listener as never),
      close() {
        stream.readyState = 2
      },
      emit: (type) => target.dispatchEvent(new Event(type)),
    }
    streams.push(stream)
    return stream
  }

  function openTab() {
    const self = {}
    const tabs: Tabs<TabMessage> = {
      lead(begin) {
        const place = { begin }
        queue.push(place)
        if (queue[0] === place) begin()
        return () => {
          const led = queue[0] === place
          queue.splice(queue.indexOf(place), 1)
          if (led) queue[0]?.begin()
        }
      },
      say(message) {
        for (const [other, hear] of ears) if (other !== self) hear(message)
      },
      listen(hear) {
        ears.set(self, hear)
        return () => ears.delete(self)
      },
    }
    const page = Object.assign(new EventTarget(), { visibilityState: 'visible' as DocumentVisibilityState })
    const live = createLiveConnection({
      open: openStream,
      page: page as never,
      tabs,
      who: {
        now: () => who,
        onChange(changed) {
          whoWatchers.add(changed)
          return () => whoWatchers.delete(changed)
        },
      },
    })
    const heard: LiveNews['type'][] = []
    return {
      live,
      heard,
      listen: () => live.subscribe((news) => heard.push(news.type)),
      show(visibility: DocumentVisibilityState) {
        page.visibilityState = visibility
        page.dispatchEvent(new Event('visibilitychange'))
      },
    }
  }

  return {
    openTab,
    open: () => streams.filter(({ readyState }) => readyState !== 2),
    emit: (type: string) => streams.findLast(({ readyState }) => readyState !== 2)?.emit(type),
    signIn(user: string | null) {
      who = user
      for (const changed of whoWatchers) changed()
    },
  }
}

describe('several tabs of one browser', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function twoTabs() {
    const browser = openBrowser()
    const [one, other] = [browser.openTab(), browser.openTab()]
    const stop = one.listen()
    browser.emit('open')
    other.listen()
    return { browser, one, other, stop }
  }

  it('share one stream, and each hears what comes', () => {
    const { browser, one, other } = twoTabs()
    browser.emit('board-changed')
    expect(browser.open()).toHaveLength(1)
    expect([one.heard, other.heard]).toEqual([
      ['opened', 'board-changed'],
      ['opened', 'board-changed'],
    ])
    expect(other.live.state()).toBe('open')
  })

  it('go on when the one that held the stream is closed, and say that something may have been missed', () => {
    const { browser, one, other, stop } = twoTabs()
    stop()
    expect(browser.open()).toHaveLength(1)
    browser.emit('open')
    browser.emit('board-changed')
    expect(one.heard).toEqual(['opened'])
    expect(other.heard).toEqual(['opened', 'reconnected', 'board-changed'])
  })

  it('all know of a break, and each asks again after it', () => {
    const { browser, one, other } = twoTabs()
    browser.emit('error')
    expect([one.live.state(), other.live.state()]).toEqual(['broken', 'broken'])
    browser.emit('open')
    expect([one.heard, other.heard]).toEqual([
      ['opened', 'reconnected'],
      ['opened', 'reconnected'],
    ])
  })

  it('keep the stream while one of them is looked at, and close it once all are hidden for long', () => {
    const { browser, one, other } = twoTabs()
    one.show('hidden')
    vi.advanceTimersByTime(6 * 60_000)
    browser.emit('open')
    browser.emit('board-changed')
    expect(browser.open()).toHaveLength(1)
    expect(other.heard).toEqual(['opened', 'reconnected', 'board-changed'])
    other.show('hidden')
    vi.advanceTimersByTime(6 * 60_000)
    expect(browser.open()).toHaveLength(0)
  })

  it('tell a tab that rested to ask again, also where the stream never broke', () => {
    const { one, other } = twoTabs()
    other.show('hidden')
    vi.advanceTimersByTime(6 * 60_000)
    other.show('visible')
    expect(one.heard).toEqual(['opened'])
    expect(other.heard).toEqual(['opened', 'reconnected'])
  })

  it('open it anew when somebody signs in or out: it hears what that person may hear', () => {
    const { browser, other } = twoTabs()
    browser.signIn('zhang')
    expect(browser.open().map(({ who }) => who)).toEqual(['zhang'])
    browser.emit('open')
    expect(other.heard).toEqual(['opened', 'reconnected'])
    browser.signIn(null)
    expect(browser.open().map(({ who }) => who)).toEqual([null])
  })

  it('do not open it anew for a tab of the same person', () => {
    const { browser } = twoTabs()
    const [before] = browser.open()
    browser.openTab().listen()
    expect(browser.open()).toEqual([before])
  })
})
