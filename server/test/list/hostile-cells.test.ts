import type { Client } from '@fairground/wire/kernel/client'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { creditGrade } from '@fairground/wire/list/lists/credit-grade'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sheetAround, xlsxAround } from '../platform/workbook/workbook-samples'
import { type Signed, startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { heading } from './council-members'
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

const rowOf = (number: number, texts: string[]) =>
  `<row r="${number}">${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`

it('a name too long with an emoji where it is cut is one faulty row, not a failed import', async () => {
  const name = `${'长'.repeat(499)}😀尾`
  const run = await check(call, councilMember, workbookOf([heading, [1, name, '91110105MA01060010']]))
  expect(run).toMatchObject({ state: 'checked', faulty: 1 })
})

it('characters no text can hold are left out of what a cell says', async () => {
  const sheet = sheetAround(
    rowOf(1, heading) + rowOf(2, ['1', '半_xD83D_边&#xDC00;空_x0000_白&#0;公司', '91110105MA0106002X']),
  )
  const run = await check(call, councilMember, fileOf(xlsxAround(sheet)))
  expect(run).toMatchObject({ state: 'checked', faulty: 0, toAdd: 1 })
})

it('characters no text can hold in the name of an empty sheet do not hide that it is empty', async () => {
  const file = xlsxAround(sheetAround(''), {
    'xl/workbook.xml': '<workbook><sheets><sheet name="表&#0;&#xD83D;格" r:id="rId1"/></sheets></workbook>',
  })
  const run = await check(call, councilMember, fileOf(file))
  expect(run).toMatchObject({ state: 'failed', problem: expect.stringContaining('工作表“表格”中没有内容') })
})

it('an untouched export changes nothing, even where a label was stored that is another item’s value', async () => {
  await fair.platform.db
    .updateTable('code_item')
    .set({ name_zh: 'A' })
    .where('list', '=', 'creditGrade')
    .where('value', '=', 'B')
    .execute()
  const body = { companyName: '北京乙级消防有限公司', creditCode: '91110105MA0106003X', grade: 'B' }
  await call(creditGrade.calls.add, { body })
  const { rows } = await download(fair, `/cfpaXydj/doExport/${encodeURIComponent('qymc_like=乙级')}`, admin)
  expect(rows[1]?.[2]).toBe('A')
  const run = await check(call, creditGrade, workbookOf(rows))
  expect(run).toMatchObject({ state: 'checked', unchanged: 1, faulty: 0, toAdd: 0, toChange: 0 })
})
