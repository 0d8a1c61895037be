import { describe, expect, it } from 'vitest'
import { type Access, anyone, demo, exhibitor, holderOf, mayCall, signedIn, staff } from './access'

const key = 'system/settings:edit'
const people = {
  nobody: undefined,
  exhibitor: { department: 'exhibitor', permissions: [] },
  clerk: { department: 'staff', permissions: [] },
  holder: { department: 'staff', permissions: [key] },
  /** No exhibitor ever holds a key; if one did, it would open nothing. */
  exhibitorWithKey: { department: 'exhibitor', permissions: [key] },
} as const

describe('who may make a call', () => {
  it.each<[string, Access, (keyof typeof people)[]]>([
    ['anyone', anyone, ['nobody', 'exhibitor', 'clerk', 'holder', 'exhibitorWithKey']],
    ['in the demo anyone', demo, ['nobody', 'exhibitor', 'clerk', 'holder', 'exhibitorWithKey']],
    ['whoever is signed in', signedIn, ['exhibitor', 'clerk', 'holder', 'exhibitorWithKey']],
    ['exhibitors', exhibitor, ['exhibitor', 'exhibitorWithKey']],
    ['staff', staff, ['clerk', 'holder']],
    ['staff who hold the key', holderOf(key), ['holder']],
  ])('%s', (_, access, expected) => {
    const names = Object.keys(people) as (keyof typeof people)[]
    const may = names.filter((name) => {
      const person = people[name]
      return mayCall(access, person && { ...person, permissions: [...person.permissions] })
    })
    expect(may).toEqual(expected)
  })
})
