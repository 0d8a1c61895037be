import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readListAddress, writeListAddress } from './list-address'

const schema = z.object({
  name: z.string().trim().optional(),
  state: z.enum(['open', 'closed']).optional(),
  removed: z.boolean().optional(),
  since: z.coerce.date().optional(),
})
const of = (text: string) => new URLSearchParams(text)
const sortable = ['name', 'since']
const state = (filters: z.output<typeof schema>, page = 1, pageSize = 10, sort?: string) => ({
  filters,
  page,
  pageSize,
  ...(sort ? { sort } : {}),
})

describe('the address of a list', () => {
  it.each([
    state({}),
    state({ name: '安 & 全', state: 'open' }, 3),
    state({ name: '5' }),
    state({ removed: true, since: new Date('2026-11-16T08:00:00Z') }, 1, 30),
    state({ state: 'open' }, 2, 20, '-since'),
    state({}, 1, 10, 'name'),
  ])('says which rows are shown, and is read the same: %j', (shown) => {
    const address = writeListAddress(of(''), schema, shown)
    expect({ ...state({}), ...readListAddress(address, schema, sortable) }).toEqual(shown)
  })

  it('leaves everything to what is remembered where it says nothing of the list', () => {
    expect(readListAddress(of(''), schema)).toBeUndefined()
    expect(readListAddress(of('edit=42'), schema)).toBeUndefined()
    expect(readListAddress(of('sort=nonsense'), schema, sortable)).toBeUndefined()
  })

  it('takes what it understands and leaves the rest', () => {
    expect(
      readListAddress(
        of('state=nonsense&name=安&page=-2&size=7&removed=perhaps&sort=--name'),
        schema,
        sortable,
      ),
    ).toEqual({
      filters: { name: '安' },
      page: 1,
    })
  })

  it('changes nothing but what belongs to the list', () => {
    const before = of('edit=42&name=旧&page=4&sort=name')
    expect(writeListAddress(before, schema, state({ state: 'closed' })).toString()).toBe(
      'edit=42&state=closed',
    )
  })
})
