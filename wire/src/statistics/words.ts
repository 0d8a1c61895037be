import type { Field } from '@fairground/domain/field'
import { notSaid, notSaidName } from '@fairground/domain/statistics'
import type { Language, Text } from '@fairground/domain/text'
import { allFields, type Measure } from '../list'
import type { FigureGroup, Figures } from '../statistics'
import type { Statistic } from './definitions'

interface Words {
  language: Language
  /** The name of a value of a code list. */
  code: (list: string, value: string) => string | undefined
  names: Figures['names']
}

/** The field that a filter of the rows looks at. */
export const fieldOf = ({ view }: Pick<Statistic, 'view'>, filter: string): Field | undefined =>
  allFields(view)[view.filters[filter]?.field ?? '']

/** A day where it is one of the fair's. */
export const titleOf = (statistic: Pick<Statistic, 'view'>, filter: string): Text =>
  statistic.view.filters[filter]?.by === 'on'
    ? { zh: '提交日期', en: 'Day' }
    : (fieldOf(statistic, filter)?.title ?? { zh: filter, en: filter })

const neverSubmitted: Text = { zh: '未提交过', en: 'Never submitted' }

/** What a group is called, on the screen and in the workbook. */
export function nameOfKey(
  statistic: Pick<Statistic, 'view'>,
  filter: string,
  key: string,
  { language, code, names }: Words,
): string {
  const field = fieldOf(statistic, filter)
  if (field?.kind === 'choice') return field.choices[key]?.[language] ?? key
  if (field?.kind === 'code' || field?.kind === 'codes')
    return field.beside?.[key]?.[language] ?? code(field.list, key) ?? key
  if (field?.kind === 'instant') return key === notSaid ? neverSubmitted[language] : key.replaceAll('-', '/')
  const hall = names[key]
  if (hall) return `${key} ${hall[language] || hall.zh || hall.en}`
  return key === notSaid ? notSaidName[language] : key
}

/** Words of the domain stand in the order in which the domain names them; what nobody said comes last. */
export function inOrder(
  statistic: Pick<Statistic, 'view'>,
  filter: string,
  keys: readonly string[],
): string[] {
  const field = fieldOf(statistic, filter)
  const known = field?.kind === 'choice' ? Object.keys(field.choices) : []
  const place = (key: string) =>
    key === notSaid ? Number.POSITIVE_INFINITY : known.includes(key) ? known.indexOf(key) : known.length
  return keys.toSorted((one, other) =>
    place(one) === place(other) ? (one < other ? -1 : one > other ? 1 : 0) : place(one) - place(other),
  )
}

const tags: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' }
const signs = {
  companies: { zh: '家', en: '' },
  booths: { zh: '个', en: '' },
  contracts: { zh: '份', en: '' },
  squareMetres: { zh: 'm²', en: 'm²' },
  money: { zh: '', en: '' },
} satisfies Record<Measure['unit'], Text>

/** The unit beside the title of a measure, where it has one. */
export function measureTitle({ title, unit }: Measure, language: Language): string {
  const sign = signs[unit][language]
  return sign ? (language === 'en' ? `${title.en}, ${sign}` : `${title.zh}（${sign}）`) : title[language]
}

/** Areas and money to the second place, where there is one. */
export function measureFigure({ unit }: Pick<Measure, 'unit'>, value: number, language: Language): string {
  const digits = unit === 'money' ? 2 : 0
  return new Intl.NumberFormat(tags[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: 2,
  }).format(value)
}

/** The same with its unit, where no heading says it. */
export function measureText(measure: Pick<Measure, 'unit'>, value: number, language: Language): string {
  const sign = signs[measure.unit][language]
  const figure = measureFigure(measure, value, language)
  return sign === '' ? figure : `${figure} ${sign}`
}

/** Groups as one: of several, nobody is in two. */
export function sumOfGroups(groups: readonly Pick<FigureGroup, 'values'>[]): Record<string, number> {
  const sum: Record<string, number> = {}
  for (const { values } of groups)
    for (const [name, value] of Object.entries(values)) sum[name] = round((sum[name] ?? 0) + value)
  return sum
}

/** Centimetres and cents are exact, sums of binary fractions are not. */
const round = (value: number): number => Math.round(value * 100) / 100
