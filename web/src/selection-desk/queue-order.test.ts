import { describe, expect, it } from 'vitest'
import { afterRow, besideRow } from './queue-order'

const row = (companyId: string) => ({ companyId })
const rows = ['a', 'b', 'c'].map(row)

describe('going through the queue', () => {
  it.each([
    ['a', 'b'],
    ['b', 'c'],
    // At the end of the page one goes up, so that none is left out.
    ['c', 'b'],
    ['x', undefined],
  ])('after %s comes %s', (from, to) => {
    expect(afterRow(rows, row(from))?.companyId).toBe(to)
  })

  it('ends with the last one, and has nothing above the first', () => {
    expect(afterRow([row('a')], row('a'))).toBeUndefined()
    expect(besideRow(rows, row('a'), -1)).toBeUndefined()
  })
})
