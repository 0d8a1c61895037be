import { logLists } from '@fairground/wire/list'
import { keptLists } from '@fairground/wire/lists'
import { describe, expect, it } from 'vitest'
import { cleaned, filterSchema } from './filter-schema'

describe('what somebody looked for', () => {
  it('is the same after being kept as text, moments included', () => {
    const [logins] = logLists
    if (!logins) throw new Error('no log')
    const asked = { username: 'admin', after: new Date('2026-11-15T01:30:00Z') }
    expect(filterSchema(logins).parse(JSON.parse(JSON.stringify(asked)))).toEqual(asked)
  })

  it('counts as nothing while every filter is blank', () => {
    expect(cleaned({ companyName: '', grade: 'AA' })).toEqual({ grade: 'AA' })
  })

  it.each(keptLists.map((list) => [list.name, list] as const))('may be nothing at all for %s', (_, list) => {
    expect(filterSchema(list).parse({})).toEqual({})
  })
})
