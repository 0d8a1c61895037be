import { restartedBy } from '@fairground/domain/field'
import { keptLists } from '@fairground/wire/lists'
import { describe, expect, it } from 'vitest'
import { filledByPicker, startValues } from './form-fields'

const fieldsOf = (name: string) => keptLists.find((list) => list.name === name)?.fields ?? {}

describe('the form of a list', () => {
  it('clears the ranges of a tier when its booth type changes', () => {
    const cleared = (name: string, answer: string) => restartedBy(fieldsOf('boothTier'), name, answer)
    expect(cleared('boothType', '2')).toEqual(['minArea', 'maxArea', 'minCount', 'maxCount'])
    expect(cleared('exhibitType', '01')).toEqual([])
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
