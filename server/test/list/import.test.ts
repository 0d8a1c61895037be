import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { KeptList } from '@fairground/wire/list'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { creditGrade } from '@fairground/wire/list/lists/credit-grade'
import { groupUnit } from '@fairground/wire/list/lists/group-unit'
import { keptLists } from '@fairground/wire/lists'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { codeOf, heading, member } from './council-members'
import { check, download, fileOf, workbookOf } from './workbooks'

let fair: TestFair
let admin: Signed
let call: Client
beforeAll(async () => {
  fair = await startTestFair()
  admin = await fair.signIn('admin')
  call = clientFor(fair, admin)
})
afterAll(() => fair.stop())
const council = required(councilMember)

function required({ calls }: KeptList) {
  return calls as Required<typeof calls>
}

const sameCodeAs = (name: string) => ({
  field: 'creditCode',
  message: `与“${name}”的统一社会信用代码相同，请确认不是同一企业`,
})

/** As a crash right after the upload leaves it. */
async function keepWorkbook(file: File): Promise<string> {
  const { files, db } = fair.platform
  const content = Buffer.from(await file.arrayBuffer())
  const id = await files.keep({
    ownerId: admin.accountId,
    purpose: 'workbook',
    originalName: 'x.xlsx',
    file: { content, contentType: 'application/octet-stream' },
  })
  await files.claim(db, id, admin.accountId, 'workbook')
  return id
}

const everyone = { page: 1, pageSize: 100 }
const total = async () => (await call(councilMember.calls.page, { body: everyone })).total
const named = async (typed: string) =>
  (await call(councilMember.calls.page, { body: { ...everyone, companyName: typed } })).list

describe('importing a workbook', () => {
  it.each([
    ['xlsx', 5001],
    ['biff8', 5061],
  ] as const)('adds its rows, from %s, once somebody has seen what it would do', async (type, serial) => {
    const before = await total()
    const file = workbookOf([heading, member(serial), member(serial + 1)], type)
    const run = await check(call, councilMember, file)
    expect(run).toMatchObject({ state: 'checked', toAdd: 2, toChange: 0, unchanged: 0, faulty: 0 })
    expect(await total()).toBe(before)
    expect(await call(council.applyImport, { params: { run: run.id } })).toMatchObject({ state: 'applied' })
    expect(await total()).toBe(before + 2)
    const [row] = await named(`试验${serial}`)
    expect(row).toMatchObject({ serial, creditCode: codeOf(serial), version: 1 })
    const [entry] = await call(councilMember.calls.history, { params: { id: row?.id ?? '' } })
    expect(entry).toMatchObject({ action: 'import', before: null, after: { serial } })
  })

  it('is done at once when nobody asked for a check, as the specs have it', async () => {
    const run = await call(council.importFile, { file: workbookOf([heading, member(5003)]), body: {} })
    expect(run).toMatchObject({ state: 'applied', toAdd: 1 })
    expect(await named('试验5003')).toHaveLength(1)
  })

  it('carries out every row of a file that takes several statements, gaps between its rows included', async () => {
    const serials = Array.from({ length: 230 }, (_, index) => 6001 + index)
    const numbered = (row: (serial: number) => (string | number)[]) => {
      const rows = serials.map(row)
      return [heading, ...rows.slice(0, 90), ...Array.from({ length: 150 }, () => []), ...rows.slice(90)]
    }
    const before = await total()
    await call(council.importFile, { file: workbookOf(numbered((serial) => member(serial))), body: {} })
    expect(await total()).toBe(before + 230)
    const renamed = (serial: number) => `北京搬迁${serial}消防有限公司`
    const changes = numbered((serial) => member(serial, renamed(serial)))
    const run = await call(council.importFile, { file: workbookOf(changes), body: {} })
    expect(run).toMatchObject({ state: 'applied', toAdd: 0, toChange: 230 })
    for (const serial of [6001, 6090, 6091, 6230])
      expect(await named(renamed(serial))).toMatchObject([{ serial, version: 2 }])
    expect(await total()).toBe(before + 230)
    await call(council.undoImport, { params: { run: run.id } })
    expect(await named('北京搬迁')).toEqual([])
  })

  it('tells new rows from changed and unchanged ones by their credit code', async () => {
    await call(council.importFile, { file: workbookOf([heading, member(5004), member(5005)]), body: {} })
    const file = workbookOf([heading, member(5004), member(5005, '北京改名消防有限公司'), member(5006)])
    const run = await check(call, councilMember, file)
    expect(run).toMatchObject({ toAdd: 1, toChange: 1, unchanged: 1, faulty: 0 })
    const { list: changes } = await call(council.importRows, {
      params: { run: run.id },
      body: { action: 'change', page: 1, pageSize: 10 },
    })
    expect(changes[0]).toMatchObject({
      number: 3,
      values: { companyName: '北京改名消防有限公司' },
      before: { companyName: '北京试验5005消防有限公司' },
    })
    await call(council.applyImport, { params: { run: run.id } })
    expect((await named('改名'))[0]).toMatchObject({ version: 2 })
    expect((await named('试验5004'))[0]).toMatchObject({ version: 1 })
  })

  it('never erases anything by a blank cell', async () => {
    const grades = required(creditGrade)
    const titles = ['企业名称', '统一社会信用代码', '行业信用等级', '证书编号', '颁发日期', '有效期至']
    const whole = ['北京空白消防有限公司', codeOf(5100), 'AAA', 'XY-1', '2026/01/02', '2029/01/01']
    await call(grades.importFile, { file: workbookOf([titles, whole]), body: {} })
    const file = workbookOf([titles, ['北京空白消防有限公司', codeOf(5100), 'AA', '', null, '']])
    const run = await check(call, creditGrade, file)
    expect(run).toMatchObject({ toChange: 1, faulty: 0 })
    await call(grades.applyImport, { params: { run: run.id } })
    const { list } = await call(creditGrade.calls.page, { body: { ...everyone, companyName: '空白' } })
    expect(list[0]).toMatchObject({
      grade: 'AA',
      certificateNumber: 'XY-1',
      issuedOn: '2026-01-02',
      validUntil: '2029-01-01',
    })
  })

  it('writes nothing when one row is faulty, and says which cell and why', async () => {
    const before = await total()
    const file = workbookOf([
      heading,
      member(5007),
      ['abc', '', '12345'],
      [5008, '甲公司', codeOf(5007)],
      [5009, '', codeOf(5009)],
    ])
    const run = await check(call, councilMember, file)
    expect(run).toMatchObject({ state: 'checked', toAdd: 1, faulty: 3 })
    const { list: faulty } = await call(council.importRows, {
      params: { run: run.id },
      body: { action: 'fault', page: 1, pageSize: 10 },
    })
    const reasons = Object.fromEntries(faulty.map(({ number, faults }) => [number, faults]))
    expect(reasons[3]).toEqual([
      { field: 'serial', message: '序号应为1-5位数字，现为「abc」' },
      { field: 'companyName', message: '不能为空' },
      { field: 'creditCode', message: '统一社会信用代码应为18位字母、数字，现为「12345」' },
    ])
    expect(reasons[4]).toEqual([{ field: 'creditCode', message: `与第2行重复，现为「${codeOf(5007)}」` }])
    expect(reasons[5]).toEqual([{ field: 'companyName', message: '不能为空' }])
    expect((await refusal(call(council.applyImport, { params: { run: run.id } }))).code).toBe(codes.refused)
    expect(await total()).toBe(before)

    const sheet = await download(fair, `/cfpalsdw/import/${run.id}/faults`, admin)
    expect(sheet.name).toBe('理事单位错误数据.xlsx')
    expect(sheet.rows[0]).toEqual([...heading, '原行号', '错误原因'])
    expect(sheet.rows.slice(1).map((row) => row[3])).toEqual(['3', '4', '5'])
    expect(sheet.rows[1]?.[4]).toBe(
      '序号应为1-5位数字，现为「abc」\n企业名称：不能为空\n统一社会信用代码应为18位字母、数字，现为「12345」',
    )
    expect(sheet.rows[2]?.[4]).toBe(`统一社会信用代码：与第2行重复，现为「${codeOf(5007)}」`)
  })

  it('says in one sentence what is wrong when it was to be done at once', async () => {
    const file = workbookOf([heading, member(5010), ['x', '', codeOf(5011)]])
    const refused = await refusal(call(council.importFile, { file, body: {} }))
    expect(refused.message).toBe(
      '文件中有1行错误，未导入任何数据。第3行：序号应为1-5位数字，现为「x」；企业名称：不能为空',
    )
    expect(await named('试验5010')).toHaveLength(0)
  })

  it('warns of a company that is probably listed already', async () => {
    await call(council.importFile, {
      file: workbookOf([heading, [5012, '天津滨海安消有限公司', codeOf(5012)]]),
      body: {},
    })
    const run = await check(
      call,
      councilMember,
      workbookOf([heading, [5013, '天津（滨海）安消 有限责任公司', codeOf(5013)]]),
    )
    expect(run).toMatchObject({ toAdd: 1, doubtful: 1, faulty: 0 })
    const { list } = await call(council.importRows, {
      params: { run: run.id },
      body: { action: 'doubtful', page: 1, pageSize: 5 },
    })
    expect(list[0]?.warnings[0]?.message).toContain('天津滨海安消有限公司')
  })

  it('warns of a credit code that another company has, in the list or in the file', async () => {
    const titles = ['企业名称', '统一社会信用代码', '展团类型']
    const unit = (name: string, code: string) => [name, code, '02']
    const known = unit('石家庄长安智防中心', codeOf(5200))
    await call(required(groupUnit).importFile, { file: workbookOf([titles, known]), body: {} })
    const file = workbookOf([
      titles,
      unit('保定莲池器材厂', codeOf(5200)),
      unit('唐山路北阀门厂', codeOf(5201)),
      unit('邯郸丛台水带厂', codeOf(5201)),
      unit('沧州运河装备厂', ''),
      unit('廊坊安次电子厂', ''),
    ])
    const run = await check(call, groupUnit, file)
    expect(run).toMatchObject({ toAdd: 5, doubtful: 2, faulty: 0 })
    const { list } = await call(required(groupUnit).importRows, {
      params: { run: run.id },
      body: { action: 'doubtful', page: 1, pageSize: 5 },
    })
    expect(list.map(({ number, warnings }) => [number, warnings])).toEqual([
      [2, [sameCodeAs('石家庄长安智防中心')]],
      [4, [sameCodeAs('唐山路北阀门厂')]],
    ])
  })

  it('takes headings in either language and any order, and names the columns it ignores', async () => {
    const file = workbookOf([
      ['Credit code', '备注', ' Company name *', 'Serial'],
      [codeOf(5014), '…', '丙公司', 5014],
    ])
    const run = await check(call, councilMember, file)
    expect(run).toMatchObject({ toAdd: 1, faulty: 0, ignoredColumns: ['备注'] })
  })

  it.each([
    [
      'a sheet with other headings',
      () =>
        workbookOf([
          ['姓名', '电话'],
          ['a', 'b'],
        ]),
      /缺少以下列：序号、企业名称、统一社会信用代码/,
    ],
    ['a heading that stands twice', () => workbookOf([[...heading, '序号'], member(1)]), /“序号”出现了两次/],
    ['a sheet without rows', () => workbookOf([heading]), /没有数据行/],
    ['a text file under a workbook’s name', () => fileOf('序号,企业名称\n1,甲'), /./],
    [
      'half a workbook',
      async () => fileOf(Buffer.from(await workbookOf([heading, member(1)]).arrayBuffer()).subarray(0, 3000)),
      /./,
    ],
  ])('refuses %s with a reason, and changes nothing', async (_, make, reason) => {
    const before = await total()
    const run = await check(call, councilMember, await make())
    expect(run.state).toBe('failed')
    expect(run.problem).toMatch(reason)
    expect(await total()).toBe(before)
  })

  it('refuses other kinds of files by name before reading them', async () => {
    const refused = await refusal(call(council.importFile, { file: fileOf('x', 'list.csv'), body: {} }))
    expect(refused.message).toBe('请上传 xlsx 或 xls 格式的文件')
  })

  it('refuses formulas and merged cells, cell by cell', async () => {
    const XLSX = await import('@e965/xlsx')
    const sheet = XLSX.utils.aoa_to_sheet([heading, member(5015), member(5016), member(5017)])
    sheet.A2 = { t: 'n', f: '1+1', v: 2 }
    sheet['!merges'] = [{ s: { r: 2, c: 1 }, e: { r: 3, c: 1 } }]
    const book = XLSX.utils.book_new()
    XLSX.utils.book_append_sheet(book, sheet, 'S')
    const run = await check(
      call,
      councilMember,
      fileOf(XLSX.write(book, { type: 'buffer', bookType: 'xlsx' }) as Buffer),
    )
    const { list } = await call(council.importRows, {
      params: { run: run.id },
      body: { action: 'fault', page: 1, pageSize: 5 },
    })
    expect(list.map(({ number, faults }) => [number, faults[0]?.message])).toEqual([
      [2, '单元格为公式，请改为数值，现为「2」'],
      [4, '合并单元格，请取消合并'],
    ])
  })
})

describe('what leaves as a workbook', () => {
  it.each(keptLists.filter(({ workbook }) => workbook).map((list) => [list.title.en, list] as const))(
    '%s: what is exported can be imported again and changes nothing',
    async (_, list) => {
      const exported = await fair.app.inject({
        url: `/api${list.calls.exportFile?.path.replace('{params}', encodeURIComponent('{}'))}`,
        headers: { cookie: admin.headers.cookie ?? '' },
      })
      const run = await check(call, list, fileOf(exported.rawPayload))
      const { total: listed } = await call(list.calls.page, { body: { page: 1, pageSize: 1 } })
      expect(run).toMatchObject({ toAdd: 0, toChange: 0, faulty: 0, unchanged: listed })
    },
  )

  it('holds what the filters find, under the list’s own name', async () => {
    const search = encodeURIComponent(JSON.stringify({ qymc_like: '消防' }))
    const { name, rows } = await download(fair, `/cfpalsdw/doExport/${search}`, admin)
    expect(name).toBe('理事单位.xlsx')
    expect(rows[0]).toEqual(heading)
    const { total: found } = await call(councilMember.calls.page, {
      body: { page: 1, pageSize: 1, companyName: '消防' },
    })
    expect(rows).toHaveLength(found + 1)
    expect(rows.slice(1).every((row) => row[1]?.includes('消防'))).toBe(true)
    const audited = await fair.platform.db
      .selectFrom('audit_entry')
      .select(['actor_name', 'after'])
      .where('action', '=', 'export')
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(audited).toMatchObject({ actor_name: 'admin', after: { companyName: '消防' } })
  })

  it('never starts a formula, and survives the way back', async () => {
    const name = '=HYPERLINK("http://evil.example","点我")'
    await call(councilMember.calls.add, {
      body: { serial: 5040, companyName: name, creditCode: codeOf(5040) },
    })
    const { rows } = await download(
      fair,
      `/cfpalsdw/doExport/${encodeURIComponent('qymc_like=HYPERLINK')}`,
      admin,
    )
    expect(rows[1]?.[1]).toBe(`'${name}`)
    const run = await check(call, councilMember, workbookOf(rows))
    expect(run).toMatchObject({ unchanged: 1, toChange: 0, toAdd: 0, faulty: 0 })
  })

  it('the template has the headings, and its example can be imported', async () => {
    const { name, rows } = await download(fair, '/cfpaXydj/downloadExcel', admin)
    expect(name).toBe('企业行业信用等级导入模板.xlsx')
    expect(rows).toEqual([
      ['企业名称', '统一社会信用代码', '行业信用等级', '证书编号', '颁发日期', '有效期至'],
    ])
  })
})

describe('coming back to an import', () => {
  it('finds the newest one, whoever started it', async () => {
    const run = await check(call, councilMember, workbookOf([heading, member(5050)]))
    expect(await call(council.latestImport)).toMatchObject({
      id: run.id,
      fileName: '名录.xlsx',
      createdByName: expect.stringMatching(/./),
    })
  })

  it('finds the last one that was carried out, also after another file was looked at', async () => {
    const done = await call(council.importFile, { file: workbookOf([heading, member(5052)]), body: {} })
    await check(call, councilMember, workbookOf([heading, member(5053)]))
    expect(await call(council.undoableImport)).toMatchObject({ id: done.id, undoable: true })
  })

  it('goes on where a crash left it', async () => {
    const fileId = await keepWorkbook(workbookOf([heading, member(5051)]))
    const { id } = await fair.platform.db
      .insertInto('import_run')
      .values({
        list: 'councilMember',
        file_name: 'x.xlsx',
        file_id: fileId,
        created_by: admin.accountId,
        rows_read: 7,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await fair.platform.jobs.enqueue(fair.platform.db, 'reference-import', { list: 'councilMember', run: id })
    await expect
      .poll(async () => (await call(council.importRun, { params: { run: id } })).state)
      .toBe('checked')
    expect(await call(council.importRun, { params: { run: id } })).toMatchObject({ toAdd: 1, rowsRead: 1 })
  })
})

describe('a workbook made to hurt', () => {
  it('of many huge cells is refused row by row, without being carried around', async () => {
    const huge = '很'.repeat(20_000)
    const rows = Array.from({ length: 400 }, (_, index) => [index, huge, huge])
    const run = await check(call, councilMember, workbookOf([heading, ...rows]))
    expect(run).toMatchObject({ state: 'checked', faulty: 400 })
    const { rows: kept } = await sql<{ longest: number }>`
      SELECT max(length(typed::text)) AS longest FROM import_row WHERE run_id = ${run.id}`.execute(
      fair.platform.db,
    )
    expect(kept[0]?.longest).toBeLessThan(2_000)
  })

  it('with a date no calendar has is told so', async () => {
    const titles = ['企业名称', '统一社会信用代码', '行业信用等级', '颁发日期']
    const run = await check(
      call,
      creditGrade,
      workbookOf([titles, ['零年公司', codeOf(5200), 'AAA', '0000/01/01']]),
    )
    expect(run).toMatchObject({ faulty: 1 })
  })
})

describe('codes that are no longer offered', () => {
  it('may stay where they are, and cannot be brought in anew', async () => {
    const grades = required(creditGrade)
    const titles = ['企业名称', '统一社会信用代码', '行业信用等级']
    await call(grades.importFile, {
      file: workbookOf([titles, ['停用等级公司', codeOf(5300), 'A']]),
      body: {},
    })
    const offer = (enabled: boolean) =>
      fair.platform.db
        .updateTable('code_item')
        .set({ enabled })
        .where('list', '=', 'creditGrade')
        .where('value', '=', 'A')
        .execute()
    const added = await check(call, creditGrade, workbookOf([titles, ['另一公司', codeOf(5301), 'A']]))
    expect(added).toMatchObject({ toAdd: 1, faulty: 0 })
    await offer(false)
    const kept = await check(call, creditGrade, workbookOf([titles, ['停用等级公司', codeOf(5300), 'A']]))
    expect(kept).toMatchObject({ unchanged: 1, faulty: 0 })
    const faulty = await check(call, creditGrade, workbookOf([titles, ['错码公司', '12345', 'A']]))
    const { list } = await call(grades.importRows, {
      params: { run: faulty.id },
      body: { action: 'fault', page: 1, pageSize: 5 },
    })
    expect(list[0]?.faults.map(({ field }) => field)).toEqual(['creditCode', 'grade'])
    const late = await call(grades.applyImport, { params: { run: added.id } })
    expect(late).toMatchObject({ state: 'checked', faulty: 1 })
    await offer(true)
  })
})
