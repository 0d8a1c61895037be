import type { BadgeState } from '@fairground/domain/badge'
import type { Language } from '@fairground/domain/text'
import type { Participant, ParticipantSearch } from '@fairground/wire/badge/participants'
import { type SqlBool, sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import type { JoinedView } from '../platform/database/joined-view'
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

const ofFair = (edition: number) =>
  sql<SqlBool>`person.edition = ${edition} AND person.removed_at IS NULL AND company.deleted_at IS NULL`

const shown = ({ language }: Reading) => sql<StoredParticipant>`
  person.id, person.company_id AS "companyId", ${nameIn(language)} AS "companyName", person.number, person.name,
  person.name_en AS "nameEn", person.post, person.mobile, person.identity_kind AS "identityKind",
  person.identity_sealed AS "identitySealed", person.photo_file_id AS "photoFileId", person.printing, person.version,
  ${state} AS state, person.void_reason AS "voidReason", admitted.at AS "admittedAt",
  coalesce((SELECT array_agg(booth.code ORDER BY booth.code) FROM booth_holding JOIN booth ON booth.id = booth_holding.booth_id
    WHERE booth_holding.company_id = company.id AND booth_holding.released_at IS NULL), '{}') AS booths`

export const participants: JoinedView<StoredParticipant, ParticipantSearch, Reading> = {
  id: sql`person.id`,
  tables: () => tables,
  shown,
  always: ({ edition }) => ofFair(edition),
  asked: () => ({
    companyName: (typed) => sql`concat_ws(' ', company.name_zh, company.name_en) ILIKE ${containing(typed)}`,
    person: (typed) =>
      sql`concat_ws(' ', person.name, person.name_en, person.number::text) ILIKE ${containing(typed)}`,
    state: (wanted) => sql`${state} = ${wanted}`,
  }),
  sorted: {
    number: () => sql`person.number`,
    companyName: (language) => byReading(nameIn(language)),
    admittedAt: () => sql`admitted.at`,
  },
  usual: ({ language }) => sql`${byReading(nameIn(language))}, company.id, person.number`,
  alike: sql`person.number`,
}

export async function countStates(db: Db, edition: number): Promise<{ state: BadgeState; people: number }[]> {
  const { rows } = await sql<{ state: BadgeState; people: number }>`
    SELECT ${state} AS state, count(*)::int AS people FROM ${tables} WHERE ${ofFair(edition)} GROUP BY 1`.execute(
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
