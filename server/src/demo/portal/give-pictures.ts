import { portalPicture } from '@fairground/domain/portal'
import type { CheckedFile } from '../../platform/files/checks'
import type { Platform } from '../../platform/platform'
import { draw } from '../files/draw'
import { listBareEntries, placePicture } from './bare-entries.repository'
import { type Scene, scenes, scenesOf } from './scenes'

/** The portal of the demo fair gets the pictures its entries describe. */
export async function giveDemoPortalPictures({ config, db, files, live }: Platform): Promise<void> {
  if (config.MODE !== 'demo') return
  const drawn = new Map<Scene, Promise<CheckedFile>>()
  for (const [place, wanted] of Object.entries(scenesOf)) {
    const [list = '', field = ''] = place.split('.')
    for (const [at, { id, ownerId }] of (await listBareEntries(db, list, field)).entries()) {
      const scene = wanted[at % wanted.length] ?? 'drill'
      const picture = drawn.get(scene) ?? draw(portalPicture, scenes[scene])
      drawn.set(scene, picture)
      const file = await picture
      const fileId = await files.keep({ ownerId, purpose: portalPicture, originalName: `${scene}.png`, file })
      await db.transaction().execute(async (trx) => {
        if (!(await placePicture(trx, list, field, id, fileId))) return
        await files.claim(trx, fileId, ownerId, portalPicture)
        // Whoever looked at the site meanwhile has it without.
        await live.publish(trx, { type: 'list-changed', audience: 'staff', list })
      })
    }
  }
}
