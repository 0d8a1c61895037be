import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** A hall's number, and numbers of its booths in capitals: the rule of the table tells them apart whatever their case. */
export interface NumbersOfHall {
  hall: string
  numbers: string[]
}

/** What booths of the edition's other halls are numbered. */
export async function readNumbersElsewhere(
  db: Db,
  hallId: string,
  edition: number,
): Promise<NumbersOfHall[]> {
  const { rows } = await sql<NumbersOfHall>`
    SELECT hall.code AS hall, array_agg(upper(booth.code) ORDER BY booth.code) AS numbers
    FROM booth JOIN hall ON hall.id = hall_id
    WHERE booth.edition = ${edition} AND hall_id <> ${hallId} AND booth.deleted_at IS NULL
    GROUP BY hall.code ORDER BY hall.code`.execute(db)
  return rows
}

/** What only drafts of other halls have: what a booth has already, in whichever hall, is that booth's. */
export async function readNumbersPlanned(db: Db, hallId: string, edition: number): Promise<NumbersOfHall[]> {
  const { rows } = await sql<NumbersOfHall>`
    SELECT hall.code AS hall, array_agg(DISTINCT upper(trim(drawn->>'code'))) AS numbers
    FROM plan_draft JOIN hall ON hall.id = hall_id, jsonb_array_elements(scene->'booths') AS drawn
    WHERE hall.edition = ${edition} AND hall.id <> ${hallId} AND hall.deleted_at IS NULL AND trim(drawn->>'code') <> ''
      AND NOT EXISTS (SELECT FROM booth
        WHERE booth.edition = ${edition} AND booth.deleted_at IS NULL AND upper(booth.code) = upper(trim(drawn->>'code')))
    GROUP BY hall.code ORDER BY hall.code`.execute(db)
  return rows
}
