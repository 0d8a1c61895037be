import type { HallMap, MapChange, MappedBooth } from '@fairground/wire/hall/maps'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveNews, LiveState } from '../session/live-connection'
import { createLiveMap } from './live-map'

const hallId = 'a4b5c6d7-0000-4000-8000-000000000001'
const boothIds = ['one', 'two', 'three']

const booth = (id: string, state: MappedBooth['state']): MappedBooth => ({
  id,
  code: `W3-${id}`,
  state,
  name: { zh: '', en: '' },
  special: false,
  boothClass: 'standard',
  exhibitType: '02',
  openSides: 1,
})

/** A server whose map changes by itself, and which forgets all but the last few changes. */
function createServer(remembers = 3) {
  let version = 1
  let booths = boothIds.map((id) => booth(id, 'normal'))
  const changes: MapChange[] = []
  const map = (): HallMap =>
    ({ version: String(version), hall: { id: hallId }, scene: '{}', booths }) as unknown as HallMap
  return {
    map,
    /** What would be pushed. */
    change(id: string, state: MappedBooth['state']): MapChange {
      const changed = booth(id, state)
      booths = booths.map((one) => (one.id === id ? changed : one))
      version += 1
      const step = {
        hall: hallId,
        from: String(version - 1),
        to: String(version),
        booths: [{ id, state, name: changed.name }],
      }
      changes.push(step)
      return step
    },
    since(known: string): MapChange | null {
      const missed = changes.filter(({ from }) => Number(from) >= Number(known))
      if (missed.length > remembers) return null
      return {
        hall: hallId,
        from: known,
        to: String(version),
        booths: missed.flatMap((step) => step.booths),
      }
    },
  }
}

function createLive(first: LiveState = 'open') {
  const listeners = new Set<(news: LiveNews) => void>()
  const watchers = new Set<() => void>()
  let state = first
  return {
    subscribe(listener: (news: LiveNews) => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    state: () => state,
    watch(changed: () => void) {
      watchers.add(changed)
      return () => watchers.delete(changed)
    },
    push: (change: MapChange) => tell({ type: 'map-changed', change }),
    reconnect: () => tell({ type: 'reconnected' }),
    become(next: LiveState) {
      state = next
      for (const changed of watchers) changed()
    },
  }
  function tell(news: LiveNews) {
    for (const listener of listeners) listener(news)
  }
}

/** Answers wait until they are let through, each with what the server knew when it was asked. */
function createSource(server: ReturnType<typeof createServer>) {
  const waiting: (() => void)[] = []
  const asked = { map: 0, changes: 0 }
  let down = false
  const answer = <Result>(result: Result): Promise<Result> =>
    new Promise((resolve, reject) =>
      waiting.push(() => (down ? reject(new Error('unreachable')) : resolve(result))),
    )
  return {
    asked,
    waiting,
    fail(failing: boolean) {
      down = failing
    },
    map() {
      asked.map += 1
      return answer(server.map())
    },
    changes(_: string, since: string) {
      asked.changes += 1
      return answer(server.since(since))
    },
    async answerAll() {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        next()
        await settled()
      }
    },
  }
}

const settled = async () => {
  for (let turn = 0; turn < 8; turn++) await Promise.resolve()
}

function setUp({ pollMs = 0, first = 'open' as LiveState } = {}) {
  const server = createServer()
  const source = createSource(server)
  const live = createLive(first)
  const map = createLiveMap({ hallId, source, live, pollMs })
  const stop = map.start()
  return { server, source, live, map, stop }
}

describe('a live map', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('reads the map once and applies what is pushed without asking again', async () => {
    const { server, source, live, map } = setUp()
    await source.answerAll()
    live.push(server.change('one', 'occupy'))
    live.push(server.change('two', 'completed'))
    await settled()
    expect(map.get().map).toEqual(server.map())
    expect(source.asked.map).toBe(1)
  })

  it('asks what happened after a gap, and reads anew only when the server no longer knows', async () => {
    const { server, source, live, map } = setUp()
    await source.answerAll()
    source.asked.changes = 0
    server.change('one', 'occupy')
    live.push(server.change('two', 'occupy'))
    await source.answerAll()
    expect(map.get().map).toEqual(server.map())
    expect(source.asked).toEqual({ map: 1, changes: 1 })

    for (let turn = 0; turn < 5; turn++) server.change('one', turn % 2 ? 'occupy' : 'normal')
    live.reconnect()
    await source.answerAll()
    expect(map.get().map).toEqual(server.map())
    expect(source.asked.map).toBe(2)
  })

  it('catches what happened between reading and the opening of the stream', async () => {
    const { server, source, live, map } = setUp({ first: 'opening' })
    await source.answerAll()
    server.change('one', 'occupy')
    expect(map.get().status).toBe('connecting')
    live.become('open')
    await source.answerAll()
    expect(map.get()).toMatchObject({ status: 'live', map: server.map() })
  })

  it('takes news about its own hall only', async () => {
    const { server, source, live, map } = setUp()
    await source.answerAll()
    const before = map.get().map
    live.push({ ...server.change('one', 'occupy'), hall: 'another' })
    await settled()
    expect(map.get().map).toBe(before)
  })

  it('takes a full name away with the company that had it', async () => {
    const { server, source, live, map } = setUp()
    await source.answerAll()
    const named = server.change('one', 'occupy')
    live.push({
      ...named,
      booths: named.booths.map((one) => ({ ...one, fullName: { zh: '申江消防', en: 'Shenjiang' } })),
    })
    await settled()
    expect(map.get().map?.booths[0]?.fullName?.en).toBe('Shenjiang')
    live.push(server.change('one', 'normal'))
    await settled()
    expect(map.get().map?.booths[0]).not.toHaveProperty('fullName')
  })

  it('says that it failed while there is nothing to show, and tries again by itself', async () => {
    const { server, source, map } = setUp()
    source.fail(true)
    await source.answerAll()
    expect(map.get()).toMatchObject({ failed: true, map: undefined })
    source.fail(false)
    await vi.advanceTimersByTimeAsync(2000)
    await source.answerAll()
    expect(map.get()).toMatchObject({ failed: false, map: server.map() })
  })

  it('polls while no stream can be opened, as often as the settings say, and stops once it is', async () => {
    const { server, source, live, map } = setUp({ pollMs: 5000, first: 'opening' })
    live.become('broken')
    await source.answerAll()
    expect(map.get().status).toBe('polling')
    server.change('three', 'occupy')
    await vi.advanceTimersByTimeAsync(5000)
    await source.answerAll()
    expect(map.get().map).toEqual(server.map())
    live.become('open')
    await source.answerAll()
    const asked = source.asked.changes
    await vi.advanceTimersByTimeAsync(20_000)
    expect(source.asked.changes).toBe(asked)
  })

  it('does not poll when the settings say never', async () => {
    const { source, live, map } = setUp({ first: 'opening' })
    live.become('broken')
    await source.answerAll()
    expect(map.get().status).toBe('reconnecting')
    await vi.advanceTimersByTimeAsync(60_000)
    expect(source.waiting).toEqual([])
  })

  it('ends: what is answered later is not shown, and nothing is asked any more', async () => {
    const { source, map, stop } = setUp({ pollMs: 1000 })
    stop()
    await source.answerAll()
    await vi.advanceTimersByTimeAsync(10_000)
    expect(map.get().map).toBeUndefined()
    expect(source.waiting).toEqual([])
  })
})

describe('whatever gets lost or comes late', () => {
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.record({ do: fc.constant('push' as const), at: fc.nat(2) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('lose' as const), at: fc.nat(2) }) },
    { weight: 2, arbitrary: fc.record({ do: fc.constant('delay' as const), at: fc.nat(2) }) },
    { weight: 4, arbitrary: fc.record({ do: fc.constant('answer' as const), at: fc.constant(0) }) },
    { weight: 1, arbitrary: fc.record({ do: fc.constant('reconnect' as const), at: fc.constant(0) }) },
  )

  it('ends up equal to the server’s map, and never goes back on the way', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const { server, source, live, map, stop } = setUp()
        const versions: number[] = []
        map.subscribe(() => map.get().map && versions.push(Number(map.get().map?.version)))
        const delayed: MapChange[] = []
        const states = ['normal', 'occupy', 'completed'] as const
        for (const [turn, { do: what, at }] of steps.entries()) {
          const state = states[turn % 3] ?? 'normal'
          const id = boothIds[at] ?? 'one'
          if (what === 'push') {
            const news = server.change(id, state)
            // The stream keeps its order: what waited comes first.
            for (const late of [...delayed.splice(0), news]) live.push(late)
          } else if (what === 'lose') server.change(id, state)
          else if (what === 'delay') delayed.push(server.change(id, state))
          else if (what === 'answer') source.waiting.shift()?.()
          else live.reconnect()
          await settled()
        }
        live.reconnect()
        await source.answerAll()
        expect(map.get().map).toEqual(server.map())
        expect(versions).toEqual(versions.toSorted((one, other) => one - other))
        stop()
      }),
      { numRuns: 300 },
    )
  })
})
