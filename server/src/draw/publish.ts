import { type DrawBundle, drawLots, drawMessages as say } from '@fairground/domain/draw'
import { type Language, translate } from '@fairground/domain/text'
import { type DrawNow, publishedBundle } from '@fairground/wire/draw'
import { codes } from '@fairground/wire/kernel/codes'
import { KeptAnswer } from '../platform/http/kept-answer'
import { Refusal } from '../platform/http/refusal'
import type { Platform } from '../platform/platform'
import { readBatches } from './batches.repository'
import { type Draw, findDraw, findLiveDraw, findRevealed, readAnnounced, readClock } from './draw.repository'
import { readOrder } from './places.repository'
import { roundOf } from './round'
import { countToDraw } from './to-draw'

export async function readDrawNow(platform: Platform, round: number, language: Language): Promise<DrawNow> {
  const { db } = platform
  const at = roundOf(platform, round)
  const [draw, now] = [await findLiveDraw(db, at), await readClock(db)]
  const missing = !draw ? say.notFrozen : draw.value === null ? say.noValue : null
  return {
    edition: at.edition,
    now,
    state: draw?.state === 'drawn' ? 'drawn' : draw ? 'frozen' : 'open',
    missing: missing && translate(missing, language),
    companies: draw ? draw.companies : await countToDraw(db, at),
    firstBatchAt: (await readBatches(db, at))[0]?.startsAt ?? null,
    draw: draw ? shown(draw) : null,
  }
}

const shown = ({
  id,
  attempt,
  commitment,
  source,
  listHash,
  value,
  frozenAt,
  drawnAt,
}: Draw): DrawNow['draw'] => ({
  id,
  attempt,
  commitment,
  source,
  listHash,
  value,
  frozenAt,
  drawnAt,
})

/** Which bundle is asked for, and whether it is the finished one: that much is cheap to know. */
export async function findAsked(
  platform: Platform,
  { round, drawId }: { round: number; drawId?: string | undefined },
): Promise<{ id: string; isDrawn: boolean }> {
  const { db } = platform
  const draw = drawId ? await findDraw(db, drawId) : await findLiveDraw(db, roundOf(platform, round))
  if (!draw) throw new Refusal(codes.notFound, say.unknownDraw)
  return { id: draw.id, isDrawn: draw.drawnAt !== null }
}

export const answerBundle = async (platform: Platform, id: string): Promise<KeptAnswer> =>
  KeptAnswer.of(publishedBundle, await readBundle(platform, id), 'public')

/** The secret leaves with a draw that was made, and not a moment before. */
async function readBundle({ db }: Platform, id: string): Promise<DrawBundle> {
  const [draw, announced] = [await findDraw(db, id), await readAnnounced(db, id)]
  if (!draw) throw new Refusal(codes.notFound, say.unknownDraw)
  const { listHash, value, proof } = draw
  const revealed = draw.drawnAt === null ? undefined : await findRevealed(db, id)
  if (!revealed || revealed.seed === null || value === null) return { ...announced, listHash, result: null }
  const { secret, seed } = revealed
  const order = await readOrder(db, id)
  if (order.length === announced.companies.length)
    return { ...announced, listHash, result: { secret, value, proof, seed, order } }
  return drawLots(announced, { secret, value, proof })
}
