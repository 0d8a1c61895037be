import type { BoothClass, HallKind } from '../booth'
import { boothTypes } from '../company'
import type { Settings } from '../settings'
import { openToSeveral } from '../venue'

interface Range {
  least: number
  most: number
}

/** Among which booths a company looks for its own, by what it asked for. */
export interface Reach {
  boothClass: BoothClass
  hallKind: HallKind
  /** Classes of booths on the plans that fit what the company shows. */
  exhibitTypes: readonly string[]
}

/** What one company may choose. */
export interface Quota extends Reach {
  count: Range
  /** Square metres of each booth; standard booths all measure the same. */
  area: Range | undefined
  /** Where it comes from: set for this company by hand, or the tier that its request falls into. */
  source: QuotaSource
  /** What the organiser calls that tier, in Chinese. */
  label: string
  /** For how many companies it is, where a delegate chooses for its group. */
  companies?: number | undefined
}

export const quotaSources = ['company', 'review', 'registration'] as const
export type QuotaSource = (typeof quotaSources)[number]

/** What the company asked for at its sign-up. */
export interface BoothsAsked {
  exhibitType: string
  boothType: string
  standardBooths: number
  indoorArea: number
  outdoorArea: number
}

/** A row of the organiser's tiers, or a span set for one company. */
export interface Tier extends Range {
  source: QuotaSource
  label: string
}

type QuotaSettings = Pick<Settings, 'boothClassesByExhibitType' | 'rawBooths' | 'standardBooths'>

/** Counted in booths, or measured in square metres: on which scale the tiers divide what was asked for. */
export const isCounted = ({ boothType }: Pick<BoothsAsked, 'boothType'>): boolean =>
  boothType === boothTypes.standard

export const sizeOf = (asked: BoothsAsked): number =>
  isCounted(asked) ? asked.standardBooths : Math.max(asked.indoorArea, asked.outdoorArea)

/**
 * The span set for the company, else the review tier that its request falls into, else the registration tier, else none.
 * Of two tiers of a kind that both fit, the higher one: tiers may overlap when the organiser insists.
 */
export function tierFor(asked: BoothsAsked, tiers: readonly Tier[]): Tier | undefined {
  const size = sizeOf(asked)
  const fits = ({ source, least, most }: Tier) => source === 'company' || (least <= size && size <= most)
  const rank = ({ source }: Tier) => quotaSources.indexOf(source)
  return tiers.filter(fits).sort((one, other) => rank(one) - rank(other) || other.least - one.least)[0]
}

export function reachOf(
  asked: BoothsAsked,
  { boothClassesByExhibitType }: Pick<QuotaSettings, 'boothClassesByExhibitType'>,
): Reach | undefined {
  const exhibitTypes = new Map<string, readonly string[]>(Object.entries(boothClassesByExhibitType)).get(
    asked.exhibitType,
  )
  return (
    exhibitTypes && {
      boothClass: isCounted(asked) ? 'standard' : 'raw',
      hallKind: asked.boothType === boothTypes.outdoorRaw ? 'outdoor' : 'indoor',
      exhibitTypes,
    }
  )
}

/** Whether such booths are to be found in a hall. */
export const reaches = (
  { hallKind, exhibitTypes }: Reach,
  hall: { kind: HallKind; exhibitType: string },
): boolean =>
  hall.kind === hallKind && (hall.exhibitType === openToSeveral || exhibitTypes.includes(hall.exhibitType))

/** Caps of the fair hold whatever a tier says. */
export function quotaOf(
  asked: BoothsAsked,
  tiers: readonly Tier[],
  settings: QuotaSettings,
): Quota | undefined {
  const reach = reachOf(asked, settings)
  const tier = tierFor(asked, tiers)
  if (!reach || !tier) return undefined
  const { source, label, ...span } = tier
  if (reach.boothClass === 'raw')
    return { ...reach, source, label, count: { least: 1, most: settings.rawBooths.offered }, area: span }
  const most = Math.min(span.most, settings.standardBooths.most)
  const least = Math.max(1, Math.min(span.least, most))
  return { ...reach, source, label, count: { least, most }, area: undefined }
}
