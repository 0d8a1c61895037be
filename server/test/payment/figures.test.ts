import { randomUUID } from 'node:crypto'
import { standingOf } from '@fairground/domain/payment'
import type { Client } from '@fairground/wire/kernel/client'
import * as desk from '@fairground/wire/payment/desk'
import * as calls from '@fairground/wire/payment/figures'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { download } from '../list/workbooks'
import { hallOfRows } from '../selection/selection-support'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { sealedCompany, total } from './payment-support'

let fair: TestFair
let adminIs: Signed
let admin: Client
let late: string
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  adminIs = await fair.signIn('admin')
  admin = clientFor(fair, adminIs)
  const booths = (await hallOfRows(fair, 4, 1, { code: 'Q7' })).boothIds.flat()
  const contracts: string[] = []
  for (const boothId of booths) contracts.push((await sealedCompany(fair, admin, boothId)).contractId)
  const [one = '', two = '', three = '', four = ''] = contracts
  late = one
  const { db } = fair.platform
  const all = db.updateTable('contract_instalment').where('contract_id', 'in', [one, two])
  await all.set({ due_on: '2026-01-05' }).where('number', '=', 1).execute()
  await db
    .updateTable('contract_instalment')
    .set({ due_on: '2026-02-05' })
    .where('contract_id', '=', two)
    .where('number', '=', 2)
    .execute()
  await db.updateTable('contract').set({ currency: 'USD' }).where('id', '=', four).execute()
  const book = (contractId: string, kind: 'payment' | 'refund' | 'credit', amount: number, day: string) =>
    admin(desk.bookTyped, {
      body: { contractId, kind, amount, day, reason: '银行流水核对', key: randomUUID() },
    })
  await book(one, 'payment', total / 4, '2026-09-30')
  await book(one, 'payment', 700, '2026-10-01')
  await book(one, 'refund', 300, '2026-10-02')
  await book(two, 'credit', 5_000, '2026-10-03')
  await book(three, 'payment', total + 1, '2026-10-04')
  const { entries } = await admin(desk.findPayment, { params: { contractId: one } })
  const wrong = entries.find(({ amount }) => amount === -700)
  await admin(desk.reverseEntry, { body: { entryId: wrong?.id ?? '', reason: '登记有误' } })
})
afterAll(() => fair.stop())

const whole = { page: 1, pageSize: 100 }
const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
  rows.reduce((sum, row) => sum + of(row), 0)

describe('figures of payments', () => {
  it('are each the sum of the contracts behind them, by class and currency', async () => {
    const { contracts } = await admin(calls.paymentFigures)
    expect(contracts.length).toBeGreaterThan(3)
    for (const cell of contracts) {
      const { classId, currency } = cell
      const ask = async (filters: object) =>
        (await admin(calls.figureContracts, { body: { ...whole, classId, currency, ...filters } })).list
      const rows = await ask({})
      expect(rows).toHaveLength(cell.contracts)
      for (const key of ['charged', 'paid', 'outstanding', 'overdue'] as const)
        expect(sumOf(rows, (row) => row[key])).toBe(cell[key])
      for (const part of ['outstanding', 'overdue'] as const)
        expect(sumOf(await ask({ part }), (row) => row[part])).toBe(cell[part])
      expect(cell.outstanding).toBe(cell.charged - cell.paid)
    }
  })

  it('say the same of what came by month as of what is paid, each the sum of the payments behind it', async () => {
    const { contracts, received } = await admin(calls.paymentFigures)
    for (const { classId, currency, paid } of contracts) {
      const own = received.filter((cell) => cell.classId === classId && cell.currency === currency)
      expect(sumOf(own, ({ amount }) => amount)).toBe(paid)
    }
    for (const { classId, currency, month, entries, amount } of received) {
      const body = { ...whole, classId, currency, month }
      const { list } = await admin(calls.figureEntries, { body })
      expect(list).toHaveLength(entries)
      expect(sumOf(list, (row) => row.received)).toBe(amount)
    }
  })

  it('call overdue what the page of a contract calls late', async () => {
    const { list } = await admin(calls.figureContracts, { body: whole })
    const today = new Date().toISOString().slice(0, 10)
    for (const { id, overdue } of list) {
      const { balance, instalments } = await admin(desk.findPayment, { params: { contractId: id } })
      const parts = await fair.platform.db
        .selectFrom('contract_instalment')
        .select(['number', 'share', 'amount', 'due_on as dueOn'])
        .where('contract_id', '=', id)
        .orderBy('number')
        .execute()
      const standing = standingOf(parts as Parameters<typeof standingOf>[0], balance, today)
      const lateParts = standing.filter(({ state }) => state === 'late')
      expect(overdue).toBe(sumOf(lateParts, ({ outstanding }) => outstanding))
      expect(instalments.filter(({ state }) => state === 'late')).toHaveLength(lateParts.length)
    }
    expect(list.find(({ id }) => id === late)?.overdue).toBe(total / 4 + 300)
  })

  it('never add up currencies, and leave as workbooks with the rows they show', async () => {
    const { contracts } = await admin(calls.paymentFigures)
    expect(new Set(contracts.map(({ currency }) => currency))).toEqual(new Set(['CNY', 'USD']))
    const { rows } = await download(fair, '/payment/figures/export', adminIs)
    expect(rows).toHaveLength(contracts.length + 1)
    const behind = await download(fair, '/payment/figures/contracts/export?currency=USD', adminIs)
    const { total: usd } = await admin(calls.figureContracts, { body: { ...whole, currency: 'USD' } })
    expect(behind.rows).toHaveLength(usd + 1)
    const came = await download(fair, '/payment/figures/entries/export?month=2026-09', adminIs)
    expect(came.rows.slice(1).map((row) => row[5])).toContain(String(total / 400))
  })
})
