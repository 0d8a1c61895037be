import * as deferral from '@fairground/wire/payment/deferral'
import * as desk from '@fairground/wire/payment/desk'
import * as figures from '@fairground/wire/payment/figures'
import * as invoice from '@fairground/wire/payment/invoice'
import * as own from '@fairground/wire/payment/own'
import * as statement from '@fairground/wire/payment/statement'
import { picture } from '../../../company/sign-up-forms'
import { insertStandingContract } from '../../../support/standing-contract'
import type { Story } from '../story'
import { chineseExhibitors, type Stories, unknownId } from './people'

export const payment: Stories = {
  'a contract is paid': async (story) => {
    const { db } = story.fair.platform
    const who = chineseExhibitors.rejected
    const { id: companyId } = await db
      .selectFrom('company')
      .innerJoin('account', 'account.id', 'company.account_id')
      .select('company.id')
      .where('username', '=', who)
      .where('edition', '=', 21)
      .executeTakeFirstOrThrow()
    await story.ask(who, own.ownPayments)
    const contractId = await insertStandingContract(db, { companyId, number: 'HT-21-9001', state: 'payment' })
    const countersigned_at = new Date('2026-11-17T02:00:00Z')
    await db
      .updateTable('contract')
      .set({ total: 100_000, countersigned_at, drawn_up_on: '2026-11-01' })
      .where('id', '=', contractId)
      .execute()
    await db
      .insertInto('contract_instalment')
      .values({ contract_id: contractId, number: 1, share: 10_000, amount: 100_000, due_on: '2999-12-01' })
      .execute()
    const facts = await db
      .selectFrom('contract')
      .select(['company_id', 'edition', 'currency'])
      .where('id', '=', contractId)
      .executeTakeFirstOrThrow()
    await db
      .insertInto('ledger_entry')
      .values({
        ...facts,
        contract_id: contractId,
        kind: 'charge',
        amount: 100_000,
        booked_on: '2026-11-17',
        once: `charge:${contractId}`,
      })
      .execute()
    const paper = async () => {
      const file = new File([new Uint8Array(await picture())], '回单.png')
      return (await story.ask(who, own.uploadVoucherFile, { body: { contractId }, file })).fileId
    }
    const draft = async () => ({
      contractId,
      fileId: await paper(),
      amount: 40_000,
      paidOn: '2026-11-16',
      payer: '北京安盾消防科技有限公司',
      reference: 'FT0318',
      replacesId: null,
    })
    const reason = '看不到流水号'
    const first = await story.ask(who, own.sendVoucher, { body: await draft() })
    const second = await story.ask(who, own.sendVoucher, { body: await draft() })
    const third = await story.ask(who, own.sendVoucher, { body: await draft() })
    await story.refused(who, own.sendVoucher, { body: { ...(await draft()), contractId: unknownId } })
    await story.ask(who, own.withdrawVoucher, { body: second })
    await story.refused(who, own.withdrawVoucher, { body: { voucherId: unknownId } })
    await story.refused('clerk', desk.confirmVoucher, { body: first })
    await story.ask('admin', desk.returnVoucher, { body: { ...third, reason } })
    await story.ask('admin', desk.confirmVoucher, { body: first })
    await story.refused(who, own.withdrawVoucher, { body: first })
    await story.ask('admin', desk.bookTyped, {
      body: { contractId, kind: 'refund', amount: 10_000, day: '2026-11-17', reason: '多付', key: unknownId },
    })
    // Before anything is booked on the day of whoever tells it.
    await tellOfFigures(story, contractId)
    const { entries } = await story.ask('clerk', desk.findPayment, { params: { contractId } })
    const entryId = entries.find(({ kind }) => kind === 'refund')?.id ?? unknownId
    await story.ask('admin', desk.reverseEntry, { body: { entryId, reason: '登记有误' } })
    await story.refused('admin', desk.reverseEntry, { body: { entryId: unknownId, reason } })
    await story.ask('clerk', desk.listPayments, { body: { page: 1, pageSize: 10, text: 'HT-21-9001' } })
    await story.ask('clerk', desk.exportPayments, { query: { text: 'HT-21-9001' } })
    await story.refused('clerk', desk.findPayment, { params: { contractId: unknownId } })
    await story.ask(who, own.ownPayments)
    await story.ask(who, own.ownStatement, { params: { contractId } })
    await tellOfDeferrals(story, contractId)
    await tellOfStatements(story, contractId)
    await tellOfInvoices(story, contractId, { who, companyId })
  },
}

async function tellOfInvoices(
  story: Story,
  contractId: string,
  { who, companyId }: { who: string; companyId: string },
): Promise<void> {
  const { db } = story.fair.platform
  const profile = { invoice_type: 'ordinary', title: '北京安盾消防科技有限公司' }
  await db
    .insertInto('invoice_profile')
    .values({ ...profile, company_id: companyId, edition: 21, credit_code: null })
    .onConflict((oc) =>
      oc.column('company_id').doUpdateSet({ ...profile, credit_code: null, deleted_at: null }),
    )
    .execute()
  const wish = { contractId, kind: 'ordinary' as const, amount: 20_000, remark: '展位费' }
  await story.refused(who, invoice.askForInvoice, { body: wish })
  await db
    .updateTable('invoice_profile')
    .set({ credit_code: '911100000000900018' })
    .where('company_id', '=', companyId)
    .execute()
  await story.refused(who, invoice.askForInvoice, { body: { ...wish, amount: 90_000_000 } })
  const first = await story.ask(who, invoice.askForInvoice, { body: wish })
  await story.refused(who, invoice.askForInvoice, { body: { ...wish, amount: 1 } })
  await story.ask(who, invoice.withdrawInvoiceWish, { body: first })
  const second = await story.ask(who, invoice.askForInvoice, { body: wish })
  await story.refused('clerk', invoice.refuseInvoice, { body: { ...second, reason: '抬头有误' } })
  await story.ask('admin', invoice.refuseInvoice, { body: { ...second, reason: '抬头有误' } })
  const third = await story.ask(who, invoice.askForInvoice, { body: wish })
  const file = new File([new Uint8Array(await picture())], '发票.png')
  const { fileId } = await story.ask('admin', invoice.uploadInvoiceFile, { body: third, file })
  const issued = { ...third, number: '26112000000012345678', issuedOn: '2026-11-17', amount: 20_000, fileId }
  await story.ask('admin', invoice.issueInvoice, { body: issued })
  await story.refused(who, invoice.withdrawInvoiceWish, { body: third })
  await story.ask(who, invoice.ownInvoices)
  const { list } = await story.ask('clerk', invoice.listInvoices, { body: { page: 1, pageSize: 10 } })
  const invoiceId = list.find(({ id }) => id === third.wishId)?.invoice?.id ?? unknownId
  await story.ask('admin', invoice.cancelInvoice, { body: { invoiceId, reason: '税号有误' } })
  await story.refused('admin', invoice.cancelInvoice, { body: { invoiceId: unknownId, reason: '税号有误' } })
  await story.ask('clerk', invoice.exportInvoices, { query: { state: 'issued' } })
}

async function tellOfStatements(story: Story, contractId: string): Promise<void> {
  const rows = [
    '日期,金额,付款人,附言,流水号',
    '2026-11-16,300.00,北京安盾消防科技有限公司,HT-21-9001 展位费,FT-S1',
    '2026-11-16,50.00,某赞助商,赞助,FT-S2',
    '2026-11-16,1.005,某人,x,FT-S3',
    '2026-11-16,-20.00,银行,手续费,FT-S4',
  ]
  const file = new File([rows.join('\n')], '对账单.csv')
  const page = { page: 1, pageSize: 10 }
  await story.ask('admin', statement.statementExample)
  await story.refused('clerk', statement.importStatement, { body: {}, file })
  await story.ask('admin', statement.importStatement, { body: {}, file })
  await story.refused('admin', statement.importStatement, { body: {}, file: new File(['a,b'], 'x.csv') })
  const { list } = await story.ask('admin', statement.listStatementLines, { body: { ...page, text: 'FT-S' } })
  const [paid, sponsored] = ['FT-S1', 'FT-S2'].map((one) => list.find(({ reference }) => reference === one))
  const lineId = paid?.id ?? unknownId
  const parts = [{ contractId, amount: 30_000, voucherId: null }]
  await story.refused('admin', statement.bookLine, { body: { lineId: unknownId, parts } })
  await story.ask('admin', statement.bookSureLines, {
    body: {
      lines: [
        { lineId: sponsored?.id ?? unknownId, parts: [{ contractId, amount: 5_000, voucherId: null }] },
      ],
    },
  })
  await story.ask('admin', statement.bookLine, { body: { lineId, parts } })
  const aside = { lineId: sponsored?.id ?? unknownId }
  await story.ask('admin', statement.setLineAside, { body: { ...aside, reason: '赞助款' } })
  await story.ask('admin', statement.reopenLine, { body: aside })
  await story.refused('admin', statement.reopenLine, { body: { lineId } })
  await story.ask('admin', statement.statementFacts)
}

async function tellOfFigures(story: Story, contractId: string): Promise<void> {
  const { classId } = await story.fair.platform.db
    .selectFrom('contract')
    .select('class_id as classId')
    .where('id', '=', contractId)
    .executeTakeFirstOrThrow()
  const page = { page: 1, pageSize: 10 }
  const month = '2026-11'
  await story.ask('clerk', figures.paymentFigures)
  await story.ask('clerk', figures.exportFigures)
  await story.ask('clerk', figures.figureContracts, { body: { ...page, classId, part: 'outstanding' } })
  await story.ask('clerk', figures.exportFigureContracts, { query: { classId } })
  await story.ask('clerk', figures.figureEntries, { body: { ...page, classId, month } })
  await story.ask('clerk', figures.exportFigureEntries, { query: { classId, month } })
}

/** As somebody else proposed it, since nobody decides about their own day. */
const proposedId = '00000000-0000-4000-8000-00000000def1'

async function tellOfDeferrals(story: Story, contractId: string): Promise<void> {
  const { db } = story.fair.platform
  const reason = '总部付款流程延后'
  const ownId = '00000000-0000-4000-8000-00000000def2'
  const draft = { deferralId: ownId, contractId, instalment: 1, dueOn: '3000-02-01', reason }
  await story.ask('admin', deferral.proposeDeferral, { body: draft })
  await story.refused('admin', deferral.proposeDeferral, {
    body: { ...draft, deferralId: unknownId, dueOn: '2999-01-01' },
  })
  const seen = { deferralId: ownId, version: 1 }
  await story.ask('admin', deferral.reviseDeferral, { body: { ...seen, dueOn: '3000-02-03', reason } })
  await story.refused('admin', deferral.grantDeferral, { body: { ...seen, version: 2 } })
  await story.refused('admin', deferral.acceptCounter, { body: { ...seen, version: 2 } })
  await story.ask('admin', deferral.findDeferral, { params: { deferralId: ownId } })
  await story.ask('admin', deferral.withdrawDeferral, { body: { ...seen, version: 2 } })
  const { id: leaderId } = await db
    .selectFrom('account')
    .select('id')
    .where('username', '=', 'leader')
    .executeTakeFirstOrThrow()
  const propose = (id: string) =>
    db
      .insertInto('payment_deferral')
      .values({
        id,
        contract_id: contractId,
        instalment: 1,
        due_before: '2999-12-01',
        due_on: '3000-02-01',
        reason,
        asked_by: leaderId,
        proposed_by: leaderId,
      })
      .execute()
  await propose(proposedId)
  const other = { deferralId: proposedId, version: 1 }
  await story.ask('admin', deferral.counterDeferral, {
    body: { ...other, dueOn: '3000-01-15', reason: '最晚到一月中旬' },
  })
  await story.refused('admin', deferral.refuseDeferral, { body: { ...other, version: 2, reason } })
  await story.ask('admin', deferral.withdrawDeferral, { body: { ...other, version: 2 } })
  const refusedId = '00000000-0000-4000-8000-00000000def3'
  await propose(refusedId)
  await story.refused('clerk', deferral.grantDeferral, { body: { deferralId: refusedId, version: 1 } })
  await story.ask('admin', deferral.refuseDeferral, {
    body: { deferralId: refusedId, version: 1, reason: '已多次缓缴' },
  })
  const grantedId = '00000000-0000-4000-8000-00000000def4'
  await propose(grantedId)
  await story.ask('admin', deferral.grantDeferral, { body: { deferralId: grantedId, version: 1 } })
  await story.ask('clerk', deferral.listDeferrals, { body: { page: 1, pageSize: 10, state: 'granted' } })
  await story.ask('clerk', deferral.exportDeferrals, { query: { state: 'granted' } })
  await story.refused('clerk', deferral.findDeferral, { params: { deferralId: unknownId } })
}
