import { z } from 'zod'
import { isWallTime } from './wall-time'
import { windowMessages as say } from './window.messages'

const wallTime = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .refine((text) => text === '' || isWallTime(text), say.badTime)

/** From when until when, by the clock of the fair. As texts they sort as the times do. */
export const windowSpan = z
  .object({ startsAt: wallTime(say.noStart), endsAt: wallTime(say.noEnd) })
  .refine(({ startsAt, endsAt }) => !isWallTime(startsAt) || !isWallTime(endsAt) || startsAt < endsAt, {
    path: ['endsAt'],
    error: say.endFirst,
  })
export type WindowSpan = z.output<typeof windowSpan>

/** One company, and which state of its window was looked at; who names none overwrites, on record. */
const target = {
  companyId: z.uuid(say.unknownCompany).toLowerCase(),
  version: z.coerce.number().int().min(0).optional(),
}

export const windowToSet = windowSpan.safeExtend(target)
export type WindowToSet = z.output<typeof windowToSet>

export const windowToCancel = z.object(target)
export type WindowToCancel = z.output<typeof windowToCancel>

export const mostWindowsAtOnce = 200

/** Nothing shorter could be used, and a slip of the hand is often that short. */
export const shortestWindowMs = 60_000

const longestExtension = 240
const reasonLimit = 200

/** Windows that are open now get so many minutes more, for a reason that is on record. */
export const windowExtension = z.object({
  minutes: z.int(say.extensionRange).min(1, say.extensionRange).max(longestExtension, say.extensionRange),
  reason: z.string().trim().min(1, say.noReason).max(reasonLimit, say.reasonTooLong),
})
export type WindowExtension = z.output<typeof windowExtension>
