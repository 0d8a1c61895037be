import { randomUUID } from 'node:crypto'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { chooseBooths, finishChoice, ownQuota, ownSelection, releaseBooths } from '@fairground/wire/selection'
import { chooseFor } from '@fairground/wire/selection/desk'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { type Choosing, companiesChoosing, edition, hallOfRows, openSelection } from './selection-support'

let fair: TestFair
let admin: Client
let rows: string[][]
let made = 0
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  await openSelection(fair, { least: 1, most: 2 })
  ;({ boothIds: rows } = await hallOfRows(fair, 20, 6, { code: 'ATT' }))
})
afterAll(() => fair.stop())

const db = () => fair.platform.db
const freshRow = (): string[] => rows.pop() ?? []
const someone = async (): Promise<Choosing> => {
  made += 1
  const [company] = await companiesChoosing(fair, [`attacker-${made}`], { standardBooths: 2 })
  if (!company) throw new Error('a company that was made is there')
  return company
}
const post = (who: Choosing, path: string, payload: object) =>
  fair.ask({ method: 'POST', url: `/api${path}`, as: who.as, payload })
const choose = (who: Choosing, ...boothIds: string[]) => who.call(chooseBooths, { body: { boothIds } })
const has = async (who: Choosing) => (await who.call(ownSelection, {})).booths.map(({ id }) => id).sort()

describe('what a body says beside what it is asked for', () => {
  const claims = (other: Choosing) => ({
    companyId: other.companyId,
    qyid: other.companyId,
    userid: other.as.accountId,
    accountId: other.as.accountId,
    actorId: other.as.accountId,
    edition: edition - 1,
    state: 'completed',
    status: 'completed',
    stage: 'confirmed',
    origin: 'assigned',
    gates: [],
    now: '2020-01-01T00:00:00Z',
    quota: { count: { least: 0, most: 99 } },
    maxNum: 99,
    most: 99,
    reason: 'x',
  })

  it('is not believed: whose, which state, how many, when', async () => {
    const [who, other, [one = '', two = '', three = '']] = [await someone(), await someone(), freshRow()]
    await choose(other, three)
    const chosen = await post(who, '/selection/choose', { ...claims(other), boothIds: [one, two] })
    expect(chosen).toMatchObject({ code: codes.ok, result: { stage: 'choosing' } })
    expect(await has(who)).toEqual([one, two].sort())
    expect(await has(other)).toEqual([three])
    const { rows: stored } = await sql<{ status: string; origin: string; by: string }>`
      SELECT booth.status, origin, taken_by AS by FROM booth_holding JOIN booth ON booth.id = booth_id
      WHERE company_id = ${who.companyId}`.execute(db())
    const own = { status: 'occupy', origin: 'chosen', by: who.as.accountId }
    expect(stored).toEqual([own, own])
    expect((await post(who, '/selection/release', { ...claims(other), boothIds: [three] })).code).toBe(
      codes.refused,
    )
    expect((await post(who, '/selection/finish', claims(other))).result.stage).toBe('finished')
    expect(await other.call(ownSelection, {})).toMatchObject({ stage: 'choosing', booths: [{ id: three }] })
  })

  it('raises no quota and opens no window', async () => {
    const [who, other, [one = '', two = '', three = '']] = [await someone(), await someone(), freshRow()]
    const many = await post(who, '/selection/choose', { ...claims(other), boothIds: [one, two, three] })
    expect(many).toMatchObject({ code: codes.refused, msg: '标准展位最多允许选择2个' })
    await sql`UPDATE selection_window SET ends_at = now() WHERE company_id = ${who.companyId}`.execute(db())
    for (const [path, wanted] of [
      ['/selection/choose', { boothIds: [one] }],
      ['/zwjbxx/doUpdateByVO', { uuid: one, reserve2: '2', ffmc: 'SELECT' }],
    ] as const)
      expect(await post(who, path, { ...claims(other), ...wanted })).toMatchObject({
        code: codes.refused,
        msg: '贵单位的选位时间已结束',
      })
    expect([await has(who), await has(other)]).toEqual([[], []])
  })
})

describe('a request that is sent again later', () => {
  it('to let go does not let go of what another company has by now', async () => {
    const [who, other, [one = '']] = [await someone(), await someone(), freshRow()]
    await choose(who, one)
    const letGo = () => who.call(releaseBooths, { body: { boothIds: [one] } })
    await letGo()
    await choose(other, one)
    expect((await letGo()).booths).toEqual([])
    expect(await has(other)).toEqual([one])
  })

  it('to choose takes nothing back from whoever has it by now, nor after the choice was handed in', async () => {
    const [who, other, [one = '', two = '']] = [await someone(), await someone(), freshRow()]
    const again = () => choose(who, one)
    await again()
    await who.call(releaseBooths, { body: { boothIds: [one] } })
    await choose(other, one)
    expect((await refusal(again())).message).toBe('展位已经被选，请重新选择')
    await other.call(releaseBooths, { body: { boothIds: [one] } })
    await choose(who, two)
    await who.call(finishChoice, {})
    expect((await refusal(again())).message).toBe('选择已完成，等待组委会确认，不能再更改')
    expect(await has(who)).toEqual([two])
  })

  it('with the session of somebody who has logged out is nobody’s', async () => {
    const [who, [one = '']] = [await someone(), freshRow()]
    await sql`DELETE FROM session WHERE account_id = ${who.as.accountId}`.execute(db())
    expect((await refusal(choose(who, one))).code).toBe(codes.sessionExpired)
  })
})

describe('ids that are somebody else’s or nobody’s', () => {
  it('are answered alike, so that nobody learns which accounts and booths there are', async () => {
    const [who, other, [one = '']] = [await someone(), await someone(), freshRow()]
    const quotaOf = (accountId: string) => who.call(ownQuota, { body: { accountId } })
    expect([await quotaOf(other.as.accountId), await quotaOf(randomUUID())]).toEqual([[], []])
    await sql`UPDATE booth SET deleted_at = now() WHERE id = ${one}`.execute(db())
    const [gone, never] = [await refusal(choose(who, one)), await refusal(choose(who, randomUUID()))]
    expect([gone.code, gone.message]).toEqual([never.code, never.message])
  })

  it('of another edition are no companies to staff either', async () => {
    const [earlier] = await companiesChoosing(fair, ['attacker-earlier'])
    await sql`UPDATE company SET edition = ${edition - 1} WHERE id = ${earlier?.companyId ?? ''}`.execute(
      db(),
    )
    const [known, never] = await Promise.all(
      [earlier?.companyId ?? '', randomUUID()].map((id) =>
        refusal(admin(chooseFor, { body: { companyId: id, boothIds: [randomUUID()], reason: '来电' } })),
      ),
    )
    expect([known?.message, never?.message]).toEqual(['企业不存在', '企业不存在'])
  })
})

describe('staff', () => {
  const calls: Record<string, string[]> = {
    'booth/select:confirm': ['confirm', 'return'],
    'booth/select:onBehalf': ['choose', 'release', 'finish', 'move', 'swap', 'remind'],
    'booth/select:quota': ['quota', 'quota/end'],
  }
  it.each(Object.keys(calls))('with the key %s alone do what it opens and nothing else', async (key) => {
    await sql`UPDATE role SET permissions = ARRAY[${key}] WHERE code = 'clerk'`.execute(db())
    await sql`INSERT INTO account_role (account_id, role_id) SELECT account.id, role.id FROM account, role
      WHERE username = 'clerk' AND code = 'clerk' ON CONFLICT DO NOTHING`.execute(db())
    const as = await fair.signIn('clerk')
    const open: string[] = []
    for (const call of Object.values(calls).flat()) {
      const answer = await fair.ask({ method: 'POST', url: `/api/selection/desk/${call}`, as, payload: {} })
      if (answer.code !== codes.forbidden) open.push(call)
    }
    expect(open).toEqual(calls[key])
  })
})
