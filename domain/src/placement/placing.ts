import { z } from 'zod'
import { placementMessages as say } from './placement.messages'

export const reasonLimit = 200

export const reason = z.string().trim().min(1, say.reason).max(reasonLimit, say.reasonTooLong)
export const boothIds = z
  .array(z.uuid().toLowerCase())
  .min(1, say.noBooth)
  .max(60, say.manyBooths)
  .refine((ids) => new Set(ids).size === ids.length, say.twice)

export const companyId = z.uuid(say.noCompany).toLowerCase()

/** Why a company is given what its quota does not have; asked for where that is so. */
export const quotaReason = z.string().trim().max(reasonLimit, say.reasonTooLong).optional()

export const assignment = z.object({ boothIds, companyId, reason, quotaReason })
export type Assignment = z.output<typeof assignment>

export const reservation = z.object({
  boothIds,
  reason,
  /** The last day it holds. When it is over it is listed, and a person frees the booth. */
  expiresOn: z.iso.date(say.day).nullable().default(null),
})
export type Reservation = z.output<typeof reservation>

/** Taking back an assignment or a reservation. */
export const release = z.object({ boothIds, reason })
export type Release = z.output<typeof release>

/** What happens to a booth by the organiser's hand, as the log has it. */
export const placementActions = ['assign', 'unassign', 'reserve', 'unreserve'] as const
export type PlacementAction = (typeof placementActions)[number]
