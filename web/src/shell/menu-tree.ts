import type { MenuItem } from '@fairground/domain/account'

/**
 * The way through the menu to a screen: its groups, then itself. A screen below one in the menu (a detail page) is
 * found under the closest one above it; a screen the menu does not know has no way.
 */
export function menuTrail(items: readonly MenuItem[], path: string): MenuItem[] {
  const found = items.map((item) => trailThrough(item, path)).filter((trail) => trail.length > 0)
  return found.sort((one, other) => reach(other) - reach(one))[0] ?? []
}

function trailThrough(item: MenuItem, path: string): MenuItem[] {
  const below = menuTrail(item.children, path)
  if (below.length > 0) return [item, ...below]
  return holds(item.route, path) ? [item] : []
}

const holds = (route: string, path: string): boolean =>
  isScreen(route) && (path === route || path.startsWith(`${route}/`))

const reach = (trail: readonly MenuItem[]): number => trail.at(-1)?.route.length ?? 0

/** Groups are named by a word, screens by their address. */
export const isScreen = (route: string): boolean => route.startsWith('/')

/** Where a module begins: the first screen of its menu. */
export function firstScreen(items: readonly MenuItem[]): string | undefined {
  for (const { route, children } of items) {
    if (isScreen(route)) return route
    const inside = firstScreen(children)
    if (inside) return inside
  }
  return undefined
}

/** The big screens stay open on a projector while work goes on here. */
export const opensInNewTab = (route: string): boolean => route === '/lottery' || route === '/lotteries'

export interface MenuScreen {
  route: string
  label: string
  trail: string[]
  newTab: boolean
}

/** Every screen of the menu, each with the names of the groups it stands in. */
export function menuScreens(items: readonly MenuItem[], trail: string[] = []): MenuScreen[] {
  return items.flatMap(({ route, label, children }) => [
    ...(isScreen(route) ? [{ route, label, trail, newTab: opensInNewTab(route) }] : []),
    ...menuScreens(children, [...trail, label]),
  ])
}
