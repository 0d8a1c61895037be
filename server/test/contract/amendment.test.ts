import { randomUUID } from 'node:crypto'
import * as allocation from '@fairground/wire/company/allocation'
import * as desk from '@fairground/wire/contract/desk'
import * as own from '@fairground/wire/contract/own'
import type { Client } from '@fairground/wire/kernel/client'
import { bookTyped, findPayment, reverseEntry } from '@fairground/wire/payment/desk'
import { ownPayments } from '@fairground/wire/payment/own'
import { assignBooths, unassignBooths } from '@fairground/wire/placement'
import { moveBooths, swapBooths } from '@fairground/wire/selection/desk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { sentVoucher } from '../payment/payment-support'
import { type Choosing, hallOfRows, openSelection } from '../selection/selection-support'
import { readPdf, squeezed } from '../support/read-pdf'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import {
  amending,
  onlyClass,
  seal,
  sealedContract,
  seen,
  signedAmendment as signedAmendmentOf,
  total,
} from './contract-support'

let fair: TestFair
let second: TestFair
let admin: Client
let other: Client
let booths: string[]
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  second = await startTestFair({ database: fair.database, config: { WORKER: 'false' } })
  admin = clientFor(fair, await fair.signIn('admin'))
  other = clientFor(second, await second.signIn('admin'))
  booths = (await hallOfRows(fair, 12, 6, { code: 'Q8' })).boothIds.flat()
  await onlyClass(fair, admin)
  await openSelection(fair)
})
afterAll(async () => {
  await second.stop()
  await fair.stop()
})

const db = () => fair.platform.db
const booth = () => booths.pop() ?? ''
const said = async (asked: Promise<unknown>) => (await refusal(asked)).message
const find = (contractId: string) => admin(desk.findContract, { params: { contractId } })
const add = ({ companyId }: Choosing, boothId: string) =>
  admin(assignBooths, { body: { companyId, boothIds: [boothId], reason: '增加展位' } })
const pay = (contractId: string, amount: number, kind: 'payment' | 'refund' | 'credit' = 'payment') =>
  admin(bookTyped, {
    body: { contractId, kind, amount, day: '2026-11-18', reason: '银行流水', key: randomUUID() },
  })
const stateOf = async (boothId: string) =>
  (await db().selectFrom('booth').select('status').where('id', '=', boothId).executeTakeFirstOrThrow()).status
/** Over everything that was ever booked for a company. */
const sumOf = async ({ companyId }: Choosing) => {
  const { rows } = await sql<{ owed: number; charged: number; paid: number }>`
    SELECT sum(outstanding)::bigint AS owed, sum(due)::bigint AS charged, sum(balance.paid)::bigint AS paid
    FROM contract_balance balance JOIN contract ON contract.id = contract_id
    WHERE company_id = ${companyId}`.execute(db())
  return rows[0]
}

/** A company whose contract is sealed and that has got one booth more since. */
async function grown() {
  const first = booth()
  const { who, contract } = await sealedContract(fair, admin, first)
  const more = booth()
  await add(who, more)
  return { who, contract: await find(contract.id), booths: [first, more] }
}

const signedAmendment = (who: Choosing, contract: { id: string; version: number }, sum: number) =>
  signedAmendmentOf(fair, admin, who, contract, sum)

const countersign = (staff: Client, contract: { id: string; version: number }) =>
  staff(desk.countersignContracts, { body: { contracts: [seen(contract)] } })

describe('a contract that no longer agrees with the booths held', () => {
  it('is found and says which booths were added, given up or changed', async () => {
    const { contract, booths: held } = await grown()
    const differing = async () =>
      (await admin(desk.listContracts, { body: { differs: 'yes', page: 1, pageSize: 100 } })).list.find(
        ({ id }) => id === contract.id,
      )?.differs
    const { code } = await db()
      .selectFrom('booth')
      .select('code')
      .where('id', '=', held[1] ?? '')
      .executeTakeFirstOrThrow()
    expect(await differing()).toEqual({ added: [code], gone: [], changed: [], joined: [], left: [] })
    await admin(unassignBooths, { body: { boothIds: [held[1] ?? ''], reason: '改' } })
    expect(await differing()).toBeUndefined()
    await sql`UPDATE booth SET open_sides = 3 WHERE id = ${held[0]}`.execute(db())
    expect((await differing())?.changed).toHaveLength(1)
    await sql`UPDATE booth SET open_sides = 1 WHERE id = ${held[0]}`.execute(db())
  })

  it('follows a swap of two who have paid, whose booths are paid again once both are amended', async () => {
    const [mine, theirs] = [booth(), booth()]
    const one = await sealedContract(fair, admin, mine)
    const two = await sealedContract(fair, admin, theirs)
    for (const { contract } of [one, two]) await pay(contract.id, total)
    expect(await stateOf(mine)).toBe('completed')
    await admin(swapBooths, {
      body: { companyId: one.who.companyId, otherId: two.who.companyId, reason: '双方同意互换' },
    })
    expect([await stateOf(mine), await stateOf(theirs)]).toEqual(['allotted', 'allotted'])
    for (const { who, contract } of [one, two]) {
      const now = await find(contract.id)
      expect(now.differs).toMatchObject({ added: [expect.any(String)], gone: [expect.any(String)] })
      const amendment = await signedAmendment(who, now, total)
      expect(await countersign(admin, amendment)).toEqual({ count: 1, left: [] })
      // It owes from that moment, and what was paid counts.
      expect(await stateOf(contract === one.contract ? theirs : mine)).toBe('completed')
      await seal(fair, amendment.id)
      expect((await find(amendment.id)).state).toBe('paid')
      const { rows } = await sql`SELECT template FROM outbox_message WHERE recipient IN
        (SELECT username FROM account WHERE id = ${who.as.accountId}) AND template LIKE 'contractSealed%' ORDER BY created_at`.execute(
        db(),
      )
      expect(rows).toEqual([{ template: 'contractSealed' }, { template: 'contractSealedSettled' }])
    }
    expect([await stateOf(mine), await stateOf(theirs)]).toEqual(['completed', 'completed'])
  })

  it('is agreed with again by a swap that is taken back, and its booths are paid as before', async () => {
    const [mine, theirs] = [booth(), booth()]
    const one = await sealedContract(fair, admin, mine)
    const two = await sealedContract(fair, admin, theirs)
    await pay(one.contract.id, total)
    await pay(two.contract.id, total / 2)
    const swap = () =>
      admin(swapBooths, {
        body: { companyId: one.who.companyId, otherId: two.who.companyId, reason: '双方同意互换' },
      })
    await swap()
    expect([await stateOf(mine), await stateOf(theirs)]).toEqual(['allotted', 'allotted'])
    await swap()
    expect([await stateOf(mine), await stateOf(theirs)]).toEqual(['completed', 'partial'])
    expect((await find(one.contract.id)).differs).toBeNull()
  })

  it('pays for a booth that is taken away and given back', async () => {
    const [mine, another] = [booth(), booth()]
    const { who, contract } = await sealedContract(fair, admin, mine)
    await pay(contract.id, total)
    await add(who, another)
    await admin(unassignBooths, { body: { boothIds: [mine], reason: '误操作' } })
    expect(await stateOf(mine)).toBe('normal')
    expect(await add(who, mine)).toMatchObject([{ state: 'completed' }])
    expect([await stateOf(mine), await stateOf(another)]).toEqual(['completed', 'allotted'])
    await admin(unassignBooths, { body: { boothIds: [mine], reason: '改为自选' } })
    const moved = await admin(moveBooths, {
      body: { companyId: who.companyId, boothIds: [mine, another], reason: '恢复' },
    })
    expect(moved.booths.find(({ id }) => id === mine)).toMatchObject({ state: 'completed' })
    expect([await stateOf(mine), await stateOf(another)]).toEqual(['completed', 'allotted'])
  })

  it('keeps no booth that was left from the contract of whoever has it next', async () => {
    const left = booth()
    const { who } = await sealedContract(fair, admin, left)
    await add(who, booth())
    await admin(unassignBooths, { body: { boothIds: [left], reason: '搬走' } })
    const next = await sealedContract(fair, admin, left)
    expect((await find(next.contract.id)).state).toBe('payment')
  })
})

describe('an amendment', () => {
  it('is proposed with what is to be paid, and drawn up once however many press', async () => {
    const { contract } = await grown()
    const proposed = await admin(desk.proposeAmendment, { params: { contractId: contract.id } })
    expect(proposed).toMatchObject({ total: 2 * total, before: { total }, paid: 0, problems: [] })
    expect(await said(admin(desk.amendContract, amending(contract, total)))).toContain('金额已由')
    const made = await Promise.allSettled(
      [admin, other, admin].map((clerk) => clerk(desk.amendContract, amending(contract, 2 * total))),
    )
    const ids = made.flatMap((one) => (one.status === 'fulfilled' ? [one.value.contractId] : []))
    expect(new Set(ids).size).toBe(1)
    expect(
      await said(
        admin(desk.amendContract, {
          body: { ...amending(contract, 2 * total).body, reason: '别的原因' },
        }),
      ),
    ).toContain('尚未完成')
    const before = await find(contract.id)
    expect(before).toMatchObject({ state: 'payment', differs: null, amendedBy: { id: ids[0] } })
  })

  it('says in its text, in what is signed and on its paper which contract it amends', async () => {
    const { who, contract } = await grown()
    const amendment = await signedAmendment(who, contract, 2 * total)
    expect(amendment.amends).toMatchObject({ number: contract.number, total, reason: '增加一个展位' })
    await countersign(admin, amendment)
    await seal(fair, amendment.id)
    const { rawPayload } = await fair.app.inject({
      method: 'GET',
      url: `/api/contract/contracts/${amendment.id}/pdf`,
      headers: (await fair.signIn('admin')).headers,
    })
    const paper = await readPdf(rawPayload)
    const text = squeezed(paper.pages.map((page) => page.text).join(' '))
    for (const words of [contract.number, '增加一个展位', '应补差额', '¥12,800.00'])
      expect(text).toContain(squeezed(words))
  })

  it('is shown to its company beside the contract that counts, from when it is sent', async () => {
    const { who, contract } = await grown()
    const { contractId } = await admin(desk.amendContract, amending(contract, 2 * total))
    const shown = async () =>
      (await who.call(own.ownContracts)).contracts.map(({ id, amendedBy }) => [id, amendedBy?.id])
    expect(await shown()).toEqual([[contract.id, undefined]])
    await admin(desk.sendContracts, { body: { contracts: [seen(await find(contractId))] } })
    expect(await shown()).toEqual([
      [contractId, undefined],
      [contract.id, contractId],
    ])
    const [counts] = await who.call(allocation.listContracts, { body: {} })
    expect(counts).toEqual({ number: contract.number, state: 'payment' })
  })

  it('lets nobody move booths or void the contract while it is on its way', async () => {
    const { who, contract, booths: held } = await grown()
    const { contractId } = await admin(desk.amendContract, amending(contract, 2 * total))
    const { number, version } = await find(contractId)
    expect(await said(admin(unassignBooths, { body: { boothIds: held, reason: '改' } }))).toContain(number)
    expect(await said(admin(desk.voidContract, { body: { ...seen(contract), reason: '退' } }))).toContain(
      number,
    )
    await admin(desk.voidContract, { body: { contractId, version, reason: '不再需要' } })
    const again = await admin(desk.amendContract, amending(contract, 2 * total))
    expect(again.contractId).not.toBe(contractId)
    expect((await who.call(own.ownContracts)).contracts[0]?.id).toBe(contract.id)
  })
})

describe('taking the place of a contract', () => {
  it('happens once, with the money of before, whoever countersigns how often', async () => {
    const { who, contract, booths: held } = await grown()
    await pay(contract.id, 900_000)
    await pay(contract.id, 100_000, 'refund')
    await pay(contract.id, 30_000, 'credit')
    const before = await sumOf(who)
    const amendment = await signedAmendment(who, await find(contract.id), 2 * total)
    const outcomes = await Promise.all([admin, admin, other].map((clerk) => countersign(clerk, amendment)))
    expect(outcomes.some(({ count }) => count === 1)).toBe(true)
    expect((await find(contract.id)).events.filter(({ event }) => event === 'supersede')).toHaveLength(1)
    expect(await find(contract.id)).toMatchObject({ state: 'superseded', amendedBy: { id: amendment.id } })

    const sums = { charged: 2 * total - 30_000, paid: 800_000, owed: 2 * total - 830_000 }
    expect(before).toEqual({ charged: total - 30_000, paid: 800_000, owed: total - 830_000 })
    expect(await sumOf(who)).toEqual(sums)
    await seal(fair, amendment.id)
    expect(await sumOf(who)).toEqual(sums)
    const paid = await admin(findPayment, { params: { contractId: amendment.id } })
    expect(paid.balance).toEqual({ due: sums.charged, paid: sums.paid, outstanding: sums.owed })
    const old = await admin(findPayment, { params: { contractId: contract.id } })
    expect(old.balance).toEqual({ due: 0, paid: 0, outstanding: 0 })
    expect((await who.call(ownPayments)).payment?.number).toBe(amendment.number)
    for (const id of held) expect(await stateOf(id)).toBe('partial')
  })

  it('leaves what is late as late as it was, and what was put off where it was put', async () => {
    const { who, contract } = await grown()
    const days = ['2026-10-01', '2027-04-28']
    for (const [place, day] of days.entries())
      await db()
        .updateTable('contract_instalment')
        .set({ due_on: day })
        .where('contract_id', '=', contract.id)
        .where('number', '=', place + 1)
        .execute()
    const amendment = await signedAmendment(who, await find(contract.id), 2 * total)
    await countersign(admin, amendment)
    const { instalments } = await find(amendment.id)
    expect(instalments.map(({ dueOn }) => dueOn)).toEqual(days)
  })

  it('is whole or not at all', async () => {
    const { who, contract } = await grown()
    await pay(contract.id, total)
    const amendment = await signedAmendment(who, await find(contract.id), 2 * total)
    const before = await sumOf(who)
    const killed = vi.spyOn(fair.platform.jobs, 'enqueue').mockRejectedValueOnce(new Error('killed'))
    await expect(countersign(admin, amendment)).rejects.toThrow()
    killed.mockRestore()
    expect((await find(contract.id)).state).toBe('paid')
    expect((await find(amendment.id)).state).toBe('signed')
    expect(await sumOf(who)).toEqual(before)
    expect((await countersign(admin, amendment)).count).toBe(1)
    expect(await sumOf(who)).toMatchObject({ charged: 2 * total, paid: total })
  })

  it('waits for vouchers that are being checked, and takes no money for the contract before', async () => {
    const { who, contract } = await grown()
    await pay(contract.id, 5_000)
    const voucher = await sentVoucher(who, contract.id, 10_000)
    const amendment = await signedAmendment(who, await find(contract.id), 2 * total)
    const { left } = await countersign(admin, amendment)
    expect(left[0]?.why).toContain('1张回单等待核对')
    await sql`UPDATE payment_voucher SET state = 'withdrawn', decided_at = now() WHERE id = ${voucher}`.execute(
      db(),
    )
    expect((await countersign(admin, amendment)).count).toBe(1)
    expect(await said(pay(contract.id, 10_000))).toContain('已被变更合同取代')
    const { entries } = await admin(findPayment, { params: { contractId: contract.id } })
    const entryId = entries.find(({ kind }) => kind === 'payment')?.id ?? ''
    expect(await said(admin(reverseEntry, { body: { entryId, reason: '误记' } }))).toContain('取代')
  })

  it('may happen again: the last of a chain carries everything', async () => {
    const { who, contract } = await grown()
    await pay(contract.id, total)
    const one = await signedAmendment(who, await find(contract.id), 2 * total)
    await countersign(admin, one)
    await seal(fair, one.id)
    await add(who, booth())
    const two = await signedAmendment(who, await find(one.id), 3 * total)
    await countersign(admin, two)
    await seal(fair, two.id)
    expect(await sumOf(who)).toEqual({ charged: 3 * total, paid: total, owed: 2 * total })
    const counts = await who.call(allocation.listContracts, { body: {} })
    expect(counts.map(({ state }) => state)).toEqual(['payment', 'superseded', 'superseded'])
  })
})
