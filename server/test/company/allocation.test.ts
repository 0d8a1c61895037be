import * as allocation from '@fairground/wire/company/allocation'
import type { Client } from '@fairground/wire/kernel/client'
import { changeSetting } from '@fairground/wire/settings'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { insertStandingContract } from '../support/standing-contract'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

let fair: TestFair
let holder: Client
let newcomer: Client
let approved: Client
let staff: Client
beforeAll(async () => {
  fair = await startTestFair()
  const client = async (username: string) => clientFor(fair, await fair.signIn(username))
  newcomer = await client('13800000001')
  approved = await client('13800000005')
  holder = await client('13800000006')
  staff = await client('admin')
})
afterAll(() => fair.stop())

const companyOf = (username: string) =>
  fair.platform.db
    .selectFrom('company')
    .innerJoin('account', 'account.id', 'company.account_id')
    .innerJoin('booth_request', 'booth_request.company_id', 'company.id')
    .selectAll('booth_request')
    .where('account.username', '=', username)
    .where('company.edition', '=', fair.platform.settings.current().edition)
    .executeTakeFirstOrThrow()

describe('the booths a company holds', () => {
  it('are told to the company and to staff who ask for it, and to nobody else', async () => {
    const { company_id: companyId } = await companyOf('13800000006')
    const own = await holder(allocation.selectedBooths, { body: {} })
    const none = { booths: [], state: 'choosing' }
    expect(own.state).toBe('chosen')
    expect(own.booths[0]).toMatchObject({ code: expect.any(String), areaM2: expect.any(Number) })
    expect(await staff(allocation.selectedBooths, { body: { companyId } })).toEqual(own)
    expect(await approved(allocation.selectedBooths, { body: { companyId } })).toEqual(none)
    expect(await staff(allocation.selectedBooths, { body: {} })).toEqual(none)
  })

  it('come with the QQ groups of their halls, as the organiser set them', async () => {
    const [booth] = (await holder(allocation.selectedBooths, { body: {} })).booths
    const another = await fair.platform.db
      .selectFrom('hall')
      .select('code')
      .where('edition', '=', fair.platform.settings.current().edition)
      .where('code', '<>', booth?.hallCode ?? '')
      .limit(1)
      .executeTakeFirstOrThrow()
    await staff(changeSetting, {
      params: { key: 'contactGroups' },
      body: {
        version: 0,
        value: [
          { hall: booth?.hallCode ?? '', number: '123456789' },
          { hall: another.code, number: '987654321' },
        ],
      },
    })
    const [now] = (await holder(allocation.selectedBooths, { body: {} })).booths
    expect(now?.contactGroups).toEqual(['123456789'])
  })
})

describe('where a company may choose', () => {
  it('follows from what it asked for: halls of its class, and its review tier', async () => {
    const request = await companyOf('13800000005')
    const { db, settings } = fair.platform
    const counted = request.booth_type === '1'
    const asked = counted ? request.standard_booths : Math.max(request.indoor_area, request.outdoor_area)
    await db.deleteFrom('booth_tier').execute()
    await db
      .insertInto('booth_tier')
      .values({
        kind: 'review',
        booth_type: request.booth_type,
        exhibit_type: request.exhibit_type,
        label: '测试档',
        ...(counted ? { min_count: asked, max_count: asked + 1 } : { min_area: asked, max_area: asked + 5 }),
      })
      .execute()
    const range = await approved(allocation.hallRange, { body: {} })
    expect(range.length).toBeGreaterThan(0)
    expect(range[0]?.tier).toContain('测试档')
    expect(range[0]?.tier).toContain(String(asked))
    const classes = settings.current().boothClassesByExhibitType[request.exhibit_type as '01' | '02' | '03']
    const halls = await db
      .selectFrom('hall')
      .select('exhibit_type')
      .where(
        'code',
        'in',
        range.map(({ hallCode }) => hallCode),
      )
      .execute()
    for (const { exhibit_type } of halls) expect([...classes, '99']).toContain(exhibit_type)
  })

  it('is not known before it has asked for anything', async () => {
    expect(await newcomer(allocation.hallRange, { body: {} })).toEqual([])
  })
})

describe('the booth contract', () => {
  it('is told once there is one, with how far it is, and only to its company and staff', async () => {
    const { company_id } = await companyOf('13800000006')
    expect(await holder(allocation.listContracts, { body: {} })).toEqual([])
    await insertStandingContract(fair.platform.db, {
      companyId: company_id,
      number: 'HT-1',
      state: 'payment',
    })
    const [contract] = await holder(allocation.listContracts, { body: {} })
    expect(contract).toEqual({ number: 'HT-1', state: 'payment' })
    expect(await approved(allocation.listContracts, { body: { companyId: company_id } })).toEqual([])
    const raw = await fair.ask({
      method: 'POST',
      url: '/api/ht/list',
      payload: {},
      as: await fair.signIn('13800000006'),
    })
    expect(raw.result).toEqual([{ htbh: 'HT-1', htsjzt: '09' }])
  })
})
