import type { Db } from '../../platform/database/database'

/** Where a file belongs. Each puts it there unless somebody has put one there meanwhile, and says whether it did. */
export type Place = (trx: Db, fileId: string) => Promise<boolean>

export const asProductImage =
  (productId: string): Place =>
  async (trx, fileId) =>
    placed(
      await trx
        .updateTable('product_intro')
        .set({ image_file_id: fileId })
        .where('id', '=', productId)
        .where('image_file_id', 'is', null)
        .executeTakeFirst(),
    )

export const asLogo =
  (companyId: string): Place =>
  async (trx, fileId) =>
    placed(
      await trx
        .updateTable('company_intro')
        .set({ logo_file_id: fileId })
        .where('company_id', '=', companyId)
        .where('logo_file_id', 'is', null)
        .executeTakeFirst(),
    )

export const asDocument =
  (companyId: string, column: 'licence_file_id' | 'sign_up_file_id'): Place =>
  async (trx, fileId) =>
    placed(
      await trx
        .updateTable('company')
        .set({ [column]: fileId })
        .where('id', '=', companyId)
        .where(column, 'is', null)
        .executeTakeFirst(),
    )

const placed = ({ numUpdatedRows }: { numUpdatedRows: bigint }): boolean => numUpdatedRows > 0n
