import { randomUUID } from 'node:crypto'
import type { CheckedFile } from '../../platform/files/checks'
import type { Platform } from '../../platform/platform'
import { draw } from '../files/draw'
import { giveFace, listFaceless, printOne } from './faceless.repository'
import { portrait, portraitCount } from './portrait'

const purpose = 'badgePhoto'
/** One in so many has not brought a photo yet, as at any fair. */
const everyWhichLacksOne = 4
/** And one in so many is on paper; of these some have been at the gate. */
const [everyWhichIsPrinted, everyWhichCameIn] = [3, 15]

/** Photos of the people on the demo fair's badges. */
export async function giveBadgePhotos({ config, db, files, settings }: Platform): Promise<void> {
  if (config.MODE !== 'demo') return
  const people = await listFaceless(db, settings.current().edition)
  const drawn = new Map<number, Promise<CheckedFile>>()
  for (const { id, number, accountId } of people) {
    if (number % everyWhichLacksOne === 0) continue
    const which = number % portraitCount
    const picture = drawn.get(which) ?? draw(purpose, portrait(which))
    drawn.set(which, picture)
    const file = { ownerId: accountId, purpose, originalName: 'photo.png', file: await picture }
    const fileId = await files.keep(file)
    await db.transaction().execute(async (trx) => {
      if (!(await giveFace(trx, id, fileId))) return
      await files.claim(trx, fileId, accountId, purpose)
      if (number % everyWhichIsPrinted === 0)
        await printOne(trx, id, number % everyWhichCameIn === 0 ? randomUUID() : null)
    })
  }
}
