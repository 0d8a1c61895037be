import { z } from 'zod'
import { plainLine, type Text } from '../text'
import { isSafeLink } from './document'
import { fieldRules as say } from './field.messages'

/** An entry of a site's navigation. What stands below it stands in it, so that nothing can lead back to itself. */
export interface NavigationItem {
  title: Text
  /** Nothing, where it only gathers what is below. */
  target: string
  shown: boolean
  children: NavigationItem[]
}
export type Navigation = NavigationItem[]

export const navigationLimits = { depth: 3, entries: 100, title: 40 } as const

const words = z.string().overwrite(plainLine).max(navigationLimits.title, say.tooLong).default('')
/** Spelled out level by level: whoever describes the call to programs has no way to say that something contains itself. */
const item = (levels: number): z.ZodType<NavigationItem> =>
  z.strictObject({
    title: z.object({ zh: words, en: words }).refine(({ zh, en }) => zh !== '' || en !== '', say.noLanguage),
    target: z
      .string()
      .overwrite(plainLine)
      .refine((target) => target === '' || isSafeLink(target), say.link),
    shown: z.boolean(),
    children:
      levels > 1
        ? z.array(item(levels - 1))
        : (z.array(z.unknown()).max(0, say.tooDeep) as z.ZodType<never[]>),
  })

const countOf = (items: Navigation): number =>
  items.reduce((sum, { children }) => sum + 1 + countOf(children), 0)
const depthOf = (items: Navigation): number =>
  items.length === 0 ? 0 : 1 + Math.max(...items.map(({ children }) => depthOf(children)))

export const navigationRule = z
  .array(item(navigationLimits.depth))
  .refine((items) => countOf(items) <= navigationLimits.entries, say.tooMuch)

/** Every entry with how deep it stands, from the first to the last. */
export const flatNavigation = (
  items: Navigation,
  path: readonly number[] = [],
): { item: NavigationItem; path: readonly number[] }[] =>
  items.flatMap((item, place) => [
    { item, path: [...path, place] },
    ...flatNavigation(item.children, [...path, place]),
  ])

type Path = readonly number[]

/** The entries a path stands among are changed; nothing else is touched. */
function among(
  items: Navigation,
  path: Path,
  change: (siblings: Navigation, place: number) => Navigation,
): Navigation {
  const [place = 0, ...below] = path
  if (below.length === 0) return change(items, place)
  return items.map((item, at) =>
    at === place ? { ...item, children: among(item.children, below, change) } : item,
  )
}

export const changedAt = (items: Navigation, path: Path, given: Partial<NavigationItem>): Navigation =>
  among(items, path, (siblings, place) =>
    siblings.map((item, at) => (at === place ? { ...item, ...given } : item)),
  )

export const withoutItem = (items: Navigation, path: Path): Navigation =>
  among(items, path, (siblings, place) => siblings.toSpliced(place, 1))

const newItem = (): NavigationItem => ({
  title: { zh: '', en: '' },
  target: '',
  shown: true,
  children: [],
})

export const addedBelow = (items: Navigation, path: Path): Navigation =>
  path.length === 0
    ? [...items, newItem()]
    : among(items, path, (siblings, place) =>
        siblings.map((item, at) =>
          at === place ? { ...item, children: [...item.children, newItem()] } : item,
        ),
      )

const itemAt = (items: Navigation, path: Path): NavigationItem | undefined => {
  const [place = 0, ...below] = path
  const item = items[place]
  return item && below.length > 0 ? itemAt(item.children, below) : item
}

/** One place up or down among its own. */
export const movedItem = (items: Navigation, path: Path, by: -1 | 1): Navigation =>
  among(items, path, (siblings, place) => {
    const item = siblings[place]
    const to = place + by
    if (!item || to < 0 || to >= siblings.length) return siblings
    return siblings.toSpliced(place, 1).toSpliced(to, 0, item)
  })

/** Into the entry before it, as its last; where there is none, or no room, it stays. */
export function indentedItem(items: Navigation, path: Path): Navigation {
  const item = itemAt(items, path)
  const place = path.at(-1) ?? 0
  if (!item || place === 0 || path.length + depthOf(item.children) >= navigationLimits.depth) return items
  return among(items, path, (siblings) =>
    siblings
      .map((sibling, at) =>
        at === place - 1 ? { ...sibling, children: [...sibling.children, item] } : sibling,
      )
      .toSpliced(place, 1),
  )
}

/** Behind the entry it stands in. */
export function outdentedItem(items: Navigation, path: Path): Navigation {
  const item = itemAt(items, path)
  if (!item || path.length < 2) return items
  return among(withoutItem(items, path), path.slice(0, -1), (siblings, place) =>
    siblings.toSpliced(place + 1, 0, item),
  )
}
