import type { NamedField } from '@fairground/domain/company/sections'
import { worded } from '@fairground/domain/field'
import { type Product, reviewMessages, type SectionChange, type Values } from '@fairground/domain/review'
import { type Language, translate } from '@fairground/domain/text'
import type { ShownProduct, ShownValue } from '@fairground/wire/review'
import { readNamesOf } from '../codelist'
import type { Db } from '../platform/database/database'
import { readFileFacts } from '../platform/files/file-facts'

/** Turns stored values into what a person reads. */
export interface Wording {
  value(field: NamedField, value: unknown): ShownValue
  product(product: Product): ShownProduct
}

/** Everything that has to be looked up before the values can be worded. */
export interface Mentioned {
  codes: Set<string>
  files: Set<string>
}

const isCoded = ({ kind }: NamedField): boolean => kind === 'code' || kind === 'codes'

export function mention(mentioned: Mentioned, fields: readonly NamedField[], values: Values): void {
  for (const field of fields) {
    const value = values[field.name]
    for (const one of Array.isArray(value) ? value : [value]) {
      if (typeof one !== 'string' || one === '') continue
      if (isCoded(field)) mentioned.codes.add(one)
      if (field.kind === 'file') mentioned.files.add(one)
    }
  }
}

export function mentionProducts(mentioned: Mentioned, products: readonly Product[]): void {
  for (const { category, imageFileId } of products) {
    if (category) mentioned.codes.add(category)
    if (imageFileId) mentioned.files.add(imageFileId)
  }
}

export function mentionChange(mentioned: Mentioned, fields: NamedField[], change: SectionChange): void {
  for (const side of ['before', 'after'] as const)
    mention(mentioned, fields, Object.fromEntries(change.fields.map((entry) => [entry.field, entry[side]])))
  mentionProducts(mentioned, [...change.gone, ...change.fresh])
}

export async function wordingFor(db: Db, mentioned: Mentioned, language: Language): Promise<Wording> {
  const [names, files] = await Promise.all([
    readNamesOf(db, [...mentioned.codes]),
    readFileFacts(db, [...mentioned.files]),
  ])
  const nameOf = (list: string, code: unknown): string =>
    typeof code === 'string' && code !== '' ? (names.get(`${list} ${code}`)?.[language] ?? code) : ''

  function file(id: unknown): ShownValue {
    if (typeof id !== 'string') return { text: '' }
    const known = files.get(id)
    return known ? { text: known.name, file: known } : { text: translate(reviewMessages.fileGone, language) }
  }

  const words = { language, code: nameOf, file: (id: string) => file(id).text }

  return {
    value: (field, value) => (field.kind === 'file' ? file(value) : { text: worded(field, value, words) }),
    product: ({ category, introZh, introEn, imageFileId }) => ({
      category: nameOf('productCategory', category),
      introZh: introZh ?? '',
      introEn: introEn ?? '',
      image: file(imageFileId),
    }),
  }
}
