import type { ListedRole } from '@fairground/wire/system/roles'
import { expect, it } from 'vitest'
import { fitsKey } from './find-keys'
import { changesOf, toggled, willHold } from './pending'

const roleOf = (id: string, keys: ListedRole['keys']): ListedRole => ({
  id,
  zh: id,
  en: id,
  note: '',
  keys,
  people: 0,
  shipped: false,
  version: 4,
  changedAt: null,
  changedBy: '',
})

it('a cell that is pressed twice is as it was, and what is pending is sent as granted and taken', () => {
  const roles = [roleOf('one', ['log/index:list']), roleOf('two', [])]
  const keys = ['log/index:list', 'booth/time:edit'] as const
  const [one, two] = roles as [ListedRole, ListedRole]
  let pending = toggled(new Map(), one, 'log/index:list')
  pending = toggled(toggled(pending, two, 'booth/time:edit'), two, 'log/index:list')
  pending = toggled(pending, two, 'log/index:list')
  expect(willHold(pending, one, 'log/index:list')).toBe(false)
  expect(willHold(pending, two, 'booth/time:edit')).toBe(true)
  expect(changesOf(pending, roles, keys)).toEqual([
    { id: 'one', version: 4, grant: [], take: ['log/index:list'] },
    { id: 'two', version: 4, grant: ['booth/time:edit'], take: [] },
  ])
})

it('what was granted stays granted when somebody else grants it meanwhile, and nothing is left to send', () => {
  const pending = toggled(new Map(), roleOf('two', []), 'log/index:list')
  const now = roleOf('two', ['log/index:list'])
  expect(willHold(pending, now, 'log/index:list')).toBe(true)
  expect(changesOf(pending, [now], ['log/index:list'])).toEqual([])
})

it('a permission is found by its key or by words of either language', () => {
  for (const typed of ['', 'LOG/', '日志', 'all logs', 'system logs'])
    expect(fitsKey('log/index:list', typed)).toBe(true)
  expect(fitsKey('log/index:list', 'booth')).toBe(false)
})
