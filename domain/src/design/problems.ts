import type { Text } from '../text'

/** What can be wrong with a drawn plan. */
export const problemKinds = [
  'numberMissing',
  'numberRepeated',
  'numberElsewhere',
  'numberPlanned',
  'overlap',
  'outsideHall',
  'onFireLane',
  'aisleNarrow',
  'pillarInside',
  'noAccess',
  'remnant',
] as const
export type ProblemKind = (typeof problemKinds)[number]

/** Those a plan cannot be published with; the others are for a person to judge. */
export const hindering: ReadonlySet<ProblemKind> = new Set([
  'numberMissing',
  'numberRepeated',
  'numberElsewhere',
  'overlap',
  'outsideHall',
  'onFireLane',
])

export const problemNames: Record<ProblemKind, Text> = {
  numberMissing: { zh: '缺编号', en: 'No number' },
  numberRepeated: { zh: '编号重复', en: 'Number repeated' },
  numberElsewhere: { zh: '编号在他馆', en: 'Number in use' },
  numberPlanned: { zh: '他馆拟用', en: 'Number planned' },
  overlap: { zh: '重叠', en: 'Overlap' },
  outsideHall: { zh: '超出展馆', en: 'Outside the hall' },
  onFireLane: { zh: '占用消防通道', en: 'On a fire lane' },
  aisleNarrow: { zh: '通道过窄', en: 'Aisle too narrow' },
  pillarInside: { zh: '展位内有立柱', en: 'Pillar inside' },
  noAccess: { zh: '没有出入口', en: 'No access' },
  remnant: { zh: '剩余面积过小', en: 'Remnant too small' },
}

/** What a plan is measured by, metres and square metres. */
export const planRules = {
  /** Between two booths with their fronts to each other. */
  leastAisleM: 3,
  /** Anything narrower is a gap, not an aisle: booths beside it simply do not touch. */
  mostGapM: 0.3,
  /** Floor between booths that is smaller cannot be sold. */
  leastBoothM2: 9,
}
