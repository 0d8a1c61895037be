import type { Text } from '../text'

/** Facts about a booth, as everybody sees them on a plan. */
export const boothStates = [
  'normal',
  'allotted',
  'bespoke',
  'occupy',
  'partial',
  'completed',
  'function',
  'disabled',
] as const
export type BoothState = (typeof boothStates)[number]

/** Set by hand, in the designer; every other state follows from what happened to the booth. */
export const statesByHand: ReadonlySet<BoothState> = new Set(['normal', 'function', 'disabled'])

/** The words for them everywhere. */
export const boothStateNames: Record<BoothState, Text> = {
  normal: { zh: '可选', en: 'Available' },
  allotted: { zh: '已分配', en: 'Allotted' },
  bespoke: { zh: '已预留', en: 'Reserved' },
  occupy: { zh: '已占用', en: 'Occupied' },
  partial: { zh: '部分付款', en: 'Partly paid' },
  completed: { zh: '已完成', en: 'Completed' },
  function: { zh: '功能区', en: 'Service area' },
  disabled: { zh: '停用', en: 'Out of use' },
}

/** What is seen of a state by whom it does not concern who has paid in part. */
export const withoutPartPayment = (state: BoothState): BoothState => (state === 'partial' ? 'occupy' : state)

export const boothClasses = ['standard', 'raw'] as const
export type BoothClass = (typeof boothClasses)[number]

export const boothClassNames: Record<BoothClass, Text> = {
  standard: { zh: '标准展位', en: 'Standard booth' },
  raw: { zh: '光地', en: 'Raw space' },
}

/** By how many sides visitors can come from. */
const openings: readonly Text[] = [
  { zh: '一面开', en: 'One side open' },
  { zh: '两面开', en: 'Two sides open' },
  { zh: '三面开', en: 'Three sides open' },
  { zh: '全开', en: 'All sides open' },
]

export const openingName = (sides: number): Text | undefined => openings[sides - 1]

/** Whose words a record about a booth is written in: its company's, Chinese where nobody has it. */
export const recordLanguages = ['CHN', 'ENG'] as const
export type RecordLanguage = (typeof recordLanguages)[number]

export const labelStyles = ['normal', 'bold', 'italic'] as const
export type LabelStyle = (typeof labelStyles)[number]

export interface LabelFont {
  /** As style sheets name it; a reader who lacks it sees the plan's own typeface. */
  family: string
  size: number
  style: LabelStyle
}

/** How number and name of a booth are written until the designer says otherwise. */
export const initialFonts: { code: LabelFont; name: LabelFont } = {
  code: { family: 'Noto Sans SC', size: 12, style: 'bold' },
  name: { family: 'Noto Sans SC', size: 14, style: 'normal' },
}

/** What can happen to a booth, as its history and the log tell it. */
export const boothEvents = [
  'choose',
  'release',
  'divide',
  'assign',
  'outside-quota',
  'unassign',
  'reserve',
  'unreserve',
  'retype',
] as const
export type BoothEvent = (typeof boothEvents)[number]

export const boothEventNames: Record<BoothEvent, Text> = {
  choose: { zh: '选择', en: 'Chosen' },
  release: { zh: '释放', en: 'Released' },
  divide: { zh: '展团内分配', en: 'Given by its group' },
  assign: { zh: '分配', en: 'Assigned' },
  'outside-quota': { zh: '额度外分配', en: 'Assigned outside the quota' },
  unassign: { zh: '取消分配', en: 'Assignment cancelled' },
  reserve: { zh: '预留', en: 'Reserved' },
  unreserve: { zh: '取消预留', en: 'Reservation cancelled' },
  retype: { zh: '修改类型', en: 'Type changed' },
}

/** What a state means to somebody who looks for room. Service areas and what is out of use are nobody's to have. */
export const boothUses = ['taken', 'reserved', 'free', 'notOffered'] as const
export type BoothUse = (typeof boothUses)[number]

export const useOfState: Record<BoothState, BoothUse> = {
  normal: 'free',
  allotted: 'taken',
  bespoke: 'reserved',
  occupy: 'taken',
  partial: 'taken',
  completed: 'taken',
  function: 'notOffered',
  disabled: 'notOffered',
}

/** What can be asked of a list: one use, or all that is offered, taken or not. */
export const boothOffers = ['offered', ...boothUses] as const
export type BoothOffer = (typeof boothOffers)[number]

export const boothOfferNames: Record<BoothOffer, Text> = {
  offered: { zh: '可供使用', en: 'On offer' },
  taken: { zh: '已售', en: 'Taken' },
  reserved: { zh: '预留', en: 'Reserved' },
  free: { zh: '空余', en: 'Free' },
  notOffered: { zh: '不对外', en: 'Not on offer' },
}

export const statesOffered = (offer: BoothOffer): BoothState[] =>
  boothStates.filter((state) =>
    offer === 'offered' ? useOfState[state] !== 'notOffered' : useOfState[state] === offer,
  )

/** How many booths count as this, of so many in each state. */
export const countAs = (offer: BoothOffer, counts: Partial<Record<string, number>>): number =>
  statesOffered(offer).reduce((sum, state) => sum + (counts[state] ?? 0), 0)

export const hallKinds = ['indoor', 'outdoor'] as const
export type HallKind = (typeof hallKinds)[number]

export const hallKindNames: Record<HallKind, Text> = {
  indoor: { zh: '室内', en: 'Indoor' },
  outdoor: { zh: '室外', en: 'Outdoor' },
}

/** Bands of floor area: more than the band before, up to and with this many square metres. */
export const areaBands = ['to9', 'to36', 'to100', 'to300', 'over300'] as const
export type AreaBand = (typeof areaBands)[number]

export const mostInBand: Record<AreaBand, number> = {
  to9: 9,
  to36: 36,
  to100: 100,
  to300: 300,
  over300: Number.POSITIVE_INFINITY,
}

export const areaBandOf = (areaM2: number): AreaBand =>
  areaBands.find((band) => areaM2 <= mostInBand[band]) ?? 'over300'

export const areaBandNames: Record<AreaBand, Text> = {
  to9: { zh: '9 m² 及以下', en: 'Up to 9 m²' },
  to36: { zh: '9–36 m²', en: '9–36 m²' },
  to100: { zh: '36–100 m²', en: '36–100 m²' },
  to300: { zh: '100–300 m²', en: '100–300 m²' },
  over300: { zh: '300 m² 以上', en: 'Over 300 m²' },
}

/** What a standard booth measures, in square metres. */
export const standardBoothM2 = 9
