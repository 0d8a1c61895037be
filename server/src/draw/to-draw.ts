import { byNumber } from '@fairground/domain/draw'
import { countTakingPart, readTakingPart } from '../company'
import type { Db } from '../platform/database/database'
import { readDrawnEarlier } from './draw.repository'
import type { Round } from './round'

type ToDraw = Awaited<ReturnType<typeof readTakingPart>>

/** The companies of a round, by their numbers: everybody who takes part and was in no round before. */
export async function readToDraw(db: Db, { edition, round }: Round): Promise<ToDraw> {
  const [all, earlier] = await Promise.all([
    readTakingPart(db, edition),
    round === 1 ? new Set<string>() : readDrawnEarlier(db, { edition, round }),
  ])
  return all.filter(({ companyId }) => !earlier.has(companyId)).sort(byNumber)
}

export const countToDraw = async (db: Db, at: Round): Promise<number> =>
  at.round === 1 ? (await countTakingPart(db, at.edition)).companies : (await readToDraw(db, at)).length
