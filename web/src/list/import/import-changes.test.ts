import { describe, expect, it } from 'vitest'
import { importedChanges } from './import-changes'

describe('a row of the file that changes one of the list', () => {
  it('shows only what it changes, never a blank cell', () => {
    const before = { companyName: '华安消防', grade: 'A级', validUntil: '2028/10/09' }
    const values = { companyName: '华安消防', grade: 'AA级', validUntil: '', issuedOn: '2025/01/01' }
    expect(importedChanges({ before, values })).toEqual([
      { field: 'grade', before: 'A级', after: 'AA级' },
      { field: 'issuedOn', before: '', after: '2025/01/01' },
    ])
  })
})
