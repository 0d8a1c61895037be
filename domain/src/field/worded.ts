import type { Language } from '../text'
import type { Field, FieldKind, FieldValues, Tone } from './field'
import { isBlank } from './row'
import { showDate } from './typed-date'

/** What has to be looked up, and how the reader's clock stands. */
export interface Words {
  language: Language
  code(list: string, value: string): string
  moment(at: Date): string
}

type Read<Kind extends FieldKind> = (
  value: NonNullable<FieldValues[Kind]>,
  field: Field<Kind>,
  words: Words,
) => string

/** How a person reads each kind of field. */
const reads: { [Kind in FieldKind]: Read<Kind> } = {
  text: (value) => value,
  paragraph: (value) => value,
  integer: (value) => String(value),
  date: (value) => showDate(value),
  instant: (value, _field, { moment }) => moment(new Date(value)),
  code: (value, { list }, { code }) => code(list, value),
  choice: (value, { choices }, { language }) => choices[value]?.[language] ?? value,
  company: (value) => value,
}

/** A stored value as a person reads it, on the screen and in a workbook; nothing where nothing was said. */
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
