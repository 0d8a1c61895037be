import { type SearchedList, searchedLists } from '@fairground/domain/search'
import { companyPath } from '@fairground/wire/hub/screens'
import type { CallResult } from '@fairground/wire/kernel/endpoint'
import { listAddresses } from '@fairground/wire/list/screens'
import type { search } from '@fairground/wire/search'
import type { TextEntry } from '../lib/text'
import { listNames, rowPath } from '../list'
import { searchTexts as texts } from './search.texts'

export type Found = CallResult<typeof search>
export type CompanyHit = Found['companies']['hits'][number]
export type ListHit = Found['lists'][SearchedList]['hits'][number]
export type HallHit = Found['halls']['hits'][number]
export type BoothHit = Found['booths']['hits'][number]

/** An entry of the side menu, with the groups it stands in. */
export interface ScreenEntry {
  route: string
  label: string
  trail: string[]
  newTab: boolean
}

export type Option =
  | { kind: 'recent'; text: string }
  | { kind: 'company'; hit: CompanyHit }
  | { kind: 'row'; list: SearchedList; hit: ListHit }
  | { kind: 'hall'; hit: HallHit }
  | { kind: 'booth'; hit: BoothHit }
  | { kind: 'screen'; screen: ScreenEntry }

export interface OptionGroup {
  key: string
  title: TextEntry
  options: Option[]
  more: number
  moreIsCapped: boolean
}

export function keyOfOption(option: Option): string {
  switch (option.kind) {
    case 'recent':
      return `recent-${option.text}`
    case 'screen':
      return `screen-${option.screen.route}`
    case 'row':
      return `${option.list}-${option.hit.id}`
    default:
      return `${option.kind}-${option.hit.id}`
  }
}

/** Where choosing leads; halls and booths show their facts in place, with the ways on from there. */
export function pathOfOption(option: Option): string | undefined {
  if (option.kind === 'company') return companyPath(option.hit.id)
  if (option.kind === 'row') return rowPath(option.list, option.hit.id)
  return option.kind === 'screen' ? option.screen.route : undefined
}

type Counted = Pick<OptionGroup, 'more' | 'moreIsCapped'>
const all: Counted = { more: 0, moreIsCapped: false }

const group = (
  key: string,
  title: TextEntry,
  options: Option[],
  { more, moreIsCapped } = all,
): OptionGroup => ({
  key,
  title,
  options,
  more,
  moreIsCapped,
})

const filled = (groups: OptionGroup[]): OptionGroup[] => groups.filter(({ options }) => options.length > 0)

const screenOptions = (screens: readonly ScreenEntry[]): Option[] =>
  screens.map((screen) => ({ kind: 'screen', screen }))

/** Before anything is typed: what was searched for last, and the screens. */
export const startGroups = (recent: readonly string[], screens: readonly ScreenEntry[]): OptionGroup[] =>
  filled([
    group(
      'recent',
      texts.recent,
      recent.map((text) => ({ kind: 'recent', text })),
    ),
    group('screens', texts.screens, screenOptions(screens)),
  ])

const mostScreens = 6

/** A screen is found by its name, or by the group it stands in. */
export function matchingScreens(screens: readonly ScreenEntry[], typed: string): ScreenEntry[] {
  const wanted = typed.trim().toLowerCase()
  if (!wanted) return []
  const named = ({ label }: ScreenEntry) => label.toLowerCase().includes(wanted)
  const grouped = ({ trail }: ScreenEntry) => trail.some((name) => name.toLowerCase().includes(wanted))
  return [...screens.filter(named), ...screens.filter((screen) => !named(screen) && grouped(screen))].slice(
    0,
    mostScreens,
  )
}

export const resultGroups = (found: Found | undefined, screens: readonly ScreenEntry[]): OptionGroup[] =>
  filled([...(found ? foundGroups(found) : []), group('screens', texts.screens, screenOptions(screens))])

function foundGroups({ companies, lists, halls, booths }: Found): OptionGroup[] {
  return [
    group(
      'companies',
      texts.companies,
      companies.hits.map((hit) => ({ kind: 'company', hit })),
      companies,
    ),
    group(
      'halls',
      texts.halls,
      halls.hits.map((hit) => ({ kind: 'hall', hit })),
      halls,
    ),
    group(
      'booths',
      texts.booths,
      booths.hits.map((hit) => ({ kind: 'booth', hit })),
      booths,
    ),
    ...searchedLists.map((list) =>
      group(
        list,
        listAddresses[listNames[list]].title,
        lists[list].hits.map((hit) => ({ kind: 'row', list, hit })),
        lists[list],
      ),
    ),
  ]
}

/** Arrow keys go round; with nothing to choose from, nothing is chosen. */
export const moved = (active: number, by: number, count: number): number =>
  count === 0 ? 0 : (((active + by) % count) + count) % count
