import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface EditionWithPeople {
  edition: number
  /** The last day on which anything was done about one of its badges. */
  lastTouchedOn: string
}

export async function editionsWithPeople(db: Db, timeZone: string): Promise<EditionWithPeople[]> {
  const { rows } = await sql<EditionWithPeople>`
    SELECT edition, max((touched_at AT TIME ZONE ${timeZone})::date)::text AS "lastTouchedOn" FROM (
      SELECT edition, greatest(changed_at, printed_at, removed_at, voided_at) AS touched_at FROM badge_person
      UNION ALL SELECT edition, admitted_at FROM badge_admission
      UNION ALL SELECT company.edition, greatest(made_at, decided_at) FROM badge_request
        JOIN company ON company.id = badge_request.company_id
    ) AS touched GROUP BY edition ORDER BY edition`.execute(db)
  return rows
}

export interface ForgottenPeople {
  people: number
  admissions: number
  requests: number
  photos: number
}

/** People with their photos, requests and admissions. The files of the photos are nobody's then, and are tidied away. */
export async function deleteBadgePeople(trx: Db, edition: number): Promise<ForgottenPeople> {
  const ofEdition = sql`company_id IN (SELECT id FROM company WHERE edition = ${edition})`
  const { numAffectedRows: admissions = 0n } =
    await sql`DELETE FROM badge_admission WHERE edition = ${edition}`.execute(trx)
  const asked = await sql<{ photo: string | null }>`
    DELETE FROM badge_request WHERE ${ofEdition} RETURNING photo_file_id AS photo`.execute(trx)
  const people = await sql<{ photo: string | null }>`
    DELETE FROM badge_person WHERE edition = ${edition} RETURNING photo_file_id AS photo`.execute(trx)
  const photos = [...asked.rows, ...people.rows].flatMap(({ photo }) => photo ?? [])
  await trx
    .updateTable('stored_file')
    .set({ claimed_at: null })
    .where('id', '=', sql<string>`ANY (${photos}::uuid[])`)
    .execute()
  return {
    people: people.rows.length,
    admissions: Number(admissions),
    requests: asked.rows.length,
    photos: photos.length,
  }
}
