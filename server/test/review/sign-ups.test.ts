import type { Progress } from '@fairground/domain/statistics'
import { updateCompany } from '@fairground/wire/company/basics'
import { uploadLicence } from '@fairground/wire/company/files'
import { saveScale } from '@fairground/wire/company/surveys'
import { organiserHome } from '@fairground/wire/home'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sortsBy } from '@fairground/wire/kernel/page'
import {
  decideSignUp,
  type ListedSignUp,
  listSignUps,
  type SignUpColumn,
  type SignUpSearch,
  signUpColumns,
  takeReviewStep,
} from '@fairground/wire/review'
import { type KyselyPlugin, type RawNode, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { giveDemoFiles } from '../../src/demo/files/give-files'
import type { Db } from '../../src/platform/database/database'
import { readRows } from '../../src/platform/database/joined-view'
import { signUps } from '../../src/review/sign-up-list.repository'
import { chineseBasics, upload } from '../company/sign-up-forms'
import { download } from '../list/workbooks'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { companyOf, read } from './review-support'

let fair: TestFair
let clerkSession: Signed
let clerk: Client
let leader: Client
beforeAll(async () => {
  fair = await startTestFair()
  await giveDemoFiles(fair.platform, 'demoAccounts')
  clerkSession = await fair.signIn('clerk')
  clerk = clientFor(fair, clerkSession)
  leader = clientFor(fair, await fair.signIn('leader'))
})
afterAll(() => fair.stop())

const find = (search: Partial<SignUpSearch> & { pageSize?: number } = {}) =>
  clerk(listSignUps, { body: { view: 'signUps', page: 1, pageSize: 100, ...search } })

async function findAll(search: Partial<SignUpSearch>): Promise<ListedSignUp[]> {
  const first = await find(search)
  const others = Array.from({ length: Math.ceil(first.total / 100) - 1 }, (_, index) => index + 2)
  const pages = await Promise.all(
    others.map((page) => clerk(listSignUps, { body: { view: 'signUps', ...search, page, pageSize: 100 } })),
  )
  return [first, ...pages].flatMap(({ list }) => list)
}

const progress = [null, 'awaiting', 'started', 'second', 'rejected', 'approved']

/** What each column shows of a sign-up, as something to compare. */
const sorted: Record<SignUpColumn, (row: ListedSignUp) => string | number | null> = {
  name: ({ nameZh, nameEn }) => nameZh || nameEn,
  registrationNumber: (row) => row.registrationNumber,
  state: ({ reviewState }) => progress.indexOf(reviewState),
  contactName: (row) => row.contactName,
  exhibitType: (row) => row.exhibitType,
  region: (row) => row.region,
  variant: (row) => row.variant,
  submittedAt: ({ submittedAt }) => submittedAt?.getTime() ?? null,
  reviewerName: (row) => row.reviewerName,
  reviewedAt: ({ reviewedAt }) => reviewedAt?.getTime() ?? null,
  area: ({ booths }) => booths.reduce((sum, { areaM2 }) => sum + areaM2 * 100, 0) || null,
}
const pinyin = new Intl.Collator('zh-u-co-pinyin')
const compared = (one: unknown, other: unknown): number =>
  typeof one === 'number' ? one - Number(other) : pinyin.compare(String(one), String(other))

describe('the list of sign-ups', () => {
  it('finds a company by two characters of its name, by its number, and by who to call', async () => {
    const [some] = (await find({ dataState: 'submitted', variant: 'CHN' })).list
    const part = some?.nameZh.slice(2, 4) ?? ''
    const ids = async (search: Partial<SignUpSearch>) => (await find(search)).list.map(({ id }) => id)
    expect(await ids({ name: part })).toContain(some?.id)
    expect(await ids({ registrationNumber: some?.registrationNumber ?? '' })).toEqual([some?.id])
    expect(await ids({ contact: some?.contactMobile ?? '' })).toContain(some?.id)
    expect(await ids({ contact: some?.contactName ?? '' })).toContain(some?.id)
    expect(await ids({ name: '%' })).toEqual([])
  })

  it('narrows down by state, exhibit, booth, region and kind of company', async () => {
    const { list } = await find()
    const [some] = list.filter(({ region, boothType }) => region && boothType)
    const alike = { region: some?.region, boothType: some?.boothType, exhibitType: some?.exhibitType }
    const found = await find(alike as Partial<SignUpSearch>)
    expect(found.list.length).toBeGreaterThan(0)
    for (const row of found.list) expect(row).toMatchObject(alike)
    const overseas = await find({ variant: 'ENG', reviewState: 'approved' })
    expect(overseas.list.length).toBeGreaterThan(0)
    for (const row of overseas.list) expect(row).toMatchObject({ variant: 'ENG', reviewState: 'approved' })
    const everybody = await Promise.all([find({ variant: 'CHN' }), find({ variant: 'ENG' }), find()])
    expect((everybody[0]?.total ?? 0) + (everybody[1]?.total ?? 0)).toBe(everybody[2]?.total)
  })

  it('finds exactly those that the home counts', async () => {
    const { signUps } = await clientFor(fair, await fair.signIn('leader'))(organiserHome)
    const told = (...keys: Progress[]) =>
      (signUps?.progress ?? [])
        .filter(({ key }) => keys.includes(key))
        .reduce((sum, { companies }) => sum + companies, 0)
    const placed: Progress[] = ['unsigned', 'unpaid', 'paid']
    const counted: [number, Partial<SignUpSearch>][] = [
      [told('draft'), { dataState: 'draft' }],
      [told('returned'), { dataState: 'rejected' }],
      [told('noBooth', ...placed), { reviewState: 'approved' }],
      [told('noBooth'), { reviewState: 'approved', booths: 'none' }],
      [told(...placed), { reviewState: 'approved', booths: 'held' }],
    ]
    for (const [figure, search] of counted) expect((await find(search)).total).toBe(figure)
    expect(told(...placed)).toBeGreaterThan(0)
  })

  it('tells who holds booths from who holds none', async () => {
    const [held, none, all] = await Promise.all([find({ booths: 'held' }), find({ booths: 'none' }), find()])
    expect(held.list.every(({ booths }) => booths.length > 0)).toBe(true)
    expect(none.list.every(({ booths }) => booths.length === 0)).toBe(true)
    expect(held.total + none.total).toBe(all.total)
  })

  it.each(signUpColumns)('sorts by %s: from either end, what is blank last', async (column) => {
    const always = (await findAll({})).map(({ id }) => id)
    for (const sort of sortsBy([column])) {
      const rows = await findAll({ sort })
      expect(rows.map(({ id }) => id).toSorted()).toEqual(always.toSorted())
      const values = rows.map(sorted[column])
      const said = values.filter((value) => value !== '' && value !== null)
      expect(values.slice(0, said.length)).toEqual(said)
      const turned = sort === column ? 1 : -1
      for (const [index, value] of said.slice(1).entries())
        expect(compared(said[index], value) * turned, `${said[index]} before ${value}`).toBeLessThanOrEqual(0)
      expect(said.length).toBeGreaterThan(1)
    }
  })

  it('is sorted by the names that the reader sees', async () => {
    const english = clientFor(fair, await fair.signIn('overseas'))
    const { list } = await english(listSignUps, {
      body: { view: 'signUps', page: 1, pageSize: 100, sort: 'name' },
    })
    const names = list.map(({ nameEn, nameZh }) => nameEn || nameZh).filter(Boolean)
    expect(names).toEqual(names.toSorted((one, other) => compared(one, other)))
  })

  it('knows no other column', async () => {
    const body = { view: 'signUps', sort: '-name_zh' }
    const answer = await fair.ask({
      method: 'POST',
      url: '/api/review/page',
      payload: body,
      as: clerkSession,
    })
    expect(answer.code).toBe(
      (
        await fair.ask({
          method: 'POST',
          url: '/api/review/page',
          payload: { view: 'signUps', page: 0 },
          as: clerkSession,
        })
      ).code,
    )
  })

  it('puts what waits before what is being reviewed, and what is decided last', async () => {
    const { list } = await find({ view: 'reviews' })
    const places = list.map(
      ({ reviewState }) => ['awaiting', 'started', 'second'].indexOf(reviewState ?? '') + 1 || 4,
    )
    expect(new Set(places).size).toBeGreaterThan(1)
    expect(places).toEqual(places.toSorted())
    expect(list.every(({ dataState }) => dataState !== 'draft')).toBe(true)
    const waiting = list.filter(({ reviewState }) => reviewState === 'awaiting')
    const times = waiting.map(({ submittedAt }) => submittedAt?.getTime() ?? 0)
    expect(times.length).toBeGreaterThan(1)
    expect(times).toEqual(times.toSorted((one, other) => one - other))
  })

  it('shows approved exhibitors with the booths they hold', async () => {
    const { list } = await find({ view: 'exhibitors' })
    expect(list.every(({ reviewState }) => reviewState === 'approved')).toBe(true)
    const holder = list.find(({ id }) => id === holderId)
    expect(holder?.booths.length).toBeGreaterThan(0)
    expect(holder?.booths[0]).toMatchObject({ code: expect.any(String), areaM2: expect.any(Number) })
  })
  let holderId = ''
  beforeAll(async () => {
    holderId = await companyOf(fair, '13800000006')
  })

  it('marks a blacklisted company', async () => {
    const { accountId } = await fair.signIn('13800000005')
    await fair.platform.db
      .insertInto('blacklist_entry')
      .values({ account_id: accountId, company_name: '某公司' })
      .execute()
    const id = await companyOf(fair, '13800000005')
    expect((await find()).list.find((row) => row.id === id)?.blacklisted).toBe(true)
    expect((await find()).list.filter(({ blacklisted }) => blacklisted).length).toBeLessThan(10)
  })

  it('is not for exhibitors', async () => {
    const exhibitor = clientFor(fair, await fair.signIn('13800000006'))
    const body = { view: 'signUps' as const, page: 1, pageSize: 10 }
    expect((await refusal(exhibitor(listSignUps, { body }))).code).toBe(codes.forbidden)
  })

  it('looks two characters up in the index of pieces', async () => {
    const { db } = fair.platform
    await sql`INSERT INTO account (username, password_hash, user_type, department)
      SELECT 'filler' || n, '', 'CHN', 'exhibitor' FROM generate_series(1, 2000) n`.execute(db)
    await sql`INSERT INTO company (account_id, edition, name_zh)
      SELECT id, 1, username || '消防设备有限公司' FROM account WHERE username LIKE 'filler%'`.execute(db)
    await sql`VACUUM ANALYZE company`.execute(db)
    const search = { view: 'signUps' as const, name: '安盾', page: 1, pageSize: 10 }
    const reading = { edition: fair.platform.settings.current().edition, language: 'zh' as const }
    const plan = JSON.stringify(await readRows(db.withPlugin(explaining) as Db, signUps, search, reading))
    expect(plan).toContain('company_grams')
  })
})

/** Asks for the plan instead of the rows. */
const explaining: KyselyPlugin = {
  transformQuery({ node }) {
    const raw = node as RawNode
    const [first = '', ...rest] = raw.sqlFragments
    return { ...raw, sqlFragments: [`EXPLAIN ${first}`, ...rest] }
  },
  transformResult: async ({ result }) => result,
}

describe('the workbook of a list', () => {
  it('holds what the filters find, in words, and is on record', async () => {
    const query = new URLSearchParams({ view: 'signUps', dataState: 'submitted', variant: 'CHN' })
    const { name, rows } = await download(fair, `/review/export?${query}`, clerkSession)
    expect(name).toBe('报名信息.xlsx')
    const [headings = [], ...companies] = rows
    const { total } = await find({ dataState: 'submitted', variant: 'CHN' })
    expect(companies).toHaveLength(total)
    const stateAt = headings.indexOf('报名状态')
    expect(new Set(companies.map((row) => row[stateAt]))).toEqual(new Set(['已提交']))
    const line = await fair.platform.db
      .selectFrom('audit_entry')
      .select(['actor_name', 'after'])
      .where('subject_type', '=', 'sign-ups')
      .executeTakeFirstOrThrow()
    expect(line).toMatchObject({ actor_name: 'clerk', after: { dataState: 'submitted', variant: 'CHN' } })
  })

  it('holds those that are named, in the order asked for', async () => {
    const rows = (await find({ sort: '-name', variant: 'CHN' })).list.slice(0, 3)
    const query = new URLSearchParams({
      view: 'signUps',
      sort: '-name',
      ids: rows
        .map(({ id }) => id)
        .toReversed()
        .join(','),
    })
    const { rows: lines } = await download(fair, `/review/export?${query}`, clerkSession)
    const at = lines[0]?.indexOf('报名编号') ?? -1
    expect(lines.slice(1).map((line) => line[at])).toEqual(rows.map((row) => row.registrationNumber ?? ''))
  })

  it('cannot start a formula, whatever a company calls itself', async () => {
    const id = await companyOf(fair, '13800000006')
    await fair.platform.db
      .updateTable('company')
      .set({ contact_name: '=HYPERLINK("http://evil")' })
      .where('id', '=', id)
      .execute()
    const { rows } = await download(fair, '/review/export?view=exhibitors&contact=HYPERLINK', clerkSession)
    expect(rows[1]?.find((cell) => cell.includes('HYPERLINK'))?.startsWith('=')).toBe(false)
  })
})

describe('a whole sign-up', () => {
  it('is read in words, section by section, with earlier booths', async () => {
    const { company, sections, earlierBooths, changes } = await read(
      clerk,
      await companyOf(fair, '13800000003'),
    )
    expect(sections.map(({ section }) => section)).toEqual([
      'basics',
      'invoice',
      'qualification',
      'scale',
      'intro',
      'boothRequest',
    ])
    const factOf = (name: string) =>
      sections.flatMap(({ facts }) => facts).find(({ field }) => field === name)?.value.text
    expect(factOf('nameZh')).toBe(company.nameZh)
    expect(factOf('highTech')).toMatch(/^[是否]$/)
    expect(factOf('exhibitType')).toMatch(/\p{Script=Han}/u)
    expect(factOf('mailingProvince')).toMatch(/\p{Script=Han}/u)
    expect(factOf('creditCode')).toMatch(/^\w{4} \w{4} \w{4} \w{4} \w{2}$/)
    expect(sections.find(({ section }) => section === 'intro')?.products.length).toBeGreaterThan(1)
    expect(Array.isArray(earlierBooths)).toBe(true)
    expect(changes).toMatchObject({ first: true, sections: [] })
  })

  it('of an overseas company has no second questionnaire', async () => {
    const { sections } = await read(clerk, await companyOf(fair, 'exhibitor3@example.com'))
    expect(sections.map(({ section }) => section)).not.toContain('scale')
    expect(sections[0]?.facts.map(({ field }) => field)).not.toContain('nameZh')
  })

  it('tells its past and what changed since it was last handed in', async () => {
    const id = await companyOf(fair, '13800000003')
    const exhibitor = clientFor(fair, await fair.signIn('13800000003'))
    const first = await read(clerk, id)
    const versioned = { companyId: id, version: first.company.version }
    await leader(takeReviewStep, { body: { ...versioned, step: 'started' } })
    const { version } = (await read(clerk, id)).company
    await leader(decideSignUp, {
      body: { companyId: id, version, decision: 'rejected', remark: '请更正地址' },
    })

    await correct(exhibitor, id)
    await exhibitor(updateCompany, { body: { dataState: 'submitted' } })

    const { company, changes, timeline } = await read(clerk, id)
    expect(company).toMatchObject({ dataState: 'submitted', reviewState: 'awaiting' })
    expect(changes?.first).toBe(false)
    const [basics, scale] = changes?.sections ?? []
    expect(basics?.fields.map(({ field }) => field)).toContain('registeredAddress')
    const address = basics?.fields.find(({ field }) => field === 'registeredAddress')
    expect(address?.after.text).toBe(chineseBasics.registeredAddress)
    const licence = basics?.fields.find(({ field }) => field === 'licenceFileId')
    expect(licence?.after.file).toMatchObject({ name: '图片.png', picture: true })
    expect(scale).toMatchObject({ section: 'scale', fields: [{ field: 'domesticFairs' }] })
    expect(timeline.map(({ kind }) => kind)).toEqual([
      'submitted',
      'saved',
      'saved',
      'rejected',
      'started',
      'registered',
    ])
    expect(timeline[3]).toMatchObject({ by: '郑国栋', byStaff: true, remark: '请更正地址' })
    expect(timeline[1]).toMatchObject({ section: 'scale', fields: ['domesticFairs'], byStaff: false })
  })
})

async function correct(exhibitor: Client, companyId: string): Promise<void> {
  const licence = await upload(exhibitor, uploadLicence)
  const { sections } = await read(clerk, companyId)
  const email = sections[0]?.facts.find(({ field }) => field === 'recoveryEmail')?.value.text ?? ''
  await exhibitor(updateCompany, {
    body: { ...chineseBasics, recoveryEmail: email, documentFileId: licence },
  })
  const { rows } = await sql<Record<string, string | number>>`
    SELECT region, years_established AS "yearsEstablished", paid_in_capital AS "paidInCapital",
      revenue_scale AS "revenueScale", staff_scale AS "staffScale", intellectual_property AS "intellectualProperty",
      research_share AS "researchShare", bad_record AS "badRecord", responsibility_report AS "responsibilityReport",
      domestic_fairs AS "domesticFairs", foreign_fairs AS "foreignFairs"
    FROM scale_survey WHERE company_id = ${companyId}`.execute(fair.platform.db)
  await exhibitor(saveScale, { body: { ...rows[0], domesticFairs: 99 } as never })
}
