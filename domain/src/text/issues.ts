import type { z } from 'zod'
import { defineMessages, isMessageKey, type Language, translate } from './messages'

const messages = defineMessages('text', {
  required: { zh: '此项为必填项', en: 'This field is required' },
  wrongType: { zh: '数据格式不正确', en: 'The value has the wrong type' },
  tooLong: { zh: '最多可输入{limit}个字', en: 'No more than {limit} characters' },
  tooMuch: { zh: '不能大于{limit}', en: 'No more than {limit}' },
  tooLittle: { zh: '不能小于{limit}', en: 'No less than {limit}' },
  tooShort: { zh: '内容过短', en: 'The value is too short' },
  wrongFormat: { zh: '格式不正确', en: 'The format is not correct' },
  notAnOption: { zh: '不是可选的值', en: 'Not one of the options' },
  unknownField: { zh: '包含无法识别的字段', en: 'Contains an unknown field' },
})

export type Issue = z.core.$ZodIssue

/** One sentence for a Zod issue: the schema's own message where it has one, else a general one for the kind of fault. */
export function explainIssue(issue: Issue, language: Language): string {
  if (isMessageKey(issue.message)) return translate(issue.message, language, issueParams(issue))
  switch (issue.code) {
    case 'invalid_type':
      return translate(isMissing(issue) ? messages.required : messages.wrongType, language)
    case 'too_big':
      if (issue.origin !== 'string')
        return translate(messages.tooMuch, language, { limit: Number(issue.maximum) })
      return translate(messages.tooLong, language, { limit: Number(issue.maximum) })
    case 'too_small':
      if (issue.origin !== 'string')
        return translate(messages.tooLittle, language, { limit: Number(issue.minimum) })
      return translate(messages.tooShort, language)
    case 'invalid_value':
      return translate(messages.notAnOption, language)
    case 'unrecognized_keys':
      return translate(messages.unknownField, language)
    default:
      return translate(messages.wrongFormat, language)
  }
}

/** Zod keeps the input out of its issues (it may be a password), so its own wording is the only trace of absence. */
export function isMissing(issue: Issue): boolean {
  return issue.code === 'invalid_type' && issue.message.endsWith('received undefined')
}

function issueParams(issue: Issue): Record<string, string | number> {
  if (issue.code === 'too_big') return { limit: Number(issue.maximum) }
  if (issue.code === 'too_small') return { limit: Number(issue.minimum) }
  if (issue.code === 'custom') return (issue.params ?? {}) as Record<string, string | number>
  return {}
}
