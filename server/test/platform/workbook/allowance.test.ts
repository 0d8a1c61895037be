import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Allowance } from '../../../src/platform/workbook/child/allowance'

describe('the time a reader may take', () => {
  beforeEach(() => {
    vi.useFakeTimers()
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('does not run while the server is busy with the rows it already has', () => {
    const ended = vi.fn()
    const allowance = new Allowance(1_000, ended)
    for (let batch = 0; batch < 9; batch++) {
      allowance.resume()
      vi.advanceTimersByTime(100)
      allowance.pause()
      vi.advanceTimersByTime(60_000)
    }
    expect(ended).not.toHaveBeenCalled()
    expect(allowance.usedUp).toBe(false)

    allowance.resume()
    vi.advanceTimersByTime(99)
    expect(ended).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(ended).toHaveBeenCalledOnce()
    expect(allowance.usedUp).toBe(true)
  })

  it('goes on running when it is started twice', () => {
    const ended = vi.fn()
    const allowance = new Allowance(1_000, ended)
    allowance.resume()
    vi.advanceTimersByTime(600)
    allowance.resume()
    vi.advanceTimersByTime(400)
    expect(ended).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(5_000)
    expect(ended).toHaveBeenCalledOnce()
  })
})
