import { existsSync } from 'node:fs'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runAdmin } from '../../src/commands/run-admin'
import { demoPassword } from '../../src/platform/config/demo-password'
import { makeDataDir } from '../platform/embedded-postgres/support'
import { letIn, logIn } from '../support/log-in'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
})
afterAll(() => fair.stop())

const admin = (...words: string[]) => runAdmin(words, { DATABASE_URL: fair.database.url })
const passwordIn = (words: string) => /^ {2}([a-z2-9]{12})$/m.exec(words)?.[1] ?? ''

describe('an administrator who forgot the password', () => {
  it('gets another one, once, from whoever runs the fair; locks and sessions of before are gone', async () => {
    const open = await fair.signIn('admin')
    for (let tries = 0; tries < 5; tries += 1) await logIn(fair, 'admin', 'forgotten')
    expect((await logIn(fair, 'admin', demoPassword)).code).toBe(codes.locked)

    const { done, words } = await admin('reset', 'Admin')
    expect(done).toBe(true)
    expect(words).toMatch(/^admin can log in with this password, once and within 24 hours/)
    expect(words).toContain('sessions were ended: 1.')

    expect((await fair.ask({ method: 'GET', url: '/api/session', as: open })).code).toBe(codes.sessionEnded)
    expect((await logIn(fair, 'admin', demoPassword)).code).toBe(codes.wrongPassword)
    const first = await logIn(fair, 'admin', passwordIn(words))
    expect(first.code).toBe(codes.ok)
    expect(letIn(first).mustChangePassword).toBe(true)
    expect((await logIn(fair, 'admin', passwordIn(words))).code).toBe(codes.refused)
  })

  it('finds it on the record, with where it came from and without the password', async () => {
    const { rows } = await sql<{ actor_name: string; address: string; entry: string }>`
      SELECT actor_name, address, audit_entry::text AS entry FROM audit_entry
      WHERE action = 'reset-password'`.execute(fair.platform.db)
    expect(rows).toMatchObject([{ actor_name: 'operator', address: expect.stringMatching(/.@./) }])
    expect(rows[0]?.entry).not.toMatch(/argon2|"password"/)
  })
})

describe('a password is not reset', () => {
  const unchanged = async (username: string, words: string[], complaint: RegExp) => {
    expect(await admin(...words)).toEqual({ done: false, words: expect.stringMatching(complaint) })
    return logIn(fair, username, demoPassword)
  }

  it('for an exhibitor, who has a way of their own', async () => {
    const answer = await unchanged(
      '13800000001',
      ['reset', '13800000001'],
      /^13800000001 is an exhibitor\. Nothing was changed\..*login page/,
    )
    expect(answer.code).toBe(codes.ok)
  })

  it('for a name nobody has, but the names of administrators are told', async () => {
    await unchanged(
      'leader',
      ['reset', 'root'],
      /^There is no account root\. Nothing was changed\. Administrators: admin\.$/m,
    )
  })

  it('for somebody who was disabled, unless that is meant', async () => {
    await sql`UPDATE account SET disabled_at = now() WHERE username = 'clerk'`.execute(fair.platform.db)
    await unchanged(
      'clerk',
      ['reset', 'clerk'],
      /^clerk is disabled\. Nothing was changed\. Add --enable to let the account in again\.$/m,
    )
    const { words } = await admin('reset', 'clerk', '--enable')
    expect((await logIn(fair, 'clerk', passwordIn(words))).code).toBe(codes.ok)
  })

  it('where there is no fair, and none is made', async () => {
    const dataDir = await makeDataDir()
    const answer = await runAdmin(['reset', 'admin'], { DATA_DIR: dataDir })
    expect(answer).toEqual({ done: false, words: expect.stringContaining(`There is no fair in ${dataDir}.`) })
    expect(existsSync(dataDir)).toBe(false)
  })

  it.each([
    [
      'postgres://fairground:wrong@127.0.0.1:1/fair',
      /^The database cannot be reached: .*ECONNREFUSED.*DATABASE_URL/,
    ],
    ['postgres://fairground@db.example.com/fair', /DATABASE_TLS: db\.example\.com is another machine/],
  ])('over %s, and the reason is told', async (DATABASE_URL, complaint) => {
    const answer = await runAdmin(['reset', 'admin'], { DATABASE_URL })
    expect(answer).toEqual({ done: false, words: expect.stringMatching(complaint) })
  })
})

describe('the admin command', () => {
  it.each([
    [[]],
    [['reset']],
    [['reset', 'admin', 'clerk']],
    [['messages', '--enable']],
    [['sms-templates', 'x']],
  ])('explains itself when it is asked %j', async (words) => {
    expect(await admin(...words)).toEqual({
      done: false,
      words: expect.stringMatching(/^Usage: npm run admin/),
    })
  })

  it('shows what was kept in the outbox, codes included', async () => {
    await fair.platform.db.transaction().execute((trx) =>
      fair.platform.outbox.post(trx, {
        channel: 'sms',
        to: '13900000001',
        template: 'verificationCode',
        language: 'zh',
        params: { minutes: '5' },
        secrets: { code: '424242' },
      }),
    )
    const { words } = await admin('messages', '13900000001')
    expect(words).toMatch(/sms to 13900000001 \(\w+\)\n {2}验证码\n {2}.*您的验证码是424242，5分钟内有效/)
    expect((await admin('messages', '13900000002')).words).toBe('There is no message to 13900000002.')
  })

  it('lists what to register at an SMS provider, without any settings', async () => {
    const { words } = await runAdmin(['sms-templates', 'tencent'], {})
    expect(words).toContain('您的验证码是{1}，{2}分钟内有效')
    const setting = /SMS_TEMPLATES='(.*)'/.exec(words)?.[1] ?? ''
    expect(JSON.parse(setting)).toMatchObject({ verificationCode: '1234567', questionAnswered: '1234567' })
  })
})
