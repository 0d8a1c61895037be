import type { Client } from '@fairground/wire/kernel/client'
import { codes } from '@fairground/wire/kernel/codes'
import type { KeptList } from '@fairground/wire/list'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { groupUnit } from '@fairground/wire/list/lists/group-unit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'
import { codeOf, heading, member } from './council-members'
import { check, workbookOf } from './workbooks'

let fair: TestFair
let admin: Signed
let call: Client
beforeAll(async () => {
  fair = await startTestFair()
  admin = await fair.signIn('admin')
  call = clientFor(fair, admin)
})
afterAll(() => fair.stop())

function required({ calls }: KeptList) {
  return calls as Required<typeof calls>
}
const council = required(councilMember)
const group = required(groupUnit)
const importMembers = (...members: (string | number)[][]) =>
  call(council.importFile, { file: workbookOf([heading, ...members]), body: {} })
const named = async (typed: string) =>
  (await call(council.page, { body: { page: 1, pageSize: 100, companyName: typed } })).list
const rename = async (serial: number, companyName: string) => {
  const [row] = await named(`试验${serial}`)
  await call(council.edit, {
    body: {
      id: row?.id ?? '',
      version: Number(row?.version),
      serial,
      creditCode: codeOf(serial),
      companyName,
    },
  })
}

describe('two people at once', () => {
  it('an edit made between check and import is not lost: the import is shown again instead', async () => {
    await call(council.importFile, { file: workbookOf([heading, member(5020)]), body: {} })
    const run = await check(call, councilMember, workbookOf([heading, member(5020, '文件里的名称')]))
    const [row] = await named('试验5020')
    const edited = {
      id: row?.id ?? '',
      version: 1,
      serial: 5020,
      creditCode: codeOf(5020),
      companyName: '手工改的名称',
    }
    await call(councilMember.calls.edit, { body: edited })
    const again = await call(council.applyImport, { params: { run: run.id } })
    expect(again).toMatchObject({ state: 'checked', toChange: 1 })
    expect(again.problem).toContain('1条记录被他人修改')
    expect(await named('手工改的名称')).toHaveLength(1)
    expect(await call(council.applyImport, { params: { run: run.id } })).toMatchObject({ state: 'applied' })
    expect(await named('文件里的名称')).toHaveLength(1)
  })

  it('a row added meanwhile is not added twice', async () => {
    const first = await check(call, councilMember, workbookOf([heading, member(5021)]))
    const second = await check(call, councilMember, workbookOf([heading, member(5021)]))
    const done = await Promise.all([
      call(council.applyImport, { params: { run: first.id } }),
      call(council.applyImport, { params: { run: second.id } }),
    ])
    expect(done.map(({ state }) => state).sort()).toEqual(['applied', 'checked'])
    expect(await named('试验5021')).toHaveLength(1)
  })

  it('pressing twice imports once', async () => {
    const run = await check(call, councilMember, workbookOf([heading, member(5022)]))
    const pressed = await Promise.allSettled(
      [1, 2, 3].map(() => call(council.applyImport, { params: { run: run.id } })),
    )
    expect(pressed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await named('试验5022')).toHaveLength(1)
  })

  it('a row that needed no change, and was edited meanwhile, is shown again too', async () => {
    await importMembers(member(5023), member(5024))
    const file = workbookOf([heading, member(5023), member(5024, '文件里的另一名称')])
    const run = await check(call, councilMember, file)
    expect(run).toMatchObject({ unchanged: 1, toChange: 1 })
    await rename(5023, '别人改过的名称')
    const again = await call(council.applyImport, { params: { run: run.id } })
    expect(again).toMatchObject({ state: 'checked', unchanged: 0, toChange: 2 })
    expect(again.problem).toContain('1条记录被他人修改')
    expect(await named('别人改过的名称')).toHaveLength(1)
  })

  it('a second row with the key of one that would be changed is noticed', async () => {
    await importMembers(member(5025))
    const run = await check(call, councilMember, workbookOf([heading, member(5025, '文件里的第三名称')]))
    await sql`INSERT INTO council_member (serial, company_name, credit_code)
      VALUES (5025, '从别处来的同一家', ${codeOf(5025)})`.execute(fair.platform.db)
    const again = await call(council.applyImport, { params: { run: run.id } })
    expect(again).toMatchObject({ state: 'checked', faulty: 1, toChange: 0 })
  })

  it('one imports while the other undoes: neither falls victim to the other', async () => {
    for (const serial of [5100, 5110, 5120]) {
      const last = await importMembers(member(serial))
      const next = await check(call, councilMember, workbookOf([heading, member(serial + 1)]))
      const [applied, undone] = await Promise.allSettled([
        call(council.applyImport, { params: { run: next.id } }),
        call(council.undoImport, { params: { run: last.id } }),
      ])
      expect(applied).toMatchObject({ status: 'fulfilled', value: { state: 'applied' } })
      // Whoever comes after the import can no longer undo the one before it.
      if (undone.status === 'rejected') expect(undone.reason.message).toBe('只能撤销最近一次导入')
      else expect(undone.value.state).toBe('undone')
      expect(await named(`试验${serial}`)).toHaveLength(undone.status === 'rejected' ? 1 : 0)
      expect(await named(`试验${serial + 1}`)).toHaveLength(1)
    }
  })

  it('pressing undo three times undoes once, and says so to the others', async () => {
    const run = await importMembers(member(5130))
    const pressed = await Promise.allSettled(
      [1, 2, 3].map(() => call(council.undoImport, { params: { run: run.id } })),
    )
    const refused = pressed.flatMap((one) => (one.status === 'rejected' ? [one.reason.message] : []))
    expect(refused).toEqual(['只能撤销最近一次导入', '只能撤销最近一次导入'])
    expect(await named('试验5130')).toHaveLength(0)
  })

  it('an edit that has waited long for an import is told so, and nothing is half done', async () => {
    await importMembers(member(5131))
    await fair.platform.db.transaction().execute(async (trx) => {
      await sql`LOCK TABLE council_member IN SHARE ROW EXCLUSIVE MODE`.execute(trx)
      const refused = await refusal(rename(5131, '等不到的名称'))
      expect(refused).toMatchObject({ code: codes.refused, message: '该列表正在导入，请稍后再试' })
    })
    await rename(5131, '等到了的名称')
    expect(await named('等到了的名称')).toHaveLength(1)
  })

  it('a plan made anew shows no change where nothing would change', async () => {
    const company = await fair.platform.db
      .selectFrom('invoice_profile')
      .select('credit_code')
      .where('edition', '=', fair.platform.settings.current().edition)
      .where('credit_code', 'is not', null)
      .executeTakeFirstOrThrow()
    const columns = ['企业名称', '统一社会信用代码', '展团类型', '展团名称']
    const unit = ['福州展团一号厂', String(company.credit_code), '02', '福建展团']
    const file = () => workbookOf([columns, unit])
    const run = await check(call, groupUnit, file())
    expect(run).toMatchObject({ toAdd: 1, faulty: 0 })
    await call(group.importFile, { file: file(), body: {} })
    // Not tied to the company, as if somebody had unpicked it: the file says nothing about that.
    await sql`UPDATE group_unit SET company_id = NULL WHERE company_name = '福州展团一号厂'`.execute(
      fair.platform.db,
    )
    expect(await call(group.applyImport, { params: { run: run.id } })).toMatchObject({
      state: 'checked',
      toAdd: 0,
      toChange: 0,
      unchanged: 1,
    })
  })
})

describe('somebody who keeps sending files', () => {
  it('waits for some of them before the next is taken, and others do not wait', async () => {
    const { db } = fair.platform
    const waiting = Array.from({ length: 3 }, () => ({
      list: 'councilMember',
      file_name: 'x.xlsx',
      created_by: admin.accountId,
    }))
    const kept = await db.insertInto('import_run').values(waiting).returning('id').execute()
    const refused = await refusal(importMembers(member(5140)))
    expect(refused.message).toBe('您已有3个文件正在检查，请等其中一个检查完再导入')
    await db
      .deleteFrom('import_run')
      .where(
        'id',
        'in',
        kept.map(({ id }) => id),
      )
      .execute()
    expect(await importMembers(member(5140))).toMatchObject({ state: 'applied' })
  })
})
