import { importMessages } from '@fairground/domain/list'
import { councilMember } from '@fairground/wire/list/lists/council-member'
import { expect, it } from 'vitest'
import { faultsIn, withColumn } from '../../src/list/import/row-remarks'

const row = {
  given: { credit_code: '91350800MA2XAA111Q' },
  typed: { serial: 'abc\u202e' },
  faults: [
    { field: 'creditCode', key: importMessages.doubled, params: { row: 2 } },
    { field: 'companyName', key: importMessages.required },
    { field: 'serial', key: importMessages.formula },
  ],
}

it.each([
  [
    'zh',
    [
      '序号：单元格为公式，请改为数值，现为「abc」',
      '企业名称：不能为空',
      '统一社会信用代码：与第2行重复，现为「91350800MA2XAA111Q」',
    ],
  ],
  [
    'en',
    [
      'Serial: This is a formula; please paste the value (now “abc”)',
      'Company name: Must be filled in',
      'Credit code: The same as row 2 (now “91350800MA2XAA111Q”)',
    ],
  ],
] as const)('faults stand in the order of the columns, each with its value (%s)', (language, told) => {
  const faults = faultsIn(councilMember, row, language)
  expect(faults.map((fault) => withColumn(councilMember, fault, language))).toEqual(told)
})
