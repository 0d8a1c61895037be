import * as basics from '@fairground/wire/company/basics'
import * as booths from '@fairground/wire/company/booth-request'
import {
  uploadLicence,
  uploadLogo,
  uploadProductImage,
  uploadSignUpFile,
} from '@fairground/wire/company/files'
import * as intro from '@fairground/wire/company/intro'
import * as invoices from '@fairground/wire/company/invoice'
import { accountsForSignUp, newAccountConflicts } from '@fairground/wire/company/on-behalf'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { companyOf, handIn, read } from '../review/review-support'
import { letIn, logIn } from '../support/log-in'
import { newestMessage } from '../support/outbox'
import { anonymousFrom, type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { chineseBasics, overseasBasics, picture, specialInvoice } from './sign-up-forms'

let fair: TestFair
let wu: Signed
/** A member of staff who holds the key, and is no administrator. */
let staff: Client
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
  await sql`
    WITH person AS (
      INSERT INTO account (username, password_hash, user_type, department, real_name)
      VALUES ('wu', '', 'CHN', 'staff', '吴敏') RETURNING id
    ), held AS (
      INSERT INTO role (code, name_zh, name_en, permissions)
      VALUES ('entry', '录入', 'Entry', ARRAY['prediction/exhprediction:edit']) RETURNING id
    )
    INSERT INTO account_role SELECT person.id, held.id FROM person, held`.execute(fair.platform.db)
  wu = await fair.signIn('wu')
  staff = clientFor(fair, wu)
})
afterAll(() => fair.stop())

type Upload = typeof uploadLicence | typeof uploadLogo | typeof uploadProductImage | typeof uploadSignUpFile
async function upload(call: Client, endpoint: Upload, companyId?: string): Promise<string> {
  const file = new File([new Uint8Array(await picture())], '图片.png')
  return (await call(endpoint, { file, body: { companyId } })).fileId
}

let mobiles = 0
const nextMobile = () => `1377777${String(++mobiles).padStart(4, '0')}`
const creditCodeNo = (number: number) => `91350100M0009${String(number).padStart(5, '0')}`

async function newChinese(over: Record<string, unknown> = {}) {
  const username = nextMobile()
  return {
    ...chineseBasics,
    nameZh: `代录消防第${mobiles}有限公司`,
    contactMobile: username,
    recoveryEmail: `office${mobiles}@on-behalf.example`,
    documentFileId: await upload(staff, uploadLicence, 'newInsert'),
    variant: 'CHN',
    username,
    creditCode: creditCodeNo(mobiles),
    ...over,
  }
}

const linesOn = (companyId: string) =>
  fair.platform.db
    .selectFrom('audit_entry')
    .select(['action', 'actor_name', 'before', 'after'])
    .where('subject_type', '=', 'company')
    .where('subject_id', '=', companyId)
    .orderBy('id')
    .execute()

const ownerOf = async (fileId: unknown) =>
  (
    await fair.platform.db
      .selectFrom('stored_file')
      .select(['owner_id', 'claimed_at'])
      .where('id', '=', String(fileId))
      .executeTakeFirstOrThrow()
  ).owner_id

describe('a sign-up staff enter for a new company', () => {
  it('opens an account, keeps the credit code, and tells the password to the company alone', async () => {
    const body = await newChinese()
    const { id } = await staff(basics.insertBasics, { body })

    const record = await staff(basics.findCompany, { body: { companyId: id } })
    expect(record).toMatchObject({ nameZh: body.nameZh, variant: 'CHN', saved: true, dataState: 'draft' })
    const invoice = await staff(invoices.findInvoice, { params: { companyId: id } })
    expect(invoice).toMatchObject({ creditCode: body.creditCode, title: body.nameZh, saved: false })

    const message = await newestMessage(fair, body.username)
    expect(message).toMatchObject({ template: 'accountOpened' })
    expect(message.body).toContain(body.nameZh)
    const password = message.secrets.password ?? ''
    expect(password).toMatch(/^[a-z2-9]{12}$/)
    expect(message.body).not.toContain(password)
    const first = await logIn(fair, body.username, password)
    expect(letIn(first)).toMatchObject({ mustChangePassword: true, realName: chineseBasics.contactName })
    expect((await logIn(fair, body.username, password)).msg).toBe('初始密码已失效，请通过忘记密码重新设置')
    expect(fair.log()).not.toContain(password)
  })

  it('lets an overseas company in by its mailbox, in English', async () => {
    const username = 'new@overseas-entry.example'
    const documentFileId = await upload(staff, uploadSignUpFile, 'newInsert')
    const body = { ...overseasBasics, variant: 'ENG', username: 'New@Overseas-Entry.example', documentFileId }
    const { id } = await staff(basics.insertBasics, { body })
    expect(await staff(basics.findCompany, { body: { companyId: id } })).toMatchObject({ variant: 'ENG' })
    const { secrets, body: text } = await newestMessage(fair, username)
    expect(text).toContain('exhibitor account for Northern Fire GmbH')
    expect((await logIn(fair, username, secrets.password ?? '')).code).toBe(codes.ok)
  })

  it('belongs to the company, its licence too, and says who entered it', async () => {
    const body = await newChinese()
    expect(await ownerOf(body.documentFileId)).toBe(wu.accountId)
    const { id } = await staff(basics.insertBasics, { body })
    const exhibitor = await fair.signIn(body.username)
    expect(await ownerOf(body.documentFileId)).toBe(exhibitor.accountId)
    // Whoever was told a password to be changed cannot do anything before that; as if it had been.
    await sql`UPDATE account SET must_change_password = false WHERE id = ${exhibitor.accountId}`.execute(
      fair.platform.db,
    )
    const own = clientFor(fair, exhibitor)
    expect(await own(basics.listOwnCompanies)).toEqual([{ id }])
    const file = await fair.app.inject({
      url: `/api/qyjbxx/downloadFj?src=${body.documentFileId}`,
      headers: exhibitor.headers,
    })
    expect(file.headers['content-type']).toBe('image/png')

    expect((await linesOn(id)).map(({ action, actor_name }) => [action, actor_name])).toEqual([
      ['enter', 'wu'],
      ['save-basics', 'wu'],
    ])
    const { timeline } = await read(staff, id)
    expect(timeline).toMatchObject([
      { kind: 'saved', by: '吴敏', byStaff: true },
      { kind: 'entered', by: '吴敏', byStaff: true },
    ])
  })

  it('is stored once and one password is sent, however often it was sent', async () => {
    const body = await newChinese()
    const answers = await Promise.all([1, 2, 3].map(() => staff(basics.insertBasics, { body })))
    const late = await staff(basics.insertBasics, { body })
    expect(new Set([...answers, late].map(({ id }) => id)).size).toBe(1)
    const sent = await fair.platform.db
      .selectFrom('outbox_message')
      .select('id')
      .where('recipient', '=', body.username)
      .execute()
    expect(sent).toHaveLength(1)
    expect(await linesOn(late.id)).toHaveLength(2)
  })

  it('is stored as it was sent last, when it is sent again with a slip mended', async () => {
    const body = await newChinese()
    const { id } = await staff(basics.insertBasics, { body })
    const again = await staff(basics.insertBasics, { body: { ...body, nameZh: '改正后的消防有限公司' } })
    expect(again.id).toBe(id)
    expect((await staff(basics.findCompany, { body: { companyId: id } }))?.nameZh).toBe(
      '改正后的消防有限公司',
    )
  })

  it('leaves nothing behind when it is refused', async () => {
    const body = await newChinese({ shortNameEn: 'Two words' })
    expect((await refusal(staff(basics.insertBasics, { body }))).message).toBe('最多输入一个单词')
    const invented = {
      ...body,
      shortNameEn: 'OneWord',
      documentFileId: '00000000-0000-4000-8000-000000000000',
    }
    expect((await refusal(staff(basics.insertBasics, { body: invented }))).message).toBe('请上传企业营业执照')
    const left = await fair.platform.db
      .selectFrom('account')
      .select('id')
      .where('username', '=', body.username)
      .execute()
    expect(left).toEqual([])
    await expect(newestMessage(fair, body.username)).rejects.toThrow()
  })

  it.each([
    ['a mobile that has an account', { username: '13800000001' }, '该手机号已有账号'],
    ['no mobile at all', { username: '12345' }, '请输入正确格式的手机号'],
    ['half a credit code', { creditCode: '9135' }, '*统一社会信用代码为18位数字字母组合'],
    ['neither account nor mobile', { username: undefined }, '请先选择账号'],
    ['an account that is not there', { accountId: '00000000-0000-4000-8000-000000000000' }, '账号不存在'],
  ])('is refused for %s', async (_, over, message) => {
    const body = await newChinese(over)
    expect((await refusal(staff(basics.insertBasics, { body }))).message).toContain(message)
  })

  it('is refused for a credit code that has a sign-up in this edition', async () => {
    const first = await newChinese()
    await staff(basics.insertBasics, { body: first })
    const body = await newChinese({ creditCode: first.creditCode.toLowerCase() })
    expect((await refusal(staff(basics.insertBasics, { body }))).message).toBe(
      '该统一社会信用代码本届已有报名',
    )
  })

  it('is refused for a credit code with a wrong check digit where the organiser insists on it', async () => {
    const rule = (value: 'warn' | 'enforce') =>
      fair.platform.settings.change('creditCodeCheckDigit', value, anonymousFrom('10.0.0.1'))
    const body = await newChinese({ creditCode: '91350100M000100Y44' })
    await rule('enforce')
    const refused = await refusal(staff(basics.insertBasics, { body }))
    expect(refused.fields).toEqual([{ path: 'creditCode', message: '统一社会信用代码校验位不正确，请核对' }])
    await rule('warn')
    await staff(basics.insertBasics, { body })
  })

  it('needs no code for the mailbox, but takes none that another account uses', async () => {
    const first = await newChinese()
    await staff(basics.insertBasics, { body: first })
    const body = await newChinese({ recoveryEmail: first.recoveryEmail })
    expect((await refusal(staff(basics.insertBasics, { body }))).message).toBe('此邮箱已被注册,请更换邮箱')
  })
})

describe('a sign-up staff enter for an account that is there', () => {
  /** An exhibitor of the edition before, who has not come back by itself. */
  async function formerExhibitor(variant: 'CHN' | 'ENG', name: string): Promise<string> {
    const username = variant === 'CHN' ? nextMobile() : `former${++mobiles}@example.org`
    const { rows } = await sql<{ id: string }>`
      WITH person AS (
        INSERT INTO account (username, password_hash, user_type, department)
        VALUES (${username}, '', ${variant}, 'exhibitor') RETURNING id
      )
      INSERT INTO company (account_id, edition, name_zh, name_en)
      SELECT id, 20, ${variant === 'CHN' ? name : ''}, ${variant === 'CHN' ? '' : name} FROM person
      RETURNING account_id AS id`.execute(fair.platform.db)
    return rows[0]?.id ?? ''
  }

  it('is begun for it without a new password, also when it is on the blacklist', async () => {
    const accountId = await formerExhibitor('CHN', '往届器材厂')
    await sql`INSERT INTO blacklist_entry (company_name, account_id) VALUES ('往届器材厂', ${accountId})`.execute(
      fair.platform.db,
    )
    const found = await staff(accountsForSignUp, { body: { variant: 'CHN', text: '往届器材' } })
    expect(found).toMatchObject({
      accounts: [{ accountId, nameZh: '往届器材厂', lastEdition: 20, companyId: null, blacklisted: true }],
      more: false,
    })
    const body = await newChinese({ accountId, username: undefined, creditCode: undefined })
    const { id } = await staff(basics.insertBasics, { body })
    const [again] = (await staff(accountsForSignUp, { body: { variant: 'CHN', text: '往届器材' } })).accounts
    expect(again).toMatchObject({ companyId: id, lastEdition: 21 })
    expect(
      (await refusal(staff(basics.insertBasics, { body: await newChinese({ accountId }) }))).message,
    ).toBe('该账号本届已有报名，请直接编辑那一份')
  })

  it('is begun once, however many press at the same moment', async () => {
    const accountId = await formerExhibitor('CHN', '并发消防厂')
    const bodies = await Promise.all([1, 2].map(() => newChinese({ accountId })))
    const outcomes = await Promise.allSettled(
      [...bodies, ...bodies].map((body) => staff(basics.insertBasics, { body })),
    )
    const stored = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.id] : []))
    expect(new Set(stored).size).toBe(1)
    expect(stored).toHaveLength(2)
  })

  it('offers accounts of the kind asked for only, and never one of staff', async () => {
    await formerExhibitor('ENG', 'Former Overseas Ltd')
    const search = (variant: 'CHN' | 'ENG', text: string) =>
      staff(accountsForSignUp, { body: { variant, text } }).then(({ accounts }) => accounts.length)
    expect(await search('ENG', 'former overseas')).toBe(1)
    expect(await search('CHN', 'former overseas')).toBe(0)
    expect(await search('CHN', 'admin')).toBe(0)
    expect(await search('CHN', '%%')).toBe(0)
    const admin = await fair.signIn('admin')
    const body = await newChinese({ accountId: admin.accountId })
    expect((await refusal(staff(basics.insertBasics, { body }))).message).toContain('账号不存在')
  })

  it('is found to be there already when the clerk types its mobile or credit code as new', async () => {
    const body = await newChinese()
    const { id } = await staff(basics.insertBasics, { body })
    const asked = { variant: 'CHN' as const, username: body.username, creditCode: body.creditCode }
    expect(await staff(newAccountConflicts, { body: asked })).toMatchObject({
      usernameTaken: true,
      account: { companyId: id, username: body.username },
      creditCode: { companyId: id, nameZh: body.nameZh },
    })
    const free = { variant: 'CHN' as const, username: '13666660000', creditCode: creditCodeNo(99_999) }
    expect(await staff(newAccountConflicts, { body: free })).toEqual({
      usernameTaken: false,
      account: null,
      creditCode: null,
    })
  })
})

describe('a sign-up staff edit', () => {
  it('may be in any state; what was there before stands on record with the name of whoever changed it', async () => {
    const id = await companyOf(fair, '13800000003')
    await handIn(fair, id)
    const before = await staff(basics.findCompany, { body: { companyId: id } })
    const body = {
      ...chineseBasics,
      companyId: id,
      contactName: '改过的联系人',
      contactMobile: '13712340000',
      backupMobile: '13712340001',
      recoveryEmail: 'changed-by-staff@example.org',
      documentFileId: await upload(staff, uploadLicence, id),
      basedOn: before?.updatedAt,
    }
    await staff(basics.updateCompany, { body })
    expect(await staff(basics.findCompany, { body: { companyId: id } })).toMatchObject({
      contactMobile: '13712340000',
      recoveryEmail: 'changed-by-staff@example.org',
      dataState: 'submitted',
    })
    const line = (await linesOn(id)).at(-1)
    expect(line).toMatchObject({
      action: 'save-basics',
      actor_name: 'wu',
      before: { contactName: before?.contactName },
      after: { contactName: '改过的联系人' },
    })
    const { timeline } = await read(staff, id)
    expect(timeline[0]).toMatchObject({ by: '吴敏', byStaff: true, section: 'basics' })
    expect(timeline[0]?.fields).toContain('contactMobile')
    // The login name is the account's own.
    expect((await fair.signIn('13800000003')).accountId).toBe(before?.accountId)
  })

  it('is not overwritten where the company itself saved meanwhile', async () => {
    const id = await companyOf(fair, '13800000003')
    const read = await staff(basics.findCompany, { body: { companyId: id } })
    await fair.platform.db
      .updateTable('company')
      .set({ data_state: 'draft', review_state: null, updated_at: new Date(Date.now() + 1000) })
      .where('id', '=', id)
      .execute()
    const body = {
      ...chineseBasics,
      companyId: id,
      documentFileId: read?.documentFileId,
      basedOn: read?.updatedAt,
    }
    expect((await refusal(staff(basics.updateCompany, { body }))).code).toBe(codes.conflict)
  })

  it('takes files for the company: the pictures are its own', async () => {
    const id = await companyOf(fair, 'exhibitor3@example.com')
    const owner = (await fair.signIn('exhibitor3@example.com')).accountId
    const { value: category } = await fair.platform.db
      .selectFrom('code_item')
      .select('value')
      .where('list', '=', 'productCategory')
      .where('value', 'not like', '%00')
      .executeTakeFirstOrThrow()
    const logoFileId = await upload(staff, uploadLogo, id)
    const products = [
      { category, introEn: 'One', imageFileId: await upload(staff, uploadProductImage, id) },
      { category, introEn: 'Two', imageFileId: await upload(staff, uploadProductImage, id) },
    ]
    await staff(intro.updateIntro, { body: { companyId: id, introEn: 'By staff', logoFileId, products } })
    for (const file of [logoFileId, ...products.map(({ imageFileId }) => imageFileId)])
      expect(await ownerOf(file)).toBe(owner)

    const mine = await upload(staff, uploadLogo, 'newInsert')
    const body = { companyId: id, introEn: 'By staff', logoFileId: mine, products }
    expect((await refusal(staff(intro.updateIntro, { body }))).message).toBe('请上传企业logo')
  })

  it('is never submitted by staff', async () => {
    const body = { companyId: await companyOf(fair, '13800000003'), dataState: 'submitted' as const }
    expect((await refusal(staff(basics.updateCompany, { body }))).message).toBe('工作人员不能代为提交报名')
  })

  it('is a matter of this edition: an earlier one can no longer be changed', async () => {
    const { id } = await staff(basics.insertBasics, { body: await newChinese() })
    await sql`UPDATE company SET edition = 20 WHERE id = ${id}`.execute(fair.platform.db)
    const late = staff(invoices.saveInvoice, { body: { ...specialInvoice, companyId: id } })
    expect((await refusal(late)).code).toBe(codes.refused)
    expect((await staff(basics.findCompany, { body: { companyId: id } }))?.id).toBe(id)
  })
})

describe('people without the right', () => {
  it('neither begin nor change a sign-up, nor upload anything, nor learn of accounts', async () => {
    const clerk = clientFor(fair, await fair.signIn('clerk'))
    const companyId = await companyOf(fair, '13800000003')
    const file = new File([new Uint8Array(await picture())], 'a.png')
    const tries = [
      clerk(basics.insertBasics, { body: await newChinese() }),
      clerk(basics.updateCompany, { body: { ...chineseBasics, companyId } }),
      clerk(booths.updateBoothRequest, {
        body: { companyId, exhibitType: '02', boothType: '1', standardBooths: 1 },
      }),
      clerk(uploadLicence, { file, body: { companyId } }),
      clerk(uploadLicence, { file, body: { companyId: 'newInsert' } }),
      clerk(accountsForSignUp, { body: { variant: 'CHN', text: '138' } }),
      clerk(newAccountConflicts, { body: { variant: 'CHN', username: '13800000001' } }),
    ]
    for (const { code } of await Promise.all(tries.map(refusal))) expect(code).toBe(codes.forbidden)
  })

  it('cannot sign up somebody else as an exhibitor: the account they name is not looked at', async () => {
    const victim = await fair.signIn('13800000003')
    const username = nextMobile()
    await sql`INSERT INTO account (username, password_hash, user_type, department)
      VALUES (${username}, '', 'CHN', 'exhibitor')`.execute(fair.platform.db)
    const own = clientFor(fair, await fair.signIn(username))
    await fair.platform.db.deleteFrom('rate_window').execute()
    const email = 'own-mailbox@example.org'
    const ticket = await own(basics.sendRecoveryMailCode, { query: { email } })
    const { secrets } = await newestMessage(fair, email)
    const body = {
      ...chineseBasics,
      recoveryEmail: email,
      ticket,
      code: secrets.code,
      documentFileId: await upload(own, uploadLicence),
      accountId: victim.accountId,
      username: '13999990000',
      variant: 'ENG',
    }
    const { id } = await own(basics.insertBasics, { body })
    expect(await own(basics.findCompany, { body: {} })).toMatchObject({
      id,
      variant: 'CHN',
      contactMobile: username,
    })
    expect(await companyOf(fair, '13800000003')).not.toBe(id)
  })

  it('upload for a company that is not there yet only as exhibitors, and then for themselves', async () => {
    const own = await fair.signIn('13800000001')
    const fileId = await upload(clientFor(fair, own), uploadLicence, 'newInsert')
    expect(await ownerOf(fileId)).toBe(own.accountId)
  })
})
