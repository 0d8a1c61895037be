import { downloadFile } from '@fairground/wire/company/files'
import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { ImportRun } from '@fairground/wire/list/import-calls'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tidyImportsJob } from '../../src/list/import/import.service'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { codeOf, heading, member } from './council-members'
import { workbookOf } from './workbooks'

let fair: TestFair
let admin: Signed
let call: Client
beforeAll(async () => {
  fair = await startTestFair()
  admin = await fair.signIn('admin')
  call = clientFor(fair, admin)
})
afterAll(() => fair.stop())

const calls = councilMember.calls as Required<typeof councilMember.calls>
const importMembers = (...members: (string | number)[][]): Promise<ImportRun> =>
  call(calls.importFile, {
    file: workbookOf([heading, ...members]),
    body: {},
  })
const undo = (run: ImportRun) => call(calls.undoImport, { params: { run: run.id } })
const named = async (companyName: string) =>
  (await call(calls.page, { body: { page: 1, pageSize: 100, companyName } })).list
const idOf = async (name: string) => (await named(name))[0]?.id ?? ''
const historyOf = (id: string) => call(calls.history, { params: { id } })

describe('what is on record of an import', () => {
  it('is one entry for all it added, which every row of it shows as its own', async () => {
    const run = await importMembers(member(5070), member(5071))
    const entries = await fair.platform.db
      .selectFrom('audit_entry')
      .select(['action', 'actor_name', 'address', 'after'])
      .where('subject_id', '=', run.id)
      .execute()
    expect(entries).toEqual([
      {
        action: 'import',
        actor_name: 'admin',
        address: '127.0.0.1',
        after: { fileName: '名录.xlsx', added: 2, changed: 0 },
      },
    ])
    expect(await historyOf(await idOf('试验5071'))).toMatchObject([
      { action: 'import', before: null, after: { serial: 5071, creditCode: codeOf(5071) } },
    ])
  })

  it('still says what a row was when it came, whatever happened to it since', async () => {
    await importMembers(member(5072))
    const id = await idOf('试验5072')
    for (const [version, companyName] of ['第一次改名公司', '第二次改名公司'].entries())
      await call(calls.edit, {
        body: { id, version: version + 1, serial: 5072, creditCode: codeOf(5072), companyName },
      })
    const entries = await historyOf(id)
    expect(entries.map(({ action, after }) => [action, after?.companyName])).toEqual([
      ['edit', '第二次改名公司'],
      ['edit', '第一次改名公司'],
      ['import', '北京试验5072消防有限公司'],
    ])
  })

  it('lets a row that went with its import be brought back as it was', async () => {
    const run = await importMembers(member(5073))
    const id = await idOf('试验5073')
    await undo(run)
    const [undone, added] = await historyOf(id)
    expect(undone).toMatchObject({ action: 'import-undo', before: { serial: 5073 }, after: null })
    expect(added).toMatchObject({ action: 'import', after: { serial: 5073 } })
    await call(calls.restore, { body: { id, version: 2, entry: undone?.id ?? 0 } })
    expect((await named('试验5073'))[0]).toMatchObject({ serial: 5073, version: 3 })
    expect((await historyOf(id))[0]).toMatchObject({ action: 'restore', after: { serial: 5073 } })
  })

  it('is nobody else’s: an entry of another import’s row restores nothing here', async () => {
    await importMembers(member(5074))
    const id = await idOf('试验5074')
    const run = await importMembers(member(5075))
    const other = await idOf('试验5075')
    await undo(run)
    const [undone] = await historyOf(other)
    const refused = await refusal(call(calls.restore, { body: { id, version: 1, entry: undone?.id ?? 0 } }))
    expect(refused.code).toBe(codes.refused)
  })
})

describe('undoing the last import', () => {
  it('deletes what it added and puts back what it changed', async () => {
    await importMembers(member(5030))
    const run = await importMembers(member(5030, '北京误改消防有限公司'), member(5031))
    expect(run.undoable).toBe(true)
    expect(await undo(run)).toMatchObject({ state: 'undone' })
    expect(await named('试验5030')).toHaveLength(1)
    expect(await named('误改')).toHaveLength(0)
    expect(await named('试验5031')).toHaveLength(0)
    const again = await refusal(undo(run))
    expect(again.message).toBe('只能撤销最近一次导入')
  })

  it('is refused once somebody has changed one of its rows', async () => {
    const run = await importMembers(member(5032))
    const [row] = await named('试验5032')
    await call(calls.edit, {
      body: {
        id: row?.id ?? '',
        version: 1,
        serial: 5033,
        creditCode: codeOf(5032),
        companyName: '北京试验5032消防有限公司',
      },
    })
    const refused = await refusal(undo(run))
    expect(refused.code).toBe(codes.conflict)
    expect(refused.message).toBe('导入后有1条记录又被修改，无法撤销')
  })

  it('is possible again once later changes were taken back: the row says what the import made it say', async () => {
    await importMembers(member(5036))
    const first = await importMembers(member(5036, '北京先改消防有限公司'), member(5037))
    const second = await importMembers(
      member(5036, '北京后改消防有限公司'),
      member(5037, '北京后改二消防有限公司'),
    )
    expect(second).toMatchObject({ toChange: 2 })
    await undo(second)
    expect(await undo(first)).toMatchObject({ state: 'undone' })
    expect(await named('试验5036')).toHaveLength(1)
    expect(await named('试验5037')).toHaveLength(0)
  })

  it('goes on where a crash left it, and one that nobody takes up leaves the import as it was', async () => {
    const run = await importMembers(member(5038))
    const leave = (minutes: number) =>
      fair.platform.db
        .updateTable('import_run')
        .set({ state: 'undoing', moved_at: sql`now() - make_interval(mins => ${minutes})` })
        .where('id', '=', run.id)
        .execute()
    await leave(31)
    await tidyImportsJob(fair.platform).run({}, AbortSignal.abort())
    expect(await call(calls.importRun, { params: { run: run.id } })).toMatchObject({
      state: 'applied',
      undoable: true,
      problem: null,
    })
    await leave(0)
    await fair.platform.jobs.enqueue(fair.platform.db, 'reference-import', {
      list: 'councilMember',
      run: run.id,
    })
    await expect
      .poll(async () => (await call(calls.importRun, { params: { run: run.id } })).state)
      .toBe('undone')
    expect(await named('试验5038')).toHaveLength(0)
  })

  it('is for the last import only', async () => {
    const first = await importMembers(member(5034))
    await importMembers(member(5035))
    const refused = await refusal(undo(first))
    expect(refused.message).toBe('只能撤销最近一次导入')
  })
})

describe('the workbook itself', () => {
  const fileOf = async (run: ImportRun) =>
    (
      await fair.platform.db
        .selectFrom('import_run')
        .select('file_id')
        .where('id', '=', run.id)
        .executeTakeFirstOrThrow()
    ).file_id ?? ''
  const isStored = async (fileId: string) => {
    const found = await fair.platform.files.open(fileId)
    found?.content.destroy()
    return found !== undefined
  }
  const tidy = () => tidyImportsJob(fair.platform).run({}, AbortSignal.abort())

  it('is given to nobody, and goes once it was read', async () => {
    const run = await importMembers(member(5080))
    const fileId = await fileOf(run)
    expect(await isStored(fileId)).toBe(true)
    const { status } = await fair.ask({ url: `/api${downloadFile.path}?src=${fileId}`, as: admin })
    expect(status).toBe(404)
    await tidy()
    expect(await isStored(fileId)).toBe(false)
    expect(await fileOf(run)).toBe('')
  })

  it('stays while it waits to be read, and goes when nobody came for it', async () => {
    const run = await importMembers(member(5081))
    const fileId = await fileOf(run)
    const since = (minutes: number) =>
      fair.platform.db
        .updateTable('import_run')
        .set({ state: 'checking', moved_at: sql`now() - make_interval(mins => ${minutes})` })
        .where('id', '=', run.id)
        .execute()
    await since(29)
    await tidy()
    expect(await isStored(fileId)).toBe(true)
    await since(31)
    await tidy()
    expect(await isStored(fileId)).toBe(false)
    expect(await call(calls.importRun, { params: { run: run.id } })).toMatchObject({
      state: 'failed',
      problem: expect.stringContaining('未写入任何数据'),
    })
  })
})
