import type { Client } from '@fairground/wire/kernel/client'
import { assignBooths, unassignBooths } from '@fairground/wire/placement'
import { chooseBooths, finishChoice, ownQuota, ownSelection } from '@fairground/wire/selection'
import * as desk from '@fairground/wire/selection/desk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertStandingContract } from '../support/standing-contract'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { type Choosing, choicesSeen, companiesChoosing, hallOfRows, openSelection } from './selection-support'

let fair: TestFair
let admin: Client
let rows: string[][]
let made = 0
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  await openSelection(fair, { least: 1, most: 4 })
  ;({ boothIds: rows } = await hallOfRows(fair, 40, 8, { code: 'D1' }))
})
afterAll(() => fair.stop())

const db = () => fair.platform.db
const reason = '企业来电说明'
const freshRow = () => rows.pop() ?? []
const mobile = () => `139000${String(++made).padStart(5, '0')}`
const someone = async (): Promise<Choosing> => {
  const [company] = await companiesChoosing(fair, [mobile()])
  if (!company) throw new Error('a company that was made is there')
  return company
}
const choose = (who: Choosing, ...boothIds: (string | undefined)[]) =>
  who.call(chooseBooths, { body: { boothIds: boothIds.map(String) } })
const finished = async (...boothIds: (string | undefined)[]): Promise<Choosing> => {
  const who = await someone()
  await choose(who, ...boothIds)
  await who.call(finishChoice, {})
  return who
}
const said = async (asked: Promise<unknown>) => (await refusal(asked)).message
const has = async (who: Choosing) => (await who.call(ownSelection, {})).booths.map(({ id }) => id).sort()
const stageOf = async (who: Choosing) => (await who.call(ownSelection, {})).stage
const closeWindow = (who: Choosing) =>
  sql`DELETE FROM selection_window WHERE company_id = ${who.companyId}`.execute(db())

describe('confirming', () => {
  it('takes many at once, tells each of them once, and stays so when pressed again', async () => {
    const [[a, b], [c]] = [freshRow(), freshRow()]
    const [one, other] = [await finished(a, b), await finished(c)]
    const body = { choices: await choicesSeen(admin, one.companyId, other.companyId) }
    expect(await admin(desk.confirmChoices, { body })).toEqual({ count: 2, changed: [] })
    expect(await admin(desk.confirmChoices, { body })).toEqual({ count: 0, changed: [] })
    expect(await stageOf(one)).toBe('confirmed')
    const { rows: sent } = await sql`SELECT FROM outbox_message WHERE template = 'choiceConfirmed'`.execute(
      db(),
    )
    expect(sent).toHaveLength(2)
  })

  it.each([
    ['confirming', desk.confirmChoices, 'confirmed'],
    ['giving back', desk.returnChoices, 'choosing'],
  ] as const)(
    '%s leaves out and names whoever changed since, and the others go through',
    async (_what, decide, stage) => {
      const [[a], [b, c], [d]] = [freshRow(), freshRow(), freshRow()]
      const companies = [await finished(a), await finished(b), await finished(d)] as const
      const [same, changed, open] = companies
      const choices = await choicesSeen(admin, ...companies.map(({ companyId }) => companyId))
      await admin(desk.chooseFor, {
        body: { companyId: changed.companyId, boothIds: [String(c)], reason },
      })
      const [seen] = await choicesSeen(admin, open.companyId)
      if (seen) await admin(desk.returnChoice, { body: { ...seen, reason } })
      const decided = await admin(decide, { body: { choices, reason } })
      expect(decided.count).toBe(1)
      expect(decided.changed.sort()).toEqual([changed.companyId, open.companyId].sort())
      expect(await Promise.all(companies.map(stageOf))).toEqual([stage, 'finished', 'choosing'])
      if (seen)
        expect(await said(admin(desk.returnChoice, { body: { ...seen, reason } }))).toBe(
          '企业的选择已变化，请重新查看',
        )
      expect(await stageOf(same)).not.toBe('finished')
    },
  )

  it('can be taken back with a reason the company reads, and it goes on choosing', async () => {
    const [a, b] = freshRow()
    const who = await finished(a)
    const choices = await choicesSeen(admin, who.companyId)
    await admin(desk.returnChoices, { body: { choices, reason: '请改选两个展位' } })
    expect(await who.call(ownSelection, {})).toMatchObject({
      stage: 'choosing',
      returnReason: '请改选两个展位',
    })
    await choose(who, b)
    await who.call(finishChoice, {})
    expect(await who.call(ownSelection, {})).toMatchObject({ stage: 'finished', returnReason: '' })
  })
})

describe('staff who choose for a company', () => {
  it('are not bound to its window or stage, and to its quota', async () => {
    const [a, b, c, d, e] = freshRow()
    const who = await finished(a)
    await closeWindow(who)
    const body = { companyId: who.companyId, reason, boothIds: [b, c, d].map(String) }
    const after = await admin(desk.chooseFor, { body })
    expect(after.booths).toHaveLength(4)
    expect(await said(admin(desk.chooseFor, { body: { ...body, boothIds: [String(e)] } }))).toBe(
      '标准展位最多允许选择4个',
    )
    await admin(desk.releaseFor, { body: { ...body, boothIds: [String(d)] } })
    expect(await has(who)).toEqual([a, b, c].sort())
  })

  it('leave no choice finished or confirmed that has no booth left', async () => {
    const [[a, b], [c]] = [freshRow(), freshRow()]
    const [one, other] = [await finished(a, b), await someone()]
    const release = (boothId: string | undefined) =>
      admin(desk.releaseFor, { body: { companyId: one.companyId, boothIds: [String(boothId)], reason } })
    expect((await release(b)).stage).toBe('finished')
    expect((await release(a)).stage).toBe('choosing')
    expect(await stageOf(one)).toBe('choosing')
    await admin(assignBooths, { body: { companyId: other.companyId, boothIds: [String(c)], reason } })
    await admin(desk.finishFor, { body: { companyId: other.companyId, reason } })
    await admin(unassignBooths, { body: { boothIds: [String(c)], reason } })
    expect(await stageOf(other)).toBe('choosing')
  })

  it('finish for it what it did not', async () => {
    const [a] = freshRow()
    const who = await someone()
    await choose(who, a)
    await closeWindow(who)
    expect((await admin(desk.finishFor, { body: { companyId: who.companyId, reason } })).stage).toBe(
      'finished',
    )
  })

  it('move it in one step, given booths too, and never to what is taken', async () => {
    const [[a, b], [c, d, e]] = [freshRow(), freshRow()]
    const who = await someone()
    await admin(assignBooths, { body: { companyId: who.companyId, boothIds: [String(a)], reason } })
    await admin(desk.chooseFor, { body: { companyId: who.companyId, boothIds: [String(b)], reason } })
    const move = (...boothIds: (string | undefined)[]) =>
      admin(desk.moveBooths, { body: { companyId: who.companyId, boothIds: boothIds.map(String), reason } })
    await move(c, d)
    expect(await has(who)).toEqual([c, d].sort())
    const { rows: left } = await sql<{ status: string }>`
      SELECT status FROM booth WHERE id IN (${a}, ${b})`.execute(db())
    expect(left.map(({ status }) => status)).toEqual(['normal', 'normal'])
    await finished(e)
    expect(await said(move(d, e))).toBe('展位已经被选，请重新选择')
    expect(await has(who)).toEqual([c, d].sort())
    expect((await move(c, d)).booths).toHaveLength(2)
  })

  it('leave what was given a given booth where they move it', async () => {
    const [a, b] = freshRow()
    const who = await someone()
    await admin(assignBooths, { body: { companyId: who.companyId, boothIds: [String(a)], reason } })
    const moved = await admin(desk.moveBooths, {
      body: { companyId: who.companyId, boothIds: [String(b)], reason },
    })
    expect(moved.booths.map(({ state, origin }) => [state, origin])).toEqual([['allotted', 'assigned']])
    await admin(unassignBooths, { body: { boothIds: [String(b)], reason } })
    expect(await has(who)).toEqual([])
  })

  it('swap two companies that fit into each other’s, and leave both where one does not', async () => {
    const [[a, b], [c], [d]] = [freshRow(), freshRow(), freshRow()]
    const [one, other, third] = [await finished(a, b), await finished(c), await finished(d)]
    const swap = (companyId: string, otherId: string) =>
      admin(desk.swapBooths, { body: { companyId, otherId, reason } })
    await swap(one.companyId, other.companyId)
    expect([await has(one), await has(other)]).toEqual([[c], [a, b].sort()])
    await sql`INSERT INTO company_quota (company_id, scale, least, most, reason)
      VALUES (${third.companyId}, 'count', 1, 1, 'x')`.execute(db())
    expect(await said(swap(third.companyId, other.companyId))).toMatch(/标准展位最多允许选择1个/)
    expect([await has(third), await has(other)]).toEqual([[d], [a, b].sort()])
    expect(await said(swap(one.companyId, (await someone()).companyId))).toMatch(/没有展位/)
  })

  it('change nothing once there is a contract', async () => {
    const [a, b] = freshRow()
    const who = await finished(a)
    await insertStandingContract(db(), { companyId: who.companyId, number: 'HT-9' })
    const body = { companyId: who.companyId, boothIds: [String(b)], reason }
    const choices = await choicesSeen(admin, who.companyId)
    for (const ask of [
      () => admin(desk.moveBooths, { body }),
      () => admin(desk.chooseFor, { body }),
      () => admin(desk.releaseFor, { body: { ...body, boothIds: [String(a)] } }),
      () => admin(desk.returnChoices, { body: { choices, reason } }),
    ])
      expect(await said(ask())).toBe('企业已有合同HT-9，展位不能再变动')
  })

  it('give the others back where one of many has a contract, and name it', async () => {
    const [[a], [b]] = [freshRow(), freshRow()]
    const [bound, free] = [await finished(a), await finished(b)]
    await insertStandingContract(db(), { companyId: bound.companyId, number: 'HT-11' })
    const choices = await choicesSeen(admin, bound.companyId, free.companyId)
    const decided = await admin(desk.returnChoices, { body: { choices, reason } })
    expect(decided).toEqual({ count: 1, changed: [bound.companyId] })
    expect(await Promise.all([bound, free].map(stageOf))).toEqual(['finished', 'choosing'])
  })

  it('choose further booths once its contract is sealed, which the company itself cannot', async () => {
    const [a, b] = freshRow()
    const who = await someone()
    await choose(who, a)
    await insertStandingContract(db(), { companyId: who.companyId, number: 'HT-10', state: 'payment' })
    expect(await said(choose(who, b))).toBe('企业已有合同HT-10，展位不能再变动')
    expect(await has(who)).toEqual([a])
    await admin(desk.chooseFor, { body: { companyId: who.companyId, boothIds: [String(b)], reason } })
    expect(await has(who)).toEqual([a, b].sort())
  })
})

describe('a reminder', () => {
  it('reaches whoever is in an open window and has not finished, once for each window', async () => {
    const [a] = freshRow()
    const [late, done, over] = [await someone(), await finished(a), await someone()]
    await closeWindow(over)
    const told = async ({ as }: Choosing) => {
      const found = await sql`SELECT FROM outbox_message JOIN account ON username = recipient
        WHERE template = 'choiceUnfinished' AND account.id = ${as.accountId}`.execute(db())
      return found.rows.length
    }
    expect(await admin(desk.remindUnfinished, {})).toBeGreaterThan(0)
    await sql`UPDATE selection_window SET ends_at = ends_at + interval '1 hour'
      WHERE company_id = ${late.companyId}`.execute(db())
    expect(await admin(desk.remindUnfinished, {})).toBe(0)
    expect(await Promise.all([late, done, over].map(told))).toEqual([1, 0, 0])
    await sql`UPDATE selection_window SET starts_at = starts_at + interval '1 second'
      WHERE company_id = ${late.companyId}`.execute(db())
    expect(await admin(desk.remindUnfinished, {})).toBe(1)
  })
})

describe('a quota for one company', () => {
  it('holds until it is ended, by the scale of its request', async () => {
    const [a, b] = freshRow()
    const who = await someone()
    const companyId = who.companyId
    await admin(desk.setQuota, { body: { companyId, least: 1, most: 1, reason } })
    await admin(desk.setQuota, { body: { companyId, least: 1, most: 2, reason } })
    expect(await who.call(ownQuota, { body: {} })).toMatchObject([{ leastCount: 1, mostCount: 2 }])
    await choose(who, a, b)
    await admin(desk.endQuota, { body: { companyId, reason } })
    expect(await who.call(ownQuota, { body: {} })).toMatchObject([{ mostCount: 4 }])
  })
})
