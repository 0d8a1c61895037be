import type { UserType } from '@fairground/domain/account'
import type { PriceRules } from '@fairground/domain/contract'
import type { Currency } from '@fairground/domain/money'
import type { Language } from '@fairground/domain/text'
import type { ListedClass } from '@fairground/wire/contract/classes'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface KeptClass {
  id: string
  nameZh: string
  nameEn: string
  userType: UserType
  currency: Currency
  rules: PriceRules
  position: number
  version: number
  updatedAt: Date
  updatedBy: string | null
}

const kept = sql`id, name_zh AS "nameZh", name_en AS "nameEn", user_type AS "userType", currency, rules, position, version,
  updated_at AS "updatedAt", updated_by AS "updatedBy"`

/** In the order in which the first that fits is taken. */
export async function readClasses(db: Db, edition: number): Promise<KeptClass[]> {
  const { rows } = await sql<KeptClass>`SELECT ${kept} FROM contract_class
    WHERE edition = ${edition} AND deleted_at IS NULL ORDER BY position, created_at, id`.execute(db)
  return rows
}

export async function listClasses(db: Db, edition: number): Promise<ListedClass[]> {
  const { rows } = await sql<
    Omit<ListedClass, 'templates'> & {
      templates: (Omit<ListedClass['templates'][number], 'savedAt'> & { savedAt: string })[]
    }
  >`
    SELECT class.id, class.name_zh AS "nameZh", class.name_en AS "nameEn", class.user_type AS "userType", class.currency,
      class.rules, class.version, class.updated_at AS "updatedAt",
      coalesce(nullif(account.real_name, ''), account.username, '') AS "updatedBy",
      (SELECT count(*)::int FROM contract WHERE class_id = class.id) AS contracts,
      coalesce((SELECT jsonb_agg(jsonb_build_object('language', latest.language, 'number', latest.number,
          'savedAt', latest.created_at, 'savedBy', latest.name) ORDER BY latest.language DESC)
        FROM (SELECT DISTINCT ON (template.language) template.language, template.number, template.created_at,
            coalesce(nullif(author.real_name, ''), author.username, '') AS name
          FROM contract_template template LEFT JOIN account author ON author.id = template.created_by
          WHERE template.class_id = class.id ORDER BY template.language, template.number DESC) latest), '[]') AS templates
    FROM contract_class class LEFT JOIN account ON account.id = class.updated_by
    WHERE class.edition = ${edition} AND class.deleted_at IS NULL ORDER BY class.position, class.created_at, class.id`.execute(
    db,
  )
  return rows.map((row) => ({
    ...row,
    templates: row.templates.map((one) => ({ ...one, savedAt: new Date(one.savedAt) })),
  }))
}

export async function lockClass(db: Db, id: string): Promise<(KeptClass & { edition: number }) | undefined> {
  const { rows } = await sql<KeptClass & { edition: number }>`SELECT ${kept}, edition FROM contract_class
    WHERE id = ${id} AND deleted_at IS NULL FOR UPDATE`.execute(db)
  return rows[0]
}

export async function readPersonName(db: Db, id: string | null): Promise<string> {
  if (!id) return ''
  const account = await db
    .selectFrom('account')
    .select(['real_name', 'username'])
    .where('id', '=', id)
    .executeTakeFirst()
  return account?.real_name || account?.username || ''
}

interface ClassValues {
  nameZh: string
  nameEn: string
  userType: UserType
  rules: PriceRules
}

export async function insertClass(
  db: Db,
  {
    id,
    edition,
    currency,
    by,
    ...values
  }: ClassValues & { id: string; edition: number; currency: Currency; by: string },
): Promise<string | undefined> {
  const added = await db
    .insertInto('contract_class')
    .values({
      id,
      edition,
      name_zh: values.nameZh,
      name_en: values.nameEn,
      user_type: values.userType,
      currency,
      rules: JSON.stringify(values.rules),
      position: sql<number>`(SELECT coalesce(max(position), 0) + 1 FROM contract_class WHERE edition = ${edition})`,
      created_by: by,
      updated_by: by,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  return added?.id
}

export async function updateClass(
  db: Db,
  id: string,
  { by, ...values }: ClassValues & { by: string },
): Promise<number> {
  const { version } = await db
    .updateTable('contract_class')
    .set({
      name_zh: values.nameZh,
      name_en: values.nameEn,
      user_type: values.userType,
      rules: JSON.stringify(values.rules),
      version: sql`version + 1`,
      updated_at: sql`now()`,
      updated_by: by,
    })
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow()
  return version
}

export async function markClassRemoved(db: Db, id: string, by: string): Promise<void> {
  await db
    .updateTable('contract_class')
    .set({ deleted_at: sql`now()`, updated_at: sql`now()`, updated_by: by, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
}

export async function setPosition(db: Db, id: string, position: number): Promise<void> {
  await db.updateTable('contract_class').set({ position }).where('id', '=', id).execute()
}

/** Whoever puts classes in order does so alone. */
export async function lockOrder(db: Db, edition: number): Promise<void> {
  await sql`SELECT id FROM contract_class WHERE edition = ${edition} ORDER BY id FOR UPDATE`.execute(db)
}

export async function countContractsOf(db: Db, classId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM contract WHERE class_id = ${classId}`.execute(db)
  return rows[0]?.count ?? 0
}

export interface KeptTemplate {
  id: string
  classId: string
  language: Language
  number: number
  title: string
  body: string
}

/** The latest version of each class and language. */
export async function readTemplates(db: Db, classIds: readonly string[]): Promise<KeptTemplate[]> {
  const { rows } = await sql<KeptTemplate>`
    SELECT DISTINCT ON (class_id, language) id, class_id AS "classId", language, number, title, body
    FROM contract_template WHERE class_id = ANY(${classIds}::uuid[])
    ORDER BY class_id, language, number DESC`.execute(db)
  return rows
}

export const readVersions = (db: Db, classId: string, language: Language) =>
  db
    .selectFrom('contract_template')
    .leftJoin('account', 'account.id', 'contract_template.created_by')
    .select(['number', 'title', 'body', 'contract_template.created_at as savedAt'])
    .select(sql<Language>`language`.as('language'))
    .select(sql<string>`coalesce(nullif(account.real_name, ''), account.username, '')`.as('savedBy'))
    .where('class_id', '=', classId)
    .where('language', '=', language)
    .orderBy('number', 'desc')
    .execute()

export async function insertTemplate(
  db: Db,
  { classId, language, number, title, body, by }: Omit<KeptTemplate, 'id'> & { by: string },
): Promise<void> {
  await db
    .insertInto('contract_template')
    .values({ class_id: classId, language, number, title, body, created_by: by })
    .execute()
}
