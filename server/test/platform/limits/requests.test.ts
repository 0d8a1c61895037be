import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../../support/test-fair'

const most = 60
let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { REQUESTS_PER_MINUTE: String(most) } })
})
afterAll(() => fair.stop())

it('each who is signed in may ask so often, and so may the strangers of a network together', async () => {
  const [one, other] = [await fair.signIn('13800000001'), await fair.signIn('13800000002')]
  const ask = async (as?: typeof one) => (await fair.ask({ method: 'GET', url: '/api/fair', as })).code
  for (let asked = 0; asked < most; asked += 1) expect(await ask(one)).toBe(codes.ok)
  expect(await ask(one)).toBe(codes.tooMany)
  expect(await ask(other)).toBe(codes.ok)
  for (let asked = 0; asked < most; asked += 1) expect(await ask()).toBe(codes.ok)
  expect(await ask()).toBe(codes.tooMany)
  expect(await ask(other)).toBe(codes.ok)
})

it('a hall behind one address has its pictures and its logins beside that', async () => {
  const doors = [
    { method: 'GET', url: '/api/captcha' },
    { method: 'POST', url: '/api/login', payload: {} },
  ] as const
  for (const door of doors)
    for (let asked = 0; asked <= most; asked += 1) expect((await fair.ask(door)).code).not.toBe(codes.tooMany)
})
