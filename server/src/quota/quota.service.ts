import {
  type BoothsAsked,
  isCounted,
  type Quota,
  quotaOf,
  quotaOfBlock,
  reachOf,
  sizeOf,
  type Tier,
  tierFor,
} from '@fairground/domain/selection'
import type { Settings } from '@fairground/domain/settings'
import type { Language } from '@fairground/domain/text'
import { openToSeveral } from '@fairground/domain/venue'
import type { Db } from '../platform/database/database'
import {
  type AskedAndTiers,
  type HallInReach,
  readAskedAndTiers,
  readOpenHalls,
  readTiersFor,
} from './quota.repository'

/** What a company asked for, the tier this falls into, and what it may choose for it. */
export interface Allowance {
  asked: BoothsAsked
  tier: Tier | undefined
  quota: Quota | undefined
  /** What it may have itself; another one only for the delegate of a group. */
  ownQuota: Quota | undefined
}

export function allowanceOf({ asked, tiers, block = [] }: AskedAndTiers, settings: Settings): Allowance {
  const ownQuota = quotaOf(asked, tiers, settings)
  const units = block.flatMap((unit) => quotaOf(unit.asked, unit.tiers, settings) ?? [])
  return { asked, tier: tierFor(asked, tiers), ownQuota, quota: ownQuota && quotaOfBlock(ownQuota, units) }
}

export async function readAllowance(
  db: Db,
  companyId: string,
  settings: Settings,
): Promise<Allowance | undefined> {
  const found = await readAskedAndTiers(db, companyId)
  return found ? allowanceOf(found, settings) : undefined
}

/**
 * What a company that asked for this would have: by the organiser's tiers, and where none fits, just what it asked for, as a
 * span set for it alone.
 */
export async function allowanceFor(
  db: Db,
  asked: BoothsAsked,
  settings: Settings,
): Promise<{ quota: Quota | undefined; ownSpan: { least: number; most: number } | undefined }> {
  const tiers = await readTiersFor(db, asked)
  const size = sizeOf(asked)
  const ownSpan = tierFor(asked, tiers) ? undefined : { least: size, most: size }
  const own: Tier[] = ownSpan ? [{ source: 'company', label: '', ...ownSpan }] : []
  return { quota: quotaOf(asked, [...tiers, ...own], settings), ownSpan }
}

/** Where such booths are: halls of their kind and class, and those open to several. */
export async function readHallsInReach(
  db: Db,
  asked: BoothsAsked,
  settings: Settings,
): Promise<HallInReach[]> {
  const reach = reachOf(asked, settings)
  if (!reach) return []
  return readOpenHalls(db, {
    edition: settings.edition,
    kind: reach.hallKind,
    exhibitTypes: [...reach.exhibitTypes, openToSeveral],
  })
}

/** What the organiser calls the tier, with its figures; tiers are named in Chinese only. */
export function describeTier({ asked, tier }: Allowance, language: Language): string {
  if (!tier) return ''
  const figures = `${tier.least}–${tier.most}${unitOf(asked, language)}`
  return tier.label && language === 'zh' ? `${tier.label}（${figures}）` : figures
}

function unitOf(asked: BoothsAsked, language: Language): string {
  if (!isCounted(asked)) return ' m²'
  return language === 'en' ? ' booths' : ' 个'
}
