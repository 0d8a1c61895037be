import type { Language, Text } from '../text'
import { documentWords, saysIn } from './document'
import type { Field, FieldKind, FieldValues, Tone } from './field'
import { flatNavigation } from './navigation'
import { isBlank } from './row'
import { showDate } from './typed-date'
import { inLanguage } from './whole-languages'

/** What has to be looked up, and how the reader's clock stands. */
export interface Words {
  language: Language
  code(list: string, value: string): string
  /** For records that tell moments or have files. */
  moment?(at: Date): string
  file?(id: string): string
  /** For readers with a way of their own to write days, figures and time zones. */
  day?(iso: string): string
  figure?(value: number): string
  zone?(name: string): string
}

const answers = {
  question: { zh: { yes: '是', no: '否' }, en: { yes: 'Yes', no: 'No' } },
  switch: { zh: { yes: '开启', no: '关闭' }, en: { yes: 'On', no: 'Off' } },
}
const figured = (value: number, unit: Text | undefined, { language, figure = String }: Words): string =>
  `${figure(value)} ${unit?.[language] ?? ''}`.trim()
const separators = { zh: '、', en: ', ' }

export const inGroupsOfFour = (text: string): string => text.replace(/\s/g, '').replace(/(.{4})(?=.)/g, '$1 ')

type Read<Kind extends FieldKind> = (
  value: NonNullable<FieldValues[Kind]>,
  field: Field<Kind>,
  words: Words,
) => string

/** How a person reads each kind of field. */
const reads: { [Kind in FieldKind]: Read<Kind> } = {
  text: (value, { look }) => (look === 'grouped' ? inGroupsOfFour(value) : value),
  paragraph: (value) => value,
  integer: (value, { unit, zeroIsNothing }, words) =>
    zeroIsNothing && value === 0 ? '' : figured(value, unit, words),
  decimal: (value, { unit }, words) => figured(value, unit, words),
  yesNo: (value, { look }, { language }) => answers[look ?? 'question'][language][value ? 'yes' : 'no'],
  date: (value, _field, { day = showDate }) => day(value),
  instant: (value, _field, { moment }) => moment?.(new Date(value)) ?? new Date(value).toISOString(),
  code: (value, { list }, { code }) => code(list, value),
  codes: (values, { list }, { code, language }) =>
    values.map((value) => code(list, value)).join(separators[language]),
  choice: (value, { choices }, { language }) => choices[value]?.[language] ?? value,
  timeZone: (value, _field, { zone }) => zone?.(value) ?? value,
  company: (value) => value,
  bothLanguages: (value, _field, { language }) => inLanguage(value, language),
  document: (value, _field, { language }) =>
    documentWords(value, saysIn(value, language) ? language : language === 'zh' ? 'en' : 'zh'),
  navigation: (items, _field, { language }) =>
    flatNavigation(items)
      .map(({ item, path }) => `${'　'.repeat(path.length - 1)}${inLanguage(item.title, language)}`)
      .join('\n'),
  words: (values, { choices }, { language }) =>
    values.map((value) => choices[value]?.[language] ?? value).join(separators[language]),
  file: (value, _field, { file }) => file?.(value) ?? value,
  files: (values, _field, { file, language }) =>
    values.map((value) => file?.(value) ?? value).join(separators[language]),
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
