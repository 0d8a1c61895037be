import type { Client } from '@fairground/wire/kernel/client'
import { logSearch } from '@fairground/wire/list/lists/log-search'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { logIn } from '../support/log-in'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { download } from './workbooks'

let fair: TestFair
let admin: Signed
let call: Client
let company: { id: string; name: string; username: string }
let booth: { id: string; code: string }
beforeAll(async () => {
  fair = await startTestFair({ config: { CAPTCHA: 'off' } })
  admin = await fair.signIn('admin')
  call = clientFor(fair, admin)
  const { db } = fair.platform
  const { rows: companies } = await sql<typeof company>`
    SELECT company.id, name_zh AS name, username FROM company JOIN account ON account.id = account_id
    WHERE username = '13800000005'`.execute(db)
  const { rows: booths } = await sql<typeof booth>`
    SELECT booth.id, code FROM booth WHERE NOT EXISTS (SELECT FROM booth_holding WHERE booth_id = booth.id)
      AND NOT EXISTS (SELECT FROM booth_reservation WHERE booth_id = booth.id) ORDER BY code LIMIT 1`.execute(
    db,
  )
  if (!companies[0] || !booths[0]) throw new Error('the demo fair has both')
  ;[company, booth] = [companies[0], booths[0]]
  await sql`INSERT INTO audit_entry (actor_name, action, subject_type, subject_id) VALUES
    ('clerk', 'save-basics', 'company', ${company.id}), ('clerk', 'retype', 'booth', ${booth.id}),
    ('leader', 'edit', 'company', 'no number at all')`.execute(db)
  await sql`INSERT INTO audit_entry (actor_name, action, subject_type, subject_id)
    SELECT 'leader', 'disable', 'account', id FROM account WHERE username = 'clerk'`.execute(db)
  await logIn(fair, company.username, 'wrong', { address: '203.0.113.9' })
})
afterAll(() => fair.stop())

const search = (filters: Record<string, unknown> = {}, pageSize = 100) =>
  call(logSearch.calls.page, { body: { page: 1, pageSize, ...filters } as never })
const seen = async (filters: Record<string, unknown>) =>
  (await search(filters)).list.map(({ kind, action }) => `${kind} ${action}`)

describe('one search over all logs', () => {
  it('tells what happened to a company, whoever did it and wherever it stands', async () => {
    expect(await seen({ companyName: company.name })).toEqual(
      expect.arrayContaining(['changeLog save-basics', 'loginLog loginLog:password']),
    )
    const { list } = await search({ companyName: company.name, kind: 'changeLog' })
    expect(list[0]).toMatchObject({
      companyName: company.name,
      subjectType: 'company',
      subjectId: company.id,
    })
  })

  it('tells what happened to a booth', async () => {
    expect(await seen({ boothCode: booth.code })).toEqual(
      expect.arrayContaining(['changeLog retype', 'boothLog boothLog:retype']),
    )
    for (const { boothCode } of (await search({ boothCode: booth.code })).list)
      expect(boothCode).toContain(booth.code)
  })

  it('tells what somebody did, and what was done to their account', async () => {
    expect(await seen({ actorName: 'clerk' })).toEqual(
      expect.arrayContaining(['changeLog save-basics', 'changeLog disable']),
    )
  })

  it('takes all filters together', async () => {
    const mine = { companyName: company.name, actorName: 'clerk' }
    expect(await seen(mine)).toEqual(['changeLog save-basics'])
    expect(await seen({ ...mine, boothCode: booth.code })).toEqual([])
    expect(await seen({ ...mine, after: new Date(Date.now() + 3_600_000) })).toEqual([])
    expect(await seen({ companyName: '没有这家企业' })).toEqual([])
  })

  it('shows every entry of every log once, newest first, page by page', async () => {
    const { total } = await search()
    const pages = []
    for (let page = 1; pages.length < total; page += 1) {
      const { list } = await call(logSearch.calls.page, { body: { page, pageSize: 7 } })
      expect(list.length).toBeGreaterThan(0)
      pages.push(...list)
    }
    expect(new Set(pages.map(({ id }) => id)).size).toBe(total)
    const moments = pages.map(({ at }) => Number(at))
    expect(moments).toEqual(moments.toSorted((one, other) => other - one))
  })

  it('leaves as a workbook, whole also where more was written in one moment than is read at once', async () => {
    await sql`INSERT INTO audit_entry (actor_name, action, subject_type, subject_id)
      SELECT 'crowd', 'edit', 'company', 'c' || number FROM generate_series(1, 2500) number`.execute(
      fair.platform.db,
    )
    const params = encodeURIComponent(JSON.stringify({ actorName: 'crowd' }))
    const { rows } = await download(fair, logSearch.calls.exportFile.path.replace('{params}', params), admin)
    expect(rows).toHaveLength(2501)
  })
})
