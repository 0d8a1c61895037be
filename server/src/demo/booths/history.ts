import type { CompanyProfile } from '../companies/profile'
import type { BoothHistoryRow } from '../rows'

/** Seven in ten accounts took part before, most of them at both of the last two editions. */
export function historyRows(profiles: readonly CompanyProfile[], edition: number): BoothHistoryRow[] {
  return profiles.flatMap(({ random, accountId, exhibitType, stage }) => {
    if (stage === 'new' || !random.chance(0.75)) return []
    const editions = random.chance(0.75) ? [edition - 1, edition - 2] : [edition - random.int(1, 2)]
    return editions.map((past) => {
      const isRaw = exhibitType === '01' || random.chance(0.3)
      const raw_area = random.int(6, exhibitType === '01' ? 60 : 20) * 6
      return {
        account_id: accountId,
        edition: past,
        standard_booths: isRaw ? 0 : random.int(1, 4),
        raw_area: isRaw ? raw_area : 0,
      }
    })
  })
}
