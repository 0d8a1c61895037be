import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { LiveNews } from '../../session/live-connection'
import { follow } from './follow'

function setUp(answers: (number | Error)[], open = true) {
  let tell: (news: LiveNews) => void = () => undefined
  let asked = 0
  const read = vi.fn(async () => {
    const answer = answers[Math.min(asked, answers.length - 1)]
    asked += 1
    if (answer === undefined || answer instanceof Error) throw answer
    return answer
  })
  const live = {
    state: () => (open ? ('open' as const) : ('broken' as const)),
    subscribe(listener: (news: LiveNews) => void) {
      tell = listener
      return () => {
        tell = () => undefined
      }
    },
  }
  const followed = follow({ read, live, random: () => 0.5 })
  return { followed, read, news: (type: LiveNews['type']) => tell({ type } as LiveNews) }
}

describe('what hangs on a wall', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('asks again on news, spread over a moment, and not for what concerns others', async () => {
    const { followed, read, news } = setUp([1, 2])
    const stop = followed.start()
    await vi.advanceTimersByTimeAsync(0)
    news('board-changed')
    await vi.advanceTimersByTimeAsync(1_000)
    expect(read).toHaveBeenCalledTimes(1)
    news('draw-changed')
    await vi.advanceTimersByTimeAsync(199)
    expect(read).toHaveBeenCalledTimes(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(followed.get()).toEqual({ state: 2, failed: false })
    stop()
  })

  it('asks by itself: often without news, seldom with them', async () => {
    for (const [open, after] of [
      [false, 5_000],
      [true, 60_000],
    ] as const) {
      const { followed, read } = setUp([1], open)
      const stop = followed.start()
      await vi.advanceTimersByTimeAsync(after - 1)
      expect(read).toHaveBeenCalledTimes(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(read).toHaveBeenCalledTimes(2)
      stop()
    }
  })

  it('keeps what it shows through a failure, asks ever more slowly and leaves nothing running', async () => {
    const { followed, read } = setUp([1, new Error('away'), new Error('away'), 4], false)
    const stop = followed.start()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(followed.get()).toEqual({ state: 1, failed: true })
    await vi.advanceTimersByTimeAsync(2_000 + 4_000)
    expect(followed.get()).toEqual({ state: 4, failed: false })
    stop()
    await vi.advanceTimersByTimeAsync(600_000)
    expect(read).toHaveBeenCalledTimes(4)
    expect(vi.getTimerCount()).toBe(0)
  })
})
