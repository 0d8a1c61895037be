import { type Gate, gateNames } from '@fairground/domain/selection'
import { describe, expect, it } from 'vitest'
import { firstMissing, phaseOf } from './phase'

const at = (clock: string) => new Date(`2027-03-01T${clock}:00Z`)
const window = { startsAt: at('09:00'), endsAt: at('09:30'), isLater: false }
const own = (closed: Gate[], more: Partial<Parameters<typeof phaseOf>[0]> = {}) => ({
  gates: gateNames.map((gate) => ({ gate, missing: closed.includes(gate) ? `no ${gate}` : null })),
  stage: 'choosing' as const,
  now: at('08:00'),
  window,
  ...more,
})

describe('the phase of choosing', () => {
  it.each([
    ['open', own([], { now: at('09:10') })],
    ['before', own(['window'])],
    ['over', own(['window'], { now: at('10:00') })],
    ['missing', own(['started', 'window'])],
    ['missing', own(['window'], { window: null })],
    ['missing', own(['quota'], { now: at('09:10') })],
    ['finished', own(['unfinished'], { stage: 'finished', now: at('09:10') })],
    ['confirmed', own(['window', 'unfinished'], { stage: 'confirmed', now: at('10:00') })],
  ])('is %s', (phase, given) => expect(phaseOf(given)).toBe(phase))

  it('names the first thing that is missing', () => {
    expect(firstMissing(own(['quota', 'window']))).toBe('no quota')
    expect(firstMissing(own([]))).toBeUndefined()
  })
})
