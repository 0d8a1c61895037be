import { describe, expect, it } from 'vitest'
import { recordPath } from './record-path'

const entry = { id: '1', action: 'edit', subjectType: 'councilMember', subjectId: 'f1' }

describe('the way from a log entry to its row', () => {
  it('leads to the list the row is in', () => {
    expect(recordPath(entry)).toBe('/council/membersList?show=f1')
    expect(recordPath({ ...entry, action: 'import-undo' })).toBeUndefined()
  })

  it('leads to the company’s page from whatever was done about its sign-up', () => {
    for (const subjectType of ['company', 'review-claim', 'sign-up-pdf'])
      expect(recordPath({ ...entry, subjectType, action: 'export' })).toBe('/company?id=f1')
  })

  it('is not offered for what is no row of a list', () => {
    expect(recordPath({ ...entry, subjectType: 'account' })).toBeUndefined()
    expect(recordPath({ ...entry, action: 'import' })).toBeUndefined()
  })
})
