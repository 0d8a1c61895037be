import { z } from 'zod'
import type { HeldBooth, Quota } from '../selection'
import { waitingMessages as say } from './waiting.messages'

export const waitingReasonLimit = 200
const reason = z.string().trim().min(1, say.reason).max(waitingReasonLimit, say.reasonTooLong)
const id = (message: string) => z.uuid(message).toLowerCase()
const once = (values: readonly unknown[]) => new Set(values).size === values.length

/** More than any quota allows at once. */
const mostWanted = 20
const mostHalls = 60
const count = z.int(say.number).min(1, say.number).max(mostWanted, say.number)

const wishFields = {
  /** Fewer than this are no use; what is all or none says the same by that. */
  least: count,
  wanted: count,
  /** By how many sides each is open; none named, any will do. */
  openings: z.array(z.int().min(1, say.unknownOpening).max(4, say.unknownOpening)).max(4).refine(once),
  hallIds: z.array(id(say.unknownHall)).max(mostHalls, say.unknownHall).refine(once, say.unknownHall),
  allOrNone: z.boolean(),
  /** What the company has goes back at the moment it gets these. */
  givesBack: z.boolean(),
}
const inOrder = ({ least, wanted }: { least: number; wanted: number }) => least <= wanted
const outOfOrder = { path: ['least'], error: say.leastAboveWanted }

/** What a company waits for. */
export const boothWish = z.object(wishFields).refine(inOrder, outOfOrder)
export type BoothWish = z.output<typeof boothWish>

const version = z.int().min(1)
export const wishChanged = z.object({ ...wishFields, version }).refine(inOrder, outOfOrder)
export const wishForCompany = z
  .object({ ...wishFields, companyId: id(say.unknownCompany), reason })
  .refine(inOrder, outOfOrder)

const entryId = id(say.notWaiting)
export const offerAnswered = z.object({ offerId: id(say.offerGone) })
/** To which place, counted from one. */
export const entryMoved = z.object({ entryId, place: z.int(say.number).min(1, say.number), reason, version })
export const entryRemoved = z.object({ entryId, reason })
export const offerByHand = z.object({
  entryId,
  boothIds: z.array(id(say.notFree)).min(1, say.nothingChosen).max(mostWanted, say.notFree).refine(once),
  reason,
})
export const offerRecalled = z.object({ offerId: id(say.offerGone), reason })

/** What is wrong with a wish: which of its fields, the words and their figures. */
export interface WishFault {
  field: keyof BoothWish
  message: string
  params?: Record<string, string | number>
}

/** How many of the booths a company has stay its own when it gets what it waits for. */
export const staying = <Held>({ givesBack }: Pick<BoothWish, 'givesBack'>, held: readonly Held[]) =>
  givesBack ? [] : held

/** At least and at most so many booths, for this wish and this quota together; none where the most is below the least. */
export function spanOf(
  wish: Pick<BoothWish, 'least' | 'wanted' | 'allOrNone' | 'givesBack'>,
  { count: { least, most } }: Pick<Quota, 'count'>,
  held: readonly unknown[],
): { least: number; most: number } {
  const kept = staying(wish, held).length
  return {
    least: Math.max(wish.allOrNone ? wish.wanted : wish.least, least - kept),
    most: Math.min(wish.wanted, most - kept),
  }
}

/** A wish nobody could ever meet is refused before somebody waits for it. */
export function faultOfWish(
  wish: BoothWish,
  { quota, held }: { quota: Quota; held: readonly HeldBooth[] },
): WishFault | undefined {
  if (wish.givesBack && held.length === 0) return { field: 'givesBack', message: say.nothingToGiveBack }
  if (wish.givesBack && held.some(({ origin }) => origin === 'assigned'))
    return { field: 'givesBack', message: say.givenByOrganiser }
  const kept = staying(wish, held).length
  const room = quota.count.most - kept
  if (room <= 0) return { field: 'givesBack', message: say.quotaFull }
  if (wish.wanted > room) return { field: 'wanted', message: say.aboveQuota, params: { most: room } }
  const needed = quota.count.least - kept
  if (wish.wanted < needed) return { field: 'wanted', message: say.belowQuota, params: { least: needed } }
  return undefined
}
