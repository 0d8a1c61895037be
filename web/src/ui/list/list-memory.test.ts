import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { createListMemory } from './list-memory'

const filters = z.object({ name: z.string().default(''), state: z.enum(['open', 'done']).optional() })

function memory(kept = new Map<string, string>()) {
  return createListMemory({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  })
}

describe('what a list remembers', () => {
  it('is the search, the page and its size, for each route', () => {
    const lists = memory()
    lists.write('wang', '/blacklist', { filters: { name: '消防' }, page: 3, pageSize: 20 })
    expect(lists.read('wang', '/blacklist', filters)).toEqual({
      filters: { name: '消防' },
      page: 3,
      pageSize: 20,
    })
    expect(lists.read('wang', '/exhibitor/approval', filters)).toEqual({
      filters: { name: '' },
      page: 1,
      pageSize: 10,
    })
  })

  it('is the column it was sorted by, while there is such a column', () => {
    const lists = memory()
    lists.write('wang', '/blacklist', { filters: {}, page: 1, pageSize: 10, sort: '-name' })
    expect(lists.read('wang', '/blacklist', filters, ['name']).sort).toBe('-name')
    expect(lists.read('wang', '/blacklist', filters, ['state']).sort).toBeUndefined()
  })

  it('is not shown to the next person at the same computer', () => {
    const lists = memory()
    lists.write('wang', '/blacklist', { filters: { name: '消防' }, page: 3, pageSize: 20 })
    expect(lists.read('li', '/blacklist', filters).filters.name).toBe('')
  })

  it('starts afresh where the kept search no longer fits the list', () => {
    const lists = memory(
      new Map([['fairground.list.wang./a', '{"filters":{"state":"lost"},"page":7,"pageSize":500}']]),
    )
    expect(lists.read('wang', '/a', filters)).toEqual({ filters: { name: '' }, page: 1, pageSize: 10 })
  })

  it('survives nonsense', () => {
    const kept = new Map([
      ['fairground.list.wang./a', 'nonsense'],
      ['fairground.list.wang./b', '{"page":-1}'],
    ])
    expect(memory(kept).read('wang', '/a', filters).page).toBe(1)
    expect(memory(kept).read('wang', '/b', filters).page).toBe(1)
  })
})
