import { expect, it } from 'vitest'
import { KeptReads } from '../../src/draw/kept-reads'

const counting = () => {
  let count = 0
  return async () => {
    count += 1
    return count
  }
}

it('what many ask for at once is read once, until it changes or a moment has passed', async () => {
  let now = 0
  const kept = new KeptReads(() => now)
  const read = counting()
  expect(await Promise.all([kept.briefly('a', read), kept.briefly('a', read)])).toEqual([1, 1])
  kept.forget()
  expect(await kept.briefly('a', read)).toBe(2)
  now = 1_001
  expect(await kept.briefly('a', read)).toBe(3)
  expect(await kept.briefly('b', read)).toBe(4)
})

it('a reading that failed is not kept', async () => {
  const kept = new KeptReads()
  const fails = () => Promise.reject(new Error('away'))
  await expect(kept.briefly('a', fails)).rejects.toThrow('away')
  await expect(kept.finally('a', fails)).rejects.toThrow('away')
  expect(await kept.briefly('a', async () => 1)).toBe(1)
  expect(await kept.finally('a', async () => 1)).toBe(1)
})

it('what is final outlives changes, and the few asked for last stay', async () => {
  const kept = new KeptReads()
  const read = counting()
  expect(await kept.finally('0', read)).toBe(1)
  kept.forget()
  expect(await kept.finally('0', read)).toBe(1)
  for (const key of ['1', '2', '3', '0', '4']) await kept.finally(key, read)
  expect(await kept.finally('0', read)).toBe(1)
  expect(await kept.finally('1', read)).toBe(6)
})
