import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

export interface BareProduct {
  id: string
  category: string
  position: number
  ownerId: string
}

export async function listBareProducts(db: Db, edition: number): Promise<BareProduct[]> {
  const { rows } = await sql<BareProduct>`
    SELECT product.id, product.category, product.position, company.account_id AS "ownerId"
    FROM exhibit_product product JOIN company ON company.id = product.company_id
    WHERE company.edition = ${edition} AND product.image_file_id IS NULL ORDER BY product.company_id, position`.execute(
    db,
  )
  return rows
}

export async function placeProductPicture(trx: Db, id: string, fileId: string): Promise<boolean> {
  const { rows } = await sql`
    UPDATE exhibit_product SET image_file_id = ${fileId} WHERE id = ${id} AND image_file_id IS NULL RETURNING id`.execute(
    trx,
  )
  return rows.length > 0
}
