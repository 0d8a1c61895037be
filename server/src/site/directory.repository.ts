import type { Language } from '@fairground/domain/text'
import type { DirectoryEntry, ListedExhibitor, ProductFamily } from '@fairground/site'
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

/** Three levels at most: what is chosen, the group it stands in, and the family of that. */
const ofProducts = sql`code_item item
  LEFT JOIN code_item above ON above.list = item.list AND above.value = item.parent
  LEFT JOIN code_item root ON root.list = item.list AND root.value = above.parent
  WHERE item.list = 'productCategory'`
const familyOfItem = sql`coalesce(root.value, above.value, item.value)`

/** What a company said at its sign-up that it trades in. */
const chosen = sql`(SELECT survey.product_categories FROM qualification_survey survey
  WHERE survey.company_id = company.id)::text[]`

/** What belongs to the family is found once, so that each company costs a comparison of two arrays. */
const tradesIn = (family: string): RawBuilder<SqlBool> =>
  family === ''
    ? sql<SqlBool>`true`
    : sql<SqlBool>`${chosen} && ARRAY(SELECT item.value FROM ${ofProducts} AND ${familyOfItem} = ${family})`

interface Reading {
  edition: number
  language: Language
}

interface Wanted extends Reading {
  /** Empty where any will do. */
  category: string
  /** All of them have to be said somewhere. */
  words: readonly string[]
  page: number
  pageSize: number
}

export async function readExhibitors(
  db: Db,
  { edition, language, category, words, page, pageSize }: Wanted,
): Promise<{ total: number; list: ListedExhibitor[] }> {
  const { rows } = await sql<ListedExhibitor & { total: number }>`
    SELECT company.id, ${nameOf(language)} AS name, (count(*) OVER ())::int AS total,
      coalesce((SELECT array_agg(booth.code ORDER BY booth.code) FROM ${booths}), '{}') AS booths,
      coalesce((SELECT array_agg(${productName(language)} ORDER BY product.position) FROM exhibit_product product
        WHERE product.company_id = company.id), '{}') AS products,
      ARRAY(SELECT ${nameIn(language, 'family')} FROM code_item family
        WHERE family.list = 'productCategory' AND family.value IN (SELECT ${familyOfItem} FROM ${ofProducts}
          AND item.value = ANY(${chosen})) ORDER BY family.position) AS families
    FROM ${exhibitors(edition)} AND ${saying(words)} AND ${tradesIn(category)}
    ORDER BY ${byReading(nameOf(language))} NULLS LAST, company.id
    LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`.execute(db)
  return { total: rows[0]?.total ?? 0, list: rows.map(({ total, ...row }) => row) }
}

const productName = (language: Language) => sql`coalesce(nullif(${sql.ref(`product.name_${language}`)}, ''),
  ${sql.ref(`product.name_${language === 'zh' ? 'en' : 'zh'}`)})`

export async function readExhibitor(
  db: Db,
  id: string,
  { edition, language }: Reading,
): Promise<DirectoryEntry | undefined> {
  const { rows } = await sql<DirectoryEntry>`
    SELECT company.id, ${nameOf(language)} AS name,
      coalesce(${sql.ref(`entry.intro_${language}`)}, '') AS intro, coalesce(entry.website, '') AS website,
      coalesce((SELECT jsonb_agg(jsonb_build_object('code', booth.code, 'hallId', hall.id,
          'hall', ${nameIn(language, 'hall')}) ORDER BY booth.code) FROM ${booths}), '[]') AS booths,
      ARRAY(SELECT ${nameIn(language, 'item')} FROM code_item item
        WHERE item.list = 'productCategory' AND item.value = ANY(${chosen}) ORDER BY item.value) AS range,
      coalesce((SELECT jsonb_agg(jsonb_build_object('name', ${productName(language)}, 'isNew', product.is_new,
          'text', ${sql.ref(`product.text_${language}`)},
          'category', coalesce(${sql.ref(`category.name_${language}`)}, '')) ORDER BY product.position)
        FROM exhibit_product product
        LEFT JOIN code_item category ON category.list = 'productCategory' AND category.value = product.category
        WHERE product.company_id = company.id), '[]') AS products
    FROM ${exhibitors(edition)} AND company.id = ${id}`.execute(db)
  return rows[0]
}

/** The families of products somebody in the directory trades in, in the order of the code list. */
export async function readFamilies(db: Db, { edition, language }: Reading): Promise<ProductFamily[]> {
  const { rows } = await sql<ProductFamily>`
    SELECT family.value, ${nameIn(language, 'family')} AS name
    FROM (SELECT ${familyOfItem} AS value, array_agg(item.value) AS items FROM ${ofProducts} GROUP BY 1) kind
    JOIN code_item family ON family.list = 'productCategory' AND family.value = kind.value
    WHERE EXISTS (SELECT FROM ${exhibitors(edition)} AND ${chosen} && kind.items)
    ORDER BY family.position`.execute(db)
  return rows
}

/** For the map of the site. */
export async function listExhibitorIds(db: Db, edition: number, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    SELECT company.id FROM ${exhibitors(edition)} ORDER BY company.id LIMIT ${most}`.execute(db)
  return rows.map(({ id }) => id)
}
