import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { letIn, logIn } from '../support/log-in'
import { newestMessage, obtainCode } from '../support/outbox'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
})
afterAll(() => fair.stop())
beforeEach(() => sql`DELETE FROM rate_window`.execute(fair.platform.db))

const change = (as: Signed, payload: object) =>
  fair.ask({ method: 'POST', url: '/api/account/updateByVO', as, payload })
const present = 'Fairground2026'

describe('the personal center', () => {
  it('changes the password, ends all sessions of the account and tells its owner', async () => {
    const [me, elsewhere] = [await fair.signIn('13800000001'), await fair.signIn('13800000001')]
    expect(await change(me, { oldPassword: present, password: 'BrandNew1' })).toMatchObject({
      code: codes.ok,
      result: 1,
    })
    for (const session of [me, elsewhere]) {
      expect((await fair.ask({ method: 'GET', url: '/api/session', as: session })).code).toBe(
        codes.sessionEnded,
      )
    }
    expect((await logIn(fair, '13800000001', 'BrandNew1')).code).toBe(codes.ok)
    expect((await newestMessage(fair, '13800000001')).template).toBe('accountChanged')
  })

  it('changes no password for a session alone', async () => {
    const me = await fair.signIn('13800000006')
    const password = 'SomebodyElse1'
    for (const [proof, path, msg] of [
      [{}, 'oldPassword', '请输入当前密码'],
      [{ oldPassword: '' }, 'oldPassword', '请输入当前密码'],
      [{ oldPassword: 'NotMine123' }, 'oldPassword', '当前密码不正确'],
      [{ ticket: 'made up', code: '123456' }, 'code', '验证码输入错误'],
    ] as const) {
      const answer = await change(me, { password, ...proof })
      expect(answer).toMatchObject({ code: codes.refused, msg, result: { fields: [{ path }] } })
    }
    const phone = await obtainCode(fair, 'sms', '13877770003', 'changeUsername', { headers: me.headers })
    const takeover = await change(me, { username: '13877770003', password, ...phone })
    expect(takeover.code).toBe(codes.refused)
    // Refused for the password: the code for the phone is still good.
    expect(await change(me, { username: '13877770003', ...phone })).toMatchObject({ result: 1 })
    expect((await logIn(fair, '13877770003', present)).code).toBe(codes.ok)
  })

  it('lets nobody guess the present password: tries count as they do at the door', async () => {
    const me = await fair.signIn('13800000003')
    for (let tries = 0; tries < 5; tries += 1)
      await change(me, { oldPassword: 'NotMine123', password: 'Another123' })
    const answer = await change(me, { oldPassword: present, password: 'Another123' })
    expect(answer).toMatchObject({ code: codes.locked })
    expect((await logIn(fair, '13800000003', present)).code).toBe(codes.locked)
  })

  it('takes a code sent to the own phone in place of the present password', async () => {
    const me = await fair.signIn('13800000004')
    const code = await obtainCode(fair, 'sms', '13800000004', 'recoverPassword')
    expect(await change(me, { password: 'ByPhone123', ...code })).toMatchObject({ result: 1 })
    expect((await logIn(fair, '13800000004', 'ByPhone123')).code).toBe(codes.ok)
  })

  it.each(['abcd1234', 'Passw0rd', 'a13800000003', '13800000003abc'])(
    'refuses %s, which is soon guessed',
    async (password) => {
      const answer = await change(await fair.signIn('13800000003'), { oldPassword: present, password })
      expect(answer).toMatchObject({ code: codes.refused, msg: '密码过于简单，请更换' })
    },
  )

  it('changes an exhibitor’s username only with a code sent to the new one', async () => {
    const me = await fair.signIn('13800000002')
    expect(await change(me, { username: '13877770001', ticket: '', code: '123456' })).toMatchObject({
      msg: '验证码输入错误',
    })
    const code = await obtainCode(fair, 'sms', '13877770001', 'changeUsername', { headers: me.headers })
    expect(await change(me, { username: '13877770002', ...code })).toMatchObject({ msg: '验证码输入错误' })
    expect(await change(me, { username: '13877770001', ...code })).toMatchObject({ result: 1 })
    expect((await logIn(fair, '13877770001', 'Fairground2026')).code).toBe(codes.ok)
  })

  it.each([
    ['手机号格式不正确', { username: '12345' }],
    ['请输入手机号', { username: '' }],
    ['密码应为8-30位字母、数字组合', { password: 'onlyletters' }],
    ['用户名未变化', { username: '13800000003' }],
    ['用户名已存在', { username: '13800000004' }],
    ['用户名密码未变化', {}],
  ])('says: %s', async (message, payload) => {
    const answer = await change(await fair.signIn('13800000003'), payload)
    expect(answer.msg).toBe(message)
  })

  it.each([
    ['The email format is not correct.', { username: 'not-a-mailbox' }],
    ['Please input a email.', { username: '' }],
    ['The email is registered.', { username: 'exhibitor2@example.com' }],
  ])('says in English: %s', async (message, payload) => {
    const answer = await change(await fair.signIn('exhibitor1@example.com'), payload)
    expect(answer.msg).toBe(message)
  })

  it('asks staff for twelve characters, and for no code', async () => {
    const clerk = await fair.signIn('clerk')
    expect((await change(clerk, { password: 'Short1234' })).msg).toBe('密码应为12-30位字母、数字组合')
    expect(
      await change(clerk, { username: 'clerk2', oldPassword: present, password: 'LongEnough1234' }),
    ).toMatchObject({
      result: 1,
    })
    expect((await logIn(fair, 'clerk2', 'LongEnough1234')).code).toBe(codes.ok)
  })

  it('always means the caller’s own account, whatever ids come along', async () => {
    const me = await fair.signIn('13800000005')
    const victim = await fair.signIn('13800000004')
    const smuggled = {
      userid: victim.accountId,
      alterId: victim.accountId,
      deptid: 'GLYH',
      shzt: '03',
      oldPassword: present,
      password: 'Hijacked1',
    }
    expect(await change(me, smuggled)).toMatchObject({ result: 1 })
    expect((await fair.ask({ method: 'GET', url: '/api/session', as: victim })).code).toBe(codes.ok)
    expect((await logIn(fair, '13800000004', 'Hijacked1')).code).toBe(codes.wrongPassword)
    const { department } = await fair.platform.db
      .selectFrom('account')
      .select('department')
      .where('id', '=', me.accountId)
      .executeTakeFirstOrThrow()
    expect(department).toBe('exhibitor')
  })

  it('sends codes to exhibitors only', async () => {
    const admin = await fair.signIn('admin')
    await expect(
      obtainCode(fair, 'sms', '13877770009', 'changeUsername', { headers: admin.headers }),
    ).rejects.toThrow(codes.forbidden)
    await expect(obtainCode(fair, 'sms', '13877770009', 'changeUsername')).rejects.toThrow(
      codes.sessionExpired,
    )
  })

  it('gives a username wanted by twenty at once to one of them', async () => {
    const me = await fair.signIn('leader')
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => change(me, { username: 'leader2' }).then((answer) => answer.code)),
    )
    expect(answers.filter((code) => code === codes.ok).length).toBeGreaterThanOrEqual(1)
    const rows = await fair.platform.db
      .selectFrom('account')
      .select('id')
      .where('username', '=', 'leader2')
      .execute()
    expect(rows).toHaveLength(1)
  })
})

describe('someone who must change the password', () => {
  it('can do that and log out, and nothing else that needs a session', async () => {
    await fair.platform.db
      .updateTable('account')
      .set({ must_change_password: true })
      .where('username', '=', 'admin')
      .execute()
    const me = await fair.signIn('admin')
    const answer = await fair.ask({ method: 'GET', url: '/api/session', as: me })
    expect(letIn(answer).mustChangePassword).toBe(true)
    expect(await fair.ask({ method: 'GET', url: '/api/home/organiser', as: me })).toMatchObject({
      code: codes.forbidden,
      msg: '为保证信息安全，请点击右上角用户名，前往用户中心，按照密码校验规则修改密码',
    })
    expect(await change(me, { oldPassword: present, password: 'LongEnough1234' })).toMatchObject({
      result: 1,
    })
    const again = await fair.signIn('admin')
    expect((await fair.ask({ method: 'GET', url: '/api/home/organiser', as: again })).code).toBe(codes.ok)
  })
})
