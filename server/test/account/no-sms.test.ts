import { codes } from '@fairground/wire/kernel/codes'
import { messageLog } from '@fairground/wire/list/lists/message-log'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { obtainCode } from '../support/outbox'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off', SMS: 'none' } })
})
afterAll(() => fair.stop())

const orderCode = (mobile: string, purpose: string, language = 'zh') =>
  fair.ask({
    method: 'GET',
    url: `/api/signin/sendMessage?phone=${mobile}&purpose=${purpose}`,
    headers: { xtoken: 'none', 'accept-language': language },
  })
const countOf = async (table: 'code_log' | 'outbox_message') =>
  (await sql<{ n: number }>`SELECT count(*) AS n FROM ${sql.table(table)}`.execute(fair.platform.db)).rows[0]
    ?.n

describe('a fair that sends no SMS', () => {
  it.each([
    ['register', '15955500001'],
    ['login', '13800000001'],
    ['recoverPassword', '13800000001'],
    // The answer must not tell who is registered.
    ['recoverPassword', '15955500002'],
    ['resetAccount', '15955500003'],
  ])(
    'says so to whoever asks for a code to %s by mobile %s, and notes none as sent',
    async (purpose, mobile) => {
      const before = [await countOf('code_log'), await countOf('outbox_message')]
      expect(await orderCode(mobile, purpose)).toMatchObject({
        code: codes.refused,
        msg: '本届展会不发送短信，请改用邮箱或联系组委会',
      })
      expect(await orderCode(mobile, purpose, 'en')).toMatchObject({
        code: codes.refused,
        msg: 'This fair sends no SMS. Please use an email address instead, or contact the organiser',
      })
      expect([await countOf('code_log'), await countOf('outbox_message')]).toEqual(before)
    },
  )

  it('sends codes by mail as ever', async () => {
    expect((await obtainCode(fair, 'mail', 'new@overseas.example', 'register')).code).toMatch(/^\d{6}$/)
  })

  it('does not hand an account over to a number it could send no password to', async () => {
    const { rows } = await sql<{ id: string }>`
      INSERT INTO phone_change_request (account_id, company_name, credit_code, old_mobile, new_mobile)
      SELECT id, '某公司', '', username, '15955500009' FROM account WHERE username = '13800000002'
      RETURNING id`.execute(fair.platform.db)
    const id = rows[0]?.id
    const decision = await fair.ask({
      method: 'PUT',
      url: '/api/qybg/updataQyBgByVO',
      as: await fair.signIn('leader'),
      payload: { uuid: id, shzt: '03', shyj: '' },
    })
    expect(decision).toMatchObject({
      code: codes.refused,
      msg: '本届展会不发送短信，请改用邮箱或联系组委会',
    })
    const request = sql`SELECT state FROM phone_change_request WHERE id = ${id}`
    expect((await request.execute(fair.platform.db)).rows).toEqual([{ state: 'pending' }])
    await fair.signIn('13800000002')
  })

  it('lets people do what is only told by SMS, and logs that nothing was sent', async () => {
    const changed = await fair.ask({
      method: 'POST',
      url: '/api/account/updateByVO',
      as: await fair.signIn('13800000001'),
      payload: { oldPassword: 'Fairground2026', password: 'AnotherPass1' },
    })
    expect(changed).toMatchObject({ code: codes.ok })
    const call = clientFor(fair, await fair.signIn('admin'))
    const logged = async () =>
      (await call(messageLog.calls.page, { body: { page: 1, pageSize: 10, recipient: '13800000001' } })).list
    await expect.poll(logged).toMatchObject([
      {
        template: 'accountChanged',
        status: 'skipped',
        lastError: 'SMS=none: this fair sends no SMS',
      },
    ])
  })
})
