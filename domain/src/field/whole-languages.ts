import { type Language, languages, type Text } from '../text'
import { type Document, saysIn } from './document'
import type { Fields, Row } from './field'
import { fieldRules as say } from './field.messages'

/** What somebody is shown whose language may be missing. */
export const inLanguage = (words: Text, language: Language): string => words[language] || words.zh || words.en

interface LanguageFault {
  path: (string | Language)[]
  message: string
}

/** Whether a row says something in a language, in a field that can. */
const speaks: Readonly<Record<string, (value: unknown, language: Language) => boolean>> = {
  bothLanguages: (value, language) => Boolean((value as Text | undefined)?.[language]),
  document: (value, language) => saysIn((value ?? []) as Document, language),
}

/** The languages something is said in. */
export const languagesOf = (fields: Fields, row: Partial<Row>): Language[] =>
  languages.filter((language) =>
    Object.entries(fields).some(([name, { kind }]) => speaks[kind]?.(row[name], language)),
  )

/** Of what a row says in both languages, each language is there as a whole or not at all, and one of them is there. */
export function languageFaults(fields: Fields, row: Partial<Row>): LanguageFault[] {
  const spoken = Object.entries(fields).filter(([, { kind }]) => kind in speaks)
  const needed = spoken.filter(([, { required }]) => required)
  const says = (name: string, language: Language) =>
    speaks[fields[name]?.kind ?? '']?.(row[name], language) ?? false
  const begun = languagesOf(fields, row)
  // A document is one question in both languages.
  const pathOf = (name: string, language: Language) =>
    fields[name]?.kind === 'document' ? [name] : [name, language]
  if (begun.length === 0)
    return needed.slice(0, 1).map(([name]) => ({ path: pathOf(name, 'zh'), message: say.noLanguage }))
  return begun.flatMap((language) =>
    needed
      .filter(([name]) => !says(name, language))
      .map(([name]) => ({ path: pathOf(name, language), message: say.languageUnfinished })),
  )
}
