import { randomUUID } from 'node:crypto'
import * as XLSX from '@e965/xlsx'
import { balanceOf, type LedgerEntry, signedAmount } from '@fairground/domain/payment'
import { voidContract } from '@fairground/wire/contract/desk'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import * as desk from '@fairground/wire/payment/desk'
import * as own from '@fairground/wire/payment/own'
import { unassignBooths } from '@fairground/wire/placement'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bookEntry, readBalance, readEntries } from '../../src/ledger'
import { paymentTasks } from '../../src/payment'
import { hallOfRows } from '../selection/selection-support'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { boundCompany, draftOf, seal, sealedCompany, sentVoucher, total, uploadFor } from './payment-support'

let fair: TestFair
let second: TestFair
let admin: Client
let booths: string[]
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  second = await startTestFair({ database: fair.database, config: { WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
  booths = (await hallOfRows(fair, 6, 4, { code: 'Q9' })).boothIds.flat()
})
afterAll(async () => {
  await second.stop()
  await fair.stop()
})

const db = () => fair.platform.db
const booth = () => booths.pop() ?? ''
const company = () => sealedCompany(fair, admin, booth())
const stateOfBooth = async (id: string) =>
  (await db().selectFrom('booth').select('status').where('id', '=', id).executeTakeFirstOrThrow()).status
const stateOf = async (id: string) =>
  (await db().selectFrom('contract').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const said = async (asked: Promise<unknown>) => (await refusal(asked)).message
const told = async (accountId: string, template: string) => {
  const rows = await db()
    .selectFrom('outbox_message')
    .innerJoin('account', 'account.username', 'outbox_message.recipient')
    .select('outbox_message.id')
    .where('account.id', '=', accountId)
    .where('template', '=', template)
    .execute()
  return rows.length
}
const typed = (contractId: string, kind: 'payment' | 'refund' | 'credit', amount: number) => ({
  contractId,
  kind,
  amount,
  day: '2026-11-18',
  reason: '银行流水核对',
  key: randomUUID(),
})

describe('the ledger', () => {
  it('charges a contract once, however often it is sealed', async () => {
    const { contractId } = await boundCompany(fair, admin, booth())
    await Promise.all([seal(fair, contractId), seal(second, contractId)])
    await seal(fair, contractId)
    const entries = await readEntries(db(), contractId)
    expect(entries.map(({ kind, amount }) => ({ kind, amount }))).toEqual([{ kind: 'charge', amount: total }])
    expect(await stateOf(contractId)).toBe('payment')
  })

  it('never changes and never forgets', async () => {
    const { contractId } = await company()
    await expect(
      db().updateTable('ledger_entry').set({ amount: 1 }).where('contract_id', '=', contractId).execute(),
    ).rejects.toThrow('never changes')
    await expect(
      db().deleteFrom('ledger_entry').where('contract_id', '=', contractId).execute(),
    ).rejects.toThrow('never changes')
  })

  it('sums as the domain does, whatever is booked', async () => {
    const happening = fc.record({
      kind: fc.constantFrom('charge', 'credit', 'payment', 'refund', 'reverse'),
      amount: fc.integer({ min: 1, max: 10_000_000 }),
      which: fc.nat(20),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(happening, { maxLength: 12 }), async (happenings) => {
        await db()
          .transaction()
          .execute(async (trx) => {
            const { contractId } = await anyContract()
            const before = await readEntries(trx, contractId)
            const entries: LedgerEntry[] = before.map((entry) => ({ ...entry }))
            const actor = { user: undefined, name: 'test', address: '' }
            for (const { kind, amount, which } of happenings) {
              const common = { contractId, day: '2026-11-18', reason: 'x', once: randomUUID() }
              if (kind !== 'reverse') {
                const booked = await bookEntry(trx, { ...common, kind, amount }, actor)
                expect(booked?.amount).toBe(signedAmount(kind, amount))
                if (booked) entries.push({ ...booked, reverses: null })
                continue
              }
              const open = entries.filter(
                ({ id, kind: of }) => of !== 'correction' && !entries.some(({ reverses }) => reverses === id),
              )
              const takesBack = open[which % Math.max(1, open.length)]
              if (!takesBack) continue
              const booked = await bookEntry(trx, { ...common, kind: 'correction', takesBack }, actor)
              if (booked) entries.push({ ...booked, reverses: takesBack.id })
            }
            expect(await readBalance(trx, contractId)).toEqual(balanceOf(entries))
            throw new RolledBack()
          })
          .catch((error: unknown) => {
            if (!(error instanceof RolledBack)) throw error
          })
      }),
      { numRuns: 25 },
    )
  })
})

class RolledBack extends Error {}
let kept: Promise<{ contractId: string }> | undefined
const anyContract = () => {
  kept ??= company()
  return kept
}

describe('an exhibitor', () => {
  it('sends a voucher once, however often it presses', async () => {
    const { who, contractId } = await company()
    const draft = draftOf(contractId, await uploadFor(who, contractId))
    const sent = await Promise.all([1, 2, 3].map(() => who.call(own.sendVoucher, { body: draft })))
    expect(new Set(sent.map(({ voucherId }) => voucherId)).size).toBe(1)
    const { payment } = await who.call(own.ownPayments)
    expect(payment).toMatchObject({ balance: { due: total, paid: 0 }, waiting: total / 2, state: 'payment' })
    expect(payment?.vouchers).toHaveLength(1)
    expect(await paymentTasks(db(), { id: who.companyId }, fair.platform.settings.current())).toEqual([
      { key: 'pay', state: 'todo', dueOn: '2999-03-01' },
    ])
  })

  it('is told what is wrong with an amount or a day, and nothing is rounded', async () => {
    const { who, contractId } = await company()
    const draft = draftOf(contractId, await uploadFor(who, contractId))
    const sending = (given: object) =>
      refusal(who.call(own.sendVoucher, { body: { ...draft, ...given } as typeof draft }))
    for (const amount of [0, -5, 1.5, 100_000_000_001, '1.234']) {
      const { code } = await fair.ask({
        method: 'POST',
        url: '/api/payment/own/vouchers',
        as: who.as,
        payload: { ...draft, amount },
      })
      expect(code).toBe(codes.invalid)
    }
    expect((await sending({ paidOn: '2999-01-01' })).fields).toMatchObject([{ path: 'paidOn' }])
    expect((await sending({ paidOn: '2001-01-01' })).fields).toMatchObject([{ path: 'paidOn' }])
  })

  it('withdraws what nobody decided about, and cannot after that', async () => {
    const { who, contractId } = await company()
    const voucherId = await sentVoucher(who, contractId)
    await who.call(own.withdrawVoucher, { body: { voucherId } })
    await who.call(own.withdrawVoucher, { body: { voucherId } })
    expect(await said(admin(desk.confirmVoucher, { body: { voucherId } }))).toContain('已撤回')
    const confirmed = await sentVoucher(who, contractId)
    await admin(desk.confirmVoucher, { body: { voucherId: confirmed } })
    expect(await said(who.call(own.withdrawVoucher, { body: { voucherId: confirmed } }))).toContain('已确认')
  })

  it('sends a returned one again, once', async () => {
    const { who, contractId } = await company()
    const voucherId = await sentVoucher(who, contractId)
    await admin(desk.returnVoucher, { body: { voucherId, reason: '看不到流水号' } })
    expect(await told(who.as.accountId, 'voucherReturned')).toBe(1)
    const again = async () => ({
      ...draftOf(contractId, await uploadFor(who, contractId)),
      replacesId: voucherId,
    })
    await who.call(own.sendVoucher, { body: await again() })
    expect((await refusal(who.call(own.sendVoucher, { body: await again() }))).code).toBe(codes.refused)
    const { payment } = await who.call(own.ownPayments)
    expect(payment?.vouchers.map(({ state, isReplaced }) => ({ state, isReplaced }))).toEqual([
      { state: 'returned', isReplaced: true },
      { state: 'pending', isReplaced: false },
    ])
  })

  it('finds nothing of anybody else', async () => {
    const mine = await company()
    const theirs = await company()
    const { call } = theirs.who
    const voucherId = await sentVoucher(mine.who, mine.contractId)
    const fileId = await uploadFor(mine.who, mine.contractId)
    const never = randomUUID()
    const answers = async (asked: (id: string) => Promise<unknown>, id: string) => {
      const [real, unreal] = [await refusal(asked(id)), await refusal(asked(never))]
      expect({ code: real.code, message: real.message }).toEqual({
        code: unreal.code,
        message: unreal.message,
      })
    }
    await answers((id) => uploadFor(theirs.who, id), mine.contractId)
    await answers((id) => call(own.sendVoucher, { body: draftOf(id, fileId) }), mine.contractId)
    await answers((id) => call(own.withdrawVoucher, { body: { voucherId: id } }), voucherId)
    await answers((id) => call(own.ownStatement, { params: { contractId: id } }), mine.contractId)
    // Neither with somebody else's file, nor in the place of somebody else's voucher.
    const body = draftOf(theirs.contractId, fileId)
    expect((await refusal(call(own.sendVoucher, { body }))).fields).toMatchObject([{ path: 'fileId' }])
    const own1 = draftOf(theirs.contractId, await uploadFor(theirs.who, theirs.contractId))
    expect(await said(call(own.sendVoucher, { body: { ...own1, replacesId: voucherId } }))).toBe(
      await said(call(own.sendVoucher, { body: { ...own1, replacesId: never } })),
    )
    expect((await call(own.ownPayments)).payment?.vouchers).toEqual([])
  })
})

describe('staff', () => {
  it('confirm, and booth, contract and company follow the money, there and back', async () => {
    const { who, contractId, boothId } = await company()
    expect(await stateOfBooth(boothId)).toBe('allotted')
    await admin(desk.confirmVoucher, { body: { voucherId: await sentVoucher(who, contractId) } })
    expect([await stateOfBooth(boothId), await stateOf(contractId)]).toEqual(['partial', 'payment'])
    expect(await told(who.as.accountId, 'paymentConfirmed')).toBe(1)
    await admin(desk.confirmVoucher, { body: { voucherId: await sentVoucher(who, contractId) } })
    expect([await stateOfBooth(boothId), await stateOf(contractId)]).toEqual(['completed', 'paid'])
    expect(await told(who.as.accountId, 'paymentComplete')).toBe(1)
    expect(await paymentTasks(db(), { id: who.companyId }, fair.platform.settings.current())).toEqual([
      { key: 'pay', state: 'done', dueOn: null },
    ])

    await admin(desk.bookTyped, { body: typed(contractId, 'refund', total / 4) })
    expect([await stateOfBooth(boothId), await stateOf(contractId)]).toEqual(['partial', 'payment'])
    const { entries } = await admin(desk.findPayment, { params: { contractId } })
    for (const { id, kind } of entries)
      if (kind !== 'charge') await admin(desk.reverseEntry, { body: { entryId: id, reason: '登记有误' } })
    expect([await stateOfBooth(boothId), await stateOf(contractId)]).toEqual(['allotted', 'payment'])
    const after = await admin(desk.findPayment, { params: { contractId } })
    expect(after.balance).toEqual({ due: total, paid: 0, outstanding: total })
  })

  it('decide about a voucher once: the second is told who was first', async () => {
    const { who, contractId } = await company()
    const voucherId = await sentVoucher(who, contractId)
    const both = await Promise.allSettled([
      admin(desk.confirmVoucher, { body: { voucherId } }),
      clientFor(second, await second.signIn('admin'))(desk.confirmVoucher, { body: { voucherId } }),
      admin(desk.returnVoucher, { body: { voucherId, reason: '看不清' } }),
    ])
    expect(both.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(1)
    const { entries, vouchers } = await admin(desk.findPayment, { params: { contractId } })
    const isConfirmed = vouchers[0]?.state === 'confirmed'
    expect(entries.filter(({ kind }) => kind === 'payment')).toHaveLength(isConfirmed ? 1 : 0)
    const again = isConfirmed
      ? admin(desk.returnVoucher, { body: { voucherId, reason: '看不清' } })
      : admin(desk.confirmVoucher, { body: { voucherId } })
    expect(await said(again)).toContain('系统管理员')
  })

  it('book nothing on a contract that asks for nothing yet, so that its booths do not count as paid', async () => {
    const { contractId, boothId } = await boundCompany(fair, admin, booth())
    expect(await said(admin(desk.bookTyped, { body: typed(contractId, 'payment', 1) }))).toContain('已生效')
    await seal(fair, contractId)
    await admin(desk.bookTyped, { body: typed(contractId, 'payment', 1) })
    expect(await stateOfBooth(boothId)).toBe('partial')
  })

  it('either confirm or find it withdrawn, never both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { who, contractId } = await company()
      const voucherId = await sentVoucher(who, contractId)
      await Promise.allSettled([
        who.call(own.withdrawVoucher, { body: { voucherId } }),
        admin(desk.confirmVoucher, { body: { voucherId } }),
      ])
      const { entries, vouchers } = await admin(desk.findPayment, { params: { contractId } })
      const booked = entries.filter(({ kind }) => kind === 'payment').length
      expect([vouchers[0]?.state, booked]).toEqual(
        vouchers[0]?.state === 'confirmed' ? ['confirmed', 1] : ['withdrawn', 0],
      )
    }
  })

  it('book what they type once, and no more back than came', async () => {
    const { contractId } = await company()
    const payment = typed(contractId, 'payment', total)
    await Promise.all([1, 2].map(() => admin(desk.bookTyped, { body: payment })))
    const { balance } = await admin(desk.findPayment, { params: { contractId } })
    expect(balance).toEqual({ due: total, paid: total, outstanding: 0 })
    expect(await said(admin(desk.bookTyped, { body: typed(contractId, 'refund', total + 1) }))).toContain(
      '退款',
    )
    expect(await said(admin(desk.bookTyped, { body: typed(contractId, 'credit', total + 1) }))).toContain(
      '减免',
    )
    const { entries } = await admin(desk.findPayment, { params: { contractId } })
    const charge = entries.find(({ kind }) => kind === 'charge')
    expect(
      (await refusal(admin(desk.reverseEntry, { body: { entryId: charge?.id ?? '', reason: 'x' } }))).code,
    ).toBe(codes.refused)
  })

  it('find what waits, what is late and what is over, and export it', async () => {
    const { who, contractId, number } = await company()
    await sentVoucher(who, contractId)
    const find = async (filters: object) => {
      const { list } = await admin(desk.listPayments, { body: { page: 1, pageSize: 100, ...filters } })
      return list.find(({ id }) => id === contractId)
    }
    expect(await find({ text: number })).toMatchObject({
      due: total,
      paid: 0,
      waiting: 1,
      nextDue: '2026-12-02',
    })
    expect(await find({ waiting: 'yes' })).toBeDefined()
    expect(await find({ over: 'yes' })).toBeUndefined()
    await admin(desk.bookTyped, { body: typed(contractId, 'payment', total / 2) })
    expect(await find({ sort: '-outstanding' })).toMatchObject({ nextDue: '2999-03-01', late: false })
  })

  it('leave a workbook with a sheet by contract and one by instalment that comes to the same', async () => {
    const { contractId, number } = await company()
    await admin(desk.bookTyped, { body: typed(contractId, 'payment', total / 2 + 100_000) })
    const { rawPayload } = await fair.app.inject({
      url: `/api/payment/export?${new URLSearchParams({ text: number })}`,
      headers: (await fair.signIn('admin')).headers,
    })
    const book = XLSX.read(rawPayload)
    expect(book.SheetNames).toEqual(['缴费', '分期'])
    const [contracts = [], instalments = []] = book.SheetNames.map((name) =>
      XLSX.utils.sheet_to_json<Record<string, string | number>>(book.Sheets[name] ?? {}),
    )
    expect(contracts).toMatchObject([{ 合同编号: number, 应收: 10_000, 已收: 6_000, 未收: 4_000 }])
    const first = { 期次: 1, 到期日: '2026-12-02', 应收: 5_000, 已收: 5_000, 未收: 0, 状态: '已付清' }
    const last = { 期次: 2, 到期日: '2999-03-01', 应收: 5_000, 已收: 1_000, 未收: 4_000, 状态: '部分付款' }
    expect(instalments).toMatchObject(
      [first, last].map((part) => ({ 合同编号: number, 币种: 'CNY', ...part })),
    )
  })

  it('say of a late one what would follow if it were void, which is what then follows', async () => {
    const [{ contractId, boothId }, inTime] = [await company(), await company()]
    await admin(desk.bookTyped, { body: typed(contractId, 'payment', total / 5) })
    await admin(desk.bookTyped, { body: typed(contractId, 'credit', total / 10) })
    await db()
      .updateTable('contract_instalment')
      .set({ due_on: '2026-11-01' })
      .where('contract_id', '=', contractId)
      .where('number', '=', 1)
      .execute()
    const find = async (id: string, filters: object = {}) => {
      const { list } = await admin(desk.listPayments, { body: { page: 1, pageSize: 100, ...filters } })
      return list.find((one) => one.id === id)
    }
    const { code } = await db()
      .selectFrom('booth')
      .select('code')
      .where('id', '=', boothId)
      .executeTakeFirstOrThrow()
    const late = await find(contractId, { late: 'yes' })
    expect(late).toMatchObject({ late: true, ifVoid: { booths: [code], owedBack: total / 5 } })
    expect(await find(inTime.contractId)).toMatchObject({ late: false, ifVoid: null })
    const { version } = await db()
      .selectFrom('contract')
      .select('version')
      .where('id', '=', contractId)
      .executeTakeFirstOrThrow()
    await admin(voidContract, { body: { contractId, version, reason: '逾期未付' } })
    const { balance } = await admin(desk.findPayment, { params: { contractId } })
    // What was let off was never there to be given back.
    expect(balance).toEqual({ due: 0, paid: total / 5, outstanding: -(late?.ifVoid?.owedBack ?? 0) })
    await admin(unassignBooths, { body: { boothIds: [boothId], reason: '合同已作废' } })
    expect(await stateOfBooth(boothId)).toBe('normal')
  })

  it('still find a voucher that waits when its contract is made void, and what it was about is owed back', async () => {
    const { who, contractId } = await company()
    const voucherId = await sentVoucher(who, contractId)
    const { version } = await db()
      .selectFrom('contract')
      .select('version')
      .where('id', '=', contractId)
      .executeTakeFirstOrThrow()
    await admin(voidContract, { body: { contractId, version, reason: '企业退展' } })
    const find = async () => {
      const { list } = await admin(desk.listPayments, { body: { page: 1, pageSize: 100, waiting: 'yes' } })
      return list.find(({ id }) => id === contractId)
    }
    expect(await find()).toMatchObject({ waiting: 1, due: 0 })
    await admin(desk.confirmVoucher, { body: { voucherId } })
    expect(await find()).toBeUndefined()
    const { balance } = await admin(desk.findPayment, { params: { contractId } })
    expect(balance).toEqual({ due: 0, paid: total / 2, outstanding: -total / 2 })
  })

  it('void a contract: it asks for nothing, and what came is owed back', async () => {
    const { contractId, boothId } = await company()
    await admin(desk.bookTyped, { body: typed(contractId, 'payment', total / 2) })
    expect(await stateOfBooth(boothId)).toBe('partial')
    const { version } = await db()
      .selectFrom('contract')
      .select('version')
      .where('id', '=', contractId)
      .executeTakeFirstOrThrow()
    await admin(voidContract, { body: { contractId, version, reason: '企业退展' } })
    expect(await stateOfBooth(boothId)).toBe('allotted')
    const { balance } = await admin(desk.findPayment, { params: { contractId } })
    expect(balance).toEqual({ due: 0, paid: total / 2, outstanding: -total / 2 })
  })
})
