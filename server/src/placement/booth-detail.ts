import { allNeighbours, neighboursBySide } from '@fairground/floorplan/neighbours'
import type { BoothDetail } from '@fairground/wire/placement'
import { readBooths } from '../hall'
import type { Db } from '../platform/database/database'
import { findBooth, type Reading, readBoothEvents } from './booth-list.repository'

/** A booth with what adjoins it and what happened to it. */
export async function findBoothDetail(
  db: Db,
  id: string,
  { edition, language }: Reading,
): Promise<BoothDetail | undefined> {
  const booth = await findBooth(db, id, edition)
  if (!booth) return undefined
  const [inHall, history] = await Promise.all([
    readBooths(db, edition, booth.hallId),
    readBoothEvents(db, id),
  ])
  const own = inHall.find((one) => one.id === id)
  const around = own && neighboursBySide(inHall).get(own)
  const nameOf = ({ companyZh, companyEn }: (typeof inHall)[number]) =>
    (language === 'en' ? companyEn || companyZh : companyZh || companyEn) ?? ''
  return {
    booth,
    neighbours: (around ? allNeighbours(around) : []).map((one) => ({
      id: one.id,
      code: one.code,
      state: one.state,
      company: nameOf(one),
    })),
    history,
  }
}
