import { fill, type Language, type Text } from '@fairground/domain/text'

type Counted = Readonly<{ one: string; other: string }>
/** A text lives with its twin, so neither language can be forgotten. English may tell one from many; Chinese never does. */
export type TextEntry = Text | Readonly<{ zh: string; en: Counted }>
export type Texts = Readonly<Record<string, TextEntry>>
export type TextParams = Record<string, string | number>
export type Say = (text: TextEntry, params?: TextParams) => string

/** Each in its own words. */
export const languageNames: Record<Language, string> = { zh: '中文', en: 'English' }

/** What `lang` attributes, `Intl` and the server's `Accept-Language` take. */
export const localeTags: Record<Language, string> = { zh: 'zh-CN', en: 'en-GB' }

const numbers = {
  zh: new Intl.NumberFormat(localeTags.zh),
  en: new Intl.NumberFormat(localeTags.en),
}
const plurals = new Intl.PluralRules(localeTags.en)

/**
 * Picks the language and fills in the figures: `{count}` with separators, everything else as given. The screens need no
 * more than this; a translation library would add an eighth to what a visitor of the open pages downloads.
 */
function say(language: Language, text: TextEntry, params: TextParams): string {
  const chosen = text[language]
  const template = typeof chosen === 'string' ? chosen : chosen[isOne(params.count) ? 'one' : 'other']
  return fill(template, params, (name, value) =>
    name === 'count' && typeof value === 'number' ? numbers[language].format(value) : String(value),
  )
}

const isOne = (count: string | number | undefined): boolean =>
  typeof count === 'number' && plurals.select(count) === 'one'

const sayers: Record<Language, Say> = {
  zh: (text, params = {}) => say('zh', text, params),
  en: (text, params = {}) => say('en', text, params),
}

export const sayIn = (language: Language): Say => sayers[language]
