import { hallBackground, venueMessages as say } from '@fairground/domain/venue'
import { codes } from '@fairground/wire/kernel/codes'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { hall as hallList } from '@fairground/wire/list/lists/hall'
import type { copyHalls as call, LastHalls } from '@fairground/wire/venue'
import { readRowValues } from '../list'
import { recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import {
  copySitePlan,
  type EarlierHall,
  findEarlierEdition,
  hasSitePlan,
  insertBoothsLike,
  insertHallLike,
  lockHalls,
  readEarlierHalls,
} from './copy-halls.repository'

/** What would come along and what would not, for a person to look at first. */
export async function readLastHalls({ db, settings }: Platform): Promise<LastHalls> {
  const { edition: to } = settings.current()
  const from = await findEarlierEdition(db, to)
  if (from === null) return { from, to, site: false, halls: [] }
  const [halls, drawn, drawnNow] = await Promise.all([
    readEarlierHalls(db, from, to),
    hasSitePlan(db, from),
    hasSitePlan(db, to),
  ])
  return {
    from,
    to,
    site: drawn && !drawnNow,
    halls: halls.map(({ id: _id, backgroundFileId, backgroundOwner: _owner, ...hall }) => ({
      ...hall,
      background: backgroundFileId !== null,
    })),
  }
}

interface Wanted {
  from: number
  codes: readonly string[]
}

/** In one transaction. Sent twice, the second time brings nothing, since all of it is there. */
export async function copyHalls(
  platform: Platform,
  { from, codes: wanted }: Wanted,
  caller: SignedInCaller,
): Promise<CallResult<typeof call>> {
  const { db, settings, live } = platform
  const { edition: to } = settings.current()
  if (from >= to || (await findEarlierEdition(db, to)) !== from)
    throw new Refusal(codes.refused, say.noEarlier)
  const isWanted = ({ code, exists }: EarlierHall) => !exists && wanted.includes(code)
  const pictures = await copyPictures(platform, (await readEarlierHalls(db, from, to)).filter(isWanted))
  return db.transaction().execute(async (trx) => {
    await lockHalls(trx)
    const halls = (await readEarlierHalls(trx, from, to)).filter(isWanted)
    let booths = 0
    for (const hall of halls) {
      const background = await takeUp(platform, trx, pictures.get(hall.id))
      const id = await insertHallLike(trx, { hallId: hall.id, to, background, by: caller.user.id })
      booths += await insertBoothsLike(trx, hall.id, id, to)
      const after = await readRowValues(trx, hallList, id)
      await recordAudit(trx, caller, {
        action: 'copy-halls',
        subjectType: hallList.name,
        subjectId: id,
        after,
      })
    }
    if (halls.length > 0) {
      await copySitePlan(trx, from, to)
      await live.publish(trx, { type: 'list-changed', audience: 'staff', list: hallList.name })
    }
    return { halls: halls.length, booths }
  })
}

interface Picture {
  id: string
  owner: string
}

/** Files of their own: the last edition's halls keep theirs. What no hall takes up is swept away. */
async function copyPictures(
  { files }: Platform,
  halls: readonly EarlierHall[],
): Promise<Map<string, Picture>> {
  const copies = new Map<string, Picture>()
  for (const { id, backgroundFileId, backgroundOwner: owner } of halls) {
    const copy = backgroundFileId && owner ? await files.copy(backgroundFileId, owner) : undefined
    if (copy && owner) copies.set(id, { id: copy, owner })
  }
  return copies
}

async function takeUp({ files }: Platform, trx: Db, picture: Picture | undefined): Promise<string | null> {
  const claimed = picture && (await files.claim(trx, picture.id, picture.owner, hallBackground))
  return claimed ? picture.id : null
}
