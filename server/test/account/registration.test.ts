import { creditCodeCheckDigit } from '@fairground/domain/credit-code'
import { codes } from '@fairground/wire/kernel/codes'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { obtainCode } from '../support/outbox'
import { anonymousFrom, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let next = 0
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
})
afterAll(() => fair.stop())

const creditCodes = [
  '91350100M000100Y43',
  '91110108MA0KKKQGL1',
  '91110108MA0KKKQGL2',
  '91110108MA0KKKQGL3',
  '91110108MA0KKKQGL4',
  '91110108MA0KKKQGL5',
  '91110108MA0KKKQGL6',
]
const freshMobile = () => `1595550${String(1000 + next++)}`

async function draft(over: Record<string, unknown> = {}) {
  const username = String(over.username ?? freshMobile())
  const proof = await obtainCode(fair, 'sms', username, 'register', { address: `10.6.0.${next}` })
  return {
    username,
    password: 'Sprinkler7',
    usertype: 'CHN',
    deptid: 'ZSYH',
    ...proof,
    qyjbxxVO: { zwgsmc: '山东新安消防有限公司', lxr: '王敏', dzyx: '' },
    qykpxxVO: { tyshxydm: '9135 0100 M000 100Y 43' },
    ...over,
  }
}
const register = (payload: object, headers: Record<string, string> = {}) =>
  fair.ask({ method: 'POST', url: '/api/signin/insertByVO', payload, headers })
const countAccounts = async () =>
  (
    await fair.platform.db
      .selectFrom('account')
      .select((select) => select.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
  ).n

describe('a Chinese exhibitor registers', () => {
  it('and, sent away because too many passwords wait to be checked, keeps the code for the next try', async () => {
    const request = await draft({ qykpxxVO: { tyshxydm: creditCodes[5] } })
    const room = vi.spyOn(fair.platform.passwords, 'hasRoom', 'get').mockReturnValue(false)
    expect(await register(request)).toMatchObject({ status: 503, code: codes.busy })
    room.mockRestore()
    expect((await register(request)).code).toBe(codes.ok)
  })

  it('with mobile, code, credit code and company: account, company and billing stub appear together', async () => {
    const request = await draft()
    expect(await register(request)).toMatchObject({ code: codes.ok, result: { username: request.username } })
    const row = await fair.platform.db
      .selectFrom('account')
      .innerJoin('company', 'company.account_id', 'account.id')
      .innerJoin('invoice_profile', 'invoice_profile.company_id', 'company.id')
      .select([
        'name_zh',
        'contact_mobile',
        'credit_code',
        'department',
        'user_type',
        'data_state',
        'basics_saved',
        'password_hash',
      ])
      .where('username', '=', request.username)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({
      name_zh: '山东新安消防有限公司',
      contact_mobile: request.username,
      credit_code: '91350100M000100Y43',
      department: 'exhibitor',
      user_type: 'CHN',
      data_state: 'draft',
      basics_saved: false,
    })
    expect(row.password_hash).toMatch(/^\$argon2id\$/)
  })

  it('not twice with one mobile', async () => {
    const request = fair.ask({
      method: 'GET',
      url: '/api/signin/sendMessage?phone=13800000001&purpose=register',
      headers: { xtoken: 'none' },
    })
    expect(await request).toMatchObject({ code: codes.refused, msg: '用户名已存在！' })
  })

  it('not with a credit code that is registered, and is offered the way to reset', async () => {
    const before = await countAccounts()
    const answer = await register(await draft())
    expect(answer).toMatchObject({ code: codes.refused, result: { fields: [{ path: 'qykpxxVO.tyshxydm' }] } })
    expect(answer.msg).toContain('重置')
    expect(await countAccounts()).toBe(before)
  })

  it('with the same code once a credit code that is registered is corrected, and not once more', async () => {
    const request = await draft()
    expect(await register(request)).toMatchObject({ code: codes.refused })
    const corrected = { ...request, qykpxxVO: { tyshxydm: creditCodes[6] } }
    expect(await register(corrected)).toMatchObject({ code: codes.ok })
    expect(await register({ ...corrected, qykpxxVO: { tyshxydm: creditCodes[1] } })).toMatchObject({
      msg: '*验证码不正确',
    })
  })

  it.each([
    ['*统一社会信用代码为18位数字字母组合', { qykpxxVO: { tyshxydm: '12345' } }],
    ['*密码应为8-30位字母和数字组合', { password: '12345678' }],
    ['*密码应为8-30位字母和数字组合', { password: 'abcdefgh' }],
    ['*密码应为8-30位字母和数字组合', { password: 'Passw0rd!' }],
    ['请输入中文公司名称', { qyjbxxVO: { zwgsmc: '', lxr: '王敏' } }],
    ['请输入联系人', { qyjbxxVO: { zwgsmc: '甲', lxr: '' } }],
  ])('is told: %s', async (message, over) => {
    const answer = await register(await draft({ qykpxxVO: { tyshxydm: creditCodes[1] }, ...over }))
    expect(answer).toMatchObject({ status: 200, code: codes.invalid, msg: message })
  })

  it('only with the code that was sent to this very mobile for this purpose', async () => {
    const request = await draft({ qykpxxVO: { tyshxydm: creditCodes[1] } })
    expect(
      await register({ ...request, code: '000000' === request.code ? '000001' : '000000' }),
    ).toMatchObject({ msg: '*验证码不正确' })
    const other = await draft({ qykpxxVO: { tyshxydm: creditCodes[1] } })
    expect(await register({ ...other, ticket: request.ticket })).toMatchObject({ msg: '*验证码不正确' })
    expect(await register({ ...request, username: freshMobile() })).toMatchObject({ msg: '*验证码不正确' })
  })

  it('never as anything but an exhibitor, whatever is smuggled along', async () => {
    const request = await draft({
      qykpxxVO: { tyshxydm: creditCodes[2], validateFlag: 'T' },
      deptid: 'GLYH',
      userid: '00000000-0000-4000-8000-000000000000',
      shzt: '03',
      qyjbxxVO: {
        zwgsmc: '乙消防有限公司',
        lxr: '李雷',
        sjzt: '03',
        shzt: '03',
        bmh: 'BM-21-0001',
        userid: 'x',
      },
    })
    expect((await register(request)).code).toBe(codes.ok)
    const row = await fair.platform.db
      .selectFrom('account')
      .innerJoin('company', 'company.account_id', 'account.id')
      .select(['department', 'data_state', 'review_state', 'registration_number'])
      .where('username', '=', request.username)
      .executeTakeFirstOrThrow()
    expect(row).toEqual({
      department: 'exhibitor',
      data_state: 'draft',
      review_state: null,
      registration_number: null,
    })
  })
})

describe('registration raced twenty times', () => {
  it('on one credit code makes exactly one account', async () => {
    const requests = []
    for (let i = 0; i < 20; i++) requests.push(await draft({ qykpxxVO: { tyshxydm: creditCodes[3] } }))
    const before = await countAccounts()
    const answers = await Promise.all(requests.map((request) => register(request)))
    expect(answers.filter((answer) => answer.code === codes.ok)).toHaveLength(1)
    expect(await countAccounts()).toBe(before + 1)
  })

  it('on one mobile makes exactly one account', async () => {
    const request = await draft({ qykpxxVO: { tyshxydm: creditCodes[4] } })
    const before = await countAccounts()
    const answers = await Promise.all(Array.from({ length: 20 }, () => register(request)))
    expect(answers.filter((answer) => answer.code === codes.ok)).toHaveLength(1)
    expect(await countAccounts()).toBe(before + 1)
  })
})

describe('an overseas exhibitor registers', () => {
  it('with e-mail and mail code, in English', async () => {
    const headers = { xtoken: 'none', 'accept-language': 'en' }
    const sent = await fair.ask({
      method: 'GET',
      url: '/api/signin/sendMailEng?mail=New.Guest@Example.org&purpose=register',
      headers,
    })
    expect(sent.code).toBe(codes.ok)
    const { body, secrets } = await (await import('../support/outbox')).newestMessage(
      fair,
      'new.guest@example.org',
    )
    expect(body).toContain('Your verification code is')
    const request = {
      username: 'New.Guest@example.org',
      password: 'Sprinkler7',
      usertype: 'ENG',
      ticket: sent.msg,
      code: secrets.code,
      qyjbxxVO: { ywgsmc: 'Northern Fire GmbH', lxr: 'Anna Berg' },
    }
    expect(
      await register({ ...request, qyjbxxVO: { ywgsmc: '北方 GmbH', lxr: 'A' } }, headers),
    ).toMatchObject({
      msg: 'Please use English characters',
    })
    expect(await register(request, headers)).toMatchObject({
      code: codes.ok,
      result: { username: 'new.guest@example.org' },
    })
  })
})

describe('a credit code whose check digit does not fit', () => {
  it('is taken with a warning, and refused where the organiser insists on it, which everybody may know', async () => {
    const rule = (value: 'warn' | 'enforce') =>
      fair.platform.settings.change('creditCodeCheckDigit', value, anonymousFrom('10.6.1.1'))
    const told = async () =>
      (await fair.ask({ method: 'GET', url: '/api/fair' })).result.creditCodeCheckDigit as string
    expect(await told()).toBe('warn')
    expect(await register(await draft({ qykpxxVO: { tyshxydm: '91350100M000200Y44' } }))).toMatchObject({
      code: codes.ok,
    })
    await rule('enforce')
    expect(await told()).toBe('enforce')
    const request = await draft({ qykpxxVO: { tyshxydm: '91350100M000300Y44' } })
    expect(await register(request)).toMatchObject({
      code: codes.invalid,
      msg: '统一社会信用代码校验位不正确，请核对',
    })
    // The code that was sent is not used up: the slip is mended, and the same code still counts.
    const right = `91350100M000300Y4${creditCodeCheckDigit('91350100M000300Y4')}`
    expect(await register({ ...request, qykpxxVO: { tyshxydm: right } })).toMatchObject({ code: codes.ok })
    await rule('warn')
  })
})
