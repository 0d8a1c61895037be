import type { Language } from '@fairground/domain/text'
import type { DirectoryEntry, ListedExhibitor } from '@fairground/site'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import { nameIn } from '../platform/database/name-in'
import { containing } from '../platform/database/search'
import { isBlacklisted } from '../standing'

/** Who stands in the public directory: approved, not blacklisted, and agreed for as long as the agreement stands. */
const exhibitors = (edition: number) => sql`
  company JOIN directory_agreement agreed ON agreed.company_id = company.id
  LEFT JOIN catalogue_entry entry ON entry.company_id = company.id AND entry.state = 'approved'
  WHERE company.edition = ${edition} AND company.review_state = 'approved' AND company.deleted_at IS NULL
    AND NOT ${isBlacklisted('company.account_id')}`

/** What the proofreader let pass is told as it stands in the catalogue. */
const nameOf = (language: Language): RawBuilder<string> =>
  sql<string>`coalesce(nullif(${sql.ref(`entry.name_${language}`)}, ''), ${nameIn(language)})`

/** Booths on the plans anybody may see. */
const booths = sql`booth_holding holding
  JOIN booth ON booth.id = holding.booth_id AND booth.deleted_at IS NULL
  JOIN hall ON hall.id = booth.hall_id AND hall.deleted_at IS NULL AND hall.usage = 'open'
  WHERE holding.company_id = company.id AND holding.released_at IS NULL`

const searched = sql`concat_ws(' ', company.name_zh, company.name_en, entry.name_zh, entry.name_en,
  (SELECT string_agg(concat_ws(' ', product.name_zh, product.name_en), ' ') FROM exhibit_product product
    WHERE product.company_id = company.id),
  (SELECT string_agg(booth.code, ' ') FROM ${booths}))`

const saying = (words: readonly string[]): RawBuilder<SqlBool> =>
  words.length === 0
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${sql.join(
        words.map((word) => sql`${searched} ILIKE ${containing(word)}`),
        sql` AND `,
      )}`

interface Wanted {
  edition: number
  language: Language
  /** All of them have to be said somewhere. */
  words: readonly string[]
  page: number
  pageSize: number
}

export async function readExhibitors(
  db: Db,
  { edition, language, words, page, pageSize }: Wanted,
): Promise<{ total: number; list: ListedExhibitor[] }> {
  const { rows } = await sql<ListedExhibitor & { total: number }>`
    SELECT company.id, ${nameOf(language)} AS name, (count(*) OVER ())::int AS total,
      coalesce((SELECT array_agg(booth.code ORDER BY booth.code) FROM ${booths}), '{}') AS booths,
      coalesce((SELECT array_agg(${productName(language)} ORDER BY product.position) FROM exhibit_product product
        WHERE product.company_id = company.id), '{}') AS products
    FROM ${exhibitors(edition)} AND ${saying(words)}
    ORDER BY ${byReading(nameOf(language))} NULLS LAST, company.id
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db)
  return { total: rows[0]?.total ?? 0, list: rows.map(({ total, ...row }) => row) }
}

const productName = (language: Language) => sql`coalesce(nullif(${sql.ref(`product.name_${language}`)}, ''),
  ${sql.ref(`product.name_${language === 'zh' ? 'en' : 'zh'}`)})`

export async function readExhibitor(
  db: Db,
  id: string,
  { edition, language }: Pick<Wanted, 'edition' | 'language'>,
): Promise<DirectoryEntry | undefined> {
  const { rows } = await sql<DirectoryEntry>`
    SELECT company.id, ${nameOf(language)} AS name,
      coalesce(${sql.ref(`entry.intro_${language}`)}, '') AS intro, coalesce(entry.website, '') AS website,
      coalesce((SELECT jsonb_agg(jsonb_build_object('code', booth.code, 'hallId', hall.id,
          'hall', ${nameIn(language, 'hall')}) ORDER BY booth.code) FROM ${booths}), '[]') AS booths,
      coalesce((SELECT jsonb_agg(jsonb_build_object('name', ${productName(language)}, 'isNew', product.is_new,
          'text', ${sql.ref(`product.text_${language}`)},
          'category', coalesce(${sql.ref(`category.name_${language}`)}, '')) ORDER BY product.position)
        FROM exhibit_product product
        LEFT JOIN code_item category ON category.list = 'productCategory' AND category.value = product.category
        WHERE product.company_id = company.id), '[]') AS products
    FROM ${exhibitors(edition)} AND company.id = ${id}`.execute(db)
  return rows[0]
}

/** For the map of the site. */
export async function listExhibitorIds(db: Db, edition: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT company.id FROM ${exhibitors(edition)} ORDER BY company.id LIMIT ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
