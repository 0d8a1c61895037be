import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { letIn, logIn } from '../support/log-in'
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

async function companyOf(username: string) {
  return fair.platform.db
    .selectFrom('account')
    .innerJoin('company', 'company.account_id', 'account.id')
    .innerJoin('invoice_profile', 'invoice_profile.company_id', 'company.id')
    .select(['name_zh as zwgsmc', 'credit_code as tyshxydm'])
    .where('username', '=', username)
    .executeTakeFirstOrThrow()
}
async function apply(username: string, newMobile: string, over: object = {}) {
  const code = await obtainCode(fair, 'sms', newMobile, 'resetAccount')
  const payload = { ...(await companyOf(username)), newsj: newMobile, shzt: '03', ...code, ...over }
  return fair.ask({ method: 'POST', url: '/api/qybg/insertQyBgByVO', payload })
}
const list = (payload: object = {}, as = leader) =>
  fair.ask({ method: 'POST', url: '/api/qybg/page', as, payload })
const decide = (payload: object, as = leader) =>
  fair.ask({ method: 'PUT', url: '/api/qybg/updataQyBgByVO', as, payload })

describe('an account reset', () => {
  it('stays pending, whatever state the applicant claims, and warns the old number', async () => {
    expect(await apply('13800000003', '13866660003')).toMatchObject({ code: codes.ok })
    const { result } = await list({ zwgsmc_like: '', shzt: '01', pageNum: 1, pageSize: 10 })
    expect(result.list).toMatchObject([
      { lxrsj: '13800000003', newsj: '13866660003', shzt: '01', shrmc: '', shsj: null },
    ])
    const alert = await newestMessage(fair, '13800000003')
    expect(alert).toMatchObject({ template: 'resetRequested' })
    expect(alert.body).toContain('138****0003')
    expect((await logIn(fair, '13800000003', 'Fairground2026')).code).toBe(codes.ok)
  })

  it.each([
    ['未找到与公司名称和统一社会信用代码相符的账号', '13800000004', '13866660004', { zwgsmc: '另一家公司' }],
    ['本企业使用手机号与新手机号一致,请重置密码', '13800000004', '13800000004', {}],
    ['新手机号已被其他账号使用', '13800000004', '13800000005', {}],
    ['该企业已有待审核的重置申请，请等待组委会处理', '13800000003', '13866660013', {}],
    ['验证码输入错误', '13800000004', '13866660024', { code: '999999', ticket: '' }],
  ])('is refused: %s', async (message, username, mobile, over) => {
    expect(await apply(username, mobile, over)).toMatchObject({ code: codes.refused, msg: message })
  })

  it('once approved moves the account to the new mobile with a password that works once', async () => {
    const old = await fair.signIn('13800000003')
    const { result } = await list({ shzt: '01', pageNum: 1, pageSize: 10 })
    expect(await decide({ uuid: result.list[0].uuid, shzt: '03', shyj: '' })).toMatchObject({
      code: codes.ok,
      result: 1,
    })
    expect((await fair.ask({ method: 'GET', url: '/api/session', as: old })).code).toBe(codes.sessionEnded)

    const { secrets } = await newestMessage(fair, '13866660003')
    const password = secrets.password ?? ''
    expect(password).toMatch(/^[a-z2-9]{12}$/)
    expect((await logIn(fair, '13800000003', 'Fairground2026')).code).toBe(codes.unknownAccount)
    const first = await logIn(fair, '13866660003', password)
    expect(letIn(first).mustChangePassword).toBe(true)
    expect(await logIn(fair, '13866660003', password)).toMatchObject({
      msg: '初始密码已失效，请通过忘记密码重新设置',
    })

    const cookie = String(first.headers['set-cookie']).split(';')[0] ?? ''
    const headers = { cookie, xtoken: first.result.token }
    expect((await fair.ask({ method: 'GET', url: '/api/home/exhibitor', headers })).code).toBe(
      codes.forbidden,
    )
    expect(
      await fair.ask({
        method: 'POST',
        url: '/api/account/updateByVO',
        headers,
        payload: { oldPassword: password, password: 'MyOwnPass1' },
      }),
    ).toMatchObject({ result: 1 })
    const again = await logIn(fair, '13866660003', 'MyOwnPass1')
    expect(letIn(again).mustChangePassword).toBe(false)
  })

  it('takes the contact of the sign-up along, on its record, but never to the backup contact’s number', async () => {
    const company = () =>
      fair.platform.db
        .selectFrom('company')
        .innerJoin('account', 'account.id', 'company.account_id')
        .select(['company.id', 'contact_mobile', 'recovery_email'])
        .where('username', 'in', ['13800000002', '13866660002'])
        // The account has one of the edition before as well.
        .orderBy('edition', 'desc')
        .executeTakeFirstOrThrow()
    const before = await company()
    const setBackup = (mobile: string) =>
      fair.platform.db
        .updateTable('company')
        .set({ backup_mobile: mobile })
        .where('id', '=', before.id)
        .execute()
    await setBackup('13866660002')
    await apply('13800000002', '13866660002')
    const { uuid } = (await list({ shzt: '01', pageNum: 1, pageSize: 10 })).result.list[0]
    expect(await decide({ uuid, shzt: '03', shyj: '' })).toMatchObject({
      code: codes.refused,
      msg: '备用联系人手机号不能与联系人手机号相同',
    })
    expect((await logIn(fair, '13800000002', 'Fairground2026')).code).toBe(codes.ok)

    await setBackup('13866660022')
    expect(await decide({ uuid, shzt: '03', shyj: '' })).toMatchObject({ result: 1 })
    expect(await company()).toMatchObject({ contact_mobile: '13866660002', recovery_email: '' })
    const line = await fair.platform.db
      .selectFrom('audit_entry')
      .select(['before', 'after'])
      .where('subject_id', '=', before.id)
      .where('action', '=', 'change-mobile')
      .executeTakeFirstOrThrow()
    expect(line).toEqual({
      before: { contactMobile: '13800000002', recoveryEmail: before.recovery_email },
      after: { contactMobile: '13866660002', recoveryEmail: '' },
    })
  })

  it('sends an initial password that is void after a day', async () => {
    await apply('13800000005', '13866660005')
    const { result } = await list({ shzt: '01', pageNum: 1, pageSize: 10 })
    await decide({ uuid: result.list[0].uuid, shzt: '03', shyj: '' })
    await sql`UPDATE account SET initial_password_expires_at = now() WHERE username = '13866660005'`.execute(
      fair.platform.db,
    )
    const { secrets } = await newestMessage(fair, '13866660005')
    expect(await logIn(fair, '13866660005', secrets.password ?? '')).toMatchObject({
      msg: '初始密码已失效，请通过忘记密码重新设置',
    })
  })

  it('rejected needs a reason, which the applicant is told', async () => {
    await apply('13800000006', '13866660006')
    const { uuid } = (await list({ shzt: '01', pageNum: 1, pageSize: 10 })).result.list[0]
    expect(await decide({ uuid, shzt: '02', shyj: ' ' })).toMatchObject({
      code: codes.invalid,
      msg: '请输入审核意见',
    })
    expect(await decide({ uuid, shzt: '02', shyj: '字'.repeat(201) })).toMatchObject({
      msg: '审核意见最多为200字',
    })
    expect(await decide({ uuid, shzt: '02', shyj: '营业执照与名称不符' })).toMatchObject({ result: 1 })
    expect((await newestMessage(fair, '13866660006')).body).toContain('营业执照与名称不符')
    expect((await logIn(fair, '13800000006', 'Fairground2026')).code).toBe(codes.ok)
  })

  it('is decided once, also by two reviewers at the same moment', async () => {
    await apply('13800000006', '13866660016')
    const { uuid } = (await list({ shzt: '01', pageNum: 1, pageSize: 10 })).result.list[0]
    const admin = await fair.signIn('admin')
    const answers = await Promise.all([
      decide({ uuid, shzt: '03', shyj: '' }),
      decide({ uuid, shzt: '02', shyj: '不同意' }, admin),
      decide({ uuid, shzt: '03', shyj: '' }, admin),
    ])
    expect(answers.filter((answer) => answer.code === codes.ok)).toHaveLength(1)
    expect(answers.find((answer) => answer.code !== codes.ok)?.msg).toBe('该申请已由他人审核，请刷新列表')
  })

  it('is found by part of the company name, in which nothing typed has a special meaning', async () => {
    const { zwgsmc } = await companyOf('13866660003')
    expect(
      (await list({ zwgsmc_like: zwgsmc.slice(1, 4), pageNum: 1, pageSize: 10 })).result.total,
    ).toBeGreaterThanOrEqual(1)
    for (const typed of ['%', '_', '\\', "'"])
      expect((await list({ zwgsmc_like: typed, pageNum: 1, pageSize: 10 })).result.total).toBe(0)
  })

  it.each([
    ['zwgsmc', new Intl.Collator('zh-u-co-pinyin').compare],
    ['shzt', (one: string, other: string) => places.indexOf(one) - places.indexOf(other)],
    ['cjsj', (one: string, other: string) => Date.parse(one) - Date.parse(other)],
    ['shsj', (one: string, other: string) => Date.parse(one) - Date.parse(other)],
  ])('is sorted by %s, from either end, what is blank last', async (column, compare) => {
    for (const sort of [column, `-${column}`]) {
      const { result } = await list({ pageNum: 1, pageSize: 100, sort })
      const values: (string | null)[] = result.list.map((row: Record<string, string | null>) => row[column])
      const said = values.filter((value) => value !== null)
      expect(said.length).toBeGreaterThan(1)
      expect(values.slice(0, said.length)).toEqual(said)
      const inOrder = said.toSorted(compare)
      expect(said).toEqual(sort === column ? inOrder : inOrder.toReversed())
    }
    expect((await list({ sort: 'company_name' })).code).toBe((await list({ pageNum: 0 })).code)
  })
  const places = ['01', '02', '03']

  it('is decided by holders of the key only, and listed for staff only', async () => {
    const [clerk, exhibitor] = [await fair.signIn('clerk'), await fair.signIn('13800000001')]
    const uuid = '00000000-0000-4000-8000-000000000000'
    expect((await decide({ uuid, shzt: '03', shyj: '' }, clerk)).code).toBe(codes.forbidden)
    expect((await list({}, clerk)).code).toBe(codes.ok)
    expect((await list({}, exhibitor)).code).toBe(codes.forbidden)
    expect((await list({ pageSize: 1000 })).code).not.toBe(codes.ok)
  })
})
