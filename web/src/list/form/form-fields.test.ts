import { keptLists } from '@fairground/wire/list'
import { describe, expect, it } from 'vitest'
import { dependentsOf, filledByPicker, startValues } from './form-fields'

const fieldsOf = (name: string) => keptLists.find((list) => list.name === name)?.fields ?? {}

describe('the form of a list', () => {
  it('clears the ranges of a tier when its booth type changes', () => {
    expect(dependentsOf(fieldsOf('boothTier'), 'boothType')).toEqual([
      'minArea',
      'maxArea',
      'minCount',
      'maxCount',
    ])
    expect(dependentsOf(fieldsOf('boothTier'), 'exhibitType')).toEqual([])
  })

  it('lets nobody type the name of a blacklisted company, but that of a group unit', () => {
    expect([...filledByPicker(fieldsOf('blacklistEntry'))]).toEqual(['companyName'])
    expect([...filledByPicker(fieldsOf('groupUnit'))]).toEqual([])
  })

  it('starts a new tier with the kind of its page, and an edit with the row and its version', () => {
    expect(startValues(fieldsOf('boothTier'), undefined, { kind: 'review' })).toEqual({ kind: 'review' })
    const row = { id: 'a', version: 3, text: '资料齐全', createdByName: '王静' }
    expect(startValues(fieldsOf('reviewComment'), row, {})).toEqual({ text: '资料齐全', basedOn: 3 })
  })
})
