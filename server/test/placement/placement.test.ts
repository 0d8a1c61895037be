import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import {
  assignBooths,
  companiesToPlace,
  findBooth,
  listBooths,
  reserveBooths,
  unassignBooths,
  unreserveBooths,
} from '@fairground/wire/placement'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hallWith, listen } from '../hall/hall-support'
import { insertStandingContract } from '../support/standing-contract'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { approveSubmitted, companiesWithoutBooth, type FreeBooths, freeBooths } from './placement-support'

let fair: TestFair
let admin: Client
let address: string
let w2: string
let w3: string
beforeAll(async () => {
  fair = await startTestFair()
  address = await fair.app.listen({ host: '127.0.0.1', port: 0 })
  admin = clientFor(fair, await fair.signIn('admin'))
  w2 = await hallWith(fair, 'W2')
  w3 = await hallWith(fair, 'W3')
  await approveSubmitted(fair)
})
afterAll(() => fair.stop())

const reason = '协会推荐'

const free: FreeBooths = (...wanted) => freeBooths(admin, ...wanted)
const someCompanies = (count: number) => companiesWithoutBooth(fair, count)
const someCompany = async (): Promise<string> => (await someCompanies(1))[0] ?? ''

const stateOf = async (boothId: string) => (await admin(findBooth, { params: { boothId } })).booth.state

describe('assigning', () => {
  it('gives a company booths all the world sees within the second, and takes them back', async () => {
    await fair.ask({ method: 'GET', url: `/api/hall/${w3}/map` })
    const viewer = await listen(address)
    const boothIds = await free(w3, 2)
    const companyId = await someCompany()
    const changed = await admin(assignBooths, { body: { boothIds, companyId, reason } })
    expect(changed.map(({ id, state }) => [id, state])).toEqual(boothIds.map((id) => [id, 'allotted']))
    const shown = await viewer.next()
    expect(shown.booths.map(({ id, state }) => [id, state]).sort()).toEqual(
      boothIds.map((id) => [id, 'allotted']).sort(),
    )
    viewer.stop()

    const [first = ''] = boothIds
    const { booth, history } = await admin(findBooth, { params: { boothId: first } })
    expect(booth).toMatchObject({ companyId, origin: 'assigned', state: 'allotted' })
    expect(history[0]).toMatchObject({ action: 'assign', reason, actorName: 'admin', companyId })

    await admin(unassignBooths, { body: { boothIds, reason: '企业放弃' } })
    expect(await stateOf(first)).toBe('normal')
    const after = await admin(findBooth, { params: { boothId: first } })
    expect(after.history.map(({ action }) => action)).toEqual(['unassign', 'assign'])
    expect(after.booth.companyId).toBeNull()
  })

  it('twice by a double click gives once', async () => {
    const boothIds = await free(w3, 1)
    const companyId = await someCompany()
    const body = { boothIds, companyId, reason }
    const past = await admin(findBooth, { params: { boothId: boothIds[0] ?? '' } })
    await Promise.all([admin(assignBooths, { body }), admin(assignBooths, { body })])
    const { history } = await admin(findBooth, { params: { boothId: boothIds[0] ?? '' } })
    expect(history).toHaveLength(past.history.length + 1)
  })

  it('one booth to two companies at once gives it to one of them', async () => {
    const boothIds = await free(w3, 1)
    const companies = await someCompanies(3)
    const outcomes = await Promise.allSettled(
      companies.map((companyId) => admin(assignBooths, { body: { boothIds, companyId, reason } })),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const lost = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
    for (const { code, message } of lost)
      expect({ code, message }).toMatchObject({
        code: codes.refused,
        message: expect.stringContaining('不是可选状态'),
      })
  })

  it('is refused whole where one of the booths cannot be given', async () => {
    const [booth = ''] = await free(w3, 1)
    const held = await admin(listBooths, { body: { hallId: w3, state: 'occupy', page: 1, pageSize: 1 } })
    const taken = held.list[0]
    const { message } = await refusal(
      admin(assignBooths, {
        body: { boothIds: [booth, taken?.id ?? ''], companyId: await someCompany(), reason },
      }),
    )
    expect(message).toContain(taken?.code)
    expect(await stateOf(booth)).toBe('normal')
  })

  it('keeps to one hall, one kind and the caps, whoever gives', async () => {
    const companyId = await someCompany()
    const attempt = async (boothIds: string[]) =>
      (await refusal(admin(assignBooths, { body: { boothIds, companyId, reason } }))).message
    expect(await attempt([...(await free(w2, 1)), ...(await free(w3, 1))])).toBe('同一企业的展位不能跨馆')
    expect(await attempt(await free(w3, 5))).toBe('标准展位最多允许选择4个')
    expect(await attempt([...(await free(w3, 1)), ...(await free(w3, 1, 'raw'))])).toBe(
      '同一企业只能有一种展位类型',
    )
    const two = await free(w2, 2, 'raw')
    await admin(assignBooths, { body: { boothIds: two, companyId, reason } })
    const third = await free(w2, 1, 'raw').catch(() => [])
    if (third.length > 0) expect(await attempt(third)).toBe('光地展位最多允许选择2个')
  })

  it('needs an approved company of this edition that is not blacklisted, and a reason', async () => {
    const boothIds = await free(w3, 1)
    const draft = await fair.platform.db
      .selectFrom('company')
      .select('id')
      .where('edition', '=', 21)
      .where('data_state', '=', 'draft')
      .executeTakeFirstOrThrow()
    const earlier = await fair.platform.db
      .selectFrom('company')
      .select('id')
      .where('edition', '=', 20)
      .executeTakeFirstOrThrow()
    const attempt = (companyId: string) =>
      refusal(admin(assignBooths, { body: { boothIds, companyId, reason } }))
    expect((await attempt(draft.id)).message).toBe('该企业尚未通过审核，不能分配展位')
    expect((await attempt(earlier.id)).message).toBe('企业不存在')
    const unreasoned = await fair.ask({
      method: 'POST',
      url: '/api/placement/assign',
      as: await fair.signIn('admin'),
      payload: { boothIds, companyId: await someCompany(), reason: '  ' },
    })
    expect(unreasoned).toMatchObject({ code: codes.invalid, msg: '请填写原因' })

    const listed = await someCompany()
    const { account_id } = await fair.platform.db
      .selectFrom('company')
      .select('account_id')
      .where('id', '=', listed)
      .executeTakeFirstOrThrow()
    await fair.platform.db
      .insertInto('blacklist_entry')
      .values({ account_id, company_name: '某公司', remark: '欠款' })
      .execute()
    expect((await attempt(listed)).message).toContain('黑名单')
    expect(await stateOf(boothIds[0] ?? '')).toBe('normal')
  })

  it('is not cancelled for what a company chose itself, nor under a contract', async () => {
    const chosen = await admin(listBooths, { body: { state: 'occupy', page: 1, pageSize: 1 } })
    const { message } = await refusal(
      admin(unassignBooths, { body: { boothIds: [chosen.list[0]?.id ?? ''], reason } }),
    )
    expect(message).toContain('不是组委会分配的')

    const boothIds = await free(w3, 1)
    const companyId = await someCompany()
    await admin(assignBooths, { body: { boothIds, companyId, reason } })
    await insertStandingContract(fair.platform.db, { companyId, number: 'HT-TEST-1' })
    const bound = await refusal(admin(unassignBooths, { body: { boothIds, reason } }))
    expect(bound.message).toBe('企业已有合同HT-TEST-1，不能取消分配')
  })
})

describe('keeping back', () => {
  it('holds for nobody, until a person frees it', async () => {
    const boothIds = await free(w3, 2)
    const [boothId = ''] = boothIds
    await admin(reserveBooths, { body: { boothIds, reason: '赞助商', expiresOn: '2999-01-01' } })
    const { booth } = await admin(findBooth, { params: { boothId } })
    expect(booth).toMatchObject({
      state: 'bespoke',
      companyId: null,
      reservedFor: '赞助商',
      reservedUntil: '2999-01-01',
    })
    const again = await refusal(admin(reserveBooths, { body: { boothIds, reason, expiresOn: null } }))
    expect(again.message).toContain(booth.code)
    await admin(unreserveBooths, { body: { boothIds, reason: '赞助取消' } })
    expect(await stateOf(boothId)).toBe('normal')
    const free2 = await refusal(admin(unreserveBooths, { body: { boothIds, reason } }))
    expect(free2.message).toContain('没有预留')
  })

  it('does not end in the past, and is listed once it is over', async () => {
    const boothIds = await free(w3, 1)
    const past = await refusal(admin(reserveBooths, { body: { boothIds, reason, expiresOn: '2020-01-01' } }))
    expect(past.message).toBe('到期日不能早于今天')
    const { list } = await admin(listBooths, { body: { overdue: 'yes', page: 1, pageSize: 100 } })
    await fair.platform.db
      .updateTable('booth_reservation')
      .set({ expires_on: '2020-01-01' })
      .where('released_at', 'is', null)
      .execute()
    const after = await admin(listBooths, { body: { overdue: 'yes', page: 1, pageSize: 100 } })
    expect(after.total).toBeGreaterThan(list.length)
    for (const { state } of after.list) expect(state).toBe('bespoke')
  })
})

it('nothing is given out or kept back in a hall that is out of use', async () => {
  const boothIds = await free(w2, 1)
  const use = (usage: 'open' | 'closed') =>
    fair.platform.db.updateTable('hall').set({ usage }).where('id', '=', w2).execute()
  await use('closed')
  try {
    const assigned = refusal(
      admin(assignBooths, { body: { boothIds, companyId: await someCompany(), reason } }),
    )
    expect((await assigned).message).toContain('展馆已停用')
    const reserved = refusal(admin(reserveBooths, { body: { boothIds, reason, expiresOn: null } }))
    expect((await reserved).message).toContain('展馆已停用')
  } finally {
    await use('open')
  }
})

describe('the list of booths', () => {
  it('filters and sorts, and every filter narrows', async () => {
    const all = await admin(listBooths, { body: { page: 1, pageSize: 1 } })
    for (const filters of [
      { hallId: w3 },
      { code: 'w3-10' },
      { company: '消防' },
      { state: 'normal' },
      { boothClass: 'raw' },
      { openSides: '2' },
      { special: 'yes' },
      { exhibitType: '02' },
    ] as const) {
      const { total } = await admin(listBooths, { body: { ...filters, page: 1, pageSize: 1 } })
      expect(total, JSON.stringify(filters)).toBeGreaterThan(0)
      expect(total, JSON.stringify(filters)).toBeLessThan(all.total)
    }
    const { list } = await admin(listBooths, { body: { sort: '-area', page: 1, pageSize: 50 } })
    const areas = list.map(({ areaM2 }) => areaM2)
    expect(areas).toEqual(areas.toSorted((one, other) => other - one))
  })

  it('agrees with the facts: who holds, who keeps back, and nothing else', async () => {
    const { list } = await admin(listBooths, { body: { page: 1, pageSize: 100 } })
    for (const booth of list) {
      const held = ['allotted', 'occupy', 'partial', 'completed'].includes(booth.state)
      expect(booth.companyId !== null, booth.code).toBe(held)
      expect(booth.reservedFor !== '', booth.code).toBe(booth.state === 'bespoke')
    }
  })
})

it('finds approved companies to place, those without a booth first', async () => {
  const found = await admin(companiesToPlace, { query: { text: '消防' } })
  expect(found.length).toBeGreaterThan(1)
  const having = found.map(({ holds }) => holds.length > 0)
  expect(having).toEqual(having.toSorted())
})
