import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { askAgainAfterMs, callingOrder, waitSeconds } from './waiting-room'

const tickets = fc
  .array(fc.boolean(), { maxLength: 60 })
  .map((lanes) => lanes.map((hasPass, id) => ({ id, hasPass })))

describe('the order of calling', () => {
  it('is the order of coming where all have the same right', () => {
    const came = [1, 2, 3, 4].map((id) => ({ id, hasPass: false }))
    expect(callingOrder(came)).toEqual(came)
    const invited = came.map(({ id }) => ({ id, hasPass: true }))
    expect(callingOrder(invited)).toEqual(invited)
  })

  it('calls four with a pass for each one without', () => {
    const came = [0, 0, 0, 1, 1, 1, 1, 1].map((pass, id) => ({ id, hasPass: pass === 1 }))
    expect(callingOrder(came).map(({ id }) => id)).toEqual([3, 4, 5, 6, 0, 7, 1, 2])
  })

  it('loses nobody, and never lets one overtake another of the same kind', () => {
    fc.assert(
      fc.property(tickets, (came) => {
        const order = callingOrder(came)
        expect(order.toSorted((a, b) => a.id - b.id)).toEqual(came)
        for (const kind of [true, false])
          expect(order.filter(({ hasPass }) => hasPass === kind)).toEqual(
            came.filter(({ hasPass }) => hasPass === kind),
          )
      }),
    )
  })

  it('makes nobody without a pass wait for more than four others per place', () => {
    fc.assert(
      fc.property(tickets, (came) => {
        const order = callingOrder(came)
        const without = order.filter(({ hasPass }) => !hasPass)
        without.forEach((ticket, place) => {
          expect(order.indexOf(ticket)).toBeLessThan((place + 1) * 5)
        })
        expect(without.length).toBeLessThanOrEqual(came.length)
      }),
    )
  })
})

describe('the estimate', () => {
  it.each([
    [1, 40, 5],
    [200, 40, 5],
    [201, 40, 10],
    [3_000, 40, 75],
    [10, 0, 100],
  ])('place %i at %d per second waits %i seconds', (place, perSecond, seconds) => {
    expect(waitSeconds(place, perSecond)).toBe(seconds)
  })

  it.each([
    [5, 1_000],
    [30, 3_000],
    [150, 15_000],
    [600, 20_000],
  ])('who waits %i seconds asks after %i ms', (seconds, ms) => {
    expect(askAgainAfterMs(seconds)).toBe(ms)
  })
})
