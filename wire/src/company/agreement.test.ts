import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type SectionSample, sectionSamples, type Values } from './samples/section-samples'
import { hostile, misshapen, nearlyValid } from './samples/spoilt-forms'
import { asSent, asUnderstood, judge, serverVerdict, wireNamesOf } from './samples/verdicts'

/** Whatever the browser says of a form, the server says of what the browser would send of it. */
function expectAgreement(sample: SectionSample, values: Values): void {
  const browser = judge(sample, values)
  if ('kept' in browser) {
    const accepted = z.decode(sample.form, values as never) as Values
    const sent = JSON.parse(JSON.stringify(z.encode(sample.save.body, sample.toBody(accepted) as never)))
    expect(serverVerdict(sample, sent)).toEqual(browser)
  }
  const server = serverVerdict(sample, asSent(sample, values))
  const understood = judge(sample, asUnderstood(sample, values))
  if (!('unreadable' in server) || !('faults' in understood)) expect(server).toEqual(understood)
  else {
    // Longer than anything the call takes: refused before the form's own rule, but for the same field.
    const wrong = wireNamesOf(sample, understood.faults)
    for (const name of wireNamesOf(sample, server.faults)) expect(wrong).toContain(name)
  }
}

const seed = 20_261_115
const every = { seed, numRuns: 500 }

describe.each(sectionSamples.map((sample) => [`${sample.section} ${sample.variant}`, sample] as const))(
  'browser and server agree on %s',
  (_, sample) => {
    it('when it is filled in as it should be: taken by both, and kept alike', () => {
      fc.assert(
        fc.property(sample.valid, (values) => {
          expect(judge(sample, values)).toHaveProperty('kept')
          expectAgreement(sample, values)
        }),
        every,
      )
    })

    it('when a field or two are wrong: the same fields, in the same words', () => {
      fc.assert(
        fc.property(nearlyValid(sample), (values) => expectAgreement(sample, values)),
        every,
      )
    })

    it('when nothing of it is meant well', () => {
      fc.assert(
        fc.property(hostile(sample), (values) => expectAgreement(sample, values)),
        every,
      )
    })

    it('when a program sends what no form can hold: refused by both', () => {
      fc.assert(
        fc.property(misshapen(sample), (values) => {
          expect(judge(sample, values)).toHaveProperty('faults')
          expect(serverVerdict(sample, asSent(sample, values))).toHaveProperty('faults')
        }),
        { seed, numRuns: 100 },
      )
    })

    it('and takes a field that was left out for one that was left empty', () => {
      const [values] = fc.sample(sample.valid, { seed, numRuns: 1 })
      for (const name of Object.keys(sample.form.shape)) {
        const { [name]: given, ...without } = values ?? {}
        const blank = typeof given === 'string' ? '' : Array.isArray(given) ? [] : undefined
        expect(judge(sample, without)).toEqual(judge(sample, { ...without, [name]: blank }))
      }
    })
  },
)
