import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { demoPassword } from '../../src/platform/config/demo-password'
import { letIn, logIn } from '../support/log-in'
import { startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
})
afterAll(() => fair.stop())

describe('logging in', () => {
  it('opens a session: a cookie for the browser, a token for its calls, and who one is', async () => {
    const answer = await logIn(fair, '13800000001', demoPassword)
    expect(answer).toMatchObject({ status: 200, code: codes.ok })
    expect(letIn(answer)).toMatchObject({
      username: '13800000001',
      userType: 'CHN',
      department: 'exhibitor',
      mustChangePassword: false,
    })
    const cookie = String(answer.headers['set-cookie'])
    expect(cookie).toMatch(/^fairground_session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(cookie).not.toContain(answer.result.token)

    const session = await fair.ask({
      method: 'GET',
      url: '/api/session',
      headers: { cookie: cookie.split(';')[0] ?? '' },
    })
    expect(session.result).toEqual(answer.result)
  })

  it('does not care for the case of an e-mail address', async () => {
    const answer = await logIn(fair, 'Exhibitor1@Example.com', demoPassword, { door: 'email' })
    expect(letIn(answer)).toMatchObject({ username: 'exhibitor1@example.com', userType: 'ENG' })
  })

  it('never believes the type or department a client claims', async () => {
    // As a client sends it that knows the specs, and lies.
    const claimed = {
      username: '13800000002',
      password: demoPassword,
      usertype: 'ENG',
      deptid: 'GLYH',
      userid: 'x',
      permissions: ['all'],
    }
    const answer = await fair.ask({ method: 'POST', url: '/api/login', payload: { accountVO: claimed } })
    expect(letIn(answer)).toMatchObject({ userType: 'CHN', department: 'exhibitor', permissions: [] })
  })

  it('says which of the two was wrong, as the specs word it', async () => {
    expect(await logIn(fair, '13899999999', 'x1234567')).toMatchObject({
      code: codes.unknownAccount,
      msg: '账号不存在',
    })
    expect(await logIn(fair, '13800000003', 'x1234567')).toMatchObject({
      code: codes.wrongPassword,
      msg: '密码不正确',
    })
  })

  it('locks an account for an address after five failures, and only for that address', async () => {
    for (let i = 0; i < 5; i++)
      expect((await logIn(fair, '13800000004', 'wrong', { address: '10.0.0.9' })).code).toBe(
        codes.wrongPassword,
      )
    expect(await logIn(fair, '13800000004', demoPassword, { address: '10.0.0.9' })).toMatchObject({
      code: codes.locked,
      msg: '密码错误次数过多，请在15分钟后重试',
    })
    expect((await logIn(fair, '13800000004', demoPassword, { address: '10.0.0.10' })).code).toBe(codes.ok)
  })

  it('cannot be outrun by guessing in parallel', async () => {
    const tries = await Promise.all(
      Array.from({ length: 40 }, () => logIn(fair, '13800000005', 'guess', { address: '10.0.0.11' })),
    )
    const answered = tries.filter((answer) => answer.code === codes.wrongPassword)
    expect(answered).toHaveLength(5)
    expect(tries.filter((answer) => answer.code === codes.locked)).toHaveLength(35)
  })

  it('forgets failures once the right password came', async () => {
    for (let round = 0; round < 2; round++) {
      for (let i = 0; i < 4; i++) await logIn(fair, '13800000006', 'wrong', { address: '10.0.0.12' })
      expect((await logIn(fair, '13800000006', demoPassword, { address: '10.0.0.12' })).code).toBe(codes.ok)
    }
  })

  it('keeps a disabled account out, also with an open session', async () => {
    const open = await fair.signIn('13800000007')
    await fair.platform.db
      .updateTable('account')
      .set({ disabled_at: new Date() })
      .where('username', '=', '13800000007')
      .execute()
    expect(await logIn(fair, '13800000007', demoPassword)).toMatchObject({
      code: codes.refused,
      msg: '账号已停用，请联系组委会',
    })
    expect((await fair.ask({ method: 'GET', url: '/api/session', as: open })).code).toBe(codes.sessionEnded)
  })

  it('can be told to give one answer for both faults', async () => {
    const caller = {
      user: undefined,
      sessionId: undefined,
      language: 'zh',
      address: '',
      userAgent: '',
      requestId: '',
    } as const
    await fair.platform.settings.change('hideAccountExistence', true, caller)
    const answers = [await logIn(fair, '13899999998', 'x'), await logIn(fair, '13800000008', 'x')]
    await fair.platform.settings.change('hideAccountExistence', false, caller)
    for (const answer of answers)
      expect(answer).toMatchObject({ code: codes.refused, msg: '账号或密码不正确' })
  })

  it('records every attempt, with where it came from and how it ended', async () => {
    await logIn(fair, '13800000009', 'nope', { address: '10.9.9.9' })
    await logIn(fair, '13800000009', demoPassword, { address: '10.9.9.9' })
    const rows = await fair.platform.db
      .selectFrom('login_log')
      .select(['outcome', 'address', 'method'])
      .where('username', '=', '13800000009')
      .orderBy('id')
      .execute()
    expect(rows).toEqual([
      { outcome: 'password', address: '10.9.9.9', method: 'password' },
      { outcome: 'ok', address: '10.9.9.9', method: 'password' },
    ])
  })

  it('leaves no password, token or cookie in any log line', async () => {
    const answer = await logIn(fair, '13800000010', 'CanaryPassword77')
    const good = await logIn(fair, '13800000010', demoPassword)
    const cookie = /fairground_session=([\w-]+)/.exec(String(good.headers['set-cookie']))?.[1] ?? 'missing'
    expect(answer.code).toBe(codes.wrongPassword)
    for (const secret of ['CanaryPassword77', demoPassword, cookie, good.result.token, '13800000010']) {
      expect(fair.log()).not.toContain(secret)
    }
  })
})

describe('logging out', () => {
  it('ends the session for good', async () => {
    const me = await fair.signIn('admin')
    expect((await fair.ask({ method: 'GET', url: '/api/logout', as: me })).code).toBe(codes.ok)
    expect(await fair.ask({ method: 'GET', url: '/api/session', as: me })).toMatchObject({
      code: codes.sessionEnded,
    })
  })
})
