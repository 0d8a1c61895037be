import { z } from 'zod'
import { badgeMessages as say } from './badge.messages'

const mostAtOnce = 200

/** More badges for a company, or fewer again, by the organiser's word. */
export const extraGiven = z.object({
  /** Made by whoever gives, so that what is sent twice is given once. */
  id: z.uuid().toLowerCase(),
  companyId: z.uuid(say.unknownCompany).toLowerCase(),
  count: z
    .int(say.extraCount)
    .min(-mostAtOnce, say.extraCount)
    .max(mostAtOnce, say.extraCount)
    .refine((count) => count !== 0, say.extraCount),
  reason: z.string().trim().min(1, say.reason).max(200, say.reasonTooLong),
})
export type ExtraGiven = z.output<typeof extraGiven>

/** How far a company is with its badges. */
export const badgeProgresses = ['none', 'some', 'full', 'over'] as const
export type BadgeProgress = (typeof badgeProgresses)[number]

/** Over: more people than badges, after a booth or a promise was taken back. */
export function badgeProgress({ used, total }: { used: number; total: number }): BadgeProgress {
  if (used > total) return 'over'
  if (used === 0) return 'none'
  return used === total ? 'full' : 'some'
}
