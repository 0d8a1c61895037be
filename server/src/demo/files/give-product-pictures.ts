import type { Platform } from '../../platform/platform'
import { listBareProducts, placeProductPicture } from './bare-products.repository'
import { draw } from './draw'
import { productPicture } from './pictures'

/** What companies of the demo fair show gets its pictures, each its own. */
export async function giveProductPictures({ config, db, files, settings }: Platform): Promise<void> {
  if (config.MODE !== 'demo') return
  for (const { id, category, position, ownerId } of await listBareProducts(db, settings.current().edition)) {
    const file = await draw('productImage', productPicture(category, position))
    const originalName = `product-${position}.png`
    const fileId = await files.keep({ ownerId, purpose: 'productImage', originalName, file })
    await db.transaction().execute(async (trx) => {
      if (await placeProductPicture(trx, id, fileId)) await files.claim(trx, fileId, ownerId, 'productImage')
    })
  }
}
