import type { ListedProduct } from '@fairground/wire/product'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface Sheet {
  companyId: string
  version: number
  updatedAt: Date | null
  updatedBy: string | null
}

/** Held until the transaction ends by the lock of its company; before it was first saved it is empty. */
export async function readSheet(db: Db, companyId: string): Promise<Sheet> {
  const { rows } = await sql<Sheet>`
    SELECT company_id AS "companyId", version, updated_at AS "updatedAt", updated_by AS "updatedBy"
    FROM product_sheet WHERE company_id = ${companyId}`.execute(db)
  return rows[0] ?? { companyId, version: 0, updatedAt: null, updatedBy: null }
}

export async function readProducts(db: Db, companyId: string): Promise<ListedProduct[]> {
  const { rows } = await sql<ListedProduct>`
    SELECT image_file_id AS "imageFileId", category, is_new AS "isNew", name_zh AS "nameZh", name_en AS "nameEn",
      text_zh AS "textZh", text_en AS "textEn"
    FROM exhibit_product WHERE company_id = ${companyId} ORDER BY position`.execute(db)
  return rows
}

export async function countProducts(db: Db, companyId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    SELECT count(*)::int AS count FROM exhibit_product WHERE company_id = ${companyId}`.execute(db)
  return rows[0]?.count ?? 0
}

export async function writeProducts(
  trx: Db,
  sheet: { companyId: string; version: number; by: string },
  products: readonly ListedProduct[],
): Promise<void> {
  const { companyId, version, by } = sheet
  await sql`
    INSERT INTO product_sheet (company_id, version, updated_by) VALUES (${companyId}, ${version}, ${by})
    ON CONFLICT (company_id) DO UPDATE SET version = excluded.version, updated_by = excluded.updated_by,
      updated_at = clock_timestamp()`.execute(trx)
  await sql`DELETE FROM exhibit_product WHERE company_id = ${companyId}`.execute(trx)
  for (const [position, product] of products.entries())
    await sql`
      INSERT INTO exhibit_product (company_id, position, category, is_new, name_zh, name_en, text_zh, text_en, image_file_id)
      VALUES (${companyId}, ${position}, ${product.category}, ${product.isNew}, ${product.nameZh}, ${product.nameEn},
        ${product.textZh}, ${product.textEn}, ${product.imageFileId})`.execute(trx)
}

export async function nameOfAccount(db: Db, accountId: string): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT coalesce(nullif(real_name, ''), username) AS name FROM account WHERE id = ${accountId}`.execute(db)
  return rows[0]?.name ?? ''
}

export interface SignUpProduct {
  category: string
  introZh: string
  introEn: string
  imageFileId: string | null
}

export async function readSignUpProducts(db: Db, companyId: string): Promise<SignUpProduct[]> {
  const { rows } = await sql<SignUpProduct>`
    SELECT category, intro_zh AS "introZh", intro_en AS "introEn", image_file_id AS "imageFileId"
    FROM product_intro WHERE company_id = ${companyId} ORDER BY position`.execute(db)
  return rows
}
