import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../src/platform/config/demo-password'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
})
afterAll(() => fair.stop())

it('a crowd beyond the line is asked to come back, everyone else gets in, and nobody is locked for trying', async () => {
  const usernames = (await fair.platform.db.selectFrom('account').select('username').execute()).map(
    (row) => row.username,
  )
  const answers = await Promise.all(
    Array.from({ length: 1_500 }, (_, n) =>
      fair.ask({
        method: 'POST',
        url: '/api/login',
        remoteAddress: `10.${n % 250}.${Math.floor(n / 250)}.1`,
        payload: { accountVO: { username: usernames[n % usernames.length], password: demoPassword } },
      }),
    ),
  )
  const counts = new Map<string, number>()
  for (const { code } of answers) counts.set(code, (counts.get(code) ?? 0) + 1)
  expect([...counts.keys()].every((code) => code === codes.ok || code === codes.busy)).toBe(true)
  expect(counts.get(codes.ok)).toBeGreaterThan(100)
  expect(
    await fair.platform.db
      .selectFrom('rate_window')
      .select('key')
      .where('key', 'like', 'login:%')
      .where('hits', '>', 0)
      .execute(),
  ).toEqual([])
}, 300_000)
