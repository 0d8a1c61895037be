import type { Db } from '../platform/database/database'

export interface ProductRow {
  id: string
  category: string
  introZh: string
  introEn: string
  imageFileId: string | null
}

export const listProductRows = (db: Db, companyId: string): Promise<ProductRow[]> =>
  db
    .selectFrom('product_intro')
    .select(['id', 'category', 'intro_zh as introZh', 'intro_en as introEn', 'image_file_id as imageFileId'])
    .where('company_id', '=', companyId)
    .orderBy('position')
    .execute()

export async function replaceProducts(
  db: Db,
  companyId: string,
  products: readonly Omit<ProductRow, 'id'>[],
): Promise<void> {
  await db.deleteFrom('product_intro').where('company_id', '=', companyId).execute()
  await db
    .insertInto('product_intro')
    .values(
      products.map((product, position) => ({
        company_id: companyId,
        position,
        category: product.category,
        intro_zh: product.introZh,
        intro_en: product.introEn,
        image_file_id: product.imageFileId,
      })),
    )
    .execute()
}

/** Whether a product is without its picture. */
export async function hasBareProducts(db: Db, companyId: string): Promise<boolean> {
  const bare = await db
    .selectFrom('product_intro')
    .select('id')
    .where('company_id', '=', companyId)
    .where('image_file_id', 'is', null)
    .executeTakeFirst()
  return bare !== undefined
}
