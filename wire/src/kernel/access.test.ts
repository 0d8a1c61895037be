import { describe, expect, it } from 'vitest'
import {
  type Access,
  anyone,
  demo,
  exhibitor,
  holderExcept,
  holderOf,
  mayCall,
  signedIn,
  staff,
} from './access'

const key = 'system/settings:edit'
const people = {
  nobody: undefined,
  exhibitor: { department: 'exhibitor', permissions: [], roles: [] },
  clerk: { department: 'staff', permissions: [], roles: ['clerk'] },
  holder: { department: 'staff', permissions: [key], roles: ['keeper'] },
  readerWithKey: { department: 'staff', permissions: [key], roles: ['keeper', 'reader'] },
  /** No exhibitor ever holds a key; if one did, it would open nothing. */
  exhibitorWithKey: { department: 'exhibitor', permissions: [key], roles: [] },
} as const

describe('who may make a call', () => {
  it.each<[string, Access, (keyof typeof people)[]]>([
    ['anyone', anyone, ['nobody', 'exhibitor', 'clerk', 'holder', 'readerWithKey', 'exhibitorWithKey']],
    [
      'in the demo anyone',
      demo,
      ['nobody', 'exhibitor', 'clerk', 'holder', 'readerWithKey', 'exhibitorWithKey'],
    ],
    ['whoever is signed in', signedIn, ['exhibitor', 'clerk', 'holder', 'readerWithKey', 'exhibitorWithKey']],
    ['exhibitors', exhibitor, ['exhibitor', 'exhibitorWithKey']],
    ['staff', staff, ['clerk', 'holder', 'readerWithKey']],
    ['staff who hold the key', holderOf(key), ['holder', 'readerWithKey']],
    ['staff who hold the key, unless they read only', holderExcept('reader', key), ['holder']],
  ])('%s', (_, access, expected) => {
    const names = Object.keys(people) as (keyof typeof people)[]
    const may = names.filter((name) => {
      const person = people[name]
      return mayCall(
        access,
        person && { ...person, permissions: [...person.permissions], roles: [...person.roles] },
      )
    })
    expect(may).toEqual(expected)
  })
})
