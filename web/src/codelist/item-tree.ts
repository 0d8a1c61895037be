import type { codeListDetail } from '@fairground/wire/codelist/admin'
import type { CallResult } from '@fairground/wire/kernel/endpoint'

export type ManagedItem = CallResult<typeof codeListDetail>[number]

/** The values below one parent in the order somebody is giving them; null is the top. */
export type Orders = ReadonlyMap<string | null, readonly string[]>

export interface ItemRow {
  item: ManagedItem
  depth: number
  /** Place among its siblings, from one, and how many they are. */
  place: number
  siblings: number
  /** Everything below it, at any depth. */
  below: number
  /** How often it or anything below it is used. */
  uses: number
  open: boolean
  /** Enabled itself, but not to be reached because something above it is not. */
  hiddenAbove: boolean
}

interface Looking {
  typed: string
  open: ReadonlySet<string>
  orders: Orders
}

/** The rows on the screen: the tree with its open branches, or what was searched for with the way to it. */
export function visibleRows(items: readonly ManagedItem[], { typed, open, orders }: Looking): ItemRow[] {
  const children = childrenOf(items, orders)
  const word = typed.trim().toLowerCase()
  const found = (item: ManagedItem): boolean =>
    [item.zh, item.en, item.value].some((text) => text.toLowerCase().includes(word))
  const holds = (item: ManagedItem): boolean => found(item) || children(item.value).some(holds)

  function branch(parent: string | null, depth: number, hiddenAbove: boolean, shownAll: boolean): ItemRow[] {
    const siblings = children(parent)
    return siblings.flatMap((item, index) => {
      if (!shownAll && !holds(item)) return []
      const isOpen = word ? children(item.value).some(holds) || open.has(item.value) : open.has(item.value)
      const row: ItemRow = {
        item,
        depth,
        place: index + 1,
        siblings: siblings.length,
        below: sumBelow(item, children, () => 1),
        uses: item.uses + sumBelow(item, children, ({ uses }) => uses),
        open: isOpen,
        hiddenAbove,
      }
      const inside = isOpen
        ? branch(item.value, depth + 1, hiddenAbove || !item.enabled, shownAll || found(item))
        : []
      return [row, ...inside]
    })
  }
  return branch(null, 0, false, word === '')
}

export function siblingsOf(
  items: readonly ManagedItem[],
  parent: string | null,
  orders: Orders = new Map(),
): string[] {
  return childrenOf(items, orders)(parent).map(({ value }) => value)
}

/** The order with one value a step further up (-1) or down (1); at the edge it stays. */
export function moved(order: readonly string[], value: string, step: -1 | 1): string[] {
  const from = order.indexOf(value)
  const to = from + step
  if (from < 0 || to < 0 || to >= order.length) return [...order]
  const without = order.filter((other) => other !== value)
  return without.toSpliced(to, 0, value)
}

/** Orders that differ from what is saved, each with the order it was made from. */
export function changedOrders(items: readonly ManagedItem[], orders: Orders) {
  return [...orders]
    .map(([parent, order]) => ({ parent, was: siblingsOf(items, parent), order: [...order] }))
    .filter(({ was, order }) => order.join() !== was.join())
}

/** Orders in the making that still fit: someone else may have added or deleted an item meanwhile. */
export function fittingOrders(items: readonly ManagedItem[], orders: Orders): Orders {
  return new Map(
    [...orders].filter(
      ([parent, order]) => order.toSorted().join() === siblingsOf(items, parent).toSorted().join(),
    ),
  )
}

function childrenOf(items: readonly ManagedItem[], orders: Orders) {
  const groups = new Map<string | null, ManagedItem[]>()
  for (const item of items) {
    const group = groups.get(item.parent)
    if (group) group.push(item)
    else groups.set(item.parent, [item])
  }
  return (parent: string | null): ManagedItem[] => {
    const saved = groups.get(parent) ?? []
    const order = orders.get(parent)
    return order
      ? saved.toSorted((one, other) => order.indexOf(one.value) - order.indexOf(other.value))
      : saved
  }
}

function sumBelow(
  { value }: ManagedItem,
  children: (parent: string) => ManagedItem[],
  figure: (item: ManagedItem) => number,
): number {
  return children(value).reduce((sum, child) => sum + figure(child) + sumBelow(child, children, figure), 0)
}
