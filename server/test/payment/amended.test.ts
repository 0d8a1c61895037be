import { randomUUID } from 'node:crypto'
import * as contracts from '@fairground/wire/contract/desk'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import * as desk from '@fairground/wire/payment/desk'
import * as invoices from '@fairground/wire/payment/invoice'
import { sendVoucher } from '@fairground/wire/payment/own'
import * as calls from '@fairground/wire/payment/statement'
import { assignBooths } from '@fairground/wire/placement'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { picture } from '../company/sign-up-forms'
import { onlyClass, seal, sealedContract, seen, signedAmendment, total } from '../contract/contract-support'
import { type Choosing, hallOfRows, openSelection } from '../selection/selection-support'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { draftOf, uploadFor } from './payment-support'

let fair: TestFair
let admin: Client
let booths: string[]
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
  booths = (await hallOfRows(fair, 6, 4, { code: 'Q5' })).boothIds.flat()
  await onlyClass(fair, admin)
  await openSelection(fair)
})
afterAll(() => fair.stop())

const said = async (asked: Promise<unknown>) => (await refusal(asked)).message
const find = (contractId: string) => admin(contracts.findContract, { params: { contractId } })

/** In force, for one booth more than the contract before. */
async function amended(who: Choosing, contractId: string): Promise<string> {
  const { companyId } = who
  const boothIds = [booths.pop() ?? '']
  await admin(assignBooths, { body: { companyId, boothIds, reason: '增加展位' } })
  const before = await find(contractId)
  const next = await signedAmendment(fair, admin, who, before, before.total + total)
  const { left } = await admin(contracts.countersignContracts, { body: { contracts: [seen(next)] } })
  expect(left).toEqual([])
  await seal(fair, next.id)
  return next.id
}

async function lineOf(day: string, amount: number, remark: string, reference: string) {
  const row = [day, (amount / 100).toFixed(2), '某付款人', remark, reference].join(',')
  const file = new File([`日期,金额,付款人,附言,流水号\n${row}`], '对账单.csv')
  await admin(calls.importStatement, { body: {}, file })
  return listed(reference)
}
async function listed(text: string) {
  const { list } = await admin(calls.listStatementLines, { body: { text, page: 1, pageSize: 10 } })
  const [line] = list
  if (!line) throw new Error('a line that was imported is listed')
  return line
}

describe('a line that was booked on a contract that was amended since', () => {
  it('stays booked until what its money became is taken back', async () => {
    const { who, contract } = await sealedContract(fair, admin, booths.pop() ?? '')
    const { id: lineId } = await lineOf('2026-11-17', 50_000, contract.number, 'CARRIED-1')
    const parts = [{ contractId: contract.id, amount: 50_000, voucherId: null }]
    await admin(calls.bookLine, { body: { lineId, parts } })
    const once = await amended(who, contract.id)
    const twice = await amended(who, once)
    expect((await listed('CARRIED-1')).booked).toMatchObject([{ contractId: contract.id, isReversed: false }])
    expect(await said(admin(calls.reopenLine, { body: { lineId } }))).toContain('冲正')

    const { entries } = await admin(desk.findPayment, { params: { contractId: twice } })
    const entryId = entries.find(({ kind }) => kind === 'payment')?.id ?? ''
    await admin(desk.reverseEntry, { body: { entryId, reason: '记错合同' } })
    expect((await listed('CARRIED-1')).booked).toMatchObject([{ isReversed: true }])
    await admin(calls.reopenLine, { body: { lineId } })
    expect((await listed('CARRIED-1')).state).toBe('open')
  })
})

describe('a line over money that was carried over', () => {
  it('is doubted for the amendment by the day the money was first booked on', async () => {
    const { who, contract } = await sealedContract(fair, admin, booths.pop() ?? '')
    const typed = { contractId: contract.id, kind: 'payment', amount: 70_000, day: '2026-11-02' } as const
    await admin(desk.bookTyped, { body: { ...typed, reason: '银行通知', key: randomUUID() } })
    const next = await amended(who, contract.id)
    const line = await lineOf('2026-11-02', 70_000, (await find(next)).number, 'CARRIED-2')
    expect(line.similar).toMatchObject([{ contractId: next, bookedOn: '2026-11-02' }])
    expect(line.proposals).toMatchObject([{ sureness: 'unsure', parts: [{ contractId: next }] }])
  })
})

describe('what a company sent before its contract was amended', () => {
  const paidAndAsking = async () => {
    const { who, contract } = await sealedContract(fair, admin, booths.pop() ?? '')
    const typed = { contractId: contract.id, kind: 'payment', amount: 60_000, day: '2026-11-17' } as const
    await admin(desk.bookTyped, { body: { ...typed, reason: '银行通知', key: randomUUID() } })
    const profile = { invoice_type: 'ordinary', title: '安盾有限公司', credit_code: '911100000000800001' }
    await fair.platform.db
      .insertInto('invoice_profile')
      .values({ ...profile, company_id: who.companyId, edition: 21 })
      .onConflict((oc) => oc.column('company_id').doUpdateSet({ ...profile, deleted_at: null }))
      .execute()
    const wish = { contractId: contract.id, kind: 'ordinary', amount: 60_000, remark: '' } as const
    const { wishId } = await who.call(invoices.askForInvoice, { body: wish })
    return { who, contract, wishId }
  }

  it('is invoiced all the same', async () => {
    const { who, contract, wishId } = await paidAndAsking()
    const next = await amended(who, contract.id)
    const file = new File([new Uint8Array(await picture())], '发票.png')
    const { fileId } = await admin(invoices.uploadInvoiceFile, { body: { wishId }, file })
    const issued = { wishId, number: '26110000000000800001', issuedOn: '2026-11-18', amount: 60_000, fileId }
    await admin(invoices.issueInvoice, { body: issued })
    const { invoices: own } = await who.call(invoices.ownInvoices)
    expect(own).toMatchObject({ contractId: next, most: 0, wishes: [{ id: wishId, state: 'issued' }] })
  })

  it('may be a transfer of before the amendment, and of no day before the first contract', async () => {
    const { who, contract } = await sealedContract(fair, admin, booths.pop() ?? '')
    await fair.platform.db
      .updateTable('contract')
      .set({ drawn_up_on: '2026-11-03' })
      .where('id', '=', contract.id)
      .execute()
    const next = await amended(who, contract.id)
    const draft = draftOf(next, await uploadFor(who, next), 80_000)
    const sending = (paidOn: string) => who.call(sendVoucher, { body: { ...draft, paidOn } })
    expect((await refusal(sending('2026-11-02'))).code).toBe(codes.refused)
    expect((await sending('2026-11-03')).voucherId).not.toBe('')
  })
})
