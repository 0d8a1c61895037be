import type { ListRow } from '@fairground/wire/list'

export const tierKinds = ['registration', 'review'] as const
export type TierKind = (typeof tierKinds)[number]

export interface Span {
  least: number
  most: number
}

export interface Tier extends Span {
  id: string
  label: string
}

export interface Lane {
  kind: TierKind
  /** Tiers that overlap stand in separate lines, so that each can be seen and reached. */
  lines: Tier[][]
  /** What one of the two kinds covers and this one does not. */
  gaps: Span[]
  overlaps: Span[]
}

export interface Scale extends Span {
  boothType: string
  exhibitType: string
  unit: 'count' | 'area'
  lanes: Lane[]
}

/** All tiers, by booth type and exhibit type, each kind on a lane of its own. */
export function tierScales(rows: ListRow[]): Scale[] {
  const groups = new Map<string, ListRow[]>()
  for (const row of rows) {
    const key = `${row.boothType}|${row.exhibitType}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.entries()]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([key, members]) => {
      const tiers = members.flatMap(tierOf)
      if (tiers.length === 0) return []
      const whole = {
        least: Math.min(...tiers.map((t) => t.least)),
        most: Math.max(...tiers.map((t) => t.most)),
      }
      const [boothType = '', exhibitType = ''] = key.split('|')
      const unit = members.some((row) => typeof row.minCount === 'number') ? 'count' : 'area'
      const ofKind = (kind: TierKind) => members.filter((row) => row.kind === kind).flatMap(tierOf)
      const lanes = tierKinds.map((kind) => laneOf(kind, ofKind(kind), whole))
      return [{ boothType, exhibitType, unit, ...whole, lanes } satisfies Scale]
    })
}

function tierOf(row: ListRow): Tier[] {
  const least = row.minCount ?? row.minArea
  const most = row.maxCount ?? row.maxArea
  if (typeof least !== 'number' || typeof most !== 'number') return []
  return [{ id: row.id, label: String(row.label ?? ''), least, most }]
}

/** Figures are whole numbers, so a tier that starts one above the last leaves nothing out. */
function laneOf(kind: TierKind, tiers: Tier[], whole: Span): Lane {
  const sorted = [...tiers].sort((one, other) => one.least - other.least || one.most - other.most)
  const lane: Lane = { kind, lines: [], gaps: [], overlaps: [] }
  let reached = whole.least - 1
  for (const tier of sorted) {
    if (tier.least > reached + 1) lane.gaps.push({ least: reached + 1, most: tier.least - 1 })
    if (tier.least <= reached) lane.overlaps.push({ least: tier.least, most: Math.min(reached, tier.most) })
    const line = lane.lines.find((placed) => (placed.at(-1)?.most ?? 0) < tier.least)
    if (line) line.push(tier)
    else lane.lines.push([tier])
    reached = Math.max(reached, tier.most)
  }
  if (reached < whole.most) lane.gaps.push({ least: reached + 1, most: whole.most })
  return lane
}

/**
 * Where a span lies on its scale, in hundredths. Areas range from a corner to a hall, so they are drawn by their ratio;
 * counts as they are.
 */
export function placeOf({ least, most }: Span, scale: Pick<Scale, 'unit' | 'least' | 'most'>) {
  const measure = (value: number) => (scale.unit === 'area' ? Math.log(Math.max(value, 1)) : value)
  const start = measure(scale.least)
  const length = measure(scale.most + 1) - start || 1
  const at = (value: number) => ((measure(value) - start) / length) * 100
  return { left: at(least), width: at(most + 1) - at(least) }
}
