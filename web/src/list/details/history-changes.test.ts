import { describe, expect, it } from 'vitest'
import { changesOf, kindOf } from './history-changes'

const fields = ['companyName', 'remark']

describe('the history of a row', () => {
  it('tells adding, changing, deleting and restoring apart', () => {
    const row = { companyName: '华安消防' }
    expect(kindOf({ action: 'add', before: null, after: row })).toBe('added')
    expect(kindOf({ action: 'edit', before: row, after: row })).toBe('changed')
    expect(kindOf({ action: 'remove', before: row, after: null })).toBe('removed')
    expect(kindOf({ action: 'restore', before: null, after: row })).toBe('restored')
    expect(kindOf({ action: 'publish', before: null, after: null })).toBe('published')
    expect(kindOf({ action: 'take-down', before: null, after: null })).toBe('withdrawn')
    expect(kindOf({ action: 'reorder', before: null, after: null })).toBe('moved')
  })

  it('shows only what changed, an emptied field included', () => {
    const before = { companyName: '华安消防', remark: '拖欠费用' }
    const after = { companyName: '华安消防', remark: '' }
    expect(changesOf(fields, { before, after })).toEqual([{ field: 'remark', before: '拖欠费用', after: '' }])
  })

  it('names the language that changed', () => {
    const before = { answer: { zh: '九点', en: 'Nine' } }
    const after = { answer: { zh: '九点', en: 'Ten' } }
    expect(changesOf(['answer.zh', 'answer.en'], { before, after })).toEqual([
      { field: 'answer.en', before: 'Nine', after: 'Ten' },
    ])
  })

  it('takes a field that was never filled in for unchanged', () => {
    expect(
      changesOf(fields, { before: { companyName: 'A' }, after: { companyName: 'A', remark: null } }),
    ).toEqual([])
  })
})
