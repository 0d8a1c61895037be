import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

export interface Faceless {
  id: string
  number: number
  accountId: string
}

/** People the demo fair itself named and nobody has touched since, who have no photo yet. */
export async function listFaceless(db: Db, edition: number): Promise<Faceless[]> {
  const { rows } = await sql<Faceless>`
    SELECT person.id, person.number, company.account_id AS "accountId" FROM badge_person person
    JOIN company ON company.id = person.company_id
    WHERE person.edition = ${edition} AND person.photo_file_id IS NULL AND person.added_by IS NULL
      AND person.changed_by IS NULL AND person.removed_at IS NULL
    ORDER BY person.number`.execute(db)
  return rows
}

/** As if its company had printed it; some of them have come in already, to set up. */
export async function printOne(trx: Db, id: string, admissionId: string | null): Promise<void> {
  await sql`UPDATE badge_person SET printing = 1, printed_at = clock_timestamp() WHERE id = ${id}`.execute(
    trx,
  )
  if (admissionId)
    await sql`INSERT INTO badge_admission (id, edition, person_id, day, admitted_at, again)
      SELECT ${admissionId}, edition, id, current_date, clock_timestamp(), false FROM badge_person
      WHERE id = ${id}`.execute(trx)
}

/** Unless somebody has put one there meanwhile; says whether it did. */
export async function giveFace(trx: Db, id: string, fileId: string): Promise<boolean> {
  const { numAffectedRows } = await sql`UPDATE badge_person SET photo_file_id = ${fileId}
    WHERE id = ${id} AND photo_file_id IS NULL AND changed_by IS NULL`.execute(trx)
  return numAffectedRows === 1n
}
