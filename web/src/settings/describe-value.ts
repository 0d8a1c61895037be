import { labelPath, type SettingDefinition, type Shape, shapeOf } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import { formatDate, formatDates, formatNumber } from '../lib/format'
import { sayIn } from '../lib/text'
import { settingsTexts as texts } from './settings.texts'
import { zoneLabel } from './time-zones'

export interface Words {
  language: Language
  /** What the organiser calls a value of a code list; empty while the list is on its way. */
  nameOfCode: (list: string, value: string) => string
}

/** One line of a value as people read it; a value of one line needs no label. */
export interface ValueLine {
  label: string
  text: string
}

type Path = (string | number)[]

export function describeValue(definition: SettingDefinition, value: unknown, words: Words): ValueLine[] {
  const parsed = definition.schema.safeParse(value)
  if (!parsed.success) return [{ label: '', text: sayIn(words.language)(texts.unreadable) }]
  return linesOf(definition, shapeOf(definition.schema), parsed.data, words)
}

/** The name of a field inside a setting: its own words, or those of the code it stands for. */
export function fieldLabel(
  definition: SettingDefinition,
  path: Path,
  { language, nameOfCode }: Words,
): string {
  const own = definition.labels?.[labelPath(path)]?.[language]
  if (own) return own
  const code = String(path[0] ?? '')
  return (definition.codeLists?.keys && nameOfCode(definition.codeLists.keys, code)) || code
}

export function choiceLabel(
  definition: SettingDefinition,
  choice: string,
  { language, nameOfCode }: Words,
): string {
  const { choices, codeLists } = definition
  return (
    choices?.[choice]?.[language] || (codeLists?.choices && nameOfCode(codeLists.choices, choice)) || choice
  )
}

export const unitOf = (definition: SettingDefinition, { language }: Words): string =>
  definition.unit?.[language] ?? ''

function linesOf(definition: SettingDefinition, shape: Shape, value: unknown, words: Words): ValueLine[] {
  if (shape.kind === 'list' && 'fields' in shape.item) {
    const items = value as unknown[]
    if (items.length > 0)
      return items.map((item, index) => ({
        label: String(index + 1),
        text: inline(definition, shape.item, item, [index], words),
      }))
  }
  if (shape.kind === 'fields' || shape.kind === 'bilingual' || shape.kind === 'matrix')
    return shape.fields.map(({ name, shape: inner }) => ({
      label: fieldLabel(definition, [name], words),
      text: inline(definition, inner, (value as Record<string, unknown>)[name], [name], words),
    }))
  return [{ label: '', text: inline(definition, shape, value, [], words) }]
}

function inline(
  definition: SettingDefinition,
  shape: Shape,
  value: unknown,
  path: Path,
  words: Words,
): string {
  const { language } = words
  const say = sayIn(language)
  const part = (name: string) => (value as Record<string, unknown>)[name]
  const joint = language === 'en' ? ', ' : '、'
  switch (shape.kind) {
    case 'switch':
      return say(value ? texts.on : texts.off)
    case 'number':
      return withUnit(formatNumber(value as number, language), definition, words)
    case 'text':
      return (value as string) || say(texts.emptyText)
    case 'date':
      return formatDate(value as string, language)
    case 'timeZone':
      return zoneLabel(value as string)
    case 'choice':
      return choiceLabel(definition, value as string, words)
    case 'choices':
      return (value as string[]).map((choice) => choiceLabel(definition, choice, words)).join(joint)
    case 'range': {
      const [least, most] = ['least', 'most'].map((name) => formatNumber(part(name) as number, language))
      return withUnit(`${least}–${most}`, definition, words)
    }
    case 'dates': {
      const [first, last] = shape.fields.map(({ name }) => part(name) as string)
      return formatDates(first ?? '', last ?? '', language)
    }
    case 'bilingual':
      return `${part('zh')} / ${part('en')}`
    case 'list':
      return (
        (value as unknown[])
          .map((item, index) => inline(definition, shape.item, item, [...path, index], words))
          .join(joint) || say(texts.emptyList)
      )
    default:
      return shape.fields
        .map(({ name, shape: inner }) => inline(definition, inner, part(name), [...path, name], words))
        .join(' · ')
  }
}

function withUnit(figure: string, definition: SettingDefinition, words: Words): string {
  const unit = unitOf(definition, words)
  return unit ? `${figure} ${unit}` : figure
}
