import { type Composed, type Parts, type Words, worded } from '@fairground/domain/field'
import type { SettingDefinition } from '@fairground/domain/settings'
import { zoneLabel } from '../field'
import { formatDate, formatDates, formatNumber } from '../lib/format'
import { sayIn } from '../lib/text'
import { settingsTexts as texts } from './settings.texts'

/** The reader's language, and what the organiser calls the values of code lists; nothing while a list is on its way. */
export type SettingWords = Pick<Words, 'language' | 'code'>

/** One line of a value as people read it; a value of one line needs no label. */
export interface ValueLine {
  label: string
  text: string
}

export function describeValue(
  { field }: SettingDefinition,
  value: unknown,
  words: SettingWords,
): ValueLine[] {
  const parsed = field.rule.safeParse(value)
  if (!parsed.success) return [{ label: '', text: sayIn(words.language)(texts.unreadable) }]
  return linesOf(field, parsed.data, words)
}

/** What a part of a value is called: its own words, or those of the code it stands for. */
export const titleOfPart = (
  { parts, namedBy }: Parts,
  name: string,
  { language, code }: SettingWords,
): string => (namedBy ? code(namedBy, name) : parts[name]?.title[language]) || name

const isOneThing = ({ look }: Parts): boolean => look === 'range' || look === 'days'

function linesOf(field: Composed, value: unknown, words: SettingWords): ValueLine[] {
  if (field.kind === 'entries' && field.of.kind === 'parts') {
    const { of } = field
    const entries = value as unknown[]
    if (entries.length > 0)
      return entries.map((entry, index) => ({ label: String(index + 1), text: inline(of, entry, words) }))
  }
  if (field.kind === 'parts' && !isOneThing(field))
    return Object.entries(field.parts).map(([name, part]) => ({
      label: titleOfPart(field, name, words),
      text: inline(part, partOf(value, name), words),
    }))
  return [{ label: '', text: inline(field, value, words) }]
}

const partOf = (value: unknown, name: string): unknown => (value as Record<string, unknown>)[name]

function inline(field: Composed, value: unknown, words: SettingWords): string {
  const { language } = words
  const say = sayIn(language)
  if (field.kind === 'entries')
    return (
      (value as unknown[])
        .map((entry) => inline(field.of, entry, words))
        .join(language === 'en' ? ', ' : '、') || say(texts.emptyList)
    )
  if (field.kind === 'parts') return inlineParts(field, value, words)
  return (
    worded(field, value, {
      ...words,
      code: (list, code) => words.code(list, code) || code,
      day: (iso) => formatDate(iso, language),
      figure: (figure) => formatNumber(figure, language),
      zone: zoneLabel,
    }) || say(texts.emptyText)
  )
}

function inlineParts({ parts, look }: Parts, value: unknown, words: SettingWords): string {
  const values = Object.keys(parts).map((name) => partOf(value, name))
  const [first, last] = values
  if (look === 'days') return formatDates(String(first), String(last), words.language)
  const texts = Object.entries(parts).map(([name, part]) => inline(part, partOf(value, name), words))
  // The unit stands behind the second figure only.
  if (look === 'range') return `${formatNumber(first as number, words.language)}–${texts[1]}`
  return texts.join(look === 'bothLanguages' ? ' / ' : ' · ')
}
