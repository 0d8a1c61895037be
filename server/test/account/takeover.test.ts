import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { logIn } from '../support/log-in'
import { newestMessage, obtainCode } from '../support/outbox'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let leader: Signed
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
  leader = await fair.signIn('leader')
})
afterAll(() => fair.stop())
beforeEach(() => sql`DELETE FROM rate_window`.execute(fair.platform.db))

const post = (path: string, payload: object, as?: Signed) =>
  fair.ask({ method: 'POST', url: `/api${path}`, payload, ...(as ? { as } : {}) })

async function apply(username: string, newMobile: string): Promise<string> {
  const company = await fair.platform.db
    .selectFrom('account')
    .innerJoin('company', 'company.account_id', 'account.id')
    .innerJoin('invoice_profile', 'invoice_profile.company_id', 'company.id')
    .select(['name_zh as zwgsmc', 'credit_code as tyshxydm'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
  const code = await obtainCode(fair, 'sms', newMobile, 'resetAccount')
  expect((await post('/qybg/insertQyBgByVO', { ...company, newsj: newMobile, ...code })).code).toBe(codes.ok)
  const { result } = await post('/qybg/page', { shzt: '01', pageNum: 1, pageSize: 10 }, leader)
  return result.list[0].uuid
}
const approve = (uuid: string) =>
  fair.ask({ method: 'PUT', url: '/api/qybg/updataQyBgByVO', as: leader, payload: { uuid, shzt: '03' } })
const prove = async (mobile: string): Promise<string> => {
  const code = await obtainCode(fair, 'sms', mobile, 'recoverPassword')
  return (await post('/signin/findByUsername', { username: mobile, ...code })).result
}

describe('whoever held an account before', () => {
  it('cannot take it back with a proof from before the hand-over', async () => {
    const proof = await prove('13800000003')
    expect(await approve(await apply('13800000003', '13955550003'))).toMatchObject({ result: 1 })
    expect(await post('/signin/updateByVO', { proof, password: 'Stolen12345' })).toMatchObject({
      msg: '验证已失效，请重新获取验证码',
    })
    expect((await logIn(fair, '13955550003', 'Stolen12345')).code).toBe(codes.wrongPassword)
    expect((await newestMessage(fair, '13800000003')).template).toBe('mobileReplaced')
  })

  it('cannot use a proof once the holder changed the password', async () => {
    const proof = await prove('13800000004')
    await post(
      '/account/updateByVO',
      { oldPassword: 'Fairground2026', password: 'HolderNew1' },
      await fair.signIn('13800000004'),
    )
    expect((await post('/signin/updateByVO', { proof, password: 'Stolen12345' })).code).toBe(codes.refused)
  })

  it('cannot recover by the mailbox of the former contact', async () => {
    const { recovery_email } = await fair.platform.db
      .selectFrom('company')
      .innerJoin('account', 'account.id', 'company.account_id')
      .select('recovery_email')
      .where('username', '=', '13955550003')
      .executeTakeFirstOrThrow()
    expect(recovery_email).toBe('')
  })

  it('gets no session with a password that is changed while the login waits in line', async () => {
    const me = await fair.signIn('13800000005')
    const waiting = Array.from({ length: 12 }, (_, n) =>
      logIn(fair, `nobody${n}`, 'x', { address: `10.50.0.${n}` }),
    )
    const change = post('/account/updateByVO', { oldPassword: 'Fairground2026', password: 'HolderNew1' }, me)
    const late = logIn(fair, '13800000005', 'Fairground2026', { address: '10.50.1.1' })
    const [changed, answer] = await Promise.all([change, late, ...waiting])
    expect(changed.result).toBe(1)
    if (answer.code === codes.ok) {
      const headers = { cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
      expect((await fair.ask({ method: 'GET', url: '/api/session', headers })).code).toBe(codes.sessionEnded)
    } else expect([codes.refused, codes.wrongPassword]).toContain(answer.code)
  })

  it('is not let in by a session opened for what the account no longer is', async () => {
    const { id } = await fair.platform.db
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'clerk')
      .executeTakeFirstOrThrow()
    const from = { address: '10.0.0.1', userAgent: '' }
    expect(
      await fair.platform.sessions.open({ id, username: 'clerk', passwordHash: 'another' }, from),
    ).toBeUndefined()
    expect(await fair.platform.sessions.open({ id, username: 'former-name' }, from)).toBeUndefined()
    expect(await fair.platform.sessions.open({ id, username: 'clerk' }, from)).toBeDefined()
  })
})

describe('a stranger’s application', () => {
  it('is closed by the holder who acts on the account', async () => {
    const uuid = await apply('13800000006', '13955550006')
    await post(
      '/account/updateByVO',
      { oldPassword: 'Fairground2026', password: 'HolderNew1' },
      await fair.signIn('13800000006'),
    )
    expect(await approve(uuid)).toMatchObject({ code: codes.refused, msg: '该申请已由他人审核，请刷新列表' })
    expect((await logIn(fair, '13800000006', 'HolderNew1')).code).toBe(codes.ok)
  })

  it('cannot be approved for an account that was disabled meanwhile', async () => {
    const uuid = await apply('13800000002', '13955550002')
    const disable = (at: Date | null) =>
      fair.platform.db
        .updateTable('account')
        .set({ disabled_at: at })
        .where('username', '=', '13800000002')
        .execute()
    await disable(new Date())
    expect(await approve(uuid)).toMatchObject({ msg: '申请对应的账号已变更或停用，无法通过' })
    await disable(null)
    const { result } = await post('/qybg/page', { shzt: '01', pageNum: 1, pageSize: 10 }, leader)
    expect(result.total).toBe(1)
  })
})

describe('codes', () => {
  it('open no staff account, whatever it is named', async () => {
    await fair.platform.db
      .updateTable('account')
      .set({ username: '13812121212' })
      .where('username', '=', 'clerk')
      .execute()
    await expect(obtainCode(fair, 'sms', '13812121212', 'login')).rejects.toThrow('账号不存在')
    await expect(obtainCode(fair, 'sms', '13812121212', 'recoverPassword')).rejects.toThrow(
      '该手机号未注册！',
    )
  })

  it('cannot be used up for somebody by a sender who has no right to send any more', async () => {
    await sql`INSERT INTO rate_window (key, hits, expires_at) VALUES ('code:network:10.5.0.1', 20, now() + interval '1 hour')`.execute(
      fair.platform.db,
    )
    for (let n = 0; n < 12; n++)
      await expect(obtainCode(fair, 'sms', '13800000002', 'login')).rejects.toThrow()
    expect((await obtainCode(fair, 'sms', '13800000002', 'login', { address: '10.60.0.1' })).code).toMatch(
      /^\d{6}$/,
    )
  })
})

describe('locks', () => {
  const fail = async (times: number) => {
    for (let n = 0; n < times; n++) await logIn(fair, '13800000002', 'wrong', { address: '10.70.0.1' })
  }

  it('last their full time from the failure that caused them, and twice as long the next time', async () => {
    await logIn(fair, '13800000002', 'wrong', { address: '10.70.0.1' })
    await sql`UPDATE rate_window SET expires_at = now() + interval '2 seconds' WHERE key LIKE 'login:pair:13800000002:%'`.execute(
      fair.platform.db,
    )
    await fail(4)
    expect((await logIn(fair, '13800000002', 'Fairground2026', { address: '10.70.0.1' })).msg).toContain(
      '15分钟',
    )
    await sql`UPDATE rate_window SET expires_at = now() WHERE key = 'login:pair:13800000002:10.70.0.1'`.execute(
      fair.platform.db,
    )
    await fail(5)
    expect((await logIn(fair, '13800000002', 'Fairground2026', { address: '10.70.0.1' })).msg).toContain(
      '30分钟',
    )
  })

  it('also stop one password tried on many accounts from one network', async () => {
    const answers = []
    for (let n = 0; n < 105; n++)
      answers.push(await logIn(fair, `nobody${n}`, 'Password1', { address: '10.71.0.1' }))
    expect(answers.filter((answer) => answer.code === codes.locked).length).toBe(5)
  })
})
