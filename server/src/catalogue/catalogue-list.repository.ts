import type { CatalogueState, CatalogueValues } from '@fairground/domain/catalogue'
import type { Language } from '@fairground/domain/text'
import type { CatalogueSearch, ListedEntry } from '@fairground/wire/catalogue'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { holdsBooths } from '../booth'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import { type JoinedView, readRows } from '../platform/database/joined-view'
import { nameIn } from '../platform/database/name-in'
import { containing } from '../platform/database/search'

interface Reading {
  edition: number
  language: Language
}

const tables = sql`company JOIN account ON account.id = company.account_id
  LEFT JOIN catalogue_entry entry ON entry.company_id = company.id`
const state = sql`coalesce(entry.state, 'none')`
const booths = sql`(SELECT array_agg(booth.code ORDER BY booth.code) FROM booth_holding
  JOIN booth ON booth.id = booth_holding.booth_id
  WHERE booth_holding.company_id = company.id AND booth_holding.released_at IS NULL)`

const listed = (
  language: Language,
) => sql<ListedEntry>`company.id AS "companyId", ${nameIn(language)} AS "companyName",
  company.registration_number AS "registrationNumber", account.user_type AS area, ${booths} AS booths,
  ${state} AS state, entry.submitted_at AS "submittedAt", coalesce(entry.remark, '') AS remark,
  EXISTS (SELECT FROM directory_agreement agreed WHERE agreed.company_id = company.id) AS "inDirectory",
  (SELECT max(sent_at) FROM catalogue_reminder reminder WHERE reminder.company_id = company.id) AS "remindedAt"`

const valuesOf = (
  entry: RawBuilder<unknown>,
) => sql`${entry}.name_zh AS "nameZh", ${entry}.name_en AS "nameEn",
  ${entry}.intro_zh AS "introZh", ${entry}.intro_en AS "introEn", ${entry}.address_zh AS "addressZh",
  ${entry}.address_en AS "addressEn", ${entry}.phone, ${entry}.email, ${entry}.website`

const names = sql`concat_ws(' ', company.name_zh, company.name_en, company.registration_number)`

const ofFair = (edition: number) =>
  sql<SqlBool>`company.edition = ${edition} AND company.deleted_at IS NULL AND ${holdsBooths('company.id')}`

export const entriesAtDesk: JoinedView<ListedEntry, CatalogueSearch, Reading> = {
  id: sql`company.id`,
  tables: () => tables,
  shown: ({ language }) => listed(language),
  always: ({ edition }) => ofFair(edition),
  asked: () => ({
    company: (typed) => sql`${names} ILIKE ${containing(typed)}`,
    state: (wanted) => sql`${state} = ${wanted}`,
    area: (area) => sql`account.user_type = ${area}`,
  }),
  sorted: {
    company: (language) => byReading(nameIn(language)),
    state: () => state,
    submittedAt: () => sql`entry.submitted_at`,
  },
  /** What waits for a proofreader first, the oldest above. */
  usual: () =>
    sql`${state} <> 'submitted', entry.submitted_at, company.registration_number NULLS LAST, company.id`,
  alike: sql`company.id`,
}

export type WrittenEntry = ListedEntry & { [Field in keyof CatalogueValues]: string | null }

/** With what each says; nothing of one that was never handed in, which is the company's alone. */
const writtenEntries: JoinedView<WrittenEntry, CatalogueSearch, Reading> = {
  ...entriesAtDesk,
  tables: () => sql`${tables}
    LEFT JOIN catalogue_entry given ON given.company_id = company.id AND given.given IS NOT NULL`,
  shown: ({ language }) => sql`${listed(language)}, ${valuesOf(sql`given`)}`,
}

/** More companies than any fair has booths. */
const most = 50_000

export const readWritten = (db: Db, search: CatalogueSearch, reading: Reading): Promise<WrittenEntry[]> =>
  readRows(db, writtenEntries, { ...search, page: 1, pageSize: most }, reading)

export async function countStates(
  db: Db,
  edition: number,
): Promise<{ state: CatalogueState; companies: number }[]> {
  const { rows } = await sql<{ state: CatalogueState; companies: number }>`
    SELECT ${state} AS state, count(*)::int AS companies FROM ${tables} WHERE ${ofFair(edition)} GROUP BY 1`.execute(
    db,
  )
  return rows
}

export interface PrintedEntry extends CatalogueValues {
  booths: { code: string; hall: string }[]
  /** Whose stand it shares; empty for whoever has one of its own. */
  standsWith: string
  logoFileId: string | null
}

/**
 * Approved entries of companies that still have a booth, and the co-exhibitors the organiser has confirmed, in the order a
 * reader of that language looks for them.
 */
export async function readApproved(db: Db, { edition, language }: Reading): Promise<PrintedEntry[]> {
  const hall = language === 'en' ? sql`hall.name_en` : sql`hall.name_zh`
  const name =
    language === 'en'
      ? sql`coalesce(nullif(entry.name_en, ''), entry.name_zh)`
      : sql`coalesce(nullif(entry.name_zh, ''), entry.name_en)`
  const { rows } = await sql<PrintedEntry>`
    WITH entry AS (
      SELECT company_id, company_id AS id, name_zh, name_en, intro_zh, intro_en, address_zh, address_en, phone, email, website,
        (SELECT logo_file_id FROM company_intro intro WHERE intro.company_id = catalogue_entry.company_id), false AS shares
      FROM catalogue_entry WHERE state = 'approved'
      UNION ALL
      SELECT company_id, id, name_zh, name_en, intro_zh, intro_en, country, country, '', '', website, logo_file_id, true
      FROM co_exhibitor WHERE state = 'confirmed')
    SELECT ${valuesOf(sql`entry`)}, entry.logo_file_id AS "logoFileId",
      CASE WHEN entry.shares THEN ${nameIn(language)} ELSE '' END AS "standsWith",
      (SELECT jsonb_agg(jsonb_build_object('code', booth.code, 'hall', ${hall}) ORDER BY hall.position, booth.code)
        FROM booth_holding JOIN booth ON booth.id = booth_holding.booth_id JOIN hall ON hall.id = booth.hall_id
        WHERE booth_holding.company_id = company.id AND booth_holding.released_at IS NULL) AS booths
    FROM entry JOIN company ON company.id = entry.company_id
    WHERE company.edition = ${edition} AND company.deleted_at IS NULL AND ${holdsBooths('company.id')}
    ORDER BY ${byReading(name)}, entry.id`.execute(db)
  return rows
}
