import { randomUUID } from 'node:crypto'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { changeLog } from '@fairground/wire/list/lists/change-log'
import * as calls from '@fairground/wire/payment/deferral'
import * as desk from '@fairground/wire/payment/desk'
import * as own from '@fairground/wire/payment/own'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paymentTasks } from '../../src/payment'
import { download } from '../list/workbooks'
import { hallOfRows } from '../selection/selection-support'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { givePermissions, sealedCompany, total } from './payment-support'

let fair: TestFair
let second: TestFair
let adminIs: Signed
/** Holds every key. */
let admin: Client
/** Proposes and decides. */
let leader: Client
/** The same person at another server. */
let elsewhere: Client
/** Proposes only. */
let clerk: Client
let booths: string[]

const give = (username: string, ...permissions: string[]) => givePermissions(fair, username, ...permissions)

beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  second = await startTestFair({ database: fair.database, config: { WORKER: 'false' } })
  await give('leader', 'financial/deferredPayment:propose', 'financial/deferredPaymentApprove:decide')
  await give('clerk', 'financial/deferredPayment:propose')
  adminIs = await fair.signIn('admin')
  admin = clientFor(fair, adminIs)
  leader = clientFor(fair, await fair.signIn('leader'))
  elsewhere = clientFor(second, await second.signIn('leader'))
  clerk = clientFor(fair, await fair.signIn('clerk'))
  booths = (await hallOfRows(fair, 6, 4, { code: 'Q8' })).boothIds.flat()
})
afterAll(async () => {
  await second.stop()
  await fair.stop()
})

const db = () => fair.platform.db
const company = () => sealedCompany(fair, admin, booths.pop() ?? '')
const said = async (asked: Promise<unknown>) => (await refusal(asked)).message
const draftOf = (contractId: string, given: object = {}) => ({
  deferralId: randomUUID(),
  contractId,
  instalment: 1,
  dueOn: '2027-02-01',
  reason: '总部付款流程延后',
  ...given,
})
const look = (deferralId: string, as = admin) => as(calls.findDeferral, { params: { deferralId } })
const told = async (accountId: string) =>
  (
    await db()
      .selectFrom('outbox_message')
      .innerJoin('account', 'account.username', 'outbox_message.recipient')
      .select('outbox_message.body')
      .where('account.id', '=', accountId)
      .where('template', '=', 'paymentDeferred')
      .execute()
  ).map(({ body }) => body)

/** A company whose first instalment somebody wants to defer. */
async function proposed(as = clerk) {
  const bound = await company()
  const draft = draftOf(bound.contractId)
  await as(calls.proposeDeferral, { body: draft })
  return { ...bound, ...draft }
}

describe('a deferral', () => {
  it('is proposed by one and granted by another: the company sees the new day and is told once', async () => {
    const { who, contractId, deferralId } = await proposed()
    expect(await look(deferralId)).toMatchObject({ state: 'proposed', isOwn: false, dueBefore: '2026-12-02' })
    expect(await look(deferralId, clerk)).toMatchObject({ isOwn: true, isAsker: true })
    const seen = { body: { deferralId, version: 1 } }
    await Promise.all([1, 2, 3].map(() => leader(calls.grantDeferral, seen)))
    await leader(calls.grantDeferral, seen)
    expect(await look(deferralId)).toMatchObject({ state: 'granted', decidedBy: '郑国栋', version: 2 })
    const { payment } = await who.call(own.ownPayments)
    expect(payment?.instalments[0]).toMatchObject({ dueOn: '2027-02-01', deferredFrom: '2026-12-02' })
    expect(payment?.instalments[1]).toMatchObject({ deferredFrom: null })
    expect(await paymentTasks(db(), { id: who.companyId }, fair.platform.settings.current())).toMatchObject([
      { dueOn: '2027-02-01' },
    ])
    const { list } = await admin(desk.listPayments, { body: { page: 1, pageSize: 100 } })
    expect(list.find(({ id }) => id === contractId)?.nextDue).toBe('2027-02-01')
    expect(await told(who.as.accountId)).toEqual([expect.stringContaining('由2026-12-02延至2027-02-01')])
    const { events } = await look(deferralId)
    expect(events.map(({ event, by }) => [event, by])).toEqual([
      ['grant', '郑国栋'],
      ['propose', '林晓燕'],
    ])
    const log = await admin(changeLog.calls.page, {
      body: { page: 1, pageSize: 10, subjectType: 'payment-deferral', action: 'deferral-grant' },
    })
    expect(log.list[0]).toMatchObject({ actorName: 'leader' })
  })

  it('is never decided by whoever proposed it', async () => {
    const { deferralId } = await proposed(leader)
    const seen = { deferralId, version: 1 }
    expect(await said(leader(calls.grantDeferral, { body: seen }))).toContain('另一个人')
    expect(await said(leader(calls.refuseDeferral, { body: { ...seen, reason: '不行' } }))).toContain(
      '另一个人',
    )
    expect(
      await said(leader(calls.counterDeferral, { body: { ...seen, dueOn: '2027-01-15', reason: '折中' } })),
    ).toContain('另一个人')
    expect((await refusal(clerk(calls.grantDeferral, { body: seen }))).code).toBe(codes.forbidden)
    expect((await look(deferralId)).state).toBe('proposed')
  })

  it('is refused by the database too, should the code forget that', async () => {
    const { deferralId } = await proposed()
    await expect(
      sql`UPDATE payment_deferral SET state = 'granted', decided_at = now(), decided_by = proposed_by
        WHERE id = ${deferralId}`.execute(db()),
    ).rejects.toThrow('payment_deferral_check')
  })

  it('with an approver’s other day is decided by somebody else again, the asker included', async () => {
    const { who, deferralId } = await proposed()
    const counter = { deferralId, version: 1, dueOn: '2027-01-10', reason: '最晚到一月上旬' }
    await leader(calls.counterDeferral, { body: counter })
    await leader(calls.counterDeferral, { body: counter })
    expect(await look(deferralId, clerk)).toMatchObject({
      isCountered: true,
      isAsker: true,
      isOwn: false,
      dueOn: '2027-01-10',
    })
    const seen = { deferralId, version: 2 }
    expect(await said(leader(calls.grantDeferral, { body: seen }))).toContain('另一个人')
    expect(await said(admin(calls.acceptCounter, { body: seen }))).toContain('申请人')
    await clerk(calls.acceptCounter, { body: seen })
    await clerk(calls.acceptCounter, { body: seen })
    expect((await who.call(own.ownPayments)).payment?.instalments[0]?.dueOn).toBe('2027-01-10')
    expect(await told(who.as.accountId)).toHaveLength(1)
  })

  it('without another day is not for its asker to accept', async () => {
    const { deferralId } = await proposed()
    expect(await said(clerk(calls.acceptCounter, { body: { deferralId, version: 1 } }))).toContain('反提案')
  })

  it('is decided once where two decide: the second is told who was first, and when', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { who, deferralId } = await proposed()
      const seen = { deferralId, version: 1 }
      const outcomes = await Promise.allSettled([
        admin(calls.grantDeferral, { body: seen }),
        elsewhere(calls.refuseDeferral, { body: { ...seen, reason: '已多次缓缴' } }),
      ])
      const lost = outcomes.filter((one) => one.status === 'rejected')
      expect(lost).toHaveLength(1)
      const { state, decidedBy } = await look(deferralId)
      expect(lost[0]?.reason).toMatchObject({ code: codes.conflict })
      expect(String(lost[0]?.reason.message)).toMatch(new RegExp(`^${decidedBy}已于\\d{4}`))
      const { payment } = await who.call(own.ownPayments)
      expect(payment?.instalments[0]?.dueOn).toBe(state === 'granted' ? '2027-02-01' : '2026-12-02')
      expect(await told(who.as.accountId)).toHaveLength(state === 'granted' ? 1 : 0)
    }
  })

  it('is changed and withdrawn by whose day it is, while nobody has decided', async () => {
    const { contractId, deferralId } = await proposed()
    const other = { deferralId, version: 1, dueOn: '2027-01-20', reason: '可以提前几天' }
    expect(await said(leader(calls.reviseDeferral, { body: other }))).toContain('林晓燕')
    await clerk(calls.reviseDeferral, { body: other })
    expect(await look(deferralId)).toMatchObject({ dueOn: '2027-01-20', reason: '可以提前几天', version: 2 })
    // Whoever saw the day before does not decide about the new one.
    expect((await refusal(leader(calls.grantDeferral, { body: { deferralId, version: 1 } }))).code).toBe(
      codes.conflict,
    )
    expect(await said(admin(calls.withdrawDeferral, { body: { deferralId, version: 2 } }))).toContain('本人')
    await clerk(calls.withdrawDeferral, { body: { deferralId, version: 2 } })
    await clerk(calls.withdrawDeferral, { body: { deferralId, version: 2 } })
    expect((await refusal(leader(calls.grantDeferral, { body: { deferralId, version: 3 } }))).code).toBe(
      codes.conflict,
    )
    await clerk(calls.proposeDeferral, { body: draftOf(contractId) })
  })
})

describe('whoever proposes', () => {
  it('does so once, however often they press, and not beside another that waits', async () => {
    const { contractId } = await company()
    const draft = draftOf(contractId)
    await Promise.all([1, 2, 3].map(() => clerk(calls.proposeDeferral, { body: draft })))
    const { list } = await admin(calls.listDeferrals, { body: { page: 1, pageSize: 100 } })
    expect(list.filter((one) => one.contractId === contractId)).toHaveLength(1)
    expect(await said(leader(calls.proposeDeferral, { body: draftOf(contractId) }))).toContain('林晓燕')
    expect((await refusal(leader(calls.proposeDeferral, { body: draft }))).code).toBe(codes.refused)
  })

  it('is told what is wrong with a day, an instalment or a contract', async () => {
    const { contractId } = await company()
    const faultOf = async (given: object) =>
      (await refusal(clerk(calls.proposeDeferral, { body: draftOf(contractId, given) }))).fields
    expect(await faultOf({ dueOn: '2026-12-02' })).toMatchObject([{ path: 'dueOn' }])
    expect(await faultOf({ dueOn: '2027-12-30' })).toMatchObject([{ path: 'dueOn' }])
    expect(await faultOf({ instalment: 7 })).toMatchObject([{ path: 'instalment' }])
    expect((await refusal(clerk(calls.proposeDeferral, { body: draftOf(randomUUID()) }))).code).toBe(
      codes.refused,
    )
    const half = { kind: 'payment', amount: total / 2, day: '2026-11-18', reason: '银行流水核对' } as const
    await admin(desk.bookTyped, { body: { contractId, key: randomUUID(), ...half } })
    expect(await faultOf({})).toMatchObject([{ path: 'instalment' }])
  })

  it('finds that what was paid meanwhile is not deferred any more', async () => {
    const { contractId, deferralId } = await proposed()
    const all = { kind: 'payment', amount: total, day: '2026-11-18', reason: '银行流水核对' } as const
    await admin(desk.bookTyped, { body: { contractId, key: randomUUID(), ...all } })
    expect(await said(leader(calls.grantDeferral, { body: { deferralId, version: 1 } }))).toContain(
      '不能缓缴',
    )
    await leader(calls.refuseDeferral, { body: { deferralId, version: 1, reason: '已付清' } })
    expect(await look(deferralId)).toMatchObject({ state: 'refused', answer: '已付清' })
  })

  it('finds them again, and takes them along', async () => {
    const { number, deferralId } = await proposed()
    const find = async (filters: object) => {
      const body = { page: 1, pageSize: 100, ...filters }
      return (await clerk(calls.listDeferrals, { body })).list.some(({ id }) => id === deferralId)
    }
    expect(await find({ text: number, state: 'proposed' })).toBe(true)
    expect(await find({ state: 'granted' })).toBe(false)
    expect(await find({ sort: '-dueOn' })).toBe(true)
    const { rows } = await download(fair, `/payment/deferrals/export?text=${number}`, adminIs)
    expect(rows).toHaveLength(2)
    expect(rows[1]).toEqual(expect.arrayContaining([number, '2026-12-02', '2027-02-01', '待审批', '林晓燕']))
  })
})
