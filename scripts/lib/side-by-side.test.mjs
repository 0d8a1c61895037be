import { expect, it } from 'vitest'
import { budgetOf, groupsOf, sideBySide } from './side-by-side.mjs'

const quick = [
  { name: 'screens', budget: 240, group: 'quick' },
  { name: 'checks', budget: 120, group: 'quick' },
  { name: 'rules', budget: 90, group: 'quick' },
]
const layers = [...quick, { name: 'server', budget: 600 }, { name: 'journeys', budget: 840 }]
const names = (groups) => groups.map((group) => group.map(({ name }) => name))

it('puts layers of one group together, and leaves the others by themselves', () => {
  expect(names(groupsOf(layers))).toEqual([['screens', 'checks', 'rules'], ['server'], ['journeys']])
})

it('has at most so many at work, begins the next when one ends, and tells outcomes in order', async () => {
  const log = []
  const ends = new Map()
  const work = async (name) => {
    log.push(`${name} begins`)
    await new Promise((resolve) => ends.set(name, resolve))
    log.push(`${name} ends`)
    return name.toUpperCase()
  }
  const outcomes = sideBySide(['a', 'b', 'c'], 2, work)
  const end = async (name) => {
    await expect.poll(() => ends.has(name)).toBe(true)
    ends.get(name)()
    await expect.poll(() => log).toContain(`${name} ends`)
  }
  expect(log).toEqual(['a begins', 'b begins'])
  await end('b')
  await end('c')
  await end('a')
  expect(await outcomes).toEqual(['A', 'B', 'C'])
  expect(log).toEqual(['a begins', 'b begins', 'b ends', 'c begins', 'c ends', 'a ends'])
})

it('adds up the budgets of what runs one after the other, and the longer half of what runs side by side', () => {
  expect(budgetOf(layers, 2)).toBe(240 + 600 + 840)
  expect(budgetOf(quick.slice(0, 2), 1)).toBe(360)
})
