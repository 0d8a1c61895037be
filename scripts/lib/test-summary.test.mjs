import { expect, it } from 'vitest'
import { summaryOf } from './test-summary.mjs'

const outcome = (name, failed, unsteady = []) => ({ name, failed, unsteady })

it('says nothing of what is in order', () => expect(summaryOf([outcome('rules', [])])).toEqual([]))

it('names what failed and what was unsteady, with its picture and the command that runs it alone', () =>
  expect(
    summaryOf([
      outcome('checks', [{ error: 'npm run check ended with 1' }]),
      outcome(
        'server',
        [],
        [{ file: 'server/test/a.test.ts', test: 'adds up', error: '\nexpected 2\nto be 3' }],
      ),
      outcome('journeys', [
        {
          file: 'e2e/door.spec.ts',
          test: 'staff › let’s in',
          error: 'no door',
          picture: 'artefacts/door.png',
        },
      ]),
    ]),
  ).toEqual([
    '',
    'Failed:',
    '  checks',
    '    npm run check ended with 1',
    '  e2e/door.spec.ts > staff › let’s in',
    '    no door',
    '    picture: artefacts/door.png',
    "    alone:   npm test -- 'e2e/door.spec.ts › staff › let’s in'",
    '',
    'Unsteady (failed once, then passed by itself; each is a fault to find):',
    '  server/test/a.test.ts > adds up',
    '    expected 2',
    '    alone:   npm test -- server/test/a.test.ts',
  ]))
