import { loginMessages } from '@fairground/domain/account'
import { translate } from '@fairground/domain/text'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { demoPassword } from '../../src/platform/config/demo-password'
import { cheapPasswords } from '../support/cheap-passwords'
import { logIn } from '../support/log-in'
import { signal } from '../support/signal'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let someoneChecks = true
beforeAll(async () => {
  const passwordChecks = {
    ...cheapPasswords,
    get ready() {
      return someoneChecks
    },
  }
  fair = await startTestFair({ passwordChecks })
})
afterAll(() => fair.stop())

const username = '13800000001'

async function drawPicture(): Promise<string> {
  const { result } = await fair.ask({ method: 'GET', url: '/api/captcha' })
  return result.ticket
}

const logInWith = (ticket: string, language = 'zh-CN') =>
  logIn(fair, username, demoPassword, { captcha: { ticket, answer: 'none' }, language })

async function usedUp(ticket: string) {
  const { db } = fair.platform
  const pictures = await db.selectFrom('captcha').select('id').where('id', '=', ticket).execute()
  const tries = await db.selectFrom('rate_window').select('key').where('key', 'like', 'login:%').execute()
  const notes = await db.selectFrom('login_log').select('id').where('username', '=', username).execute()
  return { picture: pictures.length === 0, tries: tries.length, notes: notes.length }
}

const nothing = { picture: false, tries: 0, notes: 0 }

it('whoever waits in line has used up nothing until their turn comes', async () => {
  const { passwords } = fair.platform
  const ticket = await drawPicture()
  const release = signal()
  const before: Promise<void>[] = []
  while (passwords.waiting === 0) before.push(passwords.inTurn(() => release.given))
  const waiting = logInWith(ticket)
  await expect.poll(() => passwords.waiting).toBe(2)
  expect(await usedUp(ticket)).toEqual(nothing)
  release.give()
  await Promise.all(before)
  expect(await waiting).toMatchObject({ code: codes.refused })
  expect(await usedUp(ticket)).toEqual({ picture: true, tries: 0, notes: 1 })
})

it('whoever waited in vain takes a place in the waiting room instead of pressing again', async () => {
  const { passwords } = fair.platform
  const ticket = await drawPicture()
  const before = await usedUp(ticket)
  const release = signal()
  const ahead: Promise<void>[] = []
  while (passwords.waiting === 0) ahead.push(passwords.inTurn(() => release.given))
  const waiting = logInWith(ticket)
  await expect.poll(() => passwords.waiting).toBe(2)
  someoneChecks = false
  release.give()
  await Promise.allSettled(ahead)
  expect(await waiting).toMatchObject({ code: codes.lineUp })
  someoneChecks = true
  expect(await usedUp(ticket)).toEqual(before)
})

it.each([
  ['zh-CN', 'zh'],
  ['en', 'en'],
] as const)(
  'whoever is sent away is told so (%s), and has used up nothing either',
  async (accepted, language) => {
    const ticket = await drawPicture()
    const before = await usedUp(ticket)
    someoneChecks = false
    const answer = await logInWith(ticket, accepted)
    someoneChecks = true
    expect(answer).toMatchObject({
      status: 503,
      code: codes.lineUp,
      msg: translate(loginMessages.busy, language),
      headers: { 'retry-after': '5' },
    })
    expect(await usedUp(ticket)).toEqual(before)
  },
)
