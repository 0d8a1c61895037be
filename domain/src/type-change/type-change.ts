import { z } from 'zod'
import { offeredBoothTypes, type Range, sizeAsked } from '../company'
import { type BoothsAsked, sizeOf } from '../selection'
import type { Settings } from '../settings'
import type { Text } from '../text'
import { typeChangeMessages as say } from './type-change.messages'

export const typeChangeStates = ['open', 'granted', 'refused', 'withdrawn'] as const
export type TypeChangeState = (typeof typeChangeStates)[number]
export const typeChangeStateNames: Record<TypeChangeState, Text> = {
  open: { zh: '待答复', en: 'Waiting for an answer' },
  granted: { zh: '已同意', en: 'Granted' },
  refused: { zh: '未同意', en: 'Refused' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
}

/** A type of booth with how many of them, or how many square metres. */
export interface TypeAndSize {
  boothType: string
  size: number
}

export const typeReasonLimit = 500
const reason = z.string(say.reason).trim().max(typeReasonLimit, say.reasonTooLong)
const id = z.uuid(say.unknown).toLowerCase()
const asked = {
  boothType: z.string(say.boothType).trim().min(1, say.boothType).max(20, say.notOffered),
  size: z.int(say.whole).min(1, say.whole).max(100_000, say.whole),
  reason: reason.min(1, say.reason),
}

/** What a company types, and what is sent: its id makes two clicks one request. */
export const typeChangeForm = z.object(asked)
export const typeChangeMade = z.object({ id, ...asked })
export type TypeChangeMade = z.output<typeof typeChangeMade>
export const typeChangeNamed = z.object({ id })
export const typeChangeDecided = z
  .object({ id, granted: z.boolean(), reason })
  .refine(({ granted, reason: why }) => granted || why !== '', { path: ['reason'], error: say.reason })
export type TypeChangeDecided = z.output<typeof typeChangeDecided>

type Limits = Parameters<typeof sizeAsked>[2]

/** What may be asked for by whoever shows such exhibits. */
export const offeredTypes = (exhibitType: string, limits: Limits): ({ boothType: string } & Range)[] =>
  offeredBoothTypes(exhibitType, limits).flatMap((boothType) => {
    const sized = sizeAsked(exhibitType, boothType, limits)
    return sized ? [{ boothType, least: Math.max(1, sized.range.least), most: sized.range.most }] : []
  })

export const typeAndSizeOf = (request: BoothsAsked): TypeAndSize => ({
  boothType: request.boothType,
  size: sizeOf(request),
})

interface WantedFault {
  path: 'boothType' | 'size'
  message: string
  params: Record<string, number>
}

/** What is wrong with a wish, by what the organiser offers at this moment. */
export function faultOfWanted(
  now: BoothsAsked,
  wanted: TypeAndSize,
  limits: Settings,
): WantedFault | undefined {
  const offer = offeredTypes(now.exhibitType, limits).find(({ boothType }) => boothType === wanted.boothType)
  if (!offer) return { path: 'boothType', message: say.notOffered, params: {} }
  const { least, most } = offer
  if (wanted.size < least || wanted.size > most)
    return { path: 'size', message: say.size, params: { least, most } }
  const before = typeAndSizeOf(now)
  if (before.boothType === wanted.boothType && before.size === wanted.size)
    return { path: 'size', message: say.same, params: {} }
  return undefined
}

/** The request of the sign-up as it reads once the wish is granted. */
export function requestAfter(
  now: BoothsAsked,
  { boothType, size }: TypeAndSize,
  limits: Limits,
): BoothsAsked {
  const field = sizeAsked(now.exhibitType, boothType, limits)?.field
  const none = { standardBooths: 0, indoorArea: 0, outdoorArea: 0 }
  return { exhibitType: now.exhibitType, boothType, ...none, ...(field ? { [field]: size } : {}) }
}
