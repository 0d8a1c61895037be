/** How many badges the area gives; settings of the organiser. */
export interface QuotaRule {
  /** For every nine square metres, begun ones counted by their part. */
  perNine: number
  least: number
  most: number
}

export interface BadgeQuota {
  byArea: number
  /** For the co-exhibitors that are confirmed. */
  byCoExhibitors: number
  /** By the organiser's word, beyond the rule; below zero where some were taken back. */
  extra: number
  total: number
  used: number
  /** Never below zero: whoever gave back a booth may have more people than badges. */
  left: number
}

const unitM2 = 9
// Areas come in hundredths; a third of a metre must not make a badge of a rounding error.
const exact = (number: number): number => Number(number.toFixed(6))

export function badgesForArea(areaM2: number, { perNine, least, most }: QuotaRule): number {
  if (areaM2 <= 0) return 0
  return Math.min(most, Math.max(least, Math.ceil(exact((areaM2 / unitM2) * perNine))))
}

export function badgeQuota(
  {
    areaM2,
    extra,
    used,
    coExhibitors,
  }: { areaM2: number; extra: number; used: number; coExhibitors: number },
  rule: QuotaRule,
  /** Badges each co-exhibitor brings. */
  perCoExhibitor: number,
): BadgeQuota {
  const byArea = badgesForArea(areaM2, rule)
  const byCoExhibitors = byArea === 0 ? 0 : coExhibitors * perCoExhibitor
  // Without a booth there is nothing to stand at, whatever was allowed beyond it.
  const total = byArea === 0 ? 0 : Math.max(0, byArea + byCoExhibitors + extra)
  return { byArea, byCoExhibitors, extra, total, used, left: Math.max(0, total - used) }
}

/** Until the end of that day, where the fair is. */
export const isBeforeDeadline = (today: string, deadline: string): boolean => today <= deadline
