import { describe, expect, it } from 'vitest'
import { indexProblems } from './decisions.mjs'

const pages = { '0001-one.md': '# 1. One thing\n', '0002-two.md': '# 2. Another\n' }
const index = '| [1](0001-one.md) | One thing | why |\n| [2](0002-two.md) | Another | why |\n'

describe('the index of decisions', () => {
  it('is in order when every page stands in it under its title', () => {
    expect(indexProblems(index, pages)).toEqual([])
  })

  it('names a page it lacks, and the line to add', () => {
    expect(indexProblems(index, { ...pages, '0003-three.md': '# 3. A third\n' })).toEqual([
      '0003-three.md: the index lacks the line | [3](0003-three.md) | A third | … |',
    ])
  })

  it('notices a title that was changed on one side only', () => {
    expect(indexProblems(index.replace('Another', 'The other'), pages)).toHaveLength(1)
  })

  it('notices a page that is gone', () => {
    expect(indexProblems(index, { '0001-one.md': pages['0001-one.md'] })).toEqual([
      '0002-two.md: in the index, but not there',
    ])
  })

  it('refuses a number given twice, and a page under another number than its own', () => {
    expect(indexProblems(index, { ...pages, '0002-zwei.md': '# 2. Another\n' })).toEqual([
      '0002-zwei.md: another decision has the number 2',
    ])
    expect(indexProblems(index, { ...pages, '0002-two.md': '# 3. Another\n' })).toEqual([
      '0002-two.md: begins with another number or none',
    ])
  })
})
