import { randomUUID } from 'node:crypto'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { chooseBooths, finishChoice, ownQuota, ownSelection } from '@fairground/wire/selection'
import * as block from '@fairground/wire/selection/block'
import { boothTimeline } from '@fairground/wire/selection/choosers'
import * as desk from '@fairground/wire/selection/desk'
import * as waiting from '@fairground/wire/waiting'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertStandingContract } from '../support/standing-contract'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import {
  type Choosing,
  choicesSeen,
  companiesChoosing,
  expectSound,
  hallOfRows,
  openSelection,
} from './selection-support'

let fair: TestFair
let admin: Client
let clerk: Client
let hallId: string
let rows: string[][]
let made = 0
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  clerk = clientFor(fair, await fair.signIn('clerk'))
  await openSelection(fair, { least: 1, most: 2 })
  ;({ hallId, boothIds: rows } = await hallOfRows(fair, 30, 8, { code: 'B1' }))
})
afterAll(() => fair.stop())

const db = () => fair.platform.db
const reason = '展团统一参展'
const groupType = '02'
const freshRow = () => rows.pop() ?? []
const said = async (asked: Promise<unknown>) => (await refusal(asked)).message
const choose = (who: Choosing, ...boothIds: (string | undefined)[]) =>
  who.call(chooseBooths, { body: { boothIds: boothIds.map(String) } })
const has = async (who: Choosing) => (await who.call(ownSelection, {})).booths.map(({ id }) => id).sort()
const share = ({ companyId }: Choosing, ...boothIds: (string | undefined)[]) => ({
  companyId,
  boothIds: boothIds.map(String),
})
type Share = ReturnType<typeof share>
const divide = (who: Choosing, shares: Share[], version = 1) =>
  who.call(block.divideBlock, { body: { version, shares } })

interface Group {
  name: string
  leader: Choosing
  units: [Choosing, Choosing]
  all: Choosing[]
}

/** Three companies of one group, each with one booth or two, as many as `standardBooths` says they asked for. */
async function aGroup(): Promise<Group> {
  const name = `第${++made}展团`
  const names = [1, 2, 3].map((place) => `136770${String(made * 10 + place).padStart(5, '0')}`)
  const all = await companiesChoosing(fair, names, { standardBooths: 2 })
  await db()
    .insertInto('group_unit')
    .values(
      all.map(({ companyId }) => ({
        company_id: companyId,
        company_name: 'x',
        group_type: groupType,
        group_name: name,
      })),
    )
    .execute()
  const [leader, one, other] = all
  if (!leader || !one || !other) throw new Error('companies that were made are there')
  return { name, leader, units: [one, other], all }
}

const nameLeader = ({ name, leader }: Group) =>
  admin(block.nameDelegate, {
    body: { groupType, groupName: name, companyId: leader.companyId, reason },
  })
const listed = async ({ name }: Group) => {
  const found = (await clerk(block.listGroups, {})).find(({ groupName }) => groupName === name)
  if (!found) throw new Error('a group with units is listed')
  return found
}
const delegateIdOf = async (group: Group) => (await listed(group)).delegate?.id ?? randomUUID()
const ended = async (group: Group) =>
  admin(block.endDelegate, { body: { delegateId: await delegateIdOf(group), reason } })

/** Its delegate has five booths of a row and has finished. */
async function finishedBlock() {
  const group = await aGroup()
  await nameLeader(group)
  const row = freshRow()
  await choose(group.leader, ...row.slice(0, 5))
  await group.leader.call(finishChoice, {})
  return { ...group, row }
}

describe('a group with a delegate', () => {
  it('is chosen for by the delegate alone, with the quotas of all its units', async () => {
    const group = await aGroup()
    const { leader, units } = group
    expect((await listed(group)).wanted).toEqual({ least: 3, most: 6 })
    await nameLeader(group)
    await nameLeader(group)
    expect(await leader.call(ownQuota, { body: {} })).toMatchObject([{ leastCount: 3, mostCount: 6 }])
    expect((await leader.call(ownSelection, {})).quota).toMatchObject({ companies: 3, count: { most: 6 } })
    const row = freshRow()
    expect(await said(choose(units[0], row[7]))).toMatch(`贵单位随${group.name}参展`)
    const gates = (await units[0].call(ownSelection, {})).gates
    expect(gates.find(({ gate }) => gate === 'ownChoice')?.missing).toMatch('统一选位')
    expect(await said(choose(leader, ...row.slice(0, 7)))).toBe('标准展位最多允许选择6个')
    await choose(leader, row[0], row[1])
    expect(await said(leader.call(finishChoice, {}))).toBe('至少需要选择3个展位')
    await choose(leader, ...row.slice(2, 6))
    expect(await listed(group)).toMatchObject({ held: 6, divided: 0, delegate: { reason } })
  })

  it('counts nobody who has booths already, asked for another type or is not approved', async () => {
    const group = await aGroup()
    const [one, other] = group.units
    const row = freshRow()
    await choose(one, row[0])
    await sql`UPDATE booth_request SET booth_type = '2', indoor_area = 40 WHERE company_id = ${other.companyId}`.execute(
      db(),
    )
    await nameLeader(group)
    expect(await group.leader.call(ownQuota, { body: {} })).toMatchObject([{ mostCount: 2 }])
    // Neither is kept from choosing itself.
    await choose(one, row[1])
    const gates = (await other.call(ownSelection, {})).gates
    expect(gates.find(({ gate }) => gate === 'ownChoice')?.missing).toBeNull()
    expect((await listed(group)).units.map(({ standing }) => standing).sort()).toEqual([
      'apart',
      'delegate',
      'hasBooths',
    ])
    await sql`UPDATE booth_request SET booth_type = '1' WHERE company_id = ${other.companyId}`.execute(db())
    await sql`UPDATE company SET review_state = NULL WHERE id = ${other.companyId}`.execute(db())
    expect(await group.leader.call(ownQuota, { body: {} })).toMatchObject([{ mostCount: 2 }])
  })

  it('is waited for by nobody but its delegate, unless the organiser puts a unit on the list', async () => {
    const group = await aGroup()
    const [one, other] = group.units
    const [a, b] = freshRow()
    for (const { companyId } of group.units)
      await sql`UPDATE selection_window SET starts_at = now() - interval '2 hours', ends_at = now() - interval '1 hour'
        WHERE company_id = ${companyId}`.execute(db())
    const wish = { least: 1, wanted: 1, openings: [], hallIds: [], allOrNone: false, givesBack: false }
    const offerTo = async (who: Choosing, boothId: string | undefined) => {
      const entryId = (await who.call(waiting.ownWaiting, {})).entry?.id ?? ''
      await admin(waiting.offerBooths, { body: { entryId, boothIds: [String(boothId)], reason } })
    }
    const accept = async (who: Choosing) => {
      const { entry } = await who.call(waiting.ownWaiting, {})
      return who.call(waiting.acceptOffer, { body: { offerId: entry?.offer?.id ?? '' } })
    }
    await one.call(waiting.joinWaiting, { body: wish })
    await offerTo(one, a)
    await nameLeader(group)
    expect(await said(accept(one))).toMatch(`贵单位随${group.name}参展`)
    expect(await said(other.call(waiting.joinWaiting, { body: wish }))).toMatch(`贵单位随${group.name}参展`)
    expect((await other.call(waiting.ownWaiting, {})).closed).toMatch('统一选位')
    const offerId = (await one.call(waiting.ownWaiting, {})).entry?.offer?.id ?? ''
    await one.call(waiting.declineOffer, { body: { offerId } })
    expect(await said(offerTo(one, b))).toMatch('由展团代表选位')
    await admin(waiting.joinFor, { body: { ...wish, companyId: other.companyId, reason } })
    // What was let go by is kept for it at once.
    await accept(other)
    expect(await has(other)).toEqual([a])
    await one.call(waiting.withdrawWaiting, {})
  })

  it('has one delegate, who is one of its approved companies and leads no other group', async () => {
    const [group, another] = [await aGroup(), await aGroup()]
    const as = (companyId: string, groupName = group.name) =>
      admin(block.nameDelegate, { body: { groupType, groupName, companyId, reason } })
    expect(await said(as(another.leader.companyId))).toMatch('不在该展团')
    await nameLeader(group)
    expect(await said(as(group.units[0].companyId))).toMatch('已有代表')
    await sql`UPDATE group_unit SET group_name = ${another.name} WHERE company_id = ${group.units[0].companyId}`.execute(
      db(),
    )
    await db()
      .insertInto('group_unit')
      .values({
        company_id: group.leader.companyId,
        company_name: 'x',
        group_type: groupType,
        group_name: another.name,
      })
      .execute()
    expect(await said(as(group.leader.companyId, another.name))).toMatch('已有代表')
    const body = { groupType, groupName: another.name, companyId: another.leader.companyId, reason }
    expect((await refusal(clerk(block.nameDelegate, { body }))).code).toBe(codes.forbidden)
  })

  it('can lose its delegate while that one has no more than its own, and each chooses again', async () => {
    const group = await aGroup()
    await nameLeader(group)
    const [a, b, c, d] = freshRow()
    await choose(group.leader, a, b, c)
    expect(await said(ended(group))).toMatch('请先把展团展位分配给各单位')
    await admin(desk.releaseFor, {
      body: { companyId: group.leader.companyId, boothIds: [String(c)], reason },
    })
    await ended(group)
    expect(await has(group.leader)).toEqual([a, b].sort())
    expect(await said(choose(group.leader, c))).toBe('标准展位最多允许选择2个')
    await choose(group.units[0], d)
    expect(await group.leader.call(block.ownBlock, {})).toBeNull()
  })
})

describe('a block', () => {
  it('is divided at once, and every unit has finished with what it got', async () => {
    const { leader, units, row, all, ...group } = await finishedBlock()
    const [a, b, c, d, e] = row
    const shares = [share(units[0], c, d), share(units[1], e)]
    const before = await leader.call(block.ownBlock, {})
    expect(before).toMatchObject({ version: 1, stage: 'finished', apart: [], given: [] })
    expect(before?.booths).toHaveLength(5)
    const after = await divide(leader, shares)
    expect(after).toMatchObject({ version: 2, units: [] })
    expect(after.given.map(({ codes }) => codes.length).sort()).toEqual([1, 2])
    expect(await Promise.all(all.map(has))).toEqual([[a, b].sort(), [c, d].sort(), [e]])
    expect((await units[1].call(ownSelection, {})).stage).toBe('finished')
    // The same again, by a tab that saw the block before, is the same answer.
    expect(await divide(leader, shares)).toEqual(after)
    expect(await said(divide(leader, [share(units[0], a)]))).toBe('展团展位已在别处分配，请看最新情况')
    expect(await expectSound(fair, hallId, 2 * 4)).toEqual([])
    const choices = await choicesSeen(admin, ...all.map(({ companyId }) => companyId))
    expect(await admin(desk.confirmChoices, { body: { choices } })).toEqual({ count: 3, changed: [] })
    expect(await listed({ leader, units, all, ...group })).toMatchObject({ held: 2, divided: 3 })
  })

  it('tells in the booth’s history who got it from whom, and was never free', async () => {
    const { leader, units, row } = await finishedBlock()
    await divide(leader, [share(units[0], row[2]), share(units[1], row[3], row[4])])
    const { code } = await db()
      .selectFrom('booth')
      .select('code')
      .where('id', '=', String(row[4]))
      .executeTakeFirstOrThrow()
    const entries = (await clerk(boothTimeline, { query: { code } }))?.entries
    expect(entries?.map(({ kind }) => kind)).toEqual(['divide', 'choose'])
    const { rows: freed } =
      await sql`SELECT FROM booth WHERE id = ANY(${row}::uuid[]) AND freed_at IS NOT NULL`.execute(db())
    expect(freed).toHaveLength(0)
  })

  it('can be divided by staff with a reason, and by nobody without the key', async () => {
    const group = await finishedBlock()
    const { units, row } = group
    const delegateId = await delegateIdOf(group)
    const shares = [share(units[0], row[2]), share(units[1], row[3], row[4])]
    const body = { delegateId, version: 1, shares, reason }
    expect((await refusal(clerk(block.divideFor, { body }))).code).toBe(codes.forbidden)
    expect(await said(admin(block.divideFor, { body: { ...body, reason: '' } }))).toBeTruthy()
    expect((await admin(block.divideFor, { body })).booths).toHaveLength(2)
    const { rows: audited } = await sql`SELECT FROM audit_entry
      WHERE action = 'divide-block' AND subject_id = ${delegateId}`.execute(db())
    expect(audited).toHaveLength(1)
    expect(await said(admin(block.divideFor, { body: { ...body, delegateId: randomUUID() } }))).toMatch(
      '不存在或已取消',
    )
  })

  it('is left as it was where anything of a division is wrong', async () => {
    const { leader, units, row, ...group } = await finishedBlock()
    const [a, b, c, d, e, f] = row
    const [one, other] = units
    const stranger = (await aGroup()).leader
    await choose(stranger, f)
    const cases: [string, Share[]][] = [
      ['标准展位最多允许选择2个', [share(one, a, b, c), share(other, d)]],
      ['不相邻', [share(one, a, c), share(other, b)]],
      // What is left must fit too: a and e do not adjoin.
      ['不相邻', [share(one, b), share(other, c, d)]],
      ['还有展位没有分配', [share(one, e)]],
      ['不在待分配的展团单位', [share(stranger, e), share(one, d)]],
      ['不在待分配的展团单位', [share({ ...stranger, companyId: randomUUID() }, e)]],
      ['不在待分配的展团展位', [share(one, e, f), share(other, d)]],
      ['展位不存在', [share(one, randomUUID())]],
    ]
    for (const [message, shares] of cases) expect(await said(divide(leader, shares))).toMatch(message)
    expect(await said(divide(one, [share(one, a)]))).toBe('贵单位不是展团代表')
    expect(await said(divide(leader, [share(one, d), share(other, e)], 2))).toMatch('已在别处分配')
    expect(await has(leader)).toEqual([a, b, c, d, e].sort())
    const choices = await choicesSeen(admin, leader.companyId)
    expect(await said(admin(desk.confirmChoices, { body: { choices } }))).toMatch(
      '请先把展团展位分配给各单位',
    )
    // Among many it is left out and named, and the others are confirmed.
    await stranger.call(finishChoice, {})
    const many = await choicesSeen(admin, leader.companyId, stranger.companyId)
    expect(await admin(desk.confirmChoices, { body: { choices: many } })).toEqual({
      count: 1,
      changed: [leader.companyId],
    })
    expect(await listed({ leader, units, ...group })).toMatchObject({ held: 5, divided: 0 })
  })

  it('is divided only once it is finished, and not with a contract', async () => {
    const group = await aGroup()
    await nameLeader(group)
    const [a, b, c] = freshRow()
    await choose(group.leader, a, b, c)
    const shares = [share(group.units[0], c)]
    expect(await said(divide(group.leader, shares))).toMatch('完成选择后')
    await group.leader.call(finishChoice, {})
    await insertStandingContract(db(), { companyId: group.leader.companyId, number: 'HT-77' })
    expect(await said(divide(group.leader, shares))).toMatch('HT-77')
  })

  it('is divided once by two tabs at the same moment', async () => {
    const { leader, units, row, all } = await finishedBlock()
    const [, , c, d, e] = row
    const outcomes = await Promise.allSettled([
      divide(leader, [share(units[0], c, d), share(units[1], e)]),
      divide(leader, [share(units[1], c, d), share(units[0], e)]),
      divide(leader, [share(units[0], c, d), share(units[1], e)]),
    ])
    expect(outcomes.filter(({ status }) => status === 'rejected').length).toBeGreaterThanOrEqual(1)
    expect((await Promise.all(all.map(has))).flat().sort()).toEqual(row.slice(0, 5).sort())
    expect(await expectSound(fair, hallId, 8)).toEqual([])
  })
})
