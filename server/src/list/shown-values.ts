import { showListDate } from '@fairground/domain/list'
import type { Language } from '@fairground/domain/text'
import type { WireField } from '@fairground/wire/list'
import type { CodeNames } from '../codelist'
import { momentIn } from '../platform/moment-in'
import { labelOf } from './code-labels'

export interface Showing {
  labels: CodeNames
  language: Language
  timeZone: string
}

/** A stored value as workbooks and messages write it. */
export function shownValue(
  field: WireField,
  value: unknown,
  { labels, language, timeZone }: Showing,
): string | number {
  if (value === null || value === undefined) return ''
  switch (field.kind) {
    case 'date':
      return showListDate(String(value))
    case 'instant':
      return momentIn(new Date(value as string | Date), timeZone)
    case 'integer':
      return Number(value)
    case 'code':
    case 'choice':
      return labelOf(field, value, labels, language)
    default:
      return String(value)
  }
}
