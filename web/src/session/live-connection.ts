import { newRequestId } from '../lib/request-id'
import { keepStream, type Pushed, type Stream, type StreamOptions } from './live-stream'
import { aloneInTheBrowser, type Tabs } from './tabs'

/**
 * `opened`: news come from now on; what was asked for earlier may have changed in between. `reconnected`: something may
 * have been missed meanwhile. After either, whatever is on the screen should be asked for again.
 */
export type LiveNews = Pushed | { type: 'opened' } | { type: 'reconnected' }
type Listener = (news: LiveNews) => void

/** `opening` until the first stream came or failed. */
export type LiveState = 'opening' | 'open' | 'broken'

/** What tabs tell each other. Each opening has a number of its own, so that whoever knew another one sees the gap. */
export type TabMessage =
  | { kind: 'hello'; who: string | null }
  | { kind: 'open'; opening: string }
  | { kind: 'broken' }
  | { kind: 'news'; news: Pushed }

interface Options {
  open: () => Stream
  network?: StreamOptions['network']
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>
  tabs?: Tabs<TabMessage>
  /** Whose cookie the browser holds: a stream hears what it may hear when it is opened. */
  who?: { now: () => string | null; onChange: (changed: () => void) => () => void }
}

const hiddenForMs = 5 * 60_000
const nobody = { now: () => null, onChange: () => () => undefined }
/** Known to a tab that was away: equal to no opening. */
const gap = 'gap'

/**
 * One stream for all tabs of a browser, open while some screen listens: the tab that leads holds it and tells the others.
 * A tab that nobody has looked at for a while rests; if it led, one that is looked at follows.
 */
export function createLiveConnection({
  open,
  network,
  page,
  tabs = aloneInTheBrowser(),
  who = nobody,
}: Options) {
  const listeners = new Set<Listener>()
  const watchers = new Set<() => void>()
  let state: LiveState = 'opening'
  let known: string | undefined
  let leading: { who: string | null; last: TabMessage | undefined; end: () => void } | undefined
  let leave: (() => void) | undefined
  let hiddenTimer: ReturnType<typeof setTimeout> | undefined

  const tell = (news: LiveNews) => {
    for (const listener of listeners) listener(news)
  }

  function show(next: LiveState): void {
    if (state === next) return
    state = next
    for (const changed of watchers) changed()
  }

  function hear(message: TabMessage): void {
    switch (message.kind) {
      case 'news':
        tell(message.news)
        break
      case 'open': {
        const before = known
        known = message.opening
        show('open')
        if (before !== known) tell({ type: before === undefined ? 'opened' : 'reconnected' })
        break
      }
      case 'broken':
        known = gap
        show('broken')
        break
      case 'hello':
        greet(message.who)
    }
  }

  /** Only who leads answers: with a stream for whoever is signed in now, and with how it stands. */
  function greet(asker: string | null): void {
    if (!leading) return
    if (leading.who !== asker) lead()
    else if (leading.last) tabs.say(leading.last)
  }

  function lead(): void {
    leading?.end()
    const say = (message: TabMessage) => {
      if (leading && message.kind !== 'news') leading.last = message
      hear(message)
      tabs.say(message)
    }
    leading = { who: who.now(), last: undefined, end: () => undefined }
    leading.end = keepStream({
      open,
      network,
      onOpen: () => say({ kind: 'open', opening: newRequestId() }),
      onBreak: () => say({ kind: 'broken' }),
      onNews: (news) => say({ kind: 'news', news }),
    })
  }

  function takePart(): void {
    if (leave || listeners.size === 0) return
    const stops = [tabs.listen(hear), who.onChange(() => greet(who.now())), tabs.lead(lead)]
    leave = () => {
      leave = undefined
      leading?.end()
      leading = undefined
      for (const stop of stops) stop()
    }
    sayHello()
  }

  function sayHello(): void {
    if (leading) greet(who.now())
    else tabs.say({ kind: 'hello', who: who.now() })
  }

  function onVisibility(): void {
    clearTimeout(hiddenTimer)
    if (page.visibilityState === 'visible') takePart()
    else hiddenTimer = setTimeout(rest, hiddenForMs)
  }

  function rest(): void {
    known = gap
    leave?.()
  }

  function end(): void {
    clearTimeout(hiddenTimer)
    page.removeEventListener('visibilitychange', onVisibility)
    leave?.()
    known = undefined
    show('opening')
  }

  return {
    subscribe(listener: Listener): () => void {
      if (listeners.size === 0) page.addEventListener('visibilitychange', onVisibility)
      listeners.add(listener)
      if (leave) sayHello()
      else takePart()
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) end()
      }
    },
    state: (): LiveState => state,
    watch(changed: () => void): () => void {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
  }
}

export type LiveConnection = ReturnType<typeof createLiveConnection>
