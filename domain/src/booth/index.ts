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

export interface LabelFont {
  family: string
  size: number
  style: string
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
  'assign',
  'unassign',
  'reserve',
  'unreserve',
  'retype',
] as const
export type BoothEvent = (typeof boothEvents)[number]

export const boothEventNames: Record<BoothEvent, Text> = {
  choose: { zh: '选择', en: 'Chosen' },
  release: { zh: '释放', en: 'Released' },
  assign: { zh: '分配', en: 'Assigned' },
  unassign: { zh: '取消分配', en: 'Assignment cancelled' },
  reserve: { zh: '预留', en: 'Reserved' },
  unreserve: { zh: '取消预留', en: 'Reservation cancelled' },
  retype: { zh: '修改类型', en: 'Type changed' },
}
