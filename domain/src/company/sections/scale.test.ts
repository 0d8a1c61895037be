import { describe, expect, it } from 'vitest'
import { explainIssue, type Language } from '../../text'
import { scaleForm } from './scale'

const complaint = (domesticFairs: unknown, language: Language = 'zh') =>
  scaleForm.shape.domesticFairs
    .safeParse(domesticFairs)
    .error?.issues.map((issue) => explainIssue(issue, language))

describe('how often a company exhibited', () => {
  it.each([0, 1, 10_000])('may be %j times', (count) => {
    expect(complaint(count)).toBeUndefined()
  })

  it.each([-1, 1.5, 'often', null])('cannot be %j', (count) => {
    expect(complaint(count)).toEqual(['应为正整数'])
  })

  it.each([10_001, 1e20])('is refused for its size when it is %j, not for being no whole number', (count) => {
    expect(complaint(count)).toEqual(['参展次数不能超过10000次'])
    expect(complaint(count, 'en')).toEqual(['No more than 10000 exhibitions'])
  })
})
