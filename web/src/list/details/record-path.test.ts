import { describe, expect, it } from 'vitest'
import { ownLogPath, recordPath } from './record-path'

const entry = { id: '1', action: 'edit', subjectType: 'councilMember', subjectId: 'f1' }

describe('the way from a log entry to its row', () => {
  it('leads to the list the row is in', () => {
    expect(recordPath(entry)).toBe('/council/membersList?show=f1')
    expect(recordPath({ ...entry, action: 'import-undo' })).toBeUndefined()
  })

  it('leads to the company’s page from whatever was done about its sign-up', () => {
    for (const subjectType of ['company', 'review-claim', 'sign-up-pdf', 'undertaking'])
      expect(recordPath({ ...entry, subjectType, action: 'export' })).toBe('/company?id=f1')
  })

  it('is not offered for what is no row of a list', () => {
    expect(recordPath({ ...entry, subjectType: 'account' })).toBeUndefined()
    expect(recordPath({ ...entry, action: 'import' })).toBeUndefined()
  })
})

describe('the way from an entry found among all logs to its own', () => {
  it('leads to the minute in which it was written', () => {
    const at = new Date('2027-03-02T08:15:30.123Z')
    expect(ownLogPath({ id: 'loginLog:1', kind: 'loginLog', at })).toBe(
      '/log/loginLog?after=2027-03-02T08%3A15%3A00.000Z&before=2027-03-02T08%3A15%3A59.999Z',
    )
  })

  it('is not offered where it stands there already', () => {
    expect(ownLogPath({ ...entry, at: new Date() })).toBeUndefined()
  })
})
