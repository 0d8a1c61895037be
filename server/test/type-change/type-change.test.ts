import { randomUUID } from 'node:crypto'
import { translate } from '@fairground/domain/text'
import { typeChangeMessages as say } from '@fairground/domain/type-change'
import { codes } from '@fairground/wire/kernel/codes'
import { ownSelection } from '@fairground/wire/selection'
import { findChooser } from '@fairground/wire/selection/choosers'
import * as calls from '@fairground/wire/type-change'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let own: Signed
let call: ReturnType<typeof clientFor>
let other: ReturnType<typeof clientFor>
let holder: ReturnType<typeof clientFor>
let admin: ReturnType<typeof clientFor>
let second: ReturnType<typeof clientFor>
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  own = await fair.signIn('13800000005')
  call = clientFor(fair, own)
  other = clientFor(fair, await fair.signIn('exhibitor5@example.com'))
  holder = clientFor(fair, await fair.signIn('13800000006'))
  admin = clientFor(fair, await fair.signIn('admin'))
  const code = 'type-changes'
  const permissions = ['booth/typeChange:decide']
  const { db } = fair.platform
  await db.insertInto('role').values({ code, name_zh: code, name_en: code, permissions }).execute()
  await sql`INSERT INTO account_role SELECT account.id, role.id FROM account, role
    WHERE username = 'leader' AND code = ${code}`.execute(db)
  second = clientFor(fair, await fair.signIn('leader'))
})
afterAll(() => fair.stop())
afterEach(() =>
  sql`DELETE FROM booth_type_change WHERE made_by IN (SELECT id FROM account
    WHERE username IN ('13800000005', '13800000006', 'exhibitor5@example.com'))`.execute(fair.platform.db),
)

const words = (key: string, params = {}) => translate(key, 'zh', params)
const rows = async <Row>(query: ReturnType<typeof sql<Row>>) => (await query.execute(fair.platform.db)).rows

async function wish(asker = call) {
  const { now, offered } = await asker(calls.ownTypeChange, {})
  const found = offered.find(({ boothType }) => boothType !== now?.boothType)
  if (!found) throw new Error('there is another type')
  return { boothType: found.boothType, size: found.least, reason: '增加样机' }
}
async function ask(asker = call): Promise<string> {
  const id = randomUUID()
  await asker(calls.askTypeChange, { body: { id, ...(await wish(asker)) } })
  return id
}
const detail = (id: string) => admin(calls.findTypeChange, { params: { id } })
const decide = (id: string, granted: boolean, reason = '', by = admin) =>
  by(calls.decideTypeChange, { body: { id, granted, reason } })

describe('asking for another type of booth', () => {
  it('is for approved companies', async () => {
    const early = clientFor(fair, await fair.signIn('13800000003'))
    expect((await early(calls.ownTypeChange, {})).closed).toBe(words(say.notApproved))
    const body = { id: randomUUID(), boothType: '2', size: 36, reason: '样机' }
    expect((await refusal(early(calls.askTypeChange, { body }))).message).toBe(words(say.notApproved))
  })

  it('is done once, however often it is sent, and one at a time', async () => {
    const body = { id: randomUUID(), ...(await wish()) }
    await Promise.all([call(calls.askTypeChange, { body }), call(calls.askTypeChange, { body })])
    const { requests } = await call(calls.ownTypeChange, {})
    expect(requests.map(({ id, state }) => [id, state])).toEqual([[body.id, 'open']])
    const again = await refusal(call(calls.askTypeChange, { body: { ...body, id: randomUUID() } }))
    expect(again.message).toBe(words(say.openAlready))
    const logged = await rows(sql`SELECT FROM audit_entry WHERE action = 'ask-type-change'
      AND subject_id = ${body.id}`)
    expect(logged).toHaveLength(1)
  })

  it('says beside the field what is wrong', async () => {
    const { now } = await call(calls.ownTypeChange, {})
    const same = { boothType: now?.boothType ?? '', size: now?.size ?? 0, reason: '无' }
    const refused = await refusal(call(calls.askTypeChange, { body: { id: randomUUID(), ...same } }))
    expect(refused).toMatchObject({ fields: [{ path: 'size', message: words(say.same) }] })
  })

  it('can be taken back by its company alone, until it is answered', async () => {
    const id = await ask()
    expect((await refusal(other(calls.withdrawTypeChange, { body: { id } }))).message).toBe(
      translate(say.unknown, 'en'),
    )
    const taken = { id, ...(await wish(other)) }
    await refusal(other(calls.askTypeChange, { body: taken }))
    await call(calls.withdrawTypeChange, { body: { id } })
    await call(calls.withdrawTypeChange, { body: { id } })
    expect((await call(calls.ownTypeChange, {})).requests[0]?.state).toBe('withdrawn')
    const late = await refusal(decide(id, true))
    expect(late.code).toBe(codes.conflict)
  })
})

describe('the answer', () => {
  it('no needs a reason, is told, and changes nothing', async () => {
    const before = (await call(calls.ownTypeChange, {})).now
    const id = await ask()
    await refusal(decide(id, false))
    await decide(id, false, '没有余量')
    const { now, requests } = await call(calls.ownTypeChange, {})
    expect(now).toEqual(before)
    expect(requests[0]).toMatchObject({ state: 'refused', answer: '没有余量' })
    const told = await rows(sql`SELECT FROM outbox_message WHERE template = 'typeChangeRefused'
      AND recipient = '13800000005'`)
    expect(told).toHaveLength(1)
  })

  it('yes moves the quota of a company without booths, on record, and is told once', async () => {
    const wanted = await wish()
    const id = await ask()
    const { steps, quotaAfter, companyId } = await detail(id)
    expect(steps).toEqual(['quota', 'choose'])
    await decide(id, true)
    await decide(id, true)
    const { now } = await call(calls.ownTypeChange, {})
    expect(now).toMatchObject({ boothType: wanted.boothType, size: wanted.size, quota: quotaAfter })
    const chooser = await admin(findChooser, { params: { companyId } })
    expect(chooser.quota?.boothClass).toBe(wanted.boothType === '1' ? 'standard' : 'raw')
    expect((await call(ownSelection, {})).quota).toBeTruthy()
    expect((await detail(id)).steps).toEqual(['choose'])
    const events = await rows(sql`SELECT FROM selection_event WHERE company_id = ${companyId}
      AND action = 'quota' AND reason = ${wanted.reason}`)
    expect(events).toHaveLength(1)
    const told = await rows(sql`SELECT FROM outbox_message WHERE template = 'typeChangeGranted'
      AND recipient = '13800000005'`)
    expect(told).toHaveLength(1)
  })

  it('where no tier fits, gives just what was asked for', async () => {
    const id = await ask(other)
    await sql`UPDATE booth_tier SET deleted_at = now()`.execute(fair.platform.db)
    const { quotaAfter, wanted } = await detail(id)
    expect(quotaAfter).toEqual({ least: wanted.size, most: wanted.size, source: 'company' })
    await decide(id, true)
    expect((await other(calls.ownTypeChange, {})).now?.quota).toEqual(quotaAfter)
    await sql`UPDATE booth_tier SET deleted_at = NULL`.execute(fair.platform.db)
  })

  it('of the first counts, and the second is told of it', async () => {
    const id = await ask()
    const [one, two] = await Promise.allSettled([
      decide(id, true, '同意'),
      decide(id, false, '没有余量', second),
    ])
    expect([one.status, two.status].sort()).toEqual(['fulfilled', 'rejected'])
    const { state, settledBy } = await detail(id)
    const late = await refusal(state === 'granted' ? decide(id, false, '不行', second) : decide(id, true))
    expect(late.code).toBe(codes.conflict)
    expect(late.message).toContain(settledBy)
    expect(
      (await refusal(decide(id, state === 'granted', '同样', state === 'granted' ? second : admin))).code,
    ).toBe(codes.conflict)
  })

  it('yes leaves booths that are held to be moved by people', async () => {
    const held = async () => (await holder(calls.ownTypeChange, {})).now?.booths
    const before = await held()
    expect(before?.length).toBeGreaterThan(0)
    const id = await ask(holder)
    expect((await detail(id)).steps).toContain('move')
    await decide(id, true)
    expect(await held()).toEqual(before)
    const { steps, contract } = await detail(id)
    expect(steps).toContain('move')
    expect(steps.includes('amend')).toBe(contract?.sealed ?? false)
  })
})
