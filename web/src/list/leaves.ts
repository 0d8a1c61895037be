import { type Document, documentWords } from '@fairground/domain/field'
import { type Language, languages } from '@fairground/domain/text'
import type { WireField, WireFields } from '@fairground/wire/list'
import { titleIn } from '../field'
import { useLanguage, useSay } from '../lib/language'
import { cellText } from './cells'
import { useReader } from './use-reader'

/** What is typed and compared by itself: a field, or one language of it. Named by its dotted path in the row. */
interface Leaf {
  name: string
  field: WireField
  language?: Language
}

export const leafPaths = (name: string, { kind }: Pick<WireField, 'kind'>): string[] =>
  kind === 'bothLanguages' ? languages.map((language) => `${name}.${language}`) : [name]

export const valueAt = (row: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, part) => (value as Record<string, unknown> | null | undefined)?.[part], row)

const documentText = (document: Document): string =>
  languages
    .map((language) => documentWords(document, language))
    .filter(Boolean)
    .join('\n\n')

/** The leaves of a list's rows, and how each is called and read. */
export function useLeaves(fields: WireFields) {
  const say = useSay()
  const language = useLanguage()
  const reader = useReader(fields)
  const leaves = new Map<string, Leaf>(
    Object.entries(fields).flatMap(([name, field]) =>
      leafPaths(name, field).map((path): [string, Leaf] => {
        const spoken = languages.find((one) => path === `${name}.${one}`)
        return [path, { name, field, ...(spoken ? { language: spoken } : {}) }]
      }),
    ),
  )
  return {
    /** A company is read by the name it was chosen under, which is a field of its own. */
    readable: [...leaves].flatMap(([path, { field }]) => (field.kind === 'company' ? [] : [path])),
    titleOf(path: string): string {
      const leaf = leaves.get(path)
      const title = leaf?.field.title[language] ?? path
      return leaf?.language ? say(titleIn[leaf.language], { title }) : title
    },
    textOf(path: string, value: unknown): string {
      const leaf = leaves.get(path)
      if (!leaf || leaf.language) return String(value ?? '')
      if (leaf.field.kind === 'document') return documentText((value ?? []) as Document)
      return cellText(leaf.name, leaf.field, { [leaf.name]: value }, reader)
    },
  }
}
