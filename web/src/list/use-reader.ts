import type { Language } from '@fairground/domain/text'
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

/** The code lists some fields take their values from, closed items too: rows and their histories may still hold them. */
function useCodeNodes(fields: WireField[]): (list: string) => CodeNode[] {
  const coded = fields.flatMap((field) =>
    field.kind === 'code' || field.kind === 'codes' ? [field.list] : [],
  )
  const names = [...new Set(coded)]
  const answers = useQueries({
    queries: names.map((list) => ({
      ...asking(codeList, { params: { type: { list, english: false } }, query: { disabled: 'shown' } }),
      staleTime: keptMs,
    })),
  })
  return (list) => answers[names.indexOf(list)]?.data ?? []
}

const labelOf = ({ name, nameEn }: CodeNode, language: Language): string =>
  language === 'en' ? nameEn || name : name

/** What may be chosen for a coded field, in the reader's language. */
export function useCodeChoices(fields: WireField[]): (list: string) => Choice[] {
  const language = useLanguage()
  const nodes = useCodeNodes(fields)
  const also = fields.flatMap((field) => (field.kind === 'code' ? (field.also ?? []) : []))
  return (list) =>
    nodes(list)
      .filter(({ formHidden, value }) => !formHidden || also.includes(value))
      .map((node) => ({ value: node.value, label: labelOf(node, language) }))
}

/** How values are read on this screen. */
export function useReader(fields: Record<string, WireField>): CellReader {
  const language = useLanguage()
  const timeZone = useTimeZone()
  const nodes = useCodeNodes(Object.values(fields))
  return {
    language,
    timeZone,
    codeLabel(list, value) {
      const found = nodes(list).find((node) => node.value === value)
      return found && labelOf(found, language)
    },
  }
}
