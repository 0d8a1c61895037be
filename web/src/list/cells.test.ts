import { type KeptList, type LogList, logLists } from '@fairground/wire/list'
import { keptLists } from '@fairground/wire/lists'
import { describe, expect, it } from 'vitest'
import { type CellReader, cellText, readableFields, tableFields } from './cells'

const reader: CellReader = {
  language: 'zh',
  timeZone: 'Asia/Shanghai',
  codeLabel: (list, value) => (list === 'groupType' && value === '02' ? '省市展团' : undefined),
}
const listOf = (name: string): KeptList => {
  const found = keptLists.find((list) => list.name === name)
  if (!found) throw new Error(`no list ${name}`)
  return found
}
const read = (list: KeptList | LogList, name: string, row: Record<string, unknown>) => {
  const field = { ...list.fields, ...list.derived }[name]
  if (!field) throw new Error(`no field ${name}`)
  return cellText(name, field, row, reader)
}

describe('a cell of a list', () => {
  it('shows dates with slashes and moments by the fair’s clock', () => {
    expect(read(listOf('creditGrade'), 'validUntil', { validUntil: '2029-03-14' })).toBe('2029/03/14')
    const [logins] = logLists
    if (!logins) throw new Error('no log')
    expect(read(logins, 'at', { at: new Date('2026-11-15T01:30:00Z') })).toBe('2026/11/15 09:30')
  })

  it('names coded values in the reader’s language, and falls back on the label kept with the row', () => {
    expect(read(listOf('groupUnit'), 'groupType', { groupType: '02' })).toBe('省市展团')
    expect(read(listOf('groupUnit'), 'groupType', { groupType: '77', groupTypeLabel: '旧类型' })).toBe(
      '旧类型',
    )
    expect(read(listOf('boothTier'), 'kind', { kind: 'review' })).toBe('审核档位')
  })

  it('is empty where the row says nothing, but shows a zero', () => {
    expect(read(listOf('creditGrade'), 'issuedOn', { issuedOn: null })).toBe('')
    expect(read(listOf('boothTier'), 'minArea', { minArea: 0 })).toBe('0')
  })
})

describe('the columns of a list', () => {
  it('name a company by its name, never by its number', () => {
    expect(readableFields(listOf('blacklistEntry')).map(([name]) => name)).toEqual([
      'companyName',
      'remark',
      'dataState',
    ])
  })

  it('leave long and minor things to the details', () => {
    const [logins] = logLists
    if (!logins) throw new Error('no log')
    expect(tableFields(logins).map(([name]) => name)).not.toContain('userAgent')
    expect(readableFields(logins).map(([name]) => name)).toContain('userAgent')
  })
})
