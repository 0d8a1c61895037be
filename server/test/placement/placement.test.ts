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
import { assignmentOutlook } from '@fairground/wire/placement/outlook'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hallWith, listen } from '../hall/hall-support'
import { companiesChoosing, hallOfRows, openSelection } from '../selection/selection-support'
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
  await openSelection(fair)
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
    const [elsewhere] = (await hallOfRows(fair, 1, 1, { code: 'N1' })).boothIds
    expect(await attempt([...(elsewhere ?? []), ...(await free(w3, 1))])).toBe('同一企业的展位不能跨馆')
    expect(await attempt(await free(w3, 5))).toBe('标准展位最多允许选择4个')
    expect(await attempt([...(await free(w3, 1)), ...(await free(w3, 1, 'raw'))])).toBe(
      '同一企业只能有一种展位类型',
    )
    const [raw = []] = (await hallOfRows(fair, 1, 3, { code: 'N2', boothClass: 'raw' })).boothIds
    await admin(assignBooths, { body: { boothIds: raw.slice(0, 2), companyId, reason } })
    expect(await attempt(raw.slice(2))).toBe('光地展位最多允许选择2个')
    const asWished = { boothIds: raw.slice(2), companyId, reason, quotaReason: '协会推荐' }
    expect((await refusal(admin(assignBooths, { body: asWished }))).message).toBe('光地展位最多允许选择2个')
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

  it('is for booths of the exhibits a company shows', async () => {
    const [own = [], other = []] = (
      await hallOfRows(fair, 2, 1, { code: 'N3', kind: 'outdoor', boothClass: 'raw', side: 12 })
    ).boothIds
    await fair.platform.db.updateTable('booth').set({ exhibit_type: '01' }).where('id', 'in', other).execute()
    const companyId = await someCompany()
    const attempt = async (boothIds: string[]) =>
      (await refusal(admin(assignBooths, { body: { boothIds, companyId, reason, quotaReason: '协会推荐' } })))
        .message
    expect(await attempt(other)).toBe('展位N3-201的展品类型与该企业的不符，不能分配')
    expect(await attempt(own)).toBe('按该企业的展品类型只能分配标准展位、室内光地，不能分配N3-101')
  })

  it('goes outside the quota for a reason only, which stands in the log', async () => {
    const [[one = '', two = '', three = ''] = []] = (await hallOfRows(fair, 1, 3, { code: 'N4' })).boothIds
    await openSelection(fair, { least: 1, most: 2 })
    const [who] = await companiesChoosing(fair, ['13900001001'], { standardBooths: 2 })
    const companyId = who?.companyId ?? ''
    await admin(assignBooths, { body: { boothIds: [one], companyId, reason, quotaReason: '用不上' } })
    const { message, fields } = await refusal(
      admin(assignBooths, { body: { boothIds: [two, three], companyId, reason } }),
    )
    const words = '超出额度：最多2个标准展位，分配后有3个。仍要分配，请填写额度外分配的原因'
    expect(message).toBe(words)
    expect(fields).toEqual([{ path: 'quotaReason', message: words }])
    expect(await stateOf(two)).toBe('normal')

    const quotaReason = '展团合并参展'
    await admin(assignBooths, { body: { boothIds: [two, three], companyId, reason, quotaReason } })
    const { history } = await admin(findBooth, { params: { boothId: two } })
    expect(history.map((event) => [event.action, event.reason]).sort()).toEqual([
      ['assign', reason],
      ['outside-quota', quotaReason],
    ])
    const within = await admin(findBooth, { params: { boothId: one } })
    expect(within.history.map(({ action }) => action)).toEqual(['assign'])
    const [entry] = await fair.platform.db
      .selectFrom('audit_entry')
      .select('after')
      .where('subject_id', '=', two)
      .where('action', '=', 'assign')
      .execute()
    expect(entry?.after).toMatchObject({ companyId, reason, quotaReason })
    await openSelection(fair)
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

describe('what an assignment would mean', () => {
  const outlook = (companyId: string, boothIds: string[]) =>
    admin(assignmentOutlook, { body: { companyId, boothIds } })

  it('is told before it: asked for, quota, what it has, what is left, who stands beside it', async () => {
    const [[one = '', two = '', three = '', four = '', five = ''] = []] = (
      await hallOfRows(fair, 1, 5, { code: 'N5' })
    ).boothIds
    await openSelection(fair, { least: 1, most: 3 })
    const [mine, other] = await companiesChoosing(fair, ['13900001002', '13900001003'], { standardBooths: 2 })
    const [companyId = '', beside = ''] = [mine?.companyId, other?.companyId]
    await admin(assignBooths, { body: { boothIds: [one], companyId, reason } })
    await admin(assignBooths, { body: { boothIds: [three], companyId: beside, reason } })
    const asked = { exhibitType: '02', boothType: '1', standardBooths: 2, indoorArea: 0, outdoorArea: 0 }
    const quota = { boothClass: 'standard', source: 'review', tier: '二档（1–3 个）', most: 3 }
    const holds = [{ code: 'N5-101', areaM2: 9 }]
    expect(await outlook(companyId, [])).toEqual({
      asked,
      quota,
      holds,
      left: 2,
      beside: [],
      refused: null,
      outsideQuota: null,
      warnings: [],
    })
    const next = await outlook(companyId, [two])
    expect(next).toMatchObject({ left: 1, refused: null, outsideQuota: null, warnings: [] })
    expect(next.beside).toMatchObject([
      { id: three, code: 'N5-103', state: 'allotted', company: '13900001003' },
    ])
    expect(await outlook(companyId, [two, four, five])).toMatchObject({
      left: 0,
      outsideQuota: '超出额度：最多3个标准展位，分配后有4个',
      warnings: ['分配后，该企业的展位不全部相邻'],
    })
    await openSelection(fair)
  })

  it('is a refusal in the words of the assignment', async () => {
    const companyId = await someCompany()
    const boothIds = await free(w3, 5)
    const { refused } = await outlook(companyId, boothIds)
    const { message } = await refusal(admin(assignBooths, { body: { boothIds, companyId, reason } }))
    expect([refused, message]).toEqual(['标准展位最多允许选择4个', '标准展位最多允许选择4个'])
    const [kept = ''] = boothIds
    await admin(reserveBooths, { body: { boothIds: [kept], reason, expiresOn: null } })
    expect((await outlook(companyId, [kept])).refused).toMatch(/^展位W3-\w+不是可选状态/)
    await admin(unreserveBooths, { body: { boothIds: [kept], reason } })
  })

  it('points out another kind than was asked for', async () => {
    const [[raw = ''] = []] = (await hallOfRows(fair, 1, 1, { code: 'N6', boothClass: 'raw', side: 6 }))
      .boothIds
    const { warnings, left, outsideQuota } = await outlook(await someCompany(), [raw])
    expect({ warnings, left, outsideQuota }).toEqual({
      warnings: ['该企业申请的是标准展位，这里分配的是室内光地'],
      left: null,
      outsideQuota: null,
    })
  })

  it('names no company that is not there', async () => {
    const { code } = await refusal(outlook((await free(w3, 1))[0] ?? '', []))
    expect(code).toBe(codes.notFound)
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
      { codes: 'w3-101，W3-102' },
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
    const these = await admin(listBooths, { body: { codes: 'W3-101,W3-102', page: 1, pageSize: 5 } })
    expect(these.list.map(({ code }) => code).sort()).toEqual(['W3-101', 'W3-102'])
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
