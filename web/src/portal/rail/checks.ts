import { type Document, gapsIn, isBlank, languagesOf, rowRule } from '@fairground/domain/field'
import { explainIssue, type Language, languages, type Text } from '@fairground/domain/text'
import type { KeptList } from '@fairground/wire/list'
import { portalTexts as texts } from '../portal.texts'

export interface Check {
  /** Where in the form. */
  path: string
  words: string
  /** What keeps it from going out, or what readers will miss. */
  weight: 'fault' | 'gap'
}

const missing = { zh: texts.lacksChinese, en: texts.lacksEnglish }
const gaps = { zh: texts.gapsChinese, en: texts.gapsEnglish }

/** What is wrong or missing in what is typed. */
export function checksOf(list: KeptList, values: Record<string, unknown>, reader: Language): Check[] {
  const { fields, check } = list
  const titled = (name: string, words: string) => `${fields[name]?.title[reader] ?? name}${reader === 'zh' ? '：' : ': '}${words}`
  const judged = rowRule(fields, check).safeParse(values)
  const faults = (judged.error?.issues ?? []).map((issue): Check => {
    const [name = '', part] = issue.path.map(String)
    return {
      path: part === 'zh' || part === 'en' ? `${name}.${part}` : name,
      words: titled(name, explainIssue(issue, reader)),
      weight: 'fault',
    }
  })
  const spoken = languagesOf(fields, values as never)
  const absent = languages.filter((language) => spoken.length > 0 && !spoken.includes(language))
  const first = list.namedBy
  return [
    ...unique(faults),
    ...(fields[first]?.kind === 'bothLanguages'
      ? absent.map(
          (language): Check => ({
            path: `${first}.${language}`,
            words: missing[language][reader],
            weight: 'gap',
          }),
        )
      : []),
    ...Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'document'
        ? spoken.flatMap((language): Check[] => {
            const count = gapsIn((values[name] ?? []) as Document, language).length
            return count > 0
              ? [
                  {
                    path: name,
                    words: gaps[language][reader].replace('{count}', String(count)),
                    weight: 'gap',
                  },
                ]
              : []
          })
        : [],
    ),
    ...Object.entries(fields).flatMap(([name, { kind }]) =>
      kind === 'file' && !isBlank(values[name]) && fields[`${name}Alt`]
        ? spoken
            .filter((language) => !(values[`${name}Alt`] as Text | undefined)?.[language])
            .map(
              (language): Check => ({
                path: `${name}Alt.${language}`,
                words: (language === 'zh' ? texts.altChinese : texts.altEnglish)[reader],
                weight: 'gap',
              }),
            )
        : [],
    ),
  ]
}

/** One fault at a place says enough. */
const unique = (faults: readonly Check[]): Check[] =>
  faults.filter(({ path }, at) => faults.findIndex((other) => other.path === path) === at)
