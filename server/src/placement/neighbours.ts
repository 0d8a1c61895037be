import type { Language } from '@fairground/domain/text'
import { allNeighbours, neighboursBySide } from '@fairground/floorplan/neighbours'
import type { Neighbour } from '@fairground/wire/placement/outlook'
import { readBooths } from '../hall'
import type { Db } from '../platform/database/database'

/** What adjoins these booths of a hall, each once and none of themselves, with the companies there. */
export async function readNeighbours(
  db: Db,
  { edition, language }: { edition: number; language: Language },
  hallId: string,
  boothIds: readonly string[],
): Promise<(Neighbour & { companyId: string | null })[]> {
  const inHall = await readBooths(db, edition, hallId)
  const around = neighboursBySide(inHall)
  const found = inHall
    .filter(({ id }) => boothIds.includes(id))
    .flatMap((booth) => allNeighbours(around.get(booth) ?? { top: [], right: [], bottom: [], left: [] }))
  return [...new Set(found)]
    .filter(({ id }) => !boothIds.includes(id))
    .map(({ id, code, state, companyId, companyZh, companyEn }) => ({
      id,
      code,
      state,
      companyId,
      company: (language === 'en' ? companyEn || companyZh : companyZh || companyEn) ?? '',
    }))
}
