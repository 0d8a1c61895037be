import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readSpot, type Spot, writeSpot } from './spot'

const name = fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme-ascii' })
const metres = fc.integer({ min: -99_999, max: 99_999 }).map((centimetres) => centimetres / 100)
const spots = fc.oneof(
  fc.constant<Spot>({ kind: 'site' }),
  name.map((gate): Spot => ({ kind: 'gate', gate })),
  name.map((hall): Spot => ({ kind: 'hall', hall })),
  fc.record({ kind: fc.constant('named' as const), hall: name, name }),
  fc.record({ kind: fc.constant('place' as const), hall: name, at: fc.record({ x: metres, y: metres }) }),
)

describe('where a way begins, in an address', () => {
  it('comes back as it was, whichever hall is looked at', () => {
    fc.assert(
      fc.property(spots, name, (spot, shown) => {
        expect(readSpot(writeSpot(spot, shown), shown)).toEqual(spot)
        if ('hall' in spot) expect(readSpot(writeSpot(spot, spot.hall), spot.hall)).toEqual(spot)
      }),
    )
  })

  it.each<[string, Spot]>([
    ['30,40.5', { kind: 'place', hall: 'W3', at: { x: 30, y: 40.5 } }],
    ['W2:30,40', { kind: 'place', hall: 'W2', at: { x: 30, y: 40 } }],
    ['W3-101', { kind: 'named', hall: 'W3', name: 'W3-101' }],
    ['W2:W2-104', { kind: 'named', hall: 'W2', name: 'W2-104' }],
    ['W2:', { kind: 'hall', hall: 'W2' }],
    [':north', { kind: 'gate', gate: 'north' }],
    [':', { kind: 'site' }],
  ])('reads %s in hall W3, and writes it so', (text, spot) => {
    expect(readSpot(text, 'W3')).toEqual(spot)
    expect(writeSpot(spot, 'W3')).toBe(text)
  })

  it('is written out in full for whoever looks at another hall', () => {
    const here = readSpot('30,40', 'W2')
    expect(here && writeSpot(here, 'E3')).toBe('W2:30,40')
  })

  it.each([
    '',
    ':%zz',
    ':,',
    'W2:30,40:1',
    '30,',
    ',40',
    '30,40,50',
    '1e3,2',
    'W2:%zz',
    `W2:${'x'.repeat(61)}`,
  ])('means nothing as “%s”', (text) => {
    expect(readSpot(text, 'W3')).toBeUndefined()
  })
})
