import type { PermissionKey } from '@fairground/domain/account'
import { growingLists } from '@fairground/wire/lists'
import { describe, expect, it } from 'vitest'
import { mayRestore } from './may-restore'

const guarded = growingLists.filter(({ keys }) => keys !== undefined)

describe.each(guarded.map((list) => [list.title.en, list] as const))('%s', (_, list) => {
  const holding = (...rights: string[]) => ({
    department: 'staff' as const,
    roles: [],
    permissions: rights.map((right) => `${list.keys}:${right}` as PermissionKey),
  })

  it('offers to bring a deleted row back only to those who may add as well as edit', () => {
    expect(mayRestore(holding('edit'), list, true)).toBe(false)
    expect(mayRestore(holding('add'), list, true)).toBe(false)
    expect(mayRestore(holding('add', 'edit'), list, true)).toBe(true)
  })

  it('offers an earlier version of a row that is there to whoever may edit', () => {
    expect(mayRestore(holding('edit'), list, false)).toBe(true)
    expect(mayRestore(holding('add'), list, false)).toBe(false)
  })
})
