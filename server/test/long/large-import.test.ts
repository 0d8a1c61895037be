import * as XLSX from '@e965/xlsx'
import type { Client } from '@fairground/wire/kernel/client'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { check } from '../list/workbooks'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'

const count = 50_000
const { applyImport, undoImport, importRun } = councilMember.calls

let fair: TestFair
let call: Client
beforeAll(async () => {
  fair = await startTestFair()
  call = clientFor(fair, await fair.signIn('admin'))
})
afterAll(() => fair.stop())

function workbook(nameOf: (index: number) => string): File {
  const rows = Array.from({ length: count }, (_, index) => [
    index % 100_000,
    nameOf(index),
    `9111${String(index).padStart(14, '0')}`,
  ])
  const book = XLSX.utils.book_new()
  XLSX.utils.book_append_sheet(
    book,
    XLSX.utils.aoa_to_sheet([['序号', '企业名称', '统一社会信用代码'], ...rows]),
  )
  return new File(
    [XLSX.write(book, { type: 'buffer', compression: true }) as Buffer<ArrayBuffer>],
    'many.xlsx',
  )
}

/** A large plan is carried out in the background; whoever asked may look again later. */
async function settled(run: string) {
  if (!importRun) throw new Error()
  for (;;) {
    const now = await call(importRun, { params: { run } })
    if (now.state !== 'applying') return now
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

const total = async () => (await call(councilMember.calls.page, { body: { page: 1, pageSize: 1 } })).total

describe('a workbook of 50,000 rows', () => {
  it('is added, changed and taken back as a whole', async () => {
    if (!applyImport || !undoImport) throw new Error()
    // The worst the database can believe of the rows to come: that there are none.
    await sql`ANALYZE import_row`.execute(fair.platform.db)
    const before = await total()
    const first = await check(
      call,
      councilMember,
      workbook((index) => `北京第${index}消防设备有限公司`),
    )
    expect(first).toMatchObject({ state: 'checked', toAdd: count, faulty: 0 })
    await call(applyImport, { params: { run: first.id } })
    expect(await settled(first.id)).toMatchObject({ state: 'applied' })
    expect(await total()).toBe(before + count)

    await sql`ANALYZE council_member`.execute(fair.platform.db)
    const second = await check(
      call,
      councilMember,
      workbook((index) => `北京第${index}消防${index % 2 ? '设备' : '器材'}有限公司`),
    )
    expect(second).toMatchObject({ toAdd: 0, toChange: count / 2, unchanged: count / 2, faulty: 0 })
    await call(applyImport, { params: { run: second.id } })
    expect(await settled(second.id)).toMatchObject({ state: 'applied' })
    const renamed = { page: 1, pageSize: 1, companyName: '消防器材' }
    expect((await call(councilMember.calls.page, { body: renamed })).total).toBeGreaterThanOrEqual(count / 2)

    expect(await call(undoImport, { params: { run: second.id } })).toMatchObject({ state: 'undone' })
    const left = await fair.platform.db
      .selectFrom('council_member')
      .select('id')
      .where('company_name', 'like', '%消防器材有限公司')
      .where('credit_code', 'like', '9111000%')
      .execute()
    expect(left).toEqual([])
  })
})
