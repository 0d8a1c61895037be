import * as XLSX from '@e965/xlsx'
import { catalogueMessages as say } from '@fairground/domain/catalogue'
import { translate } from '@fairground/domain/text'
import * as calls from '@fairground/wire/catalogue'
import { urlOf } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { catalogueTasks } from '../../src/catalogue'
import { setSetting } from '../selection/selection-support'
import { readPdf } from '../support/read-pdf'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let own: Signed
let call: ReturnType<typeof clientFor>
let other: ReturnType<typeof clientFor>
let staff: ReturnType<typeof clientFor>
let companyId: string
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  own = await fair.signIn('13800000006')
  call = clientFor(fair, own)
  other = clientFor(fair, await fair.signIn('exhibitor6@example.com'))
  staff = clientFor(fair, await fair.signIn('admin'))
  const { rows } = await sql<{ id: string }>`SELECT id FROM company WHERE account_id = ${own.accountId}
    AND edition = 21`.execute(fair.platform.db)
  companyId = rows[0]?.id ?? ''
})
afterAll(() => fair.stop())
beforeEach(async () => {
  await sql`DELETE FROM catalogue_entry WHERE company_id = ${companyId}`.execute(fair.platform.db)
  await sql`DELETE FROM catalogue_reminder`.execute(fair.platform.db)
})

const words = (key: string, params = {}) => translate(key, 'zh', params)
const read = () => call(calls.ownCatalogue, {})
const typed = async () => ({
  ...(await read()).values,
  introZh: '生产消防装备',
  phone: '0571-88886666',
  email: '',
})
async function hand(submit = true): Promise<number> {
  const { version } = await read()
  return (await call(calls.saveCatalogue, { body: { version, submit, values: await typed() } })).version
}
const decide = async (approved: boolean, over: object = {}) => {
  const entry = await staff(calls.findCatalogueEntry, { query: { companyId } })
  if (!entry) throw new Error('it was submitted')
  const { version, values } = entry
  await staff(calls.decideCatalogue, {
    body: { companyId, version, approved, remark: approved ? '' : '有错字', values, ...over },
  })
}
const task = async () =>
  (await catalogueTasks(fair.platform.db, { id: companyId }, fair.platform.settings.current()))[0]?.state

describe('an entry', () => {
  it('begins with what the sign-up says, and nothing is saved by looking', async () => {
    const { state, version, values } = await read()
    expect([state, version]).toEqual(['none', 0])
    expect(values.nameZh).not.toBe('')
    expect(await task()).toBe('todo')
    expect(await staff(calls.findCatalogueEntry, { query: { companyId } })).toBeNull()
  })

  it('may be unfinished as a draft, and not when it is handed in', async () => {
    const values = { ...(await typed()), nameZh: '' }
    const { version } = await call(calls.saveCatalogue, { body: { version: 0, submit: false, values } })
    expect(await read()).toMatchObject({ state: 'draft', version })
    const refused = await refusal(call(calls.saveCatalogue, { body: { version, submit: true, values } }))
    expect([refused.code, refused.fields[0]?.path]).toEqual([codes.invalid, 'nameZh'])
    await call(calls.saveCatalogue, {
      body: { version, submit: true, values: { ...values, nameZh: '大连科亚' } },
    })
    expect(await read()).toMatchObject({ state: 'submitted', given: null })
    expect(await task()).toBe('waiting')
  })

  it('saved in two tabs at once is saved once, and the other is told by whom', async () => {
    const values = await typed()
    const save = (phone: string) =>
      call(calls.saveCatalogue, { body: { version: 0, submit: false, values: { ...values, phone } } })
    const both = await Promise.allSettled([save('1'), save('2')])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    // The same twice is no conflict.
    const { values: kept } = await read()
    await call(calls.saveCatalogue, { body: { version: 0, submit: false, values: kept } })
  })

  it('is proofread: what was changed stands beside what was handed in', async () => {
    await hand()
    await decide(true, { values: { ...(await typed()), introZh: '生产消防装备。' } })
    const { state, given, values } = await read()
    expect([state, given?.introZh, values.introZh]).toEqual(['approved', '生产消防装备', '生产消防装备。'])
    expect(await task()).toBe('done')
    // Changed again, it has to be read again.
    await hand()
    expect(await read()).toMatchObject({ state: 'submitted', given: null })
  })

  it('is returned with a remark the company reads and is told of', async () => {
    await hand()
    await decide(false)
    expect(await read()).toMatchObject({ state: 'returned', remark: '有错字' })
    expect(await task()).toBe('todo')
    const { rows } = await sql<{ body: string }>`SELECT body FROM outbox_message
      WHERE template = 'catalogueReturned' AND recipient = '13800000006'`.execute(fair.platform.db)
    expect(rows[0]?.body).toContain('有错字')
  })

  it('is decided once when two people answer differently at the same moment', async () => {
    // Both have read it before either answers.
    const version = await hand()
    const both = await Promise.allSettled([decide(true, { version }), decide(false, { version })])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })

  it('that is only a draft cannot be decided', async () => {
    const version = await hand(false)
    const body = { companyId, version, approved: true, remark: '', values: await typed() }
    expect((await refusal(staff(calls.decideCatalogue, { body }))).message).toBe(words(say.notSubmitted))
  })

  it('closes with its last day, and is nobody’s without a booth', async () => {
    await setSetting(fair, 'catalogueDeadline', '2026-01-01')
    const body = { version: 0, submit: false, values: await typed() }
    expect((await read()).closed).toContain('截止')
    expect((await refusal(call(calls.saveCatalogue, { body }))).code).toBe(codes.refused)
    await setSetting(fair, 'catalogueDeadline', '2099-12-31')
    const without = clientFor(fair, await fair.signIn('13800000004'))
    expect((await refusal(without(calls.saveCatalogue, { body }))).message).toBe(words(say.noBooth))
  })

  it('of one company is not the other’s', async () => {
    await hand()
    const theirs = await other(calls.ownCatalogue, {})
    expect(theirs.state).toBe('none')
    expect(theirs.values.nameZh).not.toBe((await read()).values.nameZh)
  })
})

describe('the public directory', () => {
  it('is agreed to and left at once, each on record once', async () => {
    for (const agreed of [true, true, false, true, false])
      await call(calls.agreeToDirectory, { body: { agreed } })
    expect((await read()).inDirectory).toBe(false)
    const { rows } = await sql<{
      action: string
    }>`SELECT action FROM audit_entry WHERE subject_id = ${companyId}
      AND action IN ('agree-directory', 'leave-directory') ORDER BY at`.execute(fair.platform.db)
    expect(rows.map(({ action }) => action)).toEqual([
      'agree-directory',
      'leave-directory',
      'agree-directory',
      'leave-directory',
    ])
  })
})

describe('the organiser', () => {
  it('reminds those who have handed in nothing, once a day', async () => {
    const remind = () => staff(calls.remindOfCatalogue, { body: { companyIds: [companyId] } })
    const both = await Promise.all([remind(), remind()])
    expect(both.map(({ reminded }) => reminded).sort()).toEqual([0, 1])
    await hand()
    expect(await remind()).toMatchObject({ reminded: 0, nothingOpen: 1 })
  })

  it('finds what waits first, and the sums agree with the list', async () => {
    await hand()
    const body = { page: 1, pageSize: 100 }
    const { list } = await staff(calls.listCatalogue, { body })
    expect(list[0]?.state).toBe('submitted')
    const { states } = await staff(calls.catalogueOverview, {})
    const { total } = await staff(calls.listCatalogue, { body: { ...body, state: 'submitted' } })
    expect(states.submitted).toBe(total)
  })

  it.each(['zh', 'en'] as const)('prints all approved entries with both indexes (%s)', async (language) => {
    await hand()
    await decide(true)
    const answer = await fair.app.inject({
      url: `/api${urlOf(calls.cataloguePdf, { query: { language } })}`,
      headers: (await fair.signIn('admin')).headers,
    })
    const { plain } = await readPdf(answer.rawPayload)
    expect(plain).toContain('0571-88886666')
    expect(plain).toContain(language === 'zh' ? '展位索引' : 'Indexbyhallandbooth')
    // By what it says of itself: its name may stand beside the one that shares its stand.
    const { rows } = await sql<{ intro: string }>`SELECT coalesce(nullif(intro_zh, ''), intro_en) AS intro
      FROM catalogue_entry WHERE state = 'submitted' LIMIT 1`.execute(fair.platform.db)
    expect(plain.includes(rows[0]?.intro.replace(/\s/g, '') ?? '')).toBe(false)
  })

  async function workbook(query: calls.CatalogueSearch): Promise<Record<string, string>[]> {
    const answer = await fair.app.inject({
      url: `/api${urlOf(calls.exportCatalogue, { query })}`,
      headers: (await fair.signIn('admin')).headers,
    })
    const { SheetNames, Sheets } = XLSX.read(answer.rawPayload)
    return XLSX.utils.sheet_to_json(Sheets[SheetNames[0] ?? ''] ?? {}, { raw: false })
  }

  it('takes the entries it looked for away as a workbook, each with its words', async () => {
    await hand()
    const rows = await workbook({ state: 'submitted' })
    const { total } = await staff(calls.listCatalogue, {
      body: { page: 1, pageSize: 1, state: 'submitted' },
    })
    expect(rows).toHaveLength(total)
    const { nameZh } = (await read()).values
    expect(rows.find((row) => row['企业名称（中文）'] === nameZh)).toMatchObject({
      '企业介绍（中文）': '生产消防装备',
      电话: '0571-88886666',
      状态: '待审校',
    })
  })

  it('reads nothing in it that a company has not handed in', async () => {
    await hand(false)
    const { values } = await read()
    const [row] = await workbook({ company: values.nameZh, state: 'draft' })
    expect(row).toMatchObject({ 状态: '草稿' })
    expect(row?.['企业介绍（中文）']).toBeUndefined()
    expect(row?.电话).toBeUndefined()
  })
})
