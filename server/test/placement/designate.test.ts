import { CallFailure, type Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import {
  assignBooths,
  companiesToPlace,
  designateBooths,
  findBooth,
  listBooths,
  reserveBooths,
  unassignBooths,
} from '@fairground/wire/placement'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { hallWith } from '../hall/hall-support'
import { openSelection } from '../selection/selection-support'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { approveSubmitted, companiesWithoutBooth, type FreeBooths, freeBooths } from './placement-support'

let fair: TestFair
let admin: Client
let w2: string
let w3: string
beforeAll(async () => {
  fair = await startTestFair()
  admin = clientFor(fair, await fair.signIn('admin'))
  w2 = await hallWith(fair, 'W2')
  w3 = await hallWith(fair, 'W3')
  await approveSubmitted(fair)
  await openSelection(fair)
})
afterEach(takeBack)
afterAll(() => fair.stop())

const reason = '协会推荐'
const free: FreeBooths = (...wanted) => freeBooths(admin, ...wanted)
const someCompanies = (count: number) => companiesWithoutBooth(fair, count)

/** The fair has few companies without a booth, so each round leaves them as they were. */
async function takeBack(): Promise<void> {
  const given = await fair.platform.db
    .selectFrom('booth_holding')
    .select('booth_id as id')
    .where('reason', '=', reason)
    .where('released_at', 'is', null)
    .execute()
  if (given.length > 0)
    await admin(unassignBooths, { body: { boothIds: given.map(({ id }) => id), reason: '企业放弃' } })
}

type Entries = { companyId: string; boothIds: string[]; quotaReason?: string }[]
const designate = (entries: Entries, hallId = w3) =>
  admin(designateBooths, { body: { hallId, entries, reason } })
const refused = (entries: Entries, hallId = w3) => refusal(designate(entries, hallId))

const boothOf = async (boothId: string) => (await admin(findBooth, { params: { boothId } })).booth
const companyOf = (id: string) =>
  fair.platform.db
    .selectFrom('company')
    .select(['name_zh as name', 'account_id as accountId'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()

const asksFor = (standardBooths: number, ...companies: string[]) =>
  fair.platform.db
    .updateTable('booth_request')
    .set({ standard_booths: standardBooths })
    .where('company_id', 'in', companies)
    .execute()

/** What stands written, whichever way something could have got there. */
async function everythingStored() {
  const { db } = fair.platform
  const counts = (['booth_holding', 'booth_log', 'audit_entry'] as const).map((table) =>
    db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<string>().as('rows'))
      .executeTakeFirstOrThrow(),
  )
  const states = db.selectFrom('booth').select(['id', 'status']).orderBy('id').execute()
  return { counts: await Promise.all(counts), states: await states }
}

describe('booths of a hall for several companies', () => {
  it('are given in one go, each with its own line in the history', async () => {
    const [first = '', second = '', third = ''] = await free(w3, 3)
    const [one = '', other = ''] = await someCompanies(2)
    const changed = await designate([
      { companyId: other, boothIds: [third] },
      { companyId: one, boothIds: [second, first] },
    ])
    expect(changed.map(({ id, state }) => [id, state])).toEqual(
      [third, second, first].map((id) => [id, 'allotted']),
    )
    for (const [boothId, companyId] of [
      [first, one],
      [second, one],
      [third, other],
    ] as const) {
      const { booth, history } = await admin(findBooth, { params: { boothId } })
      expect(booth).toMatchObject({ companyId, origin: 'assigned', state: 'allotted' })
      expect(history[0]).toMatchObject({ action: 'assign', reason, actorName: 'admin', companyId })
    }
  })

  it('given twice by a double click are given once', async () => {
    const [first = '', second = ''] = await free(w3, 2)
    const [one = '', other = ''] = await someCompanies(2)
    const entries = [
      { companyId: one, boothIds: [first] },
      { companyId: other, boothIds: [second] },
    ]
    await Promise.all([designate(entries), designate(entries)])
    const stored = await everythingStored()
    await designate(entries)
    expect(await everythingStored()).toEqual(stored)
  })

  it('are refused whole, with nothing stored, where one booth in the middle cannot be given', async () => {
    const [first = '', kept = '', last = ''] = await free(w3, 3)
    const [one = '', middle = '', other = ''] = await someCompanies(3)
    await admin(reserveBooths, { body: { boothIds: [kept], reason, expiresOn: null } })
    const stored = await everythingStored()
    const { message, fields } = await refused([
      { companyId: one, boothIds: [first] },
      { companyId: middle, boothIds: [kept] },
      { companyId: other, boothIds: [last] },
    ])
    const why = `展位${(await boothOf(kept)).code}不是可选状态，请刷新后重新选择`
    expect(message).toBe(`${(await companyOf(middle)).name}：${why}`)
    expect(fields).toEqual([{ path: 'entries.1.boothIds', message: why }])
    expect(await everythingStored()).toEqual(stored)
  })

  it('keep to the caps of each company, and name every one that would have too many', async () => {
    const booths = await free(w3, 11)
    const [one = '', second = '', third = ''] = await someCompanies(3)
    const { message, fields } = await refused([
      { companyId: one, boothIds: booths.slice(0, 1) },
      { companyId: second, boothIds: booths.slice(1, 6) },
      { companyId: third, boothIds: booths.slice(6, 11) },
    ])
    const most = '标准展位最多允许选择4个'
    expect(message).toBe(
      `${(await companyOf(second)).name}：${most}\n${(await companyOf(third)).name}：${most}`,
    )
    expect(fields).toEqual([
      { path: 'entries.1.boothIds', message: most },
      { path: 'entries.2.boothIds', message: most },
    ])
    await designate([{ companyId: one, boothIds: booths.slice(0, 3) }])
    const more = await refused([{ companyId: one, boothIds: booths.slice(3, 5) }])
    expect(more.message).toContain(most)
  })

  it('outside the quota of a company want a reason of their own, beside that company', async () => {
    await openSelection(fair, { least: 1, most: 1 })
    const [first = '', second = '', third = ''] = await free(w3, 3)
    const [one = '', other = ''] = await someCompanies(2)
    await asksFor(1, one, other)
    const entries = [
      { companyId: one, boothIds: [first] },
      { companyId: other, boothIds: [second, third] },
    ]
    const why = '超出额度：最多1个标准展位，分配后有2个。仍要分配，请填写额度外分配的原因'
    const { message, fields } = await refused(entries)
    expect(message).toBe(`${(await companyOf(other)).name}：${why}`)
    expect(fields).toEqual([{ path: 'entries.1.quotaReason', message: why }])
    await designate(entries.map((entry) => ({ ...entry, quotaReason: '展团合并参展' })))
    const reasons = await fair.platform.db
      .selectFrom('booth_log')
      .select(['booth_id as id', 'reason'])
      .where('booth_id', 'in', [first, second, third])
      .where('action', '=', 'outside-quota')
      .execute()
    expect(reasons.map(({ id }) => id).sort()).toEqual([second, third].sort())
    await openSelection(fair)
  })

  it('must all stand in the hall that was chosen, in this edition', async () => {
    const [companyId = ''] = await someCompanies(1)
    const [elsewhere = ''] = await free(w2, 1)
    const other = await refused([{ companyId, boothIds: [elsewhere] }])
    expect(other.message).toContain(`展位${(await boothOf(elsewhere)).code}不在所选展馆`)

    const [booth = ''] = await free(w3, 1)
    const ofEdition = (edition: number) =>
      fair.platform.db.updateTable('booth').set({ edition }).where('id', '=', booth).execute()
    await ofEdition(20)
    try {
      const earlier = await refused([{ companyId, boothIds: [booth] }])
      expect(earlier.message).toContain('展位不存在')
    } finally {
      await ofEdition(21)
    }
  })

  it('go to approved companies of this edition that are not blacklisted', async () => {
    const [first = '', second = ''] = await free(w3, 2)
    const [good = '', listed = ''] = await someCompanies(2)
    const { id: draft } = await fair.platform.db
      .selectFrom('company')
      .select('id')
      .where('edition', '=', 21)
      .where('data_state', '=', 'draft')
      .executeTakeFirstOrThrow()
    const { accountId } = await companyOf(listed)
    await fair.platform.db
      .insertInto('blacklist_entry')
      .values({ account_id: accountId, company_name: '某公司', remark: '欠款' })
      .execute()
    const attempt = (companyId: string) =>
      refused([
        { companyId: good, boothIds: [first] },
        { companyId, boothIds: [second] },
      ])
    const where = [{ path: 'entries.1.companyId' }]
    expect(await attempt(draft)).toMatchObject({
      message: expect.stringContaining('尚未通过审核'),
      fields: where,
    })
    expect(await attempt(listed)).toMatchObject({ message: expect.stringContaining('黑名单'), fields: where })
    expect(await attempt(first)).toMatchObject({ message: '企业不存在', fields: where })
    expect((await boothOf(first)).state).toBe('normal')
  })

  it('name no company and no booth twice, and come with a reason', async () => {
    const as = await fair.signIn('admin')
    const [first = '', second = ''] = await free(w3, 2)
    const [one = '', other = ''] = await someCompanies(2)
    const send = (body: object) =>
      fair.ask({
        method: 'POST',
        url: '/api/placement/designate',
        as,
        payload: { hallId: w3, entries: [{ companyId: one, boothIds: [first] }], reason, ...body },
      })
    for (const [body, msg] of [
      [{ entries: [] }, '请至少添加一家企业'],
      [{ entries: [{ companyId: one, boothIds: [] }] }, '请选择展位'],
      [
        {
          entries: [
            { companyId: one, boothIds: [first] },
            { companyId: one.toUpperCase(), boothIds: [second] },
          ],
        },
        '同一企业添加了两次',
      ],
      [
        {
          entries: [
            { companyId: one, boothIds: [first] },
            { companyId: other, boothIds: [second, first.toUpperCase()] },
          ],
        },
        '同一展位分给了两家企业',
      ],
      [{ hallId: '' }, '请选择展馆'],
      [{ reason: ' ' }, '请填写原因'],
      [
        { entries: Array.from({ length: 51 }, () => ({ companyId: one, boothIds: [first] })) },
        '一次最多50家企业',
      ],
    ] as const)
      expect(await send(body)).toMatchObject({ code: codes.invalid, msg })
  })
})

describe('two who give at once', () => {
  it('wait for each other in whichever order they name companies and booths, and no booth goes to two', async () => {
    for (let round = 0; round < 4; round += 1) {
      const booths = await free(w3, 4)
      const [one = '', other = ''] = await someCompanies(2)
      const [first = '', second = '', third = '', fourth = ''] = booths
      const outcomes = await Promise.allSettled([
        designate([
          { companyId: one, boothIds: [first, second] },
          { companyId: other, boothIds: [third] },
        ]),
        designate([
          { companyId: other, boothIds: [fourth, second] },
          { companyId: one, boothIds: [third] },
        ]),
        admin(assignBooths, { body: { companyId: other, boothIds: [third, first], reason } }),
      ])
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
      for (const outcome of outcomes)
        if (outcome.status === 'rejected') {
          expect(outcome.reason).toBeInstanceOf(CallFailure)
          expect(outcome.reason).toMatchObject({
            code: codes.refused,
            message: expect.stringContaining('不是可选状态'),
          })
        }
      const live = await fair.platform.db
        .selectFrom('booth_holding')
        .select('booth_id as id')
        .where('booth_id', 'in', booths)
        .where('released_at', 'is', null)
        .execute()
      const { list } = await admin(listBooths, { body: { ids: booths, page: 1, pageSize: 4 } })
      expect(live.map(({ id }) => id).sort()).toEqual(
        list
          .filter(({ state }) => state === 'allotted')
          .map(({ id }) => id)
          .sort(),
      )
      await takeBack()
    }
  })
})

it('companies that were chosen are told of with what they hold, approved or not', async () => {
  const [booth = ''] = await free(w3, 1)
  const [placed = '', left = ''] = await someCompanies(2)
  await designate([{ companyId: placed, boothIds: [booth] }])
  await fair.platform.db
    .updateTable('company')
    .set({ review_state: 'awaiting' })
    .where('id', '=', left)
    .execute()
  const found = await admin(companiesToPlace, { query: { text: '', ids: [placed, left] } })
  const { code } = await boothOf(booth)
  expect(found).toMatchObject([
    { id: left, approved: false, holds: [] },
    { id: placed, approved: true, holds: [code] },
  ])
})
