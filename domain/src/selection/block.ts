import { z } from 'zod'
import { type Adjoins, faultOfShare } from './choice'
import { deskReasonLimit } from './desk'
import { type Fault, fault } from './fault'
import type { Quota } from './quota'
import { selectionMessages as say } from './selection.messages'

/** A group of exhibitors chooses as one: its delegate takes a block of booths and divides it among the units afterwards. */

/**
 * What a delegate may choose: everything its units may, with its own. A booth must be one for some of them; units that asked
 * for another type of booth are not among them.
 */
export function quotaOfBlock(own: Quota, units: readonly Quota[]): Quota {
  if (units.length === 0) return own
  const all = [own, ...units]
  const sum = (bound: 'least' | 'most') => all.reduce((total, { count }) => total + count[bound], 0)
  const areas = all.flatMap(({ area }) => (area ? [area] : []))
  return {
    ...own,
    count: { least: sum('least'), most: sum('most') },
    area: own.area && {
      least: Math.min(...areas.map(({ least }) => least)),
      most: Math.max(...areas.map(({ most }) => most)),
    },
    companies: all.length,
  }
}

interface BlockBooth {
  id: string
  code: string
  hallId: string
  boothClass: Quota['boothClass']
  areaM2: number
}

export interface ShareOf<Booth extends BlockBooth = BlockBooth> {
  companyId: string
  quota: Quota
  booths: readonly Booth[]
}

interface Dividing {
  /** What the delegate has then. */
  kept: ShareOf
  /** What each unit gets that gets any. */
  shares: readonly ShareOf[]
  /** Booths of the block that the delegate still has. */
  left: readonly Pick<BlockBooth, 'code'>[]
  adjoins: Adjoins
  areaSlack: number
  nameOf: (companyId: string) => string
}

/** What is wrong with a division, and with whose share. */
export function faultOfDivision({
  kept,
  shares,
  left,
  adjoins,
  areaSlack,
  nameOf,
}: Dividing): { companyId: string; fault: Fault } | undefined {
  for (const { companyId, quota, booths } of shares) {
    const found = faultOfShare(booths, { quota, adjoins, areaSlack })
    if (found) return { companyId, fault: found }
  }
  const { companyId, quota, booths } = kept
  if (booths.length > quota.count.most && left.length > 0) {
    const codes = left.map(({ code }) => code).join(' ')
    return {
      companyId,
      fault: fault('leftOver', { codes, company: nameOf(companyId), count: quota.count.most }),
    }
  }
  const found = faultOfShare(booths, { quota, adjoins, areaSlack })
  return found && { companyId, fault: found }
}

const reason = z.string().trim().min(1, say.reason).max(deskReasonLimit, say.reasonTooLong)
const groupOf = {
  groupType: z.string().min(1, say.unknownGroup).max(20, say.unknownGroup),
  groupName: z.string().trim().min(1, say.unknownGroup).max(200, say.unknownGroup),
}

export const delegateNamed = z.object({
  ...groupOf,
  companyId: z.uuid(say.unknownCompany).toLowerCase(),
  reason,
})
export const delegateEnded = z.object({ delegateId: z.uuid(say.unknownDelegate).toLowerCase(), reason })

/** More units and booths than any group has. */
const mostUnits = 300
const mostBooths = 500

/** Which booths of the block go to whom; what is not named stays the delegate's. The version is the one that was seen. */
export const blockDivided = z.object({
  version: z.int().min(1),
  shares: z
    .array(
      z.object({
        companyId: z.uuid(say.notUnit).toLowerCase(),
        boothIds: z.array(z.uuid(say.unknownBooth).toLowerCase()).min(1, say.nothingWanted).max(mostBooths),
      }),
    )
    .min(1, say.nothingWanted)
    .max(mostUnits, say.failed)
    .refine((shares) => areDifferent(shares.map(({ companyId }) => companyId)), say.failed)
    .refine((shares) => areDifferent(shares.flatMap(({ boothIds }) => boothIds)), say.failed),
})
export type BlockDivided = z.output<typeof blockDivided>
export const blockDividedFor = blockDivided.extend({ ...delegateEnded.shape })

const areDifferent = (ids: readonly string[]): boolean => new Set(ids).size === ids.length

/** How a unit of a group stands while it has a delegate. */
export const unitStandings = ['delegate', 'inBlock', 'hasBooths', 'apart'] as const
export type UnitStanding = (typeof unitStandings)[number]

/** Whether a delegate has more than it may have alone. */
export const isUndivided = (held: readonly unknown[], ownQuota: Quota | undefined): boolean =>
  held.length > (ownQuota?.count.most ?? 0)
