import type { RowOf } from '@fairground/domain/field'
import { venueMessages as say } from '@fairground/domain/venue'
import { codes } from '@fairground/wire/kernel/codes'
import type { hall as definition } from '@fairground/wire/list/lists/hall'
import type { Db } from '../../platform/database/database'
import { Refusal, refuseField } from '../../platform/http/refusal'
import { type BoothInHall, findEditionOf, hasDraft, lockBoothsIn, renameOnSite } from './hall.repository'
import type { HooksOf } from './list-hooks'

type HallRow = RowOf<typeof definition.fields>

/** Enough to know which, without a wall of numbers. */
const mostNamed = 8

function named(booths: readonly BoothInHall[]): string {
  const codes = booths.slice(0, mostNamed).map(({ code }) => code)
  return `${codes.join(', ')}${booths.length > mostNamed ? ` … (${booths.length})` : ''}`
}

const refuse = (field: string, here: string, message: string, params: Record<string, string | number>) =>
  new Refusal(codes.refused, message, params, [{ path: field, message: here }])

/** A hall may change as far as the booths in it allow. */
async function requireRoomFor(db: Db, id: string, before: Partial<HallRow>, after: HallRow): Promise<void> {
  const { code, usage } = after
  const told = ['code', 'usage', 'kind', 'exhibitType', 'widthM', 'depthM'] as const
  if (told.every((field) => before[field] === after[field])) return
  const booths = await lockBoothsIn(db, id)
  if (before.code !== code && booths.length > 0) throw refuseField('code', say.codeStays)
  const bound = booths.filter((booth) => booth.bound)
  if (usage === 'closed' && before.usage !== 'closed' && bound.length > 0)
    throw refuse('usage', say.heldBoothsHere, say.heldBooths, { hall: code, codes: named(bound) })
  // Whether raw space is indoors, and who may stand there, follows from the hall.
  for (const field of ['kind', 'exhibitType'] as const)
    if (before[field] !== after[field] && bound.length > 0)
      throw refuse(field, say.heldBoothsHere, say.boundBooths, { hall: code, codes: named(bound) })
  const beyond = (side: 'right' | 'bottom', limit: number | null) =>
    booths.filter((booth) => booth[side] > (limit ?? 0) + 0.005)
  for (const [field, side] of [
    ['widthM', 'right'],
    ['depthM', 'bottom'],
  ] as const) {
    const outside = beyond(side, after[field])
    if (outside.length > 0) throw refuse(field, say.tooSmallHere, say.tooSmall, { codes: named(outside) })
  }
}

export const hall: HooksOf<typeof definition> = {
  newRow: ({ edition }) => ({ edition }),
  async beforeWrite(db, values, { before, id, settings: { edition } }) {
    const isThere = before.code !== undefined
    if (!id || !isThere) return values
    if ((await findEditionOf(db, id)) !== edition) throw new Refusal(codes.refused, say.otherEdition)
    await requireRoomFor(db, id, before, values)
    if (before.code && before.code !== values.code) await renameOnSite(db, edition, before.code, values.code)
    return values
  },
  async beforeRemove(db, rows, edition) {
    for (const { id, values } of rows) {
      if ((await findEditionOf(db, id)) !== edition) throw new Refusal(codes.refused, say.otherEdition)
      const booths = await lockBoothsIn(db, id)
      const bound = booths.filter((booth) => booth.bound)
      if (bound.length > 0)
        throw new Refusal(codes.refused, say.hasHeldBooths, { hall: values.code, codes: named(bound) })
      if (booths.length > 0)
        throw new Refusal(codes.refused, say.hasBooths, { hall: values.code, count: booths.length })
      if (await hasDraft(db, id)) throw new Refusal(codes.refused, say.hasDraft, { hall: values.code })
    }
  },
  brokenIndexes: {
    hall_code_in_edition: () => refuseField('code', say.codeTaken),
  },
}
