import type { Language } from '../text'
import type { Field, FieldKind, FieldValues, Tone } from './field'
import { isBlank } from './row'
import { showDate } from './typed-date'

/** What has to be looked up, and how the reader's clock stands. */
export interface Words {
  language: Language
  code(list: string, value: string): string
  file(id: string): string
  moment(at: Date): string
}

type Read<Kind extends FieldKind> = (
  value: NonNullable<FieldValues[Kind]>,
  field: Field<Kind>,
  words: Words,
) => string

const yesNo = { zh: { yes: '是', no: '否' }, en: { yes: 'Yes', no: 'No' } }
const separators = { zh: '、', en: ', ' }

/** Codes and accounts are shown in groups of four and kept without the spaces. */
export const inGroupsOfFour = (text: string): string => text.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')

/** How a person reads each kind of field. */
const reads: { [Kind in FieldKind]: Read<Kind> } = {
  text: (value, { look }) => (look === 'grouped' ? inGroupsOfFour(value) : value),
  paragraph: (value) => value,
  integer: (value, { unit, zeroIsNothing }, { language }) =>
    zeroIsNothing && value === 0 ? '' : `${value}${unit?.[language] ?? ''}`,
  yesNo: (value, _field, { language }) => yesNo[language][value ? 'yes' : 'no'],
  date: (value) => showDate(value),
  instant: (value, _field, { moment }) => moment(new Date(value)),
  code: (value, { list }, { code }) => code(list, value),
  codes: (values, { list }, { code, language }) =>
    values.map((value) => code(list, value)).join(separators[language]),
  choice: (value, { choices }, { language }) => choices[value]?.[language] ?? value,
  company: (value) => value,
  file: (value, _field, { file }) => file(value),
}

/** A stored value as a person reads it, on the screen, on paper and in a workbook; nothing where nothing was said. */
export function worded(field: Field, value: unknown, words: Words): string {
  if (isBlank(value)) return ''
  // The kind chooses the reading, and stored values are of their field's kind.
  const read = reads[field.kind] as (value: unknown, field: Field, words: Words) => string
  return read(value, field, words)
}

/** How a value is marked, if it is. */
export function toneOf(field: Field, value: unknown): Tone | undefined {
  const tones = 'tones' in field ? field.tones : undefined
  return tones?.byValue[String(value)] ?? tones?.otherwise
}
