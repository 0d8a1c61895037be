import { type CodeNode, codeList } from '@fairground/wire/codelist'
import type { WireField } from '@fairground/wire/list'
import { useQueries } from '@tanstack/react-query'
import { useLanguage } from '../lib/language'
import { asking } from '../session/use-call'
import { useTimeZone } from '../session/use-fair'
import type { CellReader } from './cells'

const keptMs = 600_000

export interface Choice {
  value: string
  label: string
}

/** The code lists some fields take their values from, in the reader's language. */
export function useCodeChoices(fields: WireField[]): (list: string) => Choice[] {
  const language = useLanguage()
  const names = [...new Set(fields.flatMap((field) => (field.kind === 'code' ? [field.list] : [])))]
  const answers = useQueries({
    queries: names.map((list) => ({
      ...asking(codeList, { params: { type: { list, english: false } } }),
      staleTime: keptMs,
    })),
  })
  const choiceOf = ({ value, name, nameEn }: CodeNode) => ({
    value,
    label: language === 'en' ? nameEn || name : name,
  })
  return (list) =>
    (answers[names.indexOf(list)]?.data ?? []).filter(({ formHidden }) => !formHidden).map(choiceOf)
}

/** How values are read on this screen. */
export function useReader(fields: Record<string, WireField>): CellReader {
  const language = useLanguage()
  const timeZone = useTimeZone()
  const choices = useCodeChoices(Object.values(fields))
  return {
    language,
    timeZone,
    codeLabel: (list, value) => choices(list).find((choice) => choice.value === value)?.label,
  }
}
