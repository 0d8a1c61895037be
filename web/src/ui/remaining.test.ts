import { describe, expect, it } from 'vitest'
import { clockOffset, remainingUntil } from './remaining'

const start = new Date('2026-11-18T01:30:00Z')
const before = (days: number, hours: number, minutes: number, seconds: number) =>
  start.getTime() - (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000

describe('the countdown to a window', () => {
  it('splits what is left into days, hours, minutes and seconds', () => {
    expect(remainingUntil(start, before(3, 5, 42, 17))).toEqual({
      days: 3,
      hours: 5,
      minutes: 42,
      seconds: 17,
      over: false,
    })
  })

  it('shows one second until the very moment has come', () => {
    expect(remainingUntil(start, start.getTime() - 1)).toMatchObject({ seconds: 1, over: false })
    expect(remainingUntil(start, start.getTime())).toMatchObject({ seconds: 0, over: true })
  })

  it('never runs below zero', () => {
    expect(remainingUntil(start, start.getTime() + 90_000)).toEqual({
      days: 0,
      hours: 0,
      minutes: 0,
      seconds: 0,
      over: true,
    })
  })

  it('follows the server’s clock when this computer’s is ten minutes slow', () => {
    const serverNow = new Date(before(0, 0, 5, 0))
    const here = serverNow.getTime() - 600_000
    const offset = clockOffset(serverNow, here)
    expect(remainingUntil(start, here + offset)).toMatchObject({ hours: 0, minutes: 5, seconds: 0 })
  })
})
