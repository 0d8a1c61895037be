import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineMessages, explainIssue, translate } from '.'

const messages = defineMessages('sample', {
  tooMany: { zh: '最多{limit}个', en: 'At most {limit}' },
})

describe('messages', () => {
  it('reads in the language asked for, with its figures filled in', () => {
    expect(translate(messages.tooMany, 'zh', { limit: 4 })).toBe('最多4个')
    expect(translate(messages.tooMany, 'en', { limit: 4 })).toBe('At most 4')
  })

  it('leaves a text that is no key as it is', () => {
    expect(translate('用户名已存在！', 'en')).toBe('用户名已存在！')
  })

  it('explains a schema issue by the schema’s own message, with the limit taken from the rule', () => {
    const issue = z.string().max(4, messages.tooMany).safeParse('abcde').error?.issues[0]
    expect(issue && explainIssue(issue, 'zh')).toBe('最多4个')
  })

  it('has a general sentence for faults a schema did not name', () => {
    const issue = z.number().safeParse('x').error?.issues[0]
    expect(issue && explainIssue(issue, 'en')).toBe('The value has the wrong type')
  })
})
