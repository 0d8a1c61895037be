import type { LiveConnection } from '../../session/live-connection'

export interface Followed<State> {
  state: State | undefined
  /** The last attempt failed: what is shown may be old. */
  failed: boolean
}

interface Options<State> {
  read: () => Promise<State>
  live: Pick<LiveConnection, 'subscribe' | 'state'>
  /** How often to ask while no news come. */
  pollMs?: number
  /** How often to ask while they do: nothing that hangs on a wall for hours should believe in one wire alone. */
  calmMs?: number
  /** News reach everybody at the same moment; their questions come spread over this time. */
  spreadMs?: number
  random?: () => number
}

const firstRetryMs = 2_000
const longestRetryMs = 30_000

/** One thing on the server, kept up to date: by its news, by asking, and again after whatever failed. */
export function follow<State>(options: Options<State>) {
  const { read, live, pollMs = 5_000, calmMs = 60_000, spreadMs = 400, random = Math.random } = options
  let followed: Followed<State> = { state: undefined, failed: false }
  let ended = true
  let asking = false
  let again = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function show(next: Followed<State>): void {
    followed = next
    for (const changed of listeners) changed()
  }

  function askIn(ms: number): void {
    clearTimeout(timer)
    if (!ended) timer = setTimeout(ask, ms)
  }

  /** One question at a time, so that no late answer overtakes a newer one. */
  async function ask(): Promise<void> {
    if (asking) {
      again = true
      return
    }
    asking = true
    again = false
    try {
      const state = await read()
      failures = 0
      if (!ended) show({ state, failed: false })
    } catch {
      failures += 1
      if (!ended) show({ ...followed, failed: true })
    } finally {
      asking = false
    }
    if (again) askIn(0)
    else if (failures > 0) askIn(Math.min(firstRetryMs * 2 ** (failures - 1), longestRetryMs))
    else askIn(live.state() === 'open' ? calmMs : pollMs)
  }

  return {
    get: (): Followed<State> => followed,
    subscribe(changed: () => void): () => void {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    askNow: () => void ask(),
    /** Until the returned function is called. */
    start(): () => void {
      ended = false
      const stopNews = live.subscribe(({ type }) => {
        if (type === 'draw-changed' || type === 'settings-changed' || type === 'reconnected')
          askIn(random() * spreadMs)
      })
      void ask()
      return () => {
        ended = true
        clearTimeout(timer)
        stopNews()
      }
    },
  }
}
