import { expect, it } from 'vitest'
import { nearTests } from './near.mjs'

const files = Object.entries({
  'domain/src/review/index.ts': "export { rule } from './rule'",
  'domain/src/review/rule.ts': '',
  'domain/src/review/rule.test.ts': "import { rule } from './rule'",
  'server/src/app.ts': "import { serve } from './review'\nimport { pay } from './payment'",
  'server/src/review/index.ts': "import { rule } from '@fairground/domain/review'",
  'server/src/payment/index.ts': '',
  'server/test/support/test-fair.ts': "import { app } from '../../src/app'",
  'server/test/review/decide.test.ts': "import { fair } from '../support/test-fair'",
  'server/test/home/home.test.ts': "import { rule } from '@fairground/domain/review'",
  'server/test/payment/payment.test.ts': "import { fair } from '../support/test-fair'",
  'server/test/home/wish.test.ts': '',
  'server/test/long/killed.test.ts': "import { rule } from '@fairground/domain/review'",
  'web/src/review/desk.tsx': "const load = () => import('@fairground/domain/review')",
  'web/test/desk.test.tsx': "import { Desk } from '../src/review/desk'",
  'e2e/review.spec.ts': "import { rule } from '@fairground/domain/review'",
})

it('are those that use a change, through however many files, and those of its feature', () => {
  expect(nearTests(files, ['domain/src/review/rule.ts'])).toEqual([
    'domain/src/review/rule.test.ts',
    'server/test/review/decide.test.ts',
    'server/test/home/home.test.ts',
    'web/test/desk.test.tsx',
  ])
})

it('are not all, although all use the house in which the change is used; but all, if it is the house', () => {
  expect(nearTests(files, ['server/src/payment/index.ts'])).toEqual(['server/test/payment/payment.test.ts'])
  expect(nearTests(files, ['server/src/app.ts'])).toEqual([
    'server/test/review/decide.test.ts',
    'server/test/payment/payment.test.ts',
  ])
})

it('are those of the server where a table changes, and those beside a record that changes', () => {
  const homes = ['server/test/home/home.test.ts', 'server/test/home/wish.test.ts']
  const [decide, payment] = ['server/test/review/decide.test.ts', 'server/test/payment/payment.test.ts']
  expect(nearTests(files, ['server/migrations/0100_more.sql']).sort()).toEqual([...homes, payment, decide])
  expect(nearTests(files, ['server/test/home/recorded/answers.json'])).toEqual(homes)
  expect(nearTests(files, ['server/test/home/home.test.ts'])).toEqual(['server/test/home/home.test.ts'])
})

it('are a test itself, and a journey only itself', () => {
  expect(nearTests(files, ['web/test/desk.test.tsx', 'e2e/review.spec.ts'])).toEqual([
    'web/test/desk.test.tsx',
    'e2e/review.spec.ts',
  ])
})

it('are still those that used what is gone', () => {
  const without = files.filter(([file]) => file !== 'domain/src/review/rule.ts')
  expect(nearTests(without, ['domain/src/review/rule.ts'])).toContain('domain/src/review/rule.test.ts')
})
