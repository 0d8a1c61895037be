import { describe, expect, it } from 'vitest'
import { permissionKeys } from '../account'
import {
  areas,
  changedKeys,
  depthOf,
  keyDifference,
  keyNames,
  keysIn,
  levelOf,
  namedKeys,
  staffUser,
  withAllBelow,
} from '.'

describe('the words for keys', () => {
  it('are there for every key once, and no two keys of an area read the same', () => {
    expect(namedKeys.toSorted()).toEqual([...permissionKeys].toSorted())
    expect(areas.flatMap(keysIn)).toEqual(namedKeys)
    for (const language of ['zh', 'en'] as const) {
      const words = namedKeys.map((key) => keyNames[key][language])
      expect(new Set(words).size).toBe(words.length)
    }
  })
})

describe('the keys of a role', () => {
  it('change by what is granted and taken, each once and in one order', () => {
    const keys = ['log/index:list', 'system/role:list'] as const
    const changed = changedKeys(keys, {
      grant: ['booth/time:edit', 'log/index:list'],
      take: ['system/role:list'],
    })
    expect(changed).toEqual(['log/index:list', 'booth/time:edit'])
    expect(keyDifference(keys, changed)).toEqual(['booth/time:edit', 'system/role:list'])
    expect(keyDifference(changed, changed)).toEqual([])
  })
})

describe('a user', () => {
  const blank = {
    realName: '钱会计',
    userType: 'CHN',
    department: 'staff',
    roleIds: [],
    unitId: null,
    post: '',
    mobile: '',
    email: '',
  }
  it('needs a name that is neither a mobile nor a mailbox, and may leave out how to be reached', () => {
    expect(staffUser.safeParse({ ...blank, username: 'kuaiji' }).success).toBe(true)
    for (const username of ['13800000001', 'a@b.example', '', '9lives'])
      expect(staffUser.safeParse({ ...blank, username }).success).toBe(false)
    for (const wrong of [
      { mobile: '123' },
      { email: 'nobody' },
      { realName: ' ' },
      { department: 'exhibitor' },
    ])
      expect(staffUser.safeParse({ ...blank, username: 'kuaiji', ...wrong }).success).toBe(false)
  })
})

describe('the tree of units', () => {
  const units = [
    { id: 'a', parentId: null },
    { id: 'b', parentId: 'a' },
    { id: 'c', parentId: 'b' },
    { id: 'd', parentId: null },
  ]
  it('knows what lies below, how deep and how far down', () => {
    expect(withAllBelow(units, 'a')).toEqual(['a', 'b', 'c'])
    expect([levelOf(units, 'c'), levelOf(units, null)]).toEqual([3, 0])
    expect([depthOf(units, 'a'), depthOf(units, 'd')]).toEqual([3, 1])
  })
})
