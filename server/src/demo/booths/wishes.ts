import { initialSettings } from '@fairground/domain/settings'
import type { CompanyProfile } from '../companies/profile'
import type { BoothRequestRow, BoothRow } from '../rows'
import type { Floor } from './floor'
import { type BoothType, boothTypesFor, isWithin, limitsFor, quotaFor } from './tiers'

export interface Wish {
  request: BoothRequestRow
  /** Booths taken for it; empty while nothing is chosen. */
  booths: BoothRow[]
}

/**
 * What a company asks for and, when it has got that far, which booths it holds. A company for which nothing fits any
 * more simply remains approved without a booth, as happens at every fair.
 */
export function wishOf(profile: CompanyProfile, floor: Floor): Wish {
  const boothType = boothTypeOf(profile)
  return boothType === '1' ? standardWish(profile, floor) : rawWish(profile, boothType, floor)
}

function boothTypeOf({ random, exhibitType, isDemo, stage, userType }: CompanyProfile): BoothType {
  // The two languages' demo accounts show one class each, but whoever chooses does so among standard booths: there are
  // free ones in every size of fair.
  if (isDemo) return userType === 'CHN' || stage === 'choosing' ? '1' : '2'
  const [usual, other] = exhibitType === '01' ? (['2', '3'] as const) : (['1', '2'] as const)
  const wanted = random.chance(exhibitType === '01' ? 0.6 : 0.75) ? usual : other
  return boothTypesFor(exhibitType).includes(wanted) ? wanted : usual
}

function standardWish(profile: CompanyProfile, floor: Floor): Wish {
  const { random, exhibitType, stage } = profile
  const { least, most } = limitsFor(exhibitType, '1')
  const count = profile.isDemo
    ? Math.min(3, most)
    : Math.max(random.int(least, most), random.int(least, most))
  const booths = stage === 'boothChosen' ? floor.takeStandard(count, boothClasses(profile)) : undefined
  return { request: request(profile, '1', count), booths: booths ?? [] }
}

function rawWish(profile: CompanyProfile, boothType: '2' | '3', floor: Floor): Wish {
  const { random, exhibitType, stage } = profile
  const limits = limitsFor(exhibitType, boothType)
  const kind = boothType === '2' ? 'indoor' : 'outdoor'
  const booth =
    stage === 'boothChosen'
      ? floor.takeRaw(kind, boothClasses(profile), (area) => isWithin(limits, area))
      : undefined
  if (booth) {
    const area = Math.max(limits.least, Math.floor(booth.width_m * booth.depth_m))
    return { request: request(profile, boothType, nearby(profile, boothType, area)), booths: [booth] }
  }
  const usualMost = Math.min(limits.most, exhibitType === '01' ? 400 : 150)
  const area = Math.round(random.int(limits.least, usualMost) / 3) * 3
  return { request: request(profile, boothType, Math.max(limits.least, area)), booths: [] }
}

/** Companies ask for round figures; the booth they end up with lies in the same tier. */
function nearby({ random, exhibitType }: CompanyProfile, boothType: '2' | '3', area: number): number {
  const rounded = Math.round(area / 10) * 10
  const quota = quotaFor(exhibitType, boothType, area)
  const sameTier = quota !== undefined && rounded >= quota.least && rounded <= quota.most
  return sameTier && random.chance(0.5) ? rounded : area
}

function request(profile: CompanyProfile, boothType: BoothType, amount: number): BoothRequestRow {
  return {
    company_id: profile.companyId,
    exhibit_type: profile.exhibitType,
    booth_type: boothType,
    standard_booths: boothType === '1' ? amount : 0,
    indoor_area: boothType === '2' ? amount : 0,
    outdoor_area: boothType === '3' ? amount : 0,
    saved: true,
  }
}

const boothClasses = ({ exhibitType }: CompanyProfile): readonly string[] =>
  initialSettings.boothClassesByExhibitType[exhibitType]
