import { countRecoveryEmail } from '@fairground/wire/company/basics'
import { uploadLogo } from '@fairground/wire/company/files'
import * as lookups from '@fairground/wire/company/lookups'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { upload } from './sign-up-forms'

let fair: TestFair
let call: Client
let stranger: Client
let company: { id: string; name_zh: string; credit_code: string | null }
beforeAll(async () => {
  fair = await startTestFair()
  call = clientFor(fair, await fair.signIn('13800000003'))
  stranger = clientFor(fair, await fair.signIn('13800000002'))
  company = await fair.platform.db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .innerJoin('invoice_profile', 'invoice_profile.company_id', 'company.id')
    .select(['company.id', 'company.name_zh', 'invoice_profile.credit_code'])
    .where('account.username', '=', '13800000003')
    .orderBy('company.edition', 'desc')
    .executeTakeFirstOrThrow()
})
afterAll(() => fair.stop())

async function solvedPicture(): Promise<{ ticket: string; answer: string }> {
  const answer = 'ABCD'
  const { result } = await fair.ask({ method: 'GET', url: '/api/captcha' })
  await sql`UPDATE captcha SET answer_hash = sha256(${answer}::bytea) WHERE id = ${result.ticket}`.execute(
    fair.platform.db,
  )
  return { ticket: result.ticket, answer }
}

describe('what a company may look up', () => {
  it('is its own standing on the lists, and nobody else’s', async () => {
    const listed = {
      company_name: `${company.name_zh}（集团）`,
      certificate_number: '77777',
      valid_until: '2029-12-31',
    }
    await fair.platform.db.insertInto('association_member').values(listed).execute()
    await fair.platform.db
      .insertInto('credit_grade')
      .values({ ...listed, credit_code: company.credit_code ?? '', grade: 'AAA' })
      .execute()
    expect(await call(lookups.ownMemberships, { body: {} })).toContainEqual(
      expect.objectContaining({ certificateNumber: '77777', validUntil: '2029-12-31' }),
    )
    expect(await call(lookups.ownCreditGrades, { body: {} })).toContainEqual(
      expect.objectContaining({ certificateNumber: '77777', grade: 'AAA' }),
    )
    expect(await stranger(lookups.ownMemberships, { body: { companyId: company.id } })).toEqual([])
    expect(await stranger(lookups.ownCreditGrades, { body: { companyId: company.id } })).toEqual([])
  })

  it('is known of an overseas company by its English name', async () => {
    const overseas = clientFor(fair, await fair.signIn('exhibitor6@example.com'))
    expect(await overseas(lookups.ownMemberships, { body: {} })).toEqual([])
    const { name_en: name } = await fair.platform.db
      .selectFrom('company')
      .innerJoin('account', 'account.id', 'company.account_id')
      .select('company.name_en')
      .where('account.username', '=', 'exhibitor6@example.com')
      .orderBy('company.edition', 'desc')
      .executeTakeFirstOrThrow()
    const listed = { company_name: name.toUpperCase(), certificate_number: '88888' }
    await fair.platform.db.insertInto('association_member').values(listed).execute()
    await fair.platform.db
      .insertInto('credit_grade')
      .values({ ...listed, credit_code: '91110108MA0KKKQGLJ', grade: 'AAA' })
      .execute()
    expect(await overseas(lookups.ownMemberships, { body: {} })).toMatchObject([
      { certificateNumber: '88888' },
    ])
    expect(await overseas(lookups.ownCreditGrades, { body: {} })).toMatchObject([
      { certificateNumber: '88888' },
    ])
  })

  it('is whether somebody else uses a credit code, and nothing more', async () => {
    const creditCode = company.credit_code ?? ''
    const [own] = await call(lookups.findInvoices, { body: {} })
    expect(own).toMatchObject({ creditCode })
    expect(await call(lookups.findInvoices, { body: { creditCode } })).toEqual([own])
    expect(await stranger(lookups.findInvoices, { body: { creditCode } })).toEqual([{}])
    const { companyId } = own as { companyId: string }
    expect(await stranger(lookups.findInvoices, { body: { companyId } })).toEqual([])
    expect(await stranger(lookups.findInvoices, { body: { creditCode: '91350100M00099999X' } })).toEqual([])
  })

  it('is for staff the billing record of a credit code or a company', async () => {
    const staff = clientFor(fair, await fair.signIn('leader'))
    const creditCode = company.credit_code ?? ''
    const found = await staff(lookups.findInvoices, { body: { creditCode } })
    expect(found).toMatchObject([{ creditCode }])
    const { companyId } = found[0] as { companyId: string }
    expect(await staff(lookups.findInvoices, { body: { companyId } })).toEqual(found)
    expect(await staff(lookups.findInvoices, { body: {} })).toEqual([])
  })

  it('is for anybody, once a picture was solved, whether a credit code is known', async () => {
    const nobody = clientFor(fair)
    const ask = async (creditCode: string) =>
      nobody(lookups.findInvoices, { body: { creditCode, captcha: await solvedPicture() } })
    expect(await ask(company.credit_code ?? '')).toEqual([{}])
    expect(await ask('91350100M00099999X')).toEqual([])
    expect(await nobody(lookups.findInvoices, { body: {} })).toEqual([])
    const { code } = await refusal(nobody(lookups.findInvoices, { body: { creditCode: 'x' } }))
    expect(code).not.toBe(codes.ok)
  })

  it('is asked sixty times an hour: whether a mailbox or a credit code is known, both together', async () => {
    const asker = clientFor(fair, await fair.signIn('13800000005'))
    const ask = (n: number) =>
      n % 2
        ? asker(lookups.findInvoices, { body: { creditCode: '91350100M000100Y43' } })
        : asker(countRecoveryEmail, { params: { email: `guess${n}@example.com` } })
    for (let n = 0; n < 60; n++) await ask(n)
    for (const n of [60, 61]) expect((await refusal(ask(n))).code).toBe(codes.tooMany)
    expect(await asker(lookups.findInvoices, { body: {} })).toHaveLength(1)
    expect(await call(countRecoveryEmail, { params: { email: 'guess@example.com' } })).toBe(0)
  })

  it('is asked by all accounts of one network together only so often', async () => {
    await sql`
      INSERT INTO rate_window (key, hits, expires_at)
      VALUES ('lookup:signed-in:127.0.0.1', 300, now() + interval '1 hour')
      ON CONFLICT (key) DO UPDATE SET hits = 300`.execute(fair.platform.db)
    const email = 'guess@example.com'
    expect((await refusal(stranger(countRecoveryEmail, { params: { email } }))).code).toBe(codes.tooMany)
    await fair.platform.db.deleteFrom('rate_window').execute()
    expect(await stranger(countRecoveryEmail, { params: { email } })).toBe(0)
  })

  it('is how many have signed up', async () => {
    const figures = await call(lookups.signUpFigures)
    expect(figures).toEqual({ signedUp: expect.any(Number) })
    expect(figures.signedUp).toBeGreaterThan(0)
  })
})

describe('an upload nobody saved', () => {
  it('can be confirmed and given up by its owner only', async () => {
    const fileId = await upload(stranger, uploadLogo)
    expect(await stranger(lookups.keepDocument, { body: { fileId } })).toEqual({ fileId })
    await expect(call(lookups.keepDocument, { body: { fileId } })).rejects.toThrow('文件不存在')
    expect(await call(lookups.discardImages, { body: [fileId] })).toBe(0)
    expect(await stranger(lookups.discardImages, { body: [fileId, '../../etc/passwd'] })).toBe(1)
    expect(await fair.platform.files.sweep()).toBeGreaterThan(0)
    await expect(stranger(lookups.keepDocument, { body: { fileId } })).rejects.toThrow('文件不存在')
  })
})
