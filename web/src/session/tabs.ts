/** What the tabs of one browser have in common: one of them leads, and all hear what is said. */
export interface Tabs<Message> {
  /** `begin` runs once it is this tab's turn; what is returned gives the turn up, or the place in the queue. */
  lead(begin: () => void): () => void
  say(message: Message): void
  /** Hears what other tabs say, not what this one does. */
  listen(hear: (message: Message) => void): () => void
}

/** A tab that knows of no other leads at once and is heard by nobody. */
export const aloneInTheBrowser = <Message>(): Tabs<Message> => ({
  lead(begin) {
    begin()
    return () => undefined
  },
  say: () => undefined,
  listen: () => () => undefined,
})

/** The browser itself passes the lock on when a tab is closed or crashes. Both parts exist on secure pages only. */
export function tabsOfBrowser<Message>(name: string): Tabs<Message> {
  if (!navigator.locks || typeof BroadcastChannel === 'undefined') return aloneInTheBrowser()
  const channel = new BroadcastChannel(name)
  return {
    lead(begin) {
      const leaving = new AbortController()
      const held = () =>
        new Promise<void>((release) => {
          leaving.signal.addEventListener('abort', () => release())
          begin()
        })
      navigator.locks.request(name, { signal: leaving.signal }, held).catch((reason: unknown) => {
        if (!leaving.signal.aborted) throw reason
      })
      return () => leaving.abort()
    },
    say: (message) => channel.postMessage(message),
    listen(hear) {
      const heard = ({ data }: MessageEvent<Message>) => hear(data)
      channel.addEventListener('message', heard)
      return () => channel.removeEventListener('message', heard)
    },
  }
}
