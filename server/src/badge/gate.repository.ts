import type { GateReason } from '@fairground/domain/badge'
import type { Language } from '@fairground/domain/text'
import type { ListedGateBadge } from '@fairground/wire/badge/gate'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { nameIn } from '../platform/database/name-in'

export interface AtGate {
  edition: number
  /** By the clock of the fair. */
  day: string
  language: Language
}

const columns = ({
  day,
  language,
}: AtGate) => sql`person.id, person.number, person.name, person.name_en AS "nameEn",
  person.post, ${nameIn(language)} AS "companyName", person.photo_file_id AS "photoFileId", person.printing,
  person.removed_at IS NOT NULL OR person.voided_at IS NOT NULL AS "isVoid", person.void_reason AS "voidReason",
  (SELECT max(admitted_at) FROM badge_admission admission
    WHERE admission.person_id = person.id AND admission.day = ${day}::date) AS "admittedAt"`

const found = (db: Db, at: AtGate, which: RawBuilder<SqlBool>) =>
  sql<ListedGateBadge>`SELECT ${columns(at)} FROM badge_person person JOIN company ON company.id = person.company_id
    WHERE person.edition = ${at.edition} AND ${which} ORDER BY person.number`.execute(db)

/** Badges on paper, and those that were; since a moment, only what has changed after it. */
export async function readGateBadges(
  db: Db,
  at: AtGate,
  since: string | undefined,
): Promise<ListedGateBadge[]> {
  const changed = since
    ? sql<SqlBool>`AND (greatest(person.changed_at, person.printed_at, person.voided_at) >= ${since}::timestamptz OR EXISTS (
        SELECT FROM badge_admission admission
        WHERE admission.person_id = person.id AND admission.recorded_at >= ${since}::timestamptz))`
    : sql``
  const { rows } = await found(db, at, sql<SqlBool>`person.printing > 0 ${changed}`)
  return rows
}

/** Held until the transaction ends: of two gates that let in the same badge one is first. */
export async function lockGateBadge(
  trx: Db,
  at: AtGate,
  named: { id: string } | { number: number },
): Promise<ListedGateBadge | undefined> {
  const which = 'id' in named ? sql<SqlBool>`id = ${named.id}` : sql<SqlBool>`number = ${named.number}`
  const { rows: locked } = await sql<{ id: string }>`SELECT id FROM badge_person
    WHERE edition = ${at.edition} AND ${which} FOR UPDATE`.execute(trx)
  const [one] = locked
  // A statement of its own: one that waited for the lock would not see the admission it waited for.
  return one ? (await found(trx, at, sql<SqlBool>`person.id = ${one.id}`)).rows[0] : undefined
}

export async function countAdmitted(
  db: Db,
  { edition, day }: Pick<AtGate, 'edition' | 'day'>,
): Promise<number> {
  const { rows } = await sql<{
    people: number
  }>`SELECT count(DISTINCT person_id)::int AS people FROM badge_admission
    WHERE edition = ${edition} AND day = ${day}::date`.execute(db)
  return rows[0]?.people ?? 0
}

export interface NewAdmission {
  id: string
  edition: number
  personId: string
  day: string
  admittedAt: Date
  by: string
  again: boolean
  doubt: GateReason | null
}

export async function insertAdmission(trx: Db, made: NewAdmission): Promise<void> {
  await sql`INSERT INTO badge_admission (id, edition, person_id, day, admitted_at, admitted_by, again, doubt)
    VALUES (${made.id}, ${made.edition}, ${made.personId}, ${made.day}::date, ${made.admittedAt}, ${made.by}, ${made.again},
      ${made.doubt})`.execute(trx)
}

export interface StoredAdmission {
  personId: string
  doubt: GateReason | null
}

export async function findAdmission(trx: Db, id: string): Promise<StoredAdmission | undefined> {
  const { rows } = await sql<StoredAdmission>`SELECT person_id AS "personId", doubt FROM badge_admission
    WHERE id = ${id}`.execute(trx)
  return rows[0]
}

export async function readMoment(db: Db): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`SELECT clock_timestamp() AS now`.execute(db)
  return rows[0]?.now ?? new Date()
}

/** Whether a photo hangs on somebody who has a badge in this edition. */
export async function isPersonPhoto(db: Db, fileId: string, edition: number): Promise<boolean> {
  const { rows } = await sql`SELECT FROM badge_person
    WHERE photo_file_id = ${fileId} AND edition = ${edition}`.execute(db)
  return rows.length > 0
}
