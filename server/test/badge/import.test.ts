import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { badgeMessages as say } from '@fairground/domain/badge'
import { translate } from '@fairground/domain/text'
import * as calls from '@fairground/wire/badge'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeWorkbook } from '../../src/platform/workbook/write/write-workbook'
import { startTestFair, type TestFair } from '../support/test-fair'
import { clientFor, refusal } from '../support/wire-client'

let fair: TestFair
let call: ReturnType<typeof clientFor>
let overseas: ReturnType<typeof clientFor>
beforeAll(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  call = clientFor(fair, await fair.signIn('13800000006'))
  overseas = clientFor(fair, await fair.signIn('exhibitor6@example.com'))
})
afterAll(() => fair.stop())

const headings = {
  zh: ['姓名', '英文姓名', '职务', '手机号', '证件类型', '证件号码'],
  en: ['Document number', 'Kind of document', 'Mobile', 'Post', 'Name'],
}
async function workbook(titles: readonly string[], rows: string[][]): Promise<File> {
  const columns = titles.map((title) => ({ title, asText: true }))
  const content = await buffer(writeWorkbook({ sheets: [{ name: 'x', columns, rows }] }))
  return new File([new Uint8Array(content)], '人员.xlsx')
}
const words = (key: string, params = {}) => translate(key, 'zh', params)
const check = (file: File) => call(calls.checkPeople, { file, body: {} })

const liNa = ['李娜', 'Li Na', '工程师', '13900000002', '护照', 'E11111111']
const wuJun = ['吴军', '', '主管', '13900000003', '居民身份证', '110105 19491231 002x']

describe('a workbook of people', () => {
  it('is judged row by row, and nothing is written', async () => {
    const before = await call(calls.ownBadges, {})
    const { rows, problem } = await check(
      await workbook(headings.zh, [
        liNa,
        ['', '', '', '', '', ''],
        ['', 'Wu', '主管', '123', '学生证', 'E2'],
        ['赵敏', '', '主管', '13900000004', '护照', 'e1111 1111'],
      ]),
    )
    expect(problem).toBeNull()
    expect(rows.map(({ row, faults }) => [row, faults.map(({ field }) => field)])).toEqual([
      [2, []],
      [4, expect.arrayContaining(['name', 'mobile', 'identityKind'])],
      [5, ['identityNumber']],
    ])
    expect(rows[2]?.faults[0]?.message).toBe(words(say.doubledInFile, { row: 2 }))
    expect(await call(calls.ownBadges, {})).toEqual(before)
  })

  it('may have its columns in any order, in either language', async () => {
    const { rows } = await overseas(calls.checkPeople, {
      file: await workbook(headings.en, [
        ['X12312312', 'Passport', '+49 170 555 1234', 'Engineer', 'Anja Vogel'],
      ]),
      body: {},
    })
    expect(rows).toEqual([
      {
        row: 2,
        values: {
          name: 'Anja Vogel',
          nameEn: '',
          post: 'Engineer',
          mobile: '+49 170 555 1234',
          identityKind: 'passport',
          identityNumber: 'X12312312',
        },
        faults: [],
      },
    ])
  })

  it.each([
    ['without people', () => workbook(headings.zh, []), words(say.importEmpty)],
    [
      'with other columns',
      () => workbook(['姓名', '职务'], [['李娜', '工程师']]),
      words(say.importColumns, { columns: '手机号、证件类型、证件号码' }),
    ],
  ])('%s is refused with the reason', async (_what, file, message) => {
    expect((await refusal(check(await file()))).message).toBe(message)
  })

  it('that is none is refused', async () => {
    const file = new File(['PK\u0003\u0004 not really'], '人员.xlsx')
    expect((await refusal(check(file))).message).not.toBe('')
  })

  it('that is applied adds all of them once, however often it is sent', async () => {
    const { rows } = await check(await workbook(headings.zh, [liNa, wuJun]))
    const before = (await call(calls.ownBadges, {})).people.length
    const body = { id: randomUUID(), people: rows.map(({ values }) => values as never) }
    expect(await call(calls.importPeople, { body })).toEqual({ added: 2 })
    expect(await call(calls.importPeople, { body })).toEqual({ added: 2 })
    const { people } = await call(calls.ownBadges, {})
    expect(people).toHaveLength(before + 2)
    expect(people.at(-1)).toMatchObject({ name: '吴军', identityMasked: '110***********002X' })
    const again = await check(await workbook(headings.zh, [liNa]))
    expect(again.rows[0]?.faults[0]?.message).toBe(words(say.doubledIdentity, { name: '李娜' }))
  })

  it('with more people than badges is refused whole', async () => {
    const { quota, people } = await call(calls.ownBadges, {})
    const many = Array.from({ length: quota.left + 1 }, (_, place) => [
      '赵敏',
      '',
      '主管',
      '13900000004',
      '护照',
      `F${String(place).padStart(8, '0')}`,
    ])
    const message = words(say.importAboveQuota, { count: many.length, left: quota.left })
    const { rows, problem } = await check(await workbook(headings.zh, many))
    expect(problem).toBe(message)
    const body = { id: randomUUID(), people: rows.map(({ values }) => values as never) }
    expect((await refusal(call(calls.importPeople, { body }))).message).toBe(message)
    expect((await call(calls.ownBadges, {})).people).toEqual(people)
  })
})
