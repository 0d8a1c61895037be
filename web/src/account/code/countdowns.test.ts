import { beforeEach, describe, expect, it } from 'vitest'
import { createCountdowns, secondsLeft } from './countdowns'

const kept = new Map<string, string>()
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
let now = 1_000_000
const afterReload = () => createCountdowns(storage, () => now)

beforeEach(() => {
  kept.clear()
  now = 1_000_000
})

describe('the pause between two codes', () => {
  it('lasts a minute, also across a reload of the page', () => {
    afterReload().start('register', '13900000001')
    now += 20_000
    expect(secondsLeft(afterReload().endsAt('register', '13900000001'), now)).toBe(40)
    now += 40_000
    expect(afterReload().endsAt('register', '13900000001')).toBe(0)
  })

  it('holds for one number and one purpose only', () => {
    afterReload().start('register', '13900000001')
    expect(afterReload().endsAt('register', '13900000002')).toBe(0)
    expect(afterReload().endsAt('login', '13900000001')).toBe(0)
  })

  it('shows the latest one before a number is typed again', () => {
    afterReload().start('login', '13900000001')
    now += 10_000
    afterReload().start('login', '13900000002')
    expect(secondsLeft(afterReload().endsAt('login', ''), now)).toBe(60)
  })

  it('never locks the button for longer, whatever the storage or the clock says', () => {
    kept.set('fairground.code.login', JSON.stringify({ '13900000001': now + 9_000_000 }))
    expect(afterReload().endsAt('login', '13900000001')).toBe(0)
    kept.set('fairground.code.login', 'no json')
    expect(afterReload().endsAt('login', '13900000001')).toBe(0)
  })
})
