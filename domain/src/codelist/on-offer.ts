import type { CodeListName } from './code-list'

/** An item and its place in the tree of its list. */
export interface PlacedItem {
  value: string
  parent: string | null
  /** Switched off, or never meant for choice. */
  withdrawn: boolean
}

/** In these lists the drawers only lead to the answers; in others, such as provinces and cities, each level is one. */
const answeredAtTheEnd: ReadonlySet<string> = new Set<CodeListName>(['productCategory'])

/**
 * What may be chosen anew: nothing withdrawn, and nothing below what is withdrawn. A drawer whose items are all
 * withdrawn is still a drawer and no answer.
 */
export function valuesOnOffer(list: string, items: readonly PlacedItem[]): Set<string> {
  const placed = new Map(items.map((item) => [item.value, item]))
  const drawers = new Set(answeredAtTheEnd.has(list) ? items.map(({ parent }) => parent) : [])
  const reachable = (value: string | null): boolean => {
    if (value === null) return true
    const item = placed.get(value)
    return item !== undefined && !item.withdrawn && reachable(item.parent)
  }
  return new Set([...placed.keys()].filter((value) => !drawers.has(value) && reachable(value)))
}
