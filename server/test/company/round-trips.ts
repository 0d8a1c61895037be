import {
  type SectionSample,
  sectionSamples,
  type Values,
} from '@fairground/wire/company/samples/section-samples'
import { nearlyValid } from '@fairground/wire/company/samples/spoilt-forms'
import { asSent, serverVerdict } from '@fairground/wire/company/samples/verdicts'
import { codes } from '@fairground/wire/kernel/codes'
import { pathAsSent } from '@fairground/wire/kernel/fault-paths'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answersIn, prepareExhibitor, type SignUpExhibitor } from '../support/sign-up-exhibitor'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let exhibitors: Record<'CHN' | 'ENG', SignUpExhibitor>

const named = sectionSamples.map((sample) => [`${sample.section} ${sample.variant}`, sample] as const)

/** The name a field of the form was sent under. */
function sentPath({ save, toBody }: SectionSample, path: string, body: object): string {
  const [field = '', ...rest] = path.split('.')
  const named = Object.entries(toBody({ [field]: true })).flatMap(([name, given]) => (given ? [name] : []))
  return pathAsSent(save, [...named, ...rest], { body }).join('.')
}

/** So many forms of each section, filled in by chance: right ones come back, wrong ones change nothing. */
export function describeRoundTrips(numRuns: number): void {
  beforeAll(async () => {
    fair = await startTestFair()
    exhibitors = {
      CHN: await prepareExhibitor(fair, 'CHN', '13800000001'),
      ENG: await prepareExhibitor(fair, 'ENG', 'exhibitor1@example.com'),
    }
  })
  afterAll(() => fair.stop())

  // The same forms in every run; what fails says which one it was.
  const every = { seed: 20_261_115, numRuns }

  describe('whatever is typed', () => {
    it.each(named)('reads back as it was saved: %s', async (_, sample) => {
      const { call, own, read } = exhibitors[sample.variant]
      await fc.assert(
        fc.asyncProperty(sample.valid, async (typed) => {
          const accepted = sample.form.parse(own(sample.section, typed)) as Values
          await call(sample.save, { body: sample.toBody(accepted) })
          const record = await read(sample.section)
          expect(record.saved).toBe(true)
          expect(answersIn(sample, record)).toEqual(sample.kept(accepted))
        }),
        every,
      )
    })

    it.each(named)(
      'is refused in the words of the form, and then nothing has changed: %s',
      async (_, sample) => {
        const { as, read } = exhibitors[sample.variant]
        const language = sample.variant === 'CHN' ? 'zh' : 'en'
        const { method, path: url } = sample.save
        let refused = 0
        await fc.assert(
          fc.asyncProperty(nearlyValid(sample), async (typed) => {
            const payload = asSent(sample, typed) as object
            const before = await read(sample.section)
            const answer = await fair.ask({ method, url: `/api${url}`, payload, as })
            const foreseen = serverVerdict(sample, payload)
            expect(answer.status).toBeLessThanOrEqual(400)
            // The lists, the files and the mailbox may still be in the way of a form that is right in itself.
            if ('kept' in foreseen) return
            refused += 1
            expect([codes.invalid, codes.badRequest]).toContain(answer.code)
            const said = foreseen.faults.map((fault) => ({
              path: sentPath(sample, fault.path, payload),
              message: fault[language],
            }))
            expect(answer.result.fields).toEqual(said)
            expect(await read(sample.section)).toEqual(before)
          }),
          every,
        )
        expect(refused).toBeGreaterThan(numRuns / 12)
      },
    )
  })
}
