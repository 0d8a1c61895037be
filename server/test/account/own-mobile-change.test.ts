import { session } from '@fairground/wire/account'
import { sendNewMobileCode } from '@fairground/wire/account/codes'
import { changeOwnAccount } from '@fairground/wire/account/personal'
import { findCompany, updateCompany } from '@fairground/wire/company/basics'
import { codes } from '@fairground/wire/kernel/codes'
import { decideSignUp } from '@fairground/wire/review'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { companyOf, handIn, messagesTo, read } from '../review/review-support'
import { newestMessage } from '../support/outbox'
import { formFor, prepareExhibitor } from '../support/sign-up-exhibitor'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
})
afterAll(() => fair.stop())
beforeEach(() => sql`DELETE FROM rate_window`.execute(fair.platform.db))

/** As the dialog does: a code to the new number, then the change with it. */
async function move(as: Signed, mobile: string, over: object = {}) {
  const call = clientFor(fair, as)
  const ticket = await call(sendNewMobileCode, { query: { to: mobile } })
  const code = (await newestMessage(fair, mobile)).secrets.code ?? ''
  return call(changeOwnAccount, { body: { username: mobile, ticket, code, ...over } })
}

const contactOf = (companyId: string) =>
  fair.platform.db
    .selectFrom('company')
    .select(['contact_mobile', 'backup_mobile', 'recovery_email'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()

const isOpen = async (as: Signed): Promise<boolean> =>
  (await fair.ask({ method: 'GET', url: '/api/session', as })).code === codes.ok

describe('a Chinese exhibitor who changes the login mobile', () => {
  it('is the contact under the new number at once, also of a sign-up that is with the reviewers', async () => {
    const company = await companyOf(fair, '13800000003')
    await handIn(fair, company)
    const leader = clientFor(fair, await fair.signIn('leader'))
    const before = await contactOf(company)
    expect(await move(await fair.signIn('13800000003'), '13766660003')).toBe(1)
    expect(await contactOf(company)).toEqual({ ...before, contact_mobile: '13766660003' })

    const { company: shown, timeline, changes } = await read(leader, company)
    expect(timeline[0]).toMatchObject({ kind: 'saved', section: 'basics', fields: ['contactMobile'] })
    expect(changes?.sections[0]?.fields).toMatchObject([{ field: 'contactMobile' }])
    const decision = { companyId: company, version: shown.version, decision: 'approved', remark: '' } as const
    await leader(decideSignUp, { body: decision })
    expect(
      (await messagesTo(fair, 'signUpApproved', shown.nameZh)).map(({ recipient }) => recipient),
    ).toEqual(['13766660003'])
  })

  it('is heard of by whoever looks at the sign-up, the company’s own tabs and staff', async () => {
    const company = await companyOf(fair, '13800000004')
    const heard: string[] = []
    const stop = fair.platform.live.subscribe((event) => heard.push(JSON.stringify(event)))
    const me = await fair.signIn('13800000004')
    await move(me, '13766660004')
    await expect
      .poll(() => heard)
      .toEqual(
        expect.arrayContaining([
          expect.stringContaining(`"companyId":"${company}"`),
          expect.stringContaining('own-sign-up-changed'),
        ]),
      )
    stop()
  })

  it('cannot take the number of the backup contact, and pays for no code to learn it', async () => {
    const company = await companyOf(fair, '13800000005')
    await fair.platform.db
      .updateTable('company')
      .set({ backup_mobile: '13766660005' })
      .where('id', '=', company)
      .execute()
    const me = await fair.signIn('13800000005')
    const said = '备用联系人手机号不能与联系人手机号相同'
    expect((await refusal(move(me, '13766660005'))).message).toBe(said)
    const sent = await fair.platform.db
      .selectFrom('outbox_message')
      .select('id')
      .where('recipient', '=', '13766660005')
      .execute()
    expect(sent).toEqual([])

    const call = clientFor(fair, me)
    const ticket = await call(sendNewMobileCode, { query: { to: '13766660015' } })
    const { code = '' } = (await newestMessage(fair, '13766660015')).secrets
    await fair.platform.db
      .updateTable('company')
      .set({ backup_mobile: '13766660015' })
      .where('id', '=', company)
      .execute()
    const late = call(changeOwnAccount, { body: { username: '13766660015', ticket, code } })
    expect((await refusal(late)).message).toBe(said)
    expect(await contactOf(company)).toMatchObject({ contact_mobile: '13800000005' })
    expect(await isOpen(me)).toBe(true)
  })

  it('may stay signed in where it was changed, while every other session of the account ends', async () => {
    const [here, elsewhere] = [await fair.signIn('13800000006'), await fair.signIn('13800000006')]
    await move(here, '13766660006', { keepSession: true })
    expect([await isOpen(here), await isOpen(elsewhere)]).toEqual([true, false])
    const { currentUser } = await clientFor(fair, here)(session)
    expect(currentUser.username).toBe('13766660006')
    expect((await newestMessage(fair, '13800000006')).template).toBe('accountChanged')
    expect(await move(here, '13766660016')).toBe(1)
    expect(await isOpen(here)).toBe(false)
  })

  it('is signed out everywhere by a new password, whatever is asked', async () => {
    const me = await fair.signIn('13800000002')
    await move(me, '13766660002', { oldPassword: 'Fairground2026', password: 'BrandNew1', keepSession: true })
    expect(await isOpen(me)).toBe(false)
  })

  it('goes on with the form that was open: only a form that shows an older number is behind', async () => {
    const exhibitor = await prepareExhibitor(fair, 'CHN', '13800000001')
    const opened = await exhibitor.call(findCompany, { body: {} })
    await move(exhibitor.as, '13766660001', { keepSession: true })
    const body = { ...formFor(exhibitor, 'basics'), contactMobile: '13800000001' }
    const stale = exhibitor.call(updateCompany, { body: { ...body, basedOn: opened?.updatedAt } })
    expect((await refusal(stale)).code).toBe(codes.conflict)
    const { updatedAt } = (await exhibitor.call(findCompany, { body: {} })) ?? {}
    await exhibitor.call(updateCompany, { body: { ...body, basedOn: updatedAt } })
    expect(await exhibitor.call(findCompany, { body: {} })).toMatchObject({ contactMobile: '13766660001' })
  })
})

describe('an overseas exhibitor who changes the login mailbox', () => {
  it('keeps the contact phone of the sign-up', async () => {
    const company = await companyOf(fair, 'exhibitor2@example.com')
    const before = await contactOf(company)
    const me = await fair.signIn('exhibitor2@example.com')
    const order = 'mail=new2%40example.org&purpose=changeUsername'
    const { msg: ticket } = await fair.ask({ method: 'GET', url: `/api/signin/sendMailEng?${order}`, as: me })
    const { code = '' } = (await newestMessage(fair, 'new2@example.org')).secrets
    const body = { username: 'new2@example.org', ticket, code }
    expect(await clientFor(fair, me)(changeOwnAccount, { body })).toBe(1)
    expect(await contactOf(company)).toEqual(before)
  })
})
