import type { Text } from '@fairground/domain/text'
import {
  type GrowingList,
  growingLists,
  type KeptList,
  keptLists,
  type LogList,
  logLists,
  type ViewList,
  viewLists,
} from '@fairground/wire/list'
import { tierAddresses } from '@fairground/wire/list/screens'

export interface ShownList {
  list: GrowingList
  title: Text
  /** Values every row of this screen has: not asked for in the filters, given in a new row. */
  fixed: Record<string, string>
  /** The tiers are also drawn. */
  drawn: boolean
}

const fixedKinds = {
  division: {},
  registration: { kind: 'registration' },
  review: { kind: 'review' },
} as const

const shownLists = new Map<string, ShownList>(
  growingLists.map((list) => [list.path, { list, title: list.title, fixed: {}, drawn: false }]),
)
const tiers = growingLists.find(({ name }) => name === 'boothTier')
if (tiers)
  for (const [name, { path, title }] of Object.entries(tierAddresses)) {
    const fixed = fixedKinds[name as keyof typeof fixedKinds]
    shownLists.set(path, { list: tiers, title, fixed, drawn: name === 'division' })
  }

/** The list a screen shows, by the screen's address. */
export const growingListAt = (path: string): ShownList | undefined => shownLists.get(path)

/** What has one entry. */
export const singleAt = (path: string): KeptList | undefined =>
  keptLists.find((list) => list.single && list.path === path)

export const logAt = (path: string): LogList | undefined => logLists.find((log) => log.path === path)

export const viewAt = (path: string): ViewList | undefined => viewLists.find((view) => view.path === path)
