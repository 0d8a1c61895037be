import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logIn } from '../support/log-in'
import { obtainCode } from '../support/outbox'
import { startTestFair, type TestFair } from '../support/test-fair'
import { expectNoCodeGuessed, expectPasswordsLocked } from './guessing'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
})
afterAll(() => fair.stop())
beforeEach(() => sql`DELETE FROM rate_window`.execute(fair.platform.db))

const post = (path: string, payload: object) => fair.ask({ method: 'POST', url: `/api${path}`, payload })

describe('a forgotten password', () => {
  it('is set anew by phone, once per proof, and ends every open session', async () => {
    const open = await fair.signIn('13800000001')
    const code = await obtainCode(fair, 'sms', '13800000001', 'recoverPassword')
    const { result: proof } = await post('/signin/findByUsername', { username: '13800000001', ...code })
    const answer = await post('/signin/updateByVO', { proof, password: 'NewPass2027' })
    expect(answer).toMatchObject({ code: codes.ok, result: { username: '13800000001' } })
    expect((await logIn(fair, '13800000001', 'NewPass2027')).code).toBe(codes.ok)
    expect((await fair.ask({ method: 'GET', url: '/api/session', as: open })).code).toBe(codes.sessionEnded)
    expect(await post('/signin/updateByVO', { proof, password: 'OtherPass2027' })).toMatchObject({
      msg: '验证已失效，请重新获取验证码',
    })
  })

  it('is set anew by the mailbox an overseas account is named after', async () => {
    const code = await obtainCode(fair, 'mail', 'exhibitor1@example.com', 'recoverPassword')
    const { result: proof } = await post('/signin/findByMail', { mail: 'Exhibitor1@example.com', ...code })
    expect((await post('/signin/updateByVO', { proof, password: 'NewPass2027' })).result.username).toBe(
      'exhibitor1@example.com',
    )
  })

  it('cannot be set with a made-up or altered proof', async () => {
    const code = await obtainCode(fair, 'sms', '13800000002', 'recoverPassword')
    const { result: proof } = await post('/signin/findByUsername', { username: '13800000002', ...code })
    const other = await fair.signIn('13800000003')
    for (const fake of ['', 'x', '..', proof.replace(/^[^.]+/, other.accountId), `${proof}0`]) {
      expect((await post('/signin/updateByVO', { proof: fake, password: 'NewPass2027' })).code).not.toBe(
        codes.ok,
      )
    }
    expect((await logIn(fair, '13800000003', 'Fairground2026')).code).toBe(codes.ok)
  })

  it('is not offered to numbers and mailboxes nobody registered', async () => {
    await expect(obtainCode(fair, 'sms', '13812345678', 'recoverPassword')).rejects.toThrow(
      '该手机号未注册！',
    )
    await expect(obtainCode(fair, 'mail', 'nobody@example.org', 'recoverPassword')).rejects.toThrow(
      '该邮箱未注册！',
    )
  })

  it('keeps to the password rule', async () => {
    const code = await obtainCode(fair, 'sms', '13800000004', 'recoverPassword')
    const { result: proof } = await post('/signin/findByUsername', { username: '13800000004', ...code })
    expect(await post('/signin/updateByVO', { proof, password: 'short1' })).toMatchObject({
      msg: '密码应为8-30位字母和数字组合',
    })
    expect((await post('/signin/updateByVO', { proof, password: 'LongEnough1' })).code).toBe(codes.ok)
  })
})

describe('a forgotten username', () => {
  it('is told to whoever holds the code sent to the recovery mailbox', async () => {
    const { username, recovery_email } = await fair.platform.db
      .selectFrom('company')
      .innerJoin('account', 'account.id', 'company.account_id')
      .select(['username', 'recovery_email'])
      .where('recovery_email', '<>', '')
      .where('user_type', '=', 'CHN')
      .executeTakeFirstOrThrow()
    const { ticket, code } = await obtainCode(fair, 'mail', recovery_email, 'recoverUsername')
    const url = `/api/signin/getUsernameByMail/${encodeURIComponent(recovery_email)}/static`
    const headers = { xtoken: 'none' }
    const wrong = code === '111111' ? '222222' : '111111'
    expect(
      await fair.ask({ method: 'GET', url: `${url}?ticket=${ticket}&code=${wrong}`, headers }),
    ).toMatchObject({ msg: '验证码输入错误' })
    expect(
      await fair.ask({ method: 'GET', url: `${url}?ticket=${ticket}&code=${code}`, headers }),
    ).toMatchObject({ result: username })
    expect((await fair.ask({ method: 'GET', url, headers })).code).toBe(codes.refused)
  })
})

describe('login by SMS', () => {
  it('works with the code on the phone, once', async () => {
    const code = await obtainCode(fair, 'sms', '13800000005', 'login')
    const answer = await post('/signin/loginByMessage', { username: '13800000005', ...code })
    expect(answer.result.currentUser).toMatchObject({ username: '13800000005' })
    expect((await post('/signin/loginByMessage', { username: '13800000005', ...code })).code).toBe(
      codes.refused,
    )
  })

  it('is not offered to unknown numbers', async () => {
    await expect(obtainCode(fair, 'sms', '13812345679', 'login')).rejects.toThrow('账号不存在')
  })
})

/** A hundred times what locks; test/long guesses ten thousand times. */
const someGuesses = 500

describe('guessing', () => {
  it('five hundred codes on one ticket never gets in', () => expectNoCodeGuessed(fair, someGuesses))

  it('codes from one network ends after a hundred an hour, whatever tickets they claim', async () => {
    const answers = []
    for (let n = 0; n < 110; n++)
      answers.push(
        await post('/signin/loginByMessage', { username: '13800000006', ticket: '', code: '123456' }),
      )
    expect(answers.filter((answer) => answer.code === codes.refused)).toHaveLength(100)
    expect(answers.at(-1)?.status).toBe(429)
  })

  it('five hundred passwords on one account is locked after five', () =>
    expectPasswordsLocked(fair, someGuesses))
})

describe('look-ups', () => {
  it('count, and say nothing more', async () => {
    const headers = { xtoken: 'none' }
    expect(
      (await fair.ask({ method: 'GET', url: '/api/signin/getUsernameNum/13800000001/static', headers }))
        .result,
    ).toBe(1)
    expect(
      (await fair.ask({ method: 'GET', url: '/api/signin/getUsernameNum/13812345670/static', headers }))
        .result,
    ).toBe(0)
    expect(
      (
        await fair.ask({
          method: 'GET',
          url: '/api/signin/getMailNum/exhibitor1@example.com/static',
          headers,
        })
      ).result,
    ).toBe(1)
    expect((await post('/signin/findByUnscid', { tyshxydm: '91350100M000100Y43' })).result).toBe(0)
  })

  it('are rationed', async () => {
    const headers = { xtoken: 'none' }
    const answers = []
    for (let i = 0; i < 70; i++)
      answers.push(
        await fair.ask({ method: 'GET', url: '/api/signin/getUsernameNum/13800000001/static', headers }),
      )
    expect(answers.filter((answer) => answer.code === codes.ok)).toHaveLength(60)
    expect(answers.at(-1)?.status).toBe(429)
  })
})

describe('sending calls', () => {
  it('refuse a plain link: a GET from elsewhere cannot set the header', async () => {
    const answer = await fair.ask({
      method: 'GET',
      url: '/api/signin/sendMessage?phone=13800000001&purpose=login',
    })
    expect(answer.code).toBe(codes.forbidden)
  })

  it('never return the code or leave it in a log line', async () => {
    const { code, ticket } = await obtainCode(fair, 'sms', '13800000007', 'login', { address: '10.7.7.7' })
    expect(ticket).not.toContain(code)
    expect(fair.log()).not.toContain(code)
    expect(fair.log()).not.toContain('13800000007')
  })

  it('record every code: sent, accepted or refused, and from where', async () => {
    const code = await obtainCode(fair, 'sms', '13800000008', 'login', { address: '10.8.8.8' })
    await post('/signin/loginByMessage', {
      username: '13800000008',
      ticket: code.ticket,
      code: '000000' === code.code ? '1' : '000000',
    })
    await post('/signin/loginByMessage', { username: '13800000008', ...code })
    const rows = await fair.platform.db
      .selectFrom('code_log')
      .select(['event', 'address'])
      .where('target', '=', '13800000008')
      .orderBy('id')
      .execute()
    expect(rows.map((row) => row.event)).toEqual(['sent', 'refused', 'accepted'])
    expect(rows[0]?.address).toBe('10.8.8.8')
  })
})
