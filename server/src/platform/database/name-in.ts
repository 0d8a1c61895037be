import type { Language } from '@fairground/domain/text'
import { type RawBuilder, sql } from 'kysely'

/** A name in the reader's language, and in the other one where it has none in theirs. */
export function nameIn(language: Language, of = 'company'): RawBuilder<string> {
  const [own, other] = language === 'en' ? ['name_en', 'name_zh'] : ['name_zh', 'name_en']
  return sql<string>`coalesce(nullif(${sql.ref(`${of}.${own}`)}, ''), ${sql.ref(`${of}.${other}`)})`
}

/** As a company itself is told: one from abroad has no Chinese name. */
export const nameToItself = nameIn('zh')
