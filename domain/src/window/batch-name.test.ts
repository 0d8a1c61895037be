import { describe, expect, it } from 'vitest'
import { batchName } from './batch-name'

describe('names of draw batches', () => {
  it.each([
    [1, '第一批', 'first batch'],
    [2, '第二批', 'second batch'],
    [10, '第十批', 'tenth batch'],
    [11, '第十一批', '11th batch'],
    [20, '第二十批', '20th batch'],
    [22, '第二十二批', '22nd batch'],
  ])('batch %i reads %s and %s', (sequence, zh, en) => {
    expect(batchName(sequence, 'zh')).toBe(zh)
    expect(batchName(sequence, 'en')).toBe(en)
  })
})
