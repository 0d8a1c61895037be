import { type Language, languages, type Text } from '../text'
import type { Fields, Row } from './field'
import { fieldRules as say } from './field.messages'

/** What somebody is shown whose language may be missing. */
export const inLanguage = (words: Text, language: Language): string => words[language] || words.zh || words.en

interface LanguageFault {
  path: [field: string, language: Language]
  message: string
}

/** Of what a row says in both languages, each language is there as a whole or not at all, and one of them is there. */
export function languageFaults(fields: Fields, row: Partial<Row>): LanguageFault[] {
  const names = Object.keys(fields).filter((name) => fields[name]?.kind === 'bothLanguages')
  const needed = names.filter((name) => fields[name]?.required)
  const says = (name: string, language: Language) => Boolean((row[name] as Text | undefined)?.[language])
  const begun = languages.filter((language) => names.some((name) => says(name, language)))
  if (begun.length === 0)
    return needed.slice(0, 1).map((name) => ({ path: [name, 'zh'], message: say.noLanguage }))
  return begun.flatMap((language) =>
    needed
      .filter((name) => !says(name, language))
      .map((name) => ({ path: [name, language], message: say.languageUnfinished })),
  )
}
