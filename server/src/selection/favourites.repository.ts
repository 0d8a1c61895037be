import type { Favourite } from '@fairground/wire/selection/favourites'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** A booth that is no longer on any plan is no longer shown; should it come back, so does the mark. */
export async function readMarked(db: Db, companyId: string): Promise<(Favourite & { isOwn: boolean })[]> {
  const { rows } = await sql<Favourite & { isOwn: boolean }>`
    SELECT booth.id AS "boothId", booth.code, hall.id AS "hallId", hall.code AS "hallCode", booth.status AS state,
      EXISTS (SELECT FROM booth_holding holding WHERE holding.booth_id = booth.id
        AND holding.company_id = ${companyId} AND holding.released_at IS NULL) AS "isOwn"
    FROM booth_favourite JOIN booth ON booth.id = booth_id JOIN hall ON hall.id = booth.hall_id
    WHERE booth_favourite.company_id = ${companyId} AND booth.deleted_at IS NULL AND hall.deleted_at IS NULL
    ORDER BY hall.position, hall.code, length(booth.code), booth.code`.execute(db)
  return rows
}

/** Whether there is such a booth; marked twice, it is marked once. */
export async function insertFavourite(
  db: Db,
  companyId: string,
  boothId: string,
  edition: number,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    WITH wanted AS (SELECT id FROM booth WHERE id = ${boothId} AND edition = ${edition} AND deleted_at IS NULL),
      marked AS (INSERT INTO booth_favourite (company_id, booth_id) SELECT ${companyId}, id FROM wanted ON CONFLICT DO NOTHING)
    SELECT id FROM wanted`.execute(db)
  return rows.length > 0
}

export async function deleteFavourite(db: Db, companyId: string, boothId: string): Promise<void> {
  await sql`DELETE FROM booth_favourite WHERE company_id = ${companyId} AND booth_id = ${boothId}`.execute(db)
}
