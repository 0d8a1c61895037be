import { buffer } from 'node:stream/consumers'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import * as desk from '@fairground/wire/payment/desk'
import * as calls from '@fairground/wire/payment/statement'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readEntries } from '../../src/ledger'
import { writeWorkbook } from '../../src/platform/workbook/write/write-workbook'
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
  admin = clientFor(fair, await fair.signIn('admin'))
  booths = (await hallOfRows(fair, 6, 4, { code: 'Q7' })).boothIds.flat()
  await givePermissions(fair, 'leader', 'financial/payment:check')
  other = clientFor(second, await second.signIn('leader'))
})
afterAll(async () => {
  await second.stop()
  await fair.stop()
})

const db = () => fair.platform.db
let companies = 0
/** With a contract whose number can be found in a remark. */
async function company() {
  const made = await sealedCompany(fair, admin, booths.pop() ?? '')
  companies += 1
  const number = `HT-8800-${String(companies).padStart(4, '0')}`
  await db().updateTable('contract').set({ number }).where('id', '=', made.contractId).execute()
  return { ...made, number }
}
const half = total / 2
const said = async (asked: Promise<unknown>) => (await refusal(asked)).message
const yuan = (amount: number) => (amount / 100).toFixed(2)

let references = 0
const reference = () => {
  references += 1
  return `FT-TEST-${references}`
}
const csv = (rows: (string | number)[][], name = '对账单.csv') =>
  new File(
    [[['日期', '金额', '币种', '付款人', '附言', '流水号'], ...rows].map((row) => row.join(',')).join('\n')],
    name,
  )
const take = (file: File, by: Client = admin) => by(calls.importStatement, { body: {}, file })

/** One line over an amount, as the desk lists it. */
async function lineOver(amount: number, remark: string, currency = 'CNY') {
  const ref = reference()
  await take(csv([['2026-11-17', yuan(amount), currency, `付款人 ${ref}`, remark, ref]]))
  return shown(ref)
}
async function shown(text: string) {
  const { list } = await admin(calls.listStatementLines, { body: { text, page: 1, pageSize: 10 } })
  const [line] = list
  if (!line) throw new Error('a line that was imported is listed')
  return line
}
const whole = (contractId: string, amount: number, voucherId: string | null = null) => [
  { contractId, amount, voucherId },
]
const payments = async (contractId: string) =>
  (await readEntries(db(), contractId))
    .filter(({ kind }) => kind === 'payment')
    .map(({ amount, voucherId }) => ({ amount: -amount, voucherId }))
const told = async (contractId: string) => {
  const rows = await db()
    .selectFrom('outbox_message')
    .select('id')
    .where('dedupe_key', 'like', `contract:${contractId}:statement:%`)
    .execute()
  return rows.length
}

describe('importing a statement', () => {
  it('takes good rows, names bad ones, and knows what it has seen', async () => {
    const rows = [
      ['2026-11-17', '12.00', 'CNY', '甲', 'x', reference()],
      ['2026-11-17', '12.00', 'CNY', '乙', 'x', ''],
      ['2026-11-17', '12.00', 'CNY', '乙', 'x', ''],
      ['2026-11-17', '-3.00', 'CNY', '丙', 'x', reference()],
      ['2026-11-17', '1.005', 'CNY', '丁', 'x', reference()],
    ]
    const first = await take(csv(rows))
    expect(first).toMatchObject({ taken: 3, known: 0, skipped: 1, faultCount: 1 })
    expect(first.faults).toEqual([{ row: 6, column: '收入金额', message: '金额最多两位小数', cell: '1.005' }])
    expect(await take(csv(rows), other)).toMatchObject({ taken: 0, known: 3 })
  })

  it('takes a file once that two send at the same moment', async () => {
    const rows = Array.from({ length: 50 }, () => ['2026-11-17', '7.00', 'CNY', '甲', 'x', reference()])
    const both = await Promise.all([take(csv(rows)), take(csv(rows.toReversed()), other)])
    expect(both.reduce((sum, { taken }) => sum + taken, 0)).toBe(50)
    expect(both.reduce((sum, { known }) => sum + known, 0)).toBe(50)
  })

  it('reads a workbook in English, and refuses what is no statement in words', async () => {
    const columns = ['Date', 'Amount', 'Currency', 'Payer'].map((title) => ({ title }))
    const rows = [['2026-11-17', 99.5, 'USD', reference()]]
    const content = await buffer(writeWorkbook({ sheets: [{ name: 'x', columns, rows }] }))
    expect(await take(new File([new Uint8Array(content)], 'x.xlsx'))).toMatchObject({ taken: 1 })
    expect(await said(take(new File(['a,b\n1,2'], 'x.csv')))).toContain('没有找到表头')
    expect(await said(take(new File([Buffer.from('89504e470d0a1a0a00', 'hex')], 'x.csv')))).toContain(
      '既不是',
    )
    expect(await said(take(csv([['2026-11-17', '-1', '', '', '', '']])))).toContain('没有收款记录')
  })
})

describe('a line', () => {
  it('is proposed for the contract it names, and booked once by whoever comes first', async () => {
    const { contractId, number } = await company()
    const line = await lineOver(half, `${number} 展位费`)
    expect(line.proposals[0]).toMatchObject({ sureness: 'sure', parts: [{ contractId, amount: half }] })
    const body = { lineId: line.id, parts: whole(contractId, half) }
    const outcomes = await Promise.allSettled([
      admin(calls.bookLine, { body }),
      admin(calls.bookLine, { body }),
      other(calls.bookLine, { body }),
    ])
    expect(await payments(contractId)).toEqual([{ amount: half, voucherId: null }])
    expect(await told(contractId)).toBe(1)
    expect(outcomes.some(({ status }) => status === 'rejected')).toBe(true)
    await admin(calls.setLineAside, { body: { lineId: line.id, reason: '不是展位款' } }).catch(
      () => undefined,
    )
    const loser = (await shown(line.reference)).decidedBy === '系统管理员' ? other : admin
    expect(await said(loser(calls.bookLine, { body }))).toContain(`${number} ¥5,000.00`)
    expect(await shown(line.reference)).toMatchObject({
      state: 'booked',
      booked: [{ contractId, amount: half }],
    })
  })

  it('is divided over contracts by hand, to the last unit and in their currency', async () => {
    const [one, two] = [await company(), await company()]
    const line = await lineOver(half + 1, '代付')
    const parts = [...whole(one.contractId, half), ...whole(two.contractId, 2)]
    expect(await said(admin(calls.bookLine, { body: { lineId: line.id, parts } }))).toContain(
      '合计 ¥5,000.02',
    )
    const twice = [...whole(one.contractId, half), ...whole(one.contractId, 1)]
    await expect(admin(calls.bookLine, { body: { lineId: line.id, parts: twice } })).rejects.toThrow()
    expect(await payments(one.contractId)).toEqual([])
    parts[1] = { contractId: two.contractId, amount: 1, voucherId: null }
    await admin(calls.bookLine, { body: { lineId: line.id, parts } })
    expect(await payments(one.contractId)).toEqual([{ amount: half, voucherId: null }])
    expect(await payments(two.contractId)).toEqual([{ amount: 1, voucherId: null }])
    const dollars = await lineOver(half, one.number, 'USD')
    expect(dollars.proposals).toEqual([])
    expect(
      await said(admin(calls.bookLine, { body: { lineId: dollars.id, parts: whole(one.contractId, half) } })),
    ).toContain('以CNY计价')
  })

  it('settles the voucher about it with the one entry', async () => {
    const { contractId, number, who } = await company()
    const voucherId = await sentVoucher(who, contractId, half)
    const line = await lineOver(half, number)
    expect(line.proposals[0]?.parts[0]?.voucherId).toBe(voucherId)
    await admin(calls.bookLine, { body: { lineId: line.id, parts: whole(contractId, half, voucherId) } })
    expect(await payments(contractId)).toEqual([{ amount: half, voucherId }])
    expect(await said(other(desk.confirmVoucher, { body: { voucherId } }))).toContain('已确认')
    const more = await lineOver(half, `${number} 二期`)
    const again = { lineId: more.id, parts: whole(contractId, half, voucherId) }
    expect(await said(admin(calls.bookLine, { body: again }))).toContain('已不是待核对')
    expect(await payments(contractId)).toHaveLength(1)
    expect((await shown(more.reference)).state).toBe('open')
  })

  it('is doubted where a voucher over as much was confirmed around that day', async () => {
    const { contractId, number, who } = await company()
    await admin(desk.confirmVoucher, { body: { voucherId: await sentVoucher(who, contractId, half) } })
    const line = await lineOver(half, number)
    expect(line.similar).toMatchObject([{ contractId, bookedBy: 'voucher' }])
    expect(line.proposals[0]).toMatchObject({ sureness: 'unsure' })
    const lines = [{ lineId: line.id, parts: whole(contractId, half) }]
    const { booked, left } = await admin(calls.bookSureLines, { body: { lines } })
    expect({ booked, left: left.length }).toEqual({ booked: 0, left: 1 })
  })

  it('keeps a voucher over as much from being confirmed until it is taken back', async () => {
    const { contractId, number, who } = await company()
    const line = await lineOver(half, number)
    await admin(calls.bookLine, { body: { lineId: line.id, parts: whole(contractId, half) } })
    const voucherId = await sentVoucher(who, contractId, half)
    const refused = await said(admin(desk.confirmVoucher, { body: { voucherId } }))
    expect(refused).toContain('2026-11-17 已有一笔 ¥5,000.00 的银行流水')
    expect(await payments(contractId)).toHaveLength(1)
    const less = await sentVoucher(who, contractId, half - 1)
    await admin(desk.confirmVoucher, { body: { voucherId: less } })
    const entries = await readEntries(db(), contractId)
    const entryId = entries.find(({ amount }) => amount === -half)?.id ?? ''
    await admin(desk.reverseEntry, { body: { entryId, reason: '与回单重复' } })
    await admin(desk.confirmVoucher, { body: { voucherId } })
    expect((await payments(contractId)).map((one) => one.voucherId)).toContain(voucherId)
  })

  it('is doubted where another file has as much of that day and was booked, and not within one file', async () => {
    const { contractId, number } = await company()
    const [refs, rest] = [
      [reference(), reference()],
      ['2026-11-17', yuan(half), 'CNY', '两份流水的付款人', number],
    ]
    await take(csv(refs.map((ref) => [...rest, ref])))
    const [first, second] = [await shown(refs[0] ?? ''), await shown(refs[1] ?? '')]
    await admin(calls.bookLine, { body: { lineId: first.id, parts: whole(contractId, half) } })
    const beside = await shown(second.reference)
    expect(beside.similar.map((one) => one.contractId)).not.toContain(contractId)
    expect(beside.proposals[0]).toMatchObject({ sureness: 'sure', parts: [{ contractId }] })
    await take(csv([[...rest.slice(0, 4), `${number} 无流水号 ${refs[0]}`, '']], '另一版式.csv'))
    const { list } = await admin(calls.listStatementLines, {
      body: { text: `无流水号 ${refs[0]}`, page: 1, pageSize: 10 },
    })
    expect(list[0]?.similar).toContainEqual(expect.objectContaining({ contractId, bookedBy: 'statement' }))
    expect(list[0]?.proposals[0]).toMatchObject({ sureness: 'unsure', parts: [{ contractId }] })
  })

  it('is set aside with a reason and taken up again', async () => {
    const { contractId, number } = await company()
    const line = await lineOver(half, number)
    await other(calls.setLineAside, { body: { lineId: line.id, reason: '赞助款' } })
    const body = { lineId: line.id, parts: whole(contractId, half) }
    expect(await said(admin(calls.bookLine, { body }))).toContain('赞助款')
    await admin(calls.reopenLine, { body: { lineId: line.id } })
    await admin(calls.bookLine, { body })
    expect(await said(admin(calls.reopenLine, { body: { lineId: line.id } }))).toContain('冲正')
    const [entry] = await readEntries(db(), contractId)
    await admin(desk.reverseEntry, { body: { entryId: entry?.id ?? '', reason: '记错合同' } })
    await admin(calls.reopenLine, { body: { lineId: line.id } })
    await admin(calls.bookLine, { body })
    expect(await payments(contractId)).toHaveLength(2)
  })
})

describe('lines in bulk', () => {
  it('are booked where they are sure, and of two that each pay everything only one is', async () => {
    const { contractId, number } = await company()
    const [first, again] = [await lineOver(total, number), await lineOver(total, `${number} x`)]
    const unsure = await lineOver(123, '')
    const sent = [first, again, unsure].map(({ id, amount }) => ({
      lineId: id,
      parts: whole(contractId, amount),
    }))
    const { booked, left } = await admin(calls.bookSureLines, { body: { lines: sent } })
    expect(booked).toBe(1)
    expect(left.map(({ lineId }) => lineId)).toEqual([again.id, unsure.id])
    expect(left[0]?.message).toContain('单独核对')
    expect(await payments(contractId)).toEqual([{ amount: total, voucherId: null }])
    const { open } = await admin(calls.statementFacts, {})
    const { total: sure } = await admin(calls.listStatementLines, {
      body: { sureness: 'sure', page: 1, pageSize: 1 },
    })
    expect(sure).toBe(open.sure)
  })

  it('are for those who check vouchers alone', async () => {
    const clerk = clientFor(fair, await fair.signIn('clerk'))
    expect((await refusal(take(csv([['2026-11-17', '1', '', '', '', reference()]]), clerk))).code).toBe(
      codes.forbidden,
    )
  })
})
