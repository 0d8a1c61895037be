import { describe, expect, it } from 'vitest'
import { type PairedJob, runPairs } from './paired'
import { median, quantile } from './statistics'

/** Plays back prepared values and writes down who was asked when. */
function playback(ours: number[], reference: number[], loop: number[] = []) {
  const asked: string[] = []
  const next = (name: string, values: number[]) => async () => {
    asked.push(name)
    return values.shift() ?? 1
  }
  const job: PairedJob = {
    ours: next('A', ours),
    reference: next('B', reference),
    calibrate: next('.', loop),
  }
  return { job, order: () => asked.filter((name) => name !== '.').join('') }
}

describe('paired measuring', () => {
  it('alternates A B B A and reports the median of the pairs after the first', async () => {
    const { job, order } = playback([90, 2, 3, 4, 5, 60], [1, 1, 1, 1, 1, 1])
    expect(await runPairs(job)).toMatchObject({
      ratio: 4,
      range: { low: 2, high: 60 },
      kept: 5,
      enough: true,
    })
    expect(order()).toBe('ABBAABBAABBA')
  })

  it('replaces a pair during which the machine itself changed speed', async () => {
    const warmUp = [1, 1, 1]
    const { job } = playback([1, 50, 2, 2, 2, 2, 2], [], [...warmUp, 1, 1, 1.2])
    expect(await runPairs(job)).toMatchObject({ ratio: 2, range: { low: 2, high: 2 }, kept: 5, tried: 6 })
  })

  it('takes back what it counted while a neighbour was busy all the time', async () => {
    const [warmUp, busy] = [
      [2, 2, 2],
      [2, 2, 2, 2, 2, 2],
    ]
    const { job } = playback([1, 50, 50, 2, 2, 2, 2, 2], [], [...warmUp, ...busy])
    expect(await runPairs(job)).toMatchObject({ ratio: 2, range: { low: 2, high: 2 }, kept: 5, tried: 7 })
  })

  it('gives no result when the machine stays restless', async () => {
    const restless = Array.from({ length: 48 }, (_, index) => 1 + (index % 2))
    const { job } = playback([], [], restless)
    await expect(runPairs(job)).rejects.toThrow('none of 15 pairs')
  })
})

describe('statistics', () => {
  it('take the middle, and the value that all but the given share stay below', () => {
    expect(median([9, 1, 5])).toBe(5)
    expect(median([9, 1, 5, 6])).toBe(5.5)
    const hundred = Array.from({ length: 100 }, (_, index) => 100 - index)
    expect(quantile(hundred, 0.99)).toBe(99)
    expect(quantile([7], 0.99)).toBe(7)
  })
})
