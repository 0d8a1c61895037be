import type { Client } from '@fairground/wire/kernel/client'
import type { KeptList } from '@fairground/wire/list'
import { associationMember } from '@fairground/wire/list/lists/association-member'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { creditGrade } from '@fairground/wire/list/lists/credit-grade'
import { groupUnit } from '@fairground/wire/list/lists/group-unit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor } from '../support/wire-client'
import { check, workbookOf } from './workbooks'

let fair: TestFair
let call: Client
beforeAll(async () => {
  fair = await startTestFair()
  call = clientFor(fair, await fair.signIn('admin'))
})
afterAll(() => fair.stop())

interface Sheet {
  list: KeptList
  head: string[]
  good: (string | number)[][]
  faulty: (string | number)[]
  reason: string
  required: string
}

const sheets: Sheet[] = [
  {
    list: creditGrade,
    head: ['企业名称', '统一社会信用代码', '行业信用等级', '证书编号', '颁发日期', '有效期至'],
    good: [
      ['龙岩闽西阻燃材料厂', '91350800MA2XAA111Q', 'AAA级', 'XY-1', '2026/01/05', '2029/01/04'],
      ['三明沙溪泵业制造厂', '91350400MA2XAA222W', 'A级', '', '', ''],
    ],
    faulty: ['南平建溪水带厂', '123', 'AAA级', '', '2026/13/45', ''],
    reason: '统一社会信用代码应为18位字母、数字，现为「123」',
    required: '统一社会信用代码',
  },
  {
    list: councilMember,
    head: ['序号', '企业名称', '统一社会信用代码'],
    good: [
      [801, '龙岩闽西阻燃材料厂', '91350800MA2XAA111Q'],
      [802, '三明沙溪泵业制造厂', '91350400MA2XAA222W'],
    ],
    faulty: ['第一', '南平建溪水带厂', '91350700MA2XAA333E'],
    reason: '序号应为1-5位数字',
    required: '企业名称',
  },
  {
    list: groupUnit,
    head: ['企业名称', '统一社会信用代码', '展团类型', '展团名称'],
    good: [
      ['龙岩闽西阻燃材料厂', '91350800MA2XAA111Q', '省市展团', '福建展团'],
      ['三明沙溪泵业制造厂', '', '其他', ''],
    ],
    faulty: ['南平建溪水带厂', '', '星际展团', ''],
    reason: '不是可选的值',
    required: '展团类型',
  },
  {
    list: associationMember,
    head: ['企业名称', '入会时间', '证书编号', '有效期起', '有效期止'],
    good: [
      ['龙岩闽西阻燃材料厂', '2019/06/01', '88001', '2025/06/01', '2029/05/31'],
      ['三明沙溪泵业制造厂', '', '', '', ''],
    ],
    faulty: ['南平建溪水带厂', '', '123456', '', ''],
    reason: '证书编号最多为5字符',
    required: '企业名称',
  },
]

describe.each(sheets.map((sheet) => [sheet.list.title.zh, sheet] as const))(
  'a workbook of %s',
  (_, sheet) => {
    const { list, head, good, faulty, reason, required } = sheet
    const { importRows, applyImport, undoImport } = list.calls as Required<KeptList['calls']>
    const total = async () => (await call(list.calls.page, { body: { page: 1, pageSize: 1 } })).total

    it('without a column it needs is refused by the column’s name', async () => {
      const without = head.indexOf(required)
      const cut = [head, ...good].map((row) => row.filter((_, index) => index !== without))
      const run = await check(call, list, workbookOf(cut))
      expect(run.state).toBe('failed')
      expect(run.problem).toBe(`表头不正确，缺少以下列：${required}。请使用下载的模板`)
    })

    it('whose heading is written another way is told which heading nobody knows', async () => {
      const written = head.map((heading) => (heading === required ? `该${heading}` : heading))
      const run = await check(call, list, workbookOf([written, ...good]))
      expect(run.problem).toBe(
        `表头不正确，缺少以下列：${required}；无法识别的列：“该${required}”。请使用下载的模板`,
      )
    })

    it('with a wrong row names the row and why, and the columns it leaves out', async () => {
      const run = await check(call, list, workbookOf([[...head, '备忘'], ...good, faulty]))
      expect(run).toMatchObject({ toAdd: 2, toChange: 0, faulty: 1, ignoredColumns: ['备忘'] })
      const asked = { params: { run: run.id }, body: { action: 'fault', page: 1, pageSize: 10 } } as const
      const [row] = (await call(importRows, asked)).list
      expect(row?.faults.map(({ message }) => message).join(' ')).toContain(reason)
    })

    it('is carried out, and taken back', async () => {
      const before = await total()
      const run = await check(call, list, workbookOf([head, ...good]))
      expect(run).toMatchObject({ toAdd: 2, toChange: 0, unchanged: 0, faulty: 0 })
      await call(applyImport, { params: { run: run.id } })
      expect(await total()).toBe(before + 2)
      await call(undoImport, { params: { run: run.id } })
      expect(await total()).toBe(before)
    })
  },
)

describe('all that is wrong with a row is told at once', () => {
  const { importRows } = creditGrade.calls as Required<KeptList['calls']>
  const head = ['企业名称', '统一社会信用代码', '行业信用等级', '证书编号', '颁发日期', '有效期至']
  const faultsOf = async (cells: string[]) => {
    const run = await check(call, creditGrade, workbookOf([head, cells]))
    const asked = { params: { run: run.id }, body: { action: 'fault', page: 1, pageSize: 10 } } as const
    return (await call(importRows, asked)).list[0]?.faults
  }

  it('cells, what is missing, and what two cells together must not say', async () => {
    const faults = await faultsOf(['', '123', '甲级', '', '2029/01/05', '2026/01/04'])
    expect(faults).toEqual([
      { field: 'companyName', message: '不能为空' },
      { field: 'creditCode', message: '统一社会信用代码应为18位字母、数字，现为「123」' },
      { field: 'grade', message: expect.stringMatching(/^不是可选的值，可选：.*，现为「甲级」$/) },
      { field: 'validUntil', message: expect.stringMatching(/，现为「2026\/01\/04」$/) },
    ])
  })

  it('a date that cannot be read is not compared with another', async () => {
    const faults = await faultsOf(['南平建溪水带厂', '123', 'AAA级', '', '2029/13/05', '2026/01/04'])
    expect(faults?.map(({ field }) => field)).toEqual(['creditCode', 'issuedOn'])
  })
})
