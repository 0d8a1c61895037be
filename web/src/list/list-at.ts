import type { Text } from '@fairground/domain/text'
import { type GrowingList, growingByList, type LogList, logLists } from '@fairground/wire/list'
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
  growingByList.map((list) => [list.path, { list, title: list.title, fixed: {}, drawn: false }]),
)
const tiers = growingByList.find(({ name }) => name === 'boothTier')
if (tiers)
  for (const [name, { path, title }] of Object.entries(tierAddresses)) {
    const fixed = fixedKinds[name as keyof typeof fixedKinds]
    shownLists.set(path, { list: tiers, title, fixed, drawn: name === 'division' })
  }

/** The list a screen shows, by the screen's address. */
export const growingListAt = (path: string): ShownList | undefined => shownLists.get(path)

export const logAt = (path: string): LogList | undefined => logLists.find((log) => log.path === path)
