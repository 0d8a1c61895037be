import { describe, expect, it } from 'vitest'
import { generateFair } from '../../src/demo/generate-fair'
import { tablesOf } from '../../src/demo/load-fair.repository'
import { edition, fairOf, repeated, sizes, today } from './fairs'

describe('the demo fair', () => {
  it('is the same every time it is generated, ids included', () => {
    expect(generateFair({ size: 'small', edition, today })).toEqual(fairOf('small'))
  })

  it('is another fair under another seed', () => {
    const other = generateFair({ size: 'small', edition, today, seed: 2 })
    const names = new Set(other.company.map((company) => company.name_zh))
    const shared = fairOf('small').company.filter((company) => company.name_zh && names.has(company.name_zh))
    expect(shared).toEqual([])
    expect(other.account.map((account) => account.username)).toEqual(
      fairOf('small').account.map((account) => account.username),
    )
  })

  it.each([
    ['small', { company: 30, hall: 3, booth: 120 }],
    ['default', { company: 300, hall: 12, booth: 1200 }],
    ['large', { company: 3000, hall: 12, booth: 5000 }],
  ] as const)('has about the volume people expect of %s', (size, volume) => {
    const fair = fairOf(size)
    expect(fair.company).toHaveLength(volume.company)
    expect(fair.hall).toHaveLength(volume.hall)
    expect(fair.booth.length).toBeGreaterThan(volume.booth * 0.85)
    expect(fair.booth.length).toBeLessThan(volume.booth * 1.15)
  })

  it('has a hundred thousand reference rows when large', () => {
    const { credit_grade, council_member, group_unit, association_member } = fairOf('large')
    const rows = [credit_grade, council_member, group_unit, association_member].flat()
    expect(rows).toHaveLength(100_000)
  })

  it.each(sizes)('never uses an id twice (%s)', (size) => {
    const { account } = fairOf(size)
    const ids = [account, ...tablesOf(fairOf(size)).map(([, rows]) => rows)].flatMap((rows) =>
      rows.flatMap((row: object) => ('id' in row ? [row.id] : [])),
    )
    expect(repeated(ids)).toEqual([])
  })

  it.each(sizes)(
    'gives all rows of a table the same columns, because they are inserted together (%s)',
    (size) => {
      for (const [, rows] of tablesOf(fairOf(size))) {
        expect(new Set(rows.map((row: object) => Object.keys(row).join())).size).toBe(1)
      }
    },
  )
})
