import { codeListFacts, codeListNames } from '@fairground/domain/codelist'
import { definitionOf, settingKeys } from '@fairground/domain/settings'
import type { Text } from '@fairground/domain/text'
import type { ListRow } from '@fairground/wire/list'

/** What a log entry is about, where it has a title: other things are kept under numbers that say nothing to anybody. */
export function subjectTitle({ subjectType, subjectId }: ListRow): Text | undefined {
  const setting = subjectType === 'setting' && settingKeys.find((key) => key === subjectId)
  if (setting) return definitionOf(setting).field.title
  const codes = subjectType === 'code-list' && codeListNames.find((name) => name === subjectId)
  return codes ? codeListFacts[codes].title : undefined
}
