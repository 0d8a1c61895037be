import { describe, expect, it } from 'vitest'
import { subjectTitle } from './subject-title'

const entry = { id: '1', subjectType: 'setting', subjectId: 'timeZone' }

describe('what a log entry is about', () => {
  it('has the title of the setting or the code list', () => {
    expect(subjectTitle(entry)?.zh).toBe('时区')
    expect(subjectTitle({ ...entry, subjectType: 'code-list', subjectId: 'creditGrade' })?.en).toMatch(
      /grade/i,
    )
  })

  it('has none where it is kept under a number, or a name nobody knows any more', () => {
    expect(subjectTitle({ ...entry, subjectType: 'account', subjectId: crypto.randomUUID() })).toBeUndefined()
    expect(subjectTitle({ ...entry, subjectId: 'toString' })).toBeUndefined()
  })
})
