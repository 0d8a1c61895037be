import type { ImportRun } from '@fairground/wire/list/import-calls'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { dialog, press } from './support/acting'
import { createFakeFair } from './support/fake-fair'
import { openScreen } from './support/open-screen'
import { admin } from './support/people'
import { keep } from './support/rows'

const run: ImportRun = {
  id: '0b0f2c1e-6f65-4d0e-9d39-6d6f6a1c2b3d',
  fileName: '理事单位.xlsx',
  state: 'failed',
  rowsRead: 0,
  toAdd: 0,
  toChange: 0,
  unchanged: 0,
  faulty: 0,
  doubtful: 0,
  ignoredColumns: [],
  problem: '表头不正确，缺少以下列：企业名称。请使用下载的模板',
  createdByName: '王静',
  createdAt: new Date('2026-11-15T01:30:00Z'),
  settledAt: null,
  undoable: false,
}
const { latestImport, importRun, importRows, template } = councilMember.calls

function importing(left: ImportRun) {
  const fair = createFakeFair(admin)
  keep(fair, councilMember, [])
  if (!latestImport || !importRun || !template) throw new Error('no workbooks')
  fair.answer(latestImport, left)
  fair.answer(importRun, left)
  fair.answer(template, () => new Response('', { headers: { 'content-type': 'application/octet-stream' } }))
  return { fair, template }
}

it('a file whose header does not fit is told why, and the template lies beside it', async () => {
  const { fair, template } = importing(run)
  await openScreen(fair, councilMember.path)
  await press('导入')
  const opened = await dialog()
  await within(opened).findByText(run.problem ?? '')
  await press('下载模板', opened)
  await waitFor(() => expect(fair.asked(template)).toHaveLength(1))
})

it('a faulty row tells all its faults, each under its column, in the order they came', async () => {
  const { fair } = importing({ ...run, state: 'checked', problem: null, rowsRead: 1, faulty: 1 })
  if (!importRows) throw new Error('no workbooks')
  const faults = [
    { field: 'companyName', message: '不能为空' },
    { field: 'creditCode', message: '统一社会信用代码应为18位字母、数字，现为「123」' },
  ]
  fair.answer(importRows, {
    list: [{ number: 3, action: 'fault', values: {}, before: {}, faults, warnings: [] }],
    total: 1,
  })
  await openScreen(fair, councilMember.path)
  await press('导入')
  const opened = await dialog()
  const last = await within(opened).findByText(/现为「123」/)
  const told = Array.from(last.closest('ul')?.children ?? [])
  expect(told.map(({ textContent }) => textContent?.trim())).toEqual([
    '企业名称 不能为空',
    '统一社会信用代码应为18位字母、数字，现为「123」',
  ])
})
