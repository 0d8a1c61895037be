import { describe, expect, it } from 'vitest'
import { isSearchable, searchKey, searchText, searchWords } from '.'

describe('what can be searched for', () => {
  it.each(['安', '安盾', 'W2', 'fire', '138', '北京 a'])('%s', (typed) => {
    expect(isSearchable(typed)).toBe(true)
  })

  it.each(['', ' ', 'a', '7', '（）', 'a b'])('not %j', (typed) => {
    expect(isSearchable(typed)).toBe(false)
  })

  it('is said in words when there is too little of it', () => {
    expect(searchText.safeParse('a').error?.issues[0]?.message).toBe('search.tooShort')
  })
})

describe('the words of a search', () => {
  it('are parted by spaces and by brackets of either width', () => {
    expect(searchWords('北京安盾（集团） Fire(Asia)')).toEqual(['北京安盾', '集团', 'Fire', 'Asia'])
  })

  it('keep the signs that would be wildcards elsewhere', () => {
    expect(searchWords('100% a_b')).toEqual(['100%', 'a_b'])
  })
})

describe('codes, numbers and login names', () => {
  it('may be typed in groups and in full-width figures', () => {
    expect(searchKey('9135 0100 M000')).toBe('91350100M000')
    expect(searchKey('１３８００')).toBe('13800')
    expect(searchKey('exhibitor1@example.com')).toBe('exhibitor1@example.com')
  })

  it('have no Chinese characters', () => {
    expect(searchKey('安盾消防')).toBeUndefined()
  })
})
