import { initialSettings } from '@fairground/domain/settings'
import type { ExhibitType } from '../companies/profile'
import type { Random } from '../random'
import type { BoothTierRow } from '../rows'

export type BoothType = '1' | '2' | '3'

export interface Range {
  least: number
  most: number
}

const { boothTypesByExhibitType, indoorAreaByExhibitType, outdoorArea, standardBooths, areaSlack } =
  initialSettings
const exhibitTypes: ExhibitType[] = ['01', '02', '03']

/** Where each tier but the last ends. Review tiers divide registration tiers further, never across their borders. */
const upperEnds: Record<
  BoothTierRow['kind'],
  { counts: number[]; vehicles: number[]; indoor: number[]; outdoor: number[] }
> = {
  registration: { counts: [], vehicles: [200, 500], indoor: [100], outdoor: [300] },
  review: { counts: [2], vehicles: [120, 200, 500], indoor: [54, 100, 200], outdoor: [200, 300, 600] },
}

export const boothTypesFor = (exhibitType: ExhibitType): readonly BoothType[] =>
  boothTypesByExhibitType[exhibitType]

/** What a company may ask for: a count of standard booths, or square metres. */
export function limitsFor(exhibitType: ExhibitType, boothType: BoothType): Range {
  if (boothType === '1') return standardBooths
  return boothType === '2' ? indoorAreaByExhibitType[exhibitType] : outdoorArea
}

export function tierRanges(
  kind: BoothTierRow['kind'],
  exhibitType: ExhibitType,
  boothType: BoothType,
): Range[] {
  const { least, most } = limitsFor(exhibitType, boothType)
  const ends = upperEnds[kind]
  const inner =
    boothType === '1'
      ? ends.counts
      : boothType === '3'
        ? ends.outdoor
        : exhibitType === '01'
          ? ends.vehicles
          : ends.indoor
  const starts = [least, ...inner.map((end) => end + 1)]
  return [...inner, most].map((end, index) => ({ least: starts[index] ?? least, most: end }))
}

/** The review tier a wish falls into: the quota the company chooses within. */
export function quotaFor(exhibitType: ExhibitType, boothType: BoothType, wish: number): Range | undefined {
  return tierRanges('review', exhibitType, boothType).find(({ least, most }) => least <= wish && wish <= most)
}

export const isWithin = (quota: Range, size: number): boolean =>
  size >= quota.least && size <= quota.most + areaSlack

export function boothTierRows(random: Random, createdBy: string): BoothTierRow[] {
  const numerals = ['一', '二', '三', '四', '五']
  return (['registration', 'review'] as const).flatMap((kind) =>
    exhibitTypes.flatMap((exhibitType) =>
      boothTypesFor(exhibitType).flatMap((boothType) =>
        tierRanges(kind, exhibitType, boothType).map(({ least, most }, index) => ({
          id: random.uuid(),
          kind,
          booth_type: boothType,
          exhibit_type: exhibitType,
          min_area: boothType === '1' ? null : least,
          max_area: boothType === '1' ? null : most,
          min_count: boothType === '1' ? least : null,
          max_count: boothType === '1' ? most : null,
          label: `第${numerals[index]}档`,
          created_by: createdBy,
        })),
      ),
    ),
  )
}
