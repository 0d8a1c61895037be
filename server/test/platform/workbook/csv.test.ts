import { describe, expect, it } from 'vitest'
import { readCsv } from '../../../src/platform/workbook/read/csv'
import { workbookLimits } from '../../../src/platform/workbook/workbook-limits'
import { WorkbookProblem } from '../../../src/platform/workbook/workbook-problem'

const rowsIn = (text: string | Buffer) => [...readCsv(Buffer.from(text as string))]
const problemOf = (act: () => unknown): string => {
  try {
    act()
  } catch (error) {
    if (error instanceof WorkbookProblem) return error.key
    throw error
  }
  return ''
}

describe('a text with separators', () => {
  it('is read with its quotes, breaks and blank rows', () => {
    expect(rowsIn('﻿日期,附言\r\n\r\n2026-11-18,"a, ""b""\nc"\r\n="0123",\td')).toEqual([
      { number: 1, cells: ['日期', '附言'] },
      { number: 3, cells: ['2026-11-18', 'a, "b"\nc'] },
      { number: 4, cells: ['0123', 'd'] },
    ])
    expect(rowsIn('a,b\n1,')).toEqual([
      { number: 1, cells: ['a', 'b'] },
      { number: 2, cells: ['1'] },
    ])
  })

  it.each(['\t', ';'])('is read with %j between its cells', (sign) => {
    expect(rowsIn(`a${sign}b\n1,5${sign}2`)[1]?.cells).toEqual(['1,5', '2'])
  })

  it('is read as Chinese spreadsheets write it', () => {
    // 日期,金额 in GB18030.
    const content = Buffer.from('c8d5c6da2cbdf0b6ee0a31', 'hex')
    expect(rowsIn(content)[0]?.cells).toEqual(['日期', '金额'])
    const wide = Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from('日期\t金额', 'utf16le')])
    expect(rowsIn(wide)[0]?.cells).toEqual(['日期', '金额'])
  })

  it('is refused in words where it is none, or without end', () => {
    expect(problemOf(() => rowsIn(Buffer.from('89504e470d0a1a0a0000000d', 'hex')))).toBe('workbook.notTable')
    expect(problemOf(() => rowsIn(Buffer.from('ff41', 'hex')))).toBe('workbook.notTable')
    expect(problemOf(() => rowsIn('a,"b\nc'))).toBe('workbook.damaged')
    expect(problemOf(() => rowsIn(''))).toBe('workbook.emptyFile')
    expect(problemOf(() => rowsIn(','.repeat(workbookLimits.columns + 1)))).toBe('workbook.tooManyColumns')
    expect(problemOf(() => rowsIn('x'.repeat(workbookLimits.cellCharacters + 1)))).toBe(
      'workbook.cellTooLong',
    )
  })
})
