import type { BadgeState } from '@fairground/domain/badge'
import type { Language } from '@fairground/domain/text'
import type { Participant, ParticipantColumn, ParticipantSearch } from '@fairground/wire/badge/participants'
import { readSort } from '@fairground/wire/kernel/page'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import { nameIn } from '../platform/database/name-in'
import { containing } from '../platform/database/search'

export type StoredParticipant = Omit<Participant, 'identityMasked'> & { identitySealed: string | null }

interface Reading {
  edition: number
  language: Language
}

const state = sql<BadgeState>`CASE WHEN person.voided_at IS NOT NULL THEN 'void' WHEN person.printing > 0 THEN 'printed'
  WHEN person.photo_file_id IS NULL THEN 'noPhoto' ELSE 'ready' END`

const tables = sql`badge_person person JOIN company ON company.id = person.company_id
  LEFT JOIN LATERAL (SELECT max(admitted_at) AS at FROM badge_admission admission
    WHERE admission.person_id = person.id) admitted ON true`

function matching(
  { companyName, person, state: wanted }: ParticipantSearch,
  edition: number,
): RawBuilder<SqlBool> {
  const conditions = [
    sql`person.edition = ${edition} AND person.removed_at IS NULL AND company.deleted_at IS NULL`,
    ...(companyName
      ? [sql`concat_ws(' ', company.name_zh, company.name_en) ILIKE ${containing(companyName)}`]
      : []),
    ...(person
      ? [sql`concat_ws(' ', person.name, person.name_en, person.number::text) ILIKE ${containing(person)}`]
      : []),
    ...(wanted ? [sql`${state} = ${wanted}`] : []),
  ]
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`
}

const sortedBy: Record<ParticipantColumn, (language: Language) => RawBuilder<unknown>> = {
  number: () => sql`person.number`,
  companyName: (language) => byReading(nameIn(language)),
  admittedAt: () => sql`admitted.at`,
}

function ordering({ sort }: ParticipantSearch, language: Language): RawBuilder<unknown> {
  if (!sort) return sql`${byReading(nameIn(language))}, company.id, person.number`
  const { column, descending } = readSort(sort)
  return sql`${sortedBy[column](language)} ${sql.raw(descending ? 'DESC' : 'ASC')} NULLS LAST, person.number`
}

export async function readParticipants(
  db: Db,
  search: ParticipantSearch,
  { edition, language }: Reading,
  page: { most: number; skip: number },
): Promise<StoredParticipant[]> {
  const { rows } = await sql<StoredParticipant>`
    SELECT person.id, person.company_id AS "companyId", ${nameIn(language)} AS "companyName", person.number, person.name,
      person.name_en AS "nameEn", person.post, person.mobile, person.identity_kind AS "identityKind",
      person.identity_sealed AS "identitySealed", person.photo_file_id AS "photoFileId", person.printing, person.version,
      ${state} AS state, person.void_reason AS "voidReason", admitted.at AS "admittedAt",
      coalesce((SELECT array_agg(booth.code ORDER BY booth.code) FROM booth_holding JOIN booth ON booth.id = booth_holding.booth_id
        WHERE booth_holding.company_id = company.id AND booth_holding.released_at IS NULL), '{}') AS booths
    FROM ${tables} WHERE ${matching(search, edition)} ORDER BY ${ordering(search, language)}
    LIMIT ${page.most} OFFSET ${page.skip}`.execute(db)
  return rows
}

export async function countParticipants(db: Db, search: ParticipantSearch, edition: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${tables} WHERE ${matching(search, edition)}`.execute(db)
  return rows[0]?.total ?? 0
}

export async function countStates(db: Db, edition: number): Promise<{ state: BadgeState; people: number }[]> {
  const { rows } = await sql<{ state: BadgeState; people: number }>`
    SELECT ${state} AS state, count(*)::int AS people FROM ${tables} WHERE ${matching({}, edition)} GROUP BY 1`.execute(
    db,
  )
  return rows
}

/** Whose they are, for staff, who name nobody's company. */
export async function findCompanyOf(
  db: Db,
  personIds: readonly string[],
  edition: number,
): Promise<string[]> {
  const { rows } = await sql<{
    companyId: string
  }>`SELECT DISTINCT company_id AS "companyId" FROM badge_person
    WHERE id = ANY(${personIds}::uuid[]) AND edition = ${edition} AND removed_at IS NULL`.execute(db)
  return rows.map(({ companyId }) => companyId)
}

export async function isOfEdition(db: Db, companyId: string, edition: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM company WHERE id = ${companyId} AND edition = ${edition}`.execute(db)
  return rows.length > 0
}

export async function markVoid(
  trx: Db,
  id: string,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  await sql`UPDATE badge_person SET voided_at = clock_timestamp(), voided_by = ${by}, void_reason = ${reason},
    version = version + 1 WHERE id = ${id}`.execute(trx)
}

/** Another printing is good again. */
export async function liftVoid(trx: Db, id: string): Promise<void> {
  await sql`UPDATE badge_person SET voided_at = NULL, voided_by = NULL, void_reason = '' WHERE id = ${id}`.execute(
    trx,
  )
}
