import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Answer, type Signed, startTestFair, type TestFair } from '../support/test-fair'

let fair: TestFair
let admin: Signed
beforeAll(async () => {
  fair = await startTestFair()
  admin = await fair.signIn('admin')
})
afterAll(() => fair.stop())

const post = (path: string, payload: object): Promise<Answer> =>
  fair.ask({ method: 'POST', url: `/api/system/mail/${path}`, as: admin, payload })
const get = (path: string): Promise<Answer> =>
  fair.ask({ method: 'GET', url: `/api/system/mail/${path}`, as: admin })

const templateOf = async (name: string) =>
  (await get('templates')).result.templates.find((one: { name: string }) => one.name === name)
const wordsOf = async (name: string) => {
  const { subjectZh, subjectEn, bodyZh, bodyEn } = await templateOf(name)
  return { subjectZh, subjectEn, bodyZh, bodyEn }
}

const send = (template: 'accountChanged' | 'verificationCode', over: object = {}) =>
  fair.platform.outbox.post(fair.platform.db, {
    channel: 'sms',
    to: '13912345678',
    template,
    language: 'zh',
    ordered: true,
    ...over,
  })
const rowOf = (to: string) =>
  fair.platform.db
    .selectFrom('outbox_message')
    .selectAll()
    .where('recipient', '=', to)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()

describe('the words of a message', () => {
  it('are the organiser’s once saved, go out so, and are the product’s again once reset', async () => {
    const words = await wordsOf('accountChanged')
    const own = { ...words, bodyZh: '您的登录信息刚刚改过。' }
    expect((await post('templates/save', { ...own, name: 'accountChanged', version: 0 })).code).toBe('00000000')
    expect(await templateOf('accountChanged')).toMatchObject({ own: true, version: 1 })
    await send('accountChanged', { to: '13900000011' })
    expect((await rowOf('13900000011')).body).toMatch(/^【.+】您的登录信息刚刚改过。$/)
    const other = { ...words, bodyZh: '别的。', name: 'accountChanged', version: 0 }
    expect((await post('templates/save', other)).code).toBe('88888888')
    expect((await post('templates/reset', { name: 'accountChanged', version: 1 })).code).toBe('00000000')
    expect(await templateOf('accountChanged')).toMatchObject({ own: false, bodyZh: words.bodyZh })
    const history = (await get('templates/accountChanged/history')).result.entries
    expect(history.map(({ action }: { action: string }) => action)).toEqual(['restore', 'edit'])
    expect(history[1]).toMatchObject({ before: words, after: own })
  })

  it('name what such a message cannot say, and cannot do without a code', async () => {
    const words = await wordsOf('verificationCode')
    const wrong = { ...words, bodyZh: '{minutes}分钟内有效，{company}。', subjectEn: '{nobody}' }
    const answer = await post('templates/save', { ...wrong, name: 'verificationCode', version: 0 })
    expect(answer.code).toBe('66666666')
    expect(answer.fields).toEqual([
      { path: 'subjectEn', message: '无法识别的占位符：{nobody}' },
      { path: 'bodyZh', message: '无法识别的占位符：{company}' },
      { path: 'bodyZh', message: '缺少必需的占位符：{code}' },
    ])
    expect((await post('templates/save', { ...words, name: 'noSuch', version: 0 })).code).toBe('11111111')
  })

  it('are read as a company would, and tried out on nobody but oneself', async () => {
    const words = await wordsOf('signUpApproved')
    const shown = await post('preview', { ...words, name: 'signUpApproved', language: 'zh', company: '' })
    const { nameZh } = await fair.platform.db
      .selectFrom('company')
      .select('name_zh as nameZh')
      .where('name_zh', '=', shown.result.company)
      .executeTakeFirstOrThrow()
    expect(shown.result.text).toContain(nameZh)
    const none = await post('preview', { ...words, name: 'signUpApproved', language: 'zh', company: '没有这家%' })
    expect(none.msg).toBe('没有找到这家企业')
    const test = (channel: string) =>
      post('test', { ...words, name: 'signUpApproved', language: 'zh', channel, to: '13800000001' })
    await fair.platform.db
      .updateTable('account')
      .set({ staff_mobile: '13911112046', staff_email: '' })
      .where('username', '=', 'admin')
      .execute()
    expect((await test('sms')).result).toEqual({ to: '13911112046' })
    expect((await rowOf('13911112046')).template).toBe('signUpApproved')
    expect((await test('mail')).msg).toMatch(/没有手机或邮箱/)
    for (let more = 0; more < 12; more += 1) await test('sms')
    expect((await test('sms')).code).toBe('42900000')
  })
})

describe('the queue', () => {
  it('never shows a code, nor sends one again', async () => {
    const to = '13900000012'
    await send('verificationCode', { to, params: { minutes: '5' }, secrets: { code: '918273' } })
    const id = (await rowOf(to)).id
    const shown = await post('queue', { recipient: to, page: 1, pageSize: 10 })
    expect(JSON.stringify(shown.result)).not.toContain('918273')
    expect(shown.result.list[0]).toMatchObject({ id, mayResend: false, text: expect.stringContaining('{code}') })
    await fair.platform.db
      .updateTable('outbox_message')
      .set({ status: 'failed', secrets: null })
      .where('id', '=', id)
      .execute()
    expect((await post('resend', { ids: id })).result).toEqual({ resent: 0, left: 1 })
    expect((await rowOf(to)).status).toBe('failed')
  })

  it('never shows a link that lets somebody in', async () => {
    const to = '13900000014'
    const link = 'https://fair.example/l/secret-ticket'
    await fair.platform.outbox.post(fair.platform.db, {
      ...{ channel: 'sms', to, template: 'windowSet', language: 'zh', ordered: true },
      params: { company: '甲', start: '1', end: '2', zone: '3', link },
    })
    const shown = await post('queue', { recipient: to, page: 1, pageSize: 10 })
    expect(JSON.stringify(shown.result)).not.toContain('secret-ticket')
    expect(shown.result.list[0]).toMatchObject({ mayResend: false, text: expect.stringContaining('{link}') })
    expect((await rowOf(to)).body).toContain(link)
  })

  it('sends what did not arrive once more, however often it is pressed, and no more than three times a day', async () => {
    const to = '13900000013'
    await send('accountChanged', { to })
    const { id } = await rowOf(to)
    const fail = () =>
      fair.platform.db
        .updateTable('outbox_message')
        .set({ status: 'failed', last_error: 'no route' })
        .where('id', '=', id)
        .execute()
    await expect.poll(async () => (await rowOf(to)).status).toBe('sent')
    await fail()
    const pressed = await Promise.all([post('resend', { ids: id }), post('resend', { ids: id })])
    expect(pressed.map(({ result }) => result.resent).toSorted()).toEqual([0, 1])
    await expect.poll(async () => (await rowOf(to)).status).toBe('sent')
    for (let again = 0; again < 4; again += 1) {
      await fail()
      await post('resend', { ids: id })
      await expect.poll(async () => (await rowOf(to)).status).not.toBe('queued')
    }
    expect((await rowOf(to)).status).toBe('failed')
    const audits = await fair.platform.db
      .selectFrom('audit_entry')
      .select('id')
      .where('action', '=', 'resend')
      .where('subject_id', '=', id)
      .execute()
    expect(audits).toHaveLength(3)
    expect((await post('resend', { ids: randomUUID() })).result).toEqual({ resent: 0, left: 1 })
    expect((await get('queue/figures')).result).toMatchObject({ failed: expect.any(Number) })
  })
})
