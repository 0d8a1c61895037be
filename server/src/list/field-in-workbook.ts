import { type Field, type FieldKind, parseTypedDate, type Words, worded } from '@fairground/domain/field'
import type { Text } from '@fairground/domain/text'
import type { KeptList, LogList, WireField } from '@fairground/wire/list'
import { momentIn } from '../platform/moment-in'
import type { CellValue, Column } from '../platform/workbook/write/columns'

interface InWorkbook {
  column: (title: Text) => Pick<Column, 'width' | 'asText' | 'wrap' | 'note'>
  /** What a cell says. What the kind cannot read stays a text, so that the field's own rule says what is wrong. */
  parse: (text: string) => unknown
  /** How to fill it in, for the template's guide. */
  howTo?: Text
}

const asTyped = (text: string): unknown => text
const narrow: InWorkbook = { column: () => ({ width: 16, asText: false, wrap: false }), parse: asTyped }
const wide: InWorkbook = {
  ...narrow,
  column: ({ zh }) => ({ width: Math.max(24, zh.length * 2 + 4), asText: true, wrap: false }),
}
const chosen: InWorkbook = { ...narrow, howTo: { zh: '从下拉列表中选择', en: 'Choose from the list' } }

/**
 * How each kind of field stands in a workbook; undefined where it does not. A chosen company stands there by its name and
 * code, in fields of theirs; no list with a workbook has words in both languages.
 */
const inWorkbook: Record<FieldKind, InWorkbook | undefined> = {
  text: wide,
  paragraph: { ...narrow, column: () => ({ width: 60, asText: false, wrap: true }) },
  integer: {
    ...narrow,
    parse: (text) => (/^\d{1,15}$/.test(text) ? Number(text) : text),
    howTo: { zh: '整数', en: 'A whole number' },
  },
  decimal: narrow,
  yesNo: chosen,
  date: {
    column: () => ({ width: 16, asText: false, wrap: false, note: 'yyyy/MM/dd' }),
    parse: (text) => parseTypedDate(text) ?? text,
    howTo: { zh: '日期，格式 yyyy/MM/dd', en: 'A date, yyyy/MM/dd' },
  },
  instant: { ...narrow, column: () => ({ width: 20, asText: false, wrap: false }) },
  code: chosen,
  codes: undefined,
  choice: chosen,
  timeZone: narrow,
  company: undefined,
  bothLanguages: undefined,
  document: undefined,
  navigation: undefined,
  words: undefined,
  file: undefined,
  files: undefined,
}

export type ListWords = Pick<Words, 'language' | 'code'> & { timeZone: string }

/** A stored value as workbooks and messages write it. Figures stay figures, so that people can calculate with them. */
export function cellOf(field: Field, value: unknown, { timeZone, ...words }: ListWords): CellValue {
  if (field.kind === 'integer' && typeof value === 'number') return value
  return worded(field, value, { ...words, moment: (at) => momentIn(at, timeZone) })
}

export const parseCell = (field: Field, text: string): unknown => inWorkbook[field.kind]?.parse(text) ?? text
export const howToFill = ({ kind }: Field): Text | undefined => inWorkbook[kind]?.howTo
export const columnLook = ({ kind, title }: Field) => inWorkbook[kind]?.column(title)

/** Fields that stand in a workbook. */
export const travelling = (list: KeptList | LogList): [string, WireField][] =>
  Object.entries(list.fields).filter(([, { kind }]) => inWorkbook[kind] !== undefined)
