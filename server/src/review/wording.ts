import {
  type Product,
  type SectionChange,
  type SignUpField,
  reviewMessages as say,
  type Values,
} from '@fairground/domain/review'
import { type Language, translate } from '@fairground/domain/text'
import type { ShownProduct, ShownValue } from '@fairground/wire/review'
import type { Db } from '../platform/database/database'

/** Turns stored values into what a person reads. */
export interface Wording {
  value(field: SignUpField, value: unknown): ShownValue
  product(product: Product): ShownProduct
}

/** Everything that has to be looked up before the values can be worded. */
export interface Mentioned {
  codes: Set<string>
  files: Set<string>
}

const isCoded = ({ kind }: SignUpField): boolean => kind === 'code' || kind === 'codes'

export function mention(mentioned: Mentioned, fields: readonly SignUpField[], values: Values): void {
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

export function mentionChange(mentioned: Mentioned, fields: SignUpField[], change: SectionChange): void {
  for (const side of ['before', 'after'] as const)
    mention(mentioned, fields, Object.fromEntries(change.fields.map((entry) => [entry.field, entry[side]])))
  mentionProducts(mentioned, [...change.gone, ...change.fresh])
}

export async function wordingFor(db: Db, mentioned: Mentioned, language: Language): Promise<Wording> {
  const [names, files] = await Promise.all([
    codeNames(db, [...mentioned.codes], language),
    fileFacts(db, [...mentioned.files]),
  ])
  const nameOf = (list: string, code: unknown): string =>
    typeof code === 'string' && code !== '' ? (names.get(`${list} ${code}`) ?? code) : ''
  const separator = language === 'en' ? ', ' : '、'

  function file(id: unknown): ShownValue {
    if (typeof id !== 'string') return { text: '' }
    const known = files.get(id)
    return known ? { text: known.name, file: known } : { text: translate(say.fileGone, language) }
  }

  function words(field: SignUpField, value: unknown): string {
    switch (field.kind) {
      case 'code':
        return nameOf(field.list, value)
      case 'codes':
        return Array.isArray(value) ? value.map((code) => nameOf(field.list, code)).join(separator) : ''
      case 'choice':
        return field.choices[String(value)]?.[language] ?? ''
      case 'yesNo':
        return typeof value === 'boolean' ? yesNo[language][value ? 'yes' : 'no'] : ''
      case 'booths':
        return value ? `${value}${language === 'zh' ? ' 个' : ''}` : ''
      case 'area':
        return value ? `${value} m²` : ''
      case 'grouped':
        return String(value ?? '').replace(/(.{4})(?=.)/g, '$1 ')
      default:
        return value === null || value === undefined ? '' : String(value)
    }
  }

  return {
    value: (field, value) => (field.kind === 'file' ? file(value) : { text: words(field, value) }),
    product: ({ category, introZh, introEn, imageFileId }) => ({
      category: nameOf('productCategory', category),
      introZh: introZh ?? '',
      introEn: introEn ?? '',
      image: file(imageFileId),
    }),
  }
}

const yesNo = { zh: { yes: '是', no: '否' }, en: { yes: 'Yes', no: 'No' } }

async function codeNames(db: Db, values: string[], language: Language): Promise<Map<string, string>> {
  if (values.length === 0) return new Map()
  const rows = await db
    .selectFrom('code_item')
    .select(['list', 'value', 'name_zh', 'name_en'])
    .where('value', 'in', values)
    .execute()
  return new Map(
    rows.map((row) => [`${row.list} ${row.value}`, language === 'en' ? row.name_en : row.name_zh]),
  )
}

async function fileFacts(
  db: Db,
  ids: string[],
): Promise<Map<string, { id: string; name: string; picture: boolean }>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('stored_file')
    .select(['id', 'original_name', 'content_type'])
    .where('id', 'in', ids)
    .execute()
  return new Map(
    rows.map(({ id, original_name, content_type }) => [
      id,
      { id, name: original_name, picture: content_type.startsWith('image/') },
    ]),
  )
}
