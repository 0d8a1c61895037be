import { downloadFile } from '@fairground/wire/company/files'
import { type Client, urlOf } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import * as desk from '@fairground/wire/payment/desk'
import * as calls from '@fairground/wire/payment/invoice'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../company/sign-up-forms'
import { hallOfRows } from '../selection/selection-support'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { givePermissions, sealedCompany, sentVoucher, total } from './payment-support'

let fair: TestFair
let second: TestFair
let admin: Client
let other: Client
let booths: string[]
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  second = await startTestFair({ database: fair.database, config: { WORKER: 'false' } })
  await givePermissions(fair, 'leader', 'financial/payment:check')
  admin = clientFor(fair, await fair.signIn('admin'))
  other = clientFor(second, await second.signIn('leader'))
  booths = (await hallOfRows(fair, 6, 4, { code: 'Q6' })).boothIds.flat()
})
afterAll(async () => {
  await second.stop()
  await fair.stop()
})

const db = () => fair.platform.db
const half = total / 2
const said = async (asked: Promise<unknown>) => (await refusal(asked)).message

let made = 0
/** A company that has paid half, with what an ordinary invoice needs. */
async function payer() {
  const company = await sealedCompany(fair, admin, booths.pop() ?? '')
  const { who, contractId } = company
  await admin(desk.confirmVoucher, { body: { voucherId: await sentVoucher(who, contractId, half) } })
  made += 1
  const profile = {
    invoice_type: 'ordinary',
    title: `安盾${made}有限公司`,
    credit_code: `91110000000090${String(made).padStart(4, '0')}`,
  }
  await db()
    .insertInto('invoice_profile')
    .values({ ...profile, company_id: who.companyId, edition: 21 })
    .onConflict((oc) => oc.column('company_id').doUpdateSet({ ...profile, deleted_at: null }))
    .execute()
  return company
}
type Payer = Awaited<ReturnType<typeof payer>>
const wishOf = ({ contractId }: Payer, amount = half) => ({
  contractId,
  kind: 'ordinary' as const,
  amount,
  remark: '',
})
const asked = (company: Payer, amount?: number) =>
  company.who.call(calls.askForInvoice, { body: wishOf(company, amount) })
async function paper(wishId: string, by: Client = admin): Promise<string> {
  const file = new File([new Uint8Array(await picture())], '发票.png')
  return (await by(calls.uploadInvoiceFile, { body: { wishId }, file })).fileId
}
const issueOf = async (wishId: string, number: string, amount = half) => ({
  wishId,
  number,
  issuedOn: '2026-11-17',
  amount,
  fileId: await paper(wishId),
})
const told = async (contractId: string) =>
  (
    await db()
      .selectFrom('outbox_message')
      .select('template')
      .where('dedupe_key', 'like', `contract:${contractId}:invoice:%`)
      .execute()
  ).map(({ template }) => template)

describe('a wish for an invoice', () => {
  it('is about money that came, once at a time, and can be withdrawn', async () => {
    const company = await payer()
    expect(await said(asked(company, half + 1))).toContain('¥5,000.00')
    const [first, again] = await Promise.all([asked(company), asked(company)])
    expect(first).toEqual(again)
    expect(await said(asked(company, 1))).toContain('已有一份')
    await company.who.call(calls.withdrawInvoiceWish, { body: first })
    await company.who.call(calls.withdrawInvoiceWish, { body: first })
    const { invoices } = await company.who.call(calls.ownInvoices, {})
    expect(invoices).toMatchObject({ most: half, wishes: [{ state: 'withdrawn' }] })
    const special = { ...wishOf(company), kind: 'special' as const }
    expect(await said(company.who.call(calls.askForInvoice, { body: special }))).toContain('开户银行')
    const overseas = { ...wishOf(company), kind: 'overseas' as const }
    expect(await said(company.who.call(calls.askForInvoice, { body: overseas }))).toContain('发票类型')
  })

  it('of somebody else is answered like one that never was', async () => {
    const [company, stranger] = [await payer(), await payer()]
    const wish = await asked(company)
    expect((await refusal(stranger.who.call(calls.askForInvoice, { body: wishOf(company) }))).code).toBe(
      codes.notFound,
    )
    expect((await refusal(stranger.who.call(calls.withdrawInvoiceWish, { body: wish }))).code).toBe(
      codes.notFound,
    )
    const { invoices } = await stranger.who.call(calls.ownInvoices, {})
    expect(invoices?.wishes).toEqual([])
  })
})

describe('an invoice', () => {
  it('is issued once, whoever presses, and its company is told once', async () => {
    const company = await payer()
    const { wishId } = await asked(company)
    const body = await issueOf(wishId, `no-${company.number}`)
    const outcomes = await Promise.allSettled([
      admin(calls.issueInvoice, { body }),
      admin(calls.issueInvoice, { body }),
      other(calls.issueInvoice, { body }),
    ])
    expect(outcomes.some(({ status }) => status === 'fulfilled')).toBe(true)
    const { invoices } = await company.who.call(calls.ownInvoices, {})
    expect(invoices).toMatchObject({
      most: 0,
      wishes: [{ state: 'issued', invoice: { number: `NO-${company.number}`, amount: half } }],
    })
    expect(await told(company.contractId)).toEqual(['invoiceIssued'])
    expect(await said(other(calls.refuseInvoice, { body: { wishId, reason: '晚了' } }))).toContain('已开票')
    expect(await said(company.who.call(calls.withdrawInvoiceWish, { body: { wishId } }))).toContain(
      '不能撤回',
    )
  })

  it('has a number nobody else has, and no more than what was paid', async () => {
    const [one, two] = [await payer(), await payer()]
    const [first, next] = [await asked(one), await asked(two)]
    await admin(calls.issueInvoice, { body: await issueOf(first.wishId, 'A-1') })
    expect(await said(admin(calls.issueInvoice, { body: await issueOf(next.wishId, 'a-1') }))).toContain(
      'A-1',
    )
    const more = await issueOf(next.wishId, 'A-2', half + 1)
    expect(await said(admin(calls.issueInvoice, { body: more }))).toContain('¥5,000.00')
    const notItsOwn = { ...(await issueOf(next.wishId, 'A-3')), fileId: await paper(first.wishId) }
    expect(await said(admin(calls.issueInvoice, { body: notItsOwn }))).toContain('请上传发票')
    const { invoices } = await two.who.call(calls.ownInvoices, {})
    expect(invoices?.wishes).toMatchObject([{ state: 'open', invoice: null }])
  })

  it('is read by its company and the staff alone', async () => {
    const [company, stranger] = [await payer(), await payer()]
    const { wishId } = await asked(company)
    const body = await issueOf(wishId, 'B-1')
    await admin(calls.issueInvoice, { body })
    const read = async (as: { headers: Record<string, string> }) =>
      (
        await fair.app.inject({
          method: 'GET',
          url: `/api${urlOf(downloadFile, { query: { fileId: body.fileId } })}`,
          headers: as.headers,
        })
      ).headers['content-type']
    const username = async ({ who }: Payer) =>
      (
        await db()
          .selectFrom('account')
          .innerJoin('company', 'company.account_id', 'account.id')
          .select('username')
          .where('company.id', '=', who.companyId)
          .executeTakeFirstOrThrow()
      ).username
    expect(await read(await fair.signIn(await username(company)))).toBe('image/png')
    expect(await read(await fair.signIn('clerk'))).toBe('image/png')
    expect(await read(await fair.signIn(await username(stranger)))).not.toBe('image/png')
  })

  it('is cancelled with a reason, stays on record, and its amount can be invoiced again', async () => {
    const company = await payer()
    const { wishId } = await asked(company)
    await admin(calls.issueInvoice, { body: await issueOf(wishId, 'C-1') })
    const { list } = await admin(calls.listInvoices, { body: { text: 'C-1', page: 1, pageSize: 10 } })
    const invoiceId = list[0]?.invoice?.id ?? ''
    const body = { invoiceId, reason: '税号有误' }
    await admin(calls.cancelInvoice, { body })
    await admin(calls.cancelInvoice, { body })
    expect(await said(other(calls.cancelInvoice, { body }))).toContain('税号有误')
    expect((await told(company.contractId)).toSorted()).toEqual(['invoiceCancelled', 'invoiceIssued'])
    const again = await asked(company)
    await admin(calls.issueInvoice, { body: await issueOf(again.wishId, 'C-2') })
    const { total: cancelled } = await admin(calls.listInvoices, {
      body: { cancelled: 'yes', text: 'C-', page: 1, pageSize: 10 },
    })
    expect(cancelled).toBe(1)
    const { invoices } = await company.who.call(calls.ownInvoices, {})
    expect(invoices?.wishes.map(({ invoice }) => invoice?.number)).toEqual(['C-2', 'C-1'])
  })

  it('is refused with a reason its company reads once', async () => {
    const company = await payer()
    const { wishId } = await asked(company)
    await admin(calls.refuseInvoice, { body: { wishId, reason: '抬头有误' } })
    await admin(calls.refuseInvoice, { body: { wishId, reason: '抬头有误' } })
    expect(await told(company.contractId)).toEqual(['invoiceRefused'])
    expect(await said(other(calls.issueInvoice, { body: await issueOf(wishId, 'D-1') }))).toContain('已退回')
    const clerk = clientFor(fair, await fair.signIn('clerk'))
    expect((await refusal(clerk(calls.refuseInvoice, { body: { wishId, reason: 'x' } }))).code).toBe(
      codes.forbidden,
    )
  })
})
