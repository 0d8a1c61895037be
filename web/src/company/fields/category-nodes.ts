import { type PlacedItem, valuesOnOffer } from '@fairground/domain/codelist'
import type { CodeNode } from '@fairground/wire/codelist'

export interface CategoryNode {
  value: string
  title: string
  label: string
  children?: CategoryNode[]
}

interface Wording {
  nameOf(item: CodeNode): string
  /** The name of an answer that may stay but is not offered any more. */
  withdrawn(name: string): string
}

/** A company may hold a family as its answer, so the drawer that leads to the family's products goes by another value. */
const drawer = (value: string): string => `in:${value}`

/** What the list offers, and besides that what is already chosen: an answer that was withdrawn may stay. */
export function categoryNodes(
  items: readonly CodeNode[],
  held: readonly string[],
  { nameOf, withdrawn }: Wording,
): CategoryNode[] {
  const placed = placedIn(items)
  const offered = valuesOnOffer('productCategory', placed)
  const known = new Set(placed.map(({ value }) => value))

  function answerOf(item: CodeNode): CategoryNode[] {
    if (offered.has(item.value)) return [node(item.value, nameOf(item))]
    return held.includes(item.value) ? [node(item.value, withdrawn(nameOf(item)))] : []
  }

  function nodesOf(item: CodeNode): CategoryNode[] {
    const own = answerOf(item)
    if (!item.children?.length) return own
    const inside = [...own, ...item.children.flatMap(nodesOf)]
    return inside.length > 0 ? [{ ...node(drawer(item.value), nameOf(item)), children: inside }] : []
  }

  const unknown = held.filter((value) => !known.has(value))
  return [...unknown.map((value) => node(value, withdrawn(value))), ...items.flatMap(nodesOf)]
}

const node = (value: string, name: string): CategoryNode => ({ value, title: name, label: name })

const placedIn = (items: readonly CodeNode[], parent: string | null = null): PlacedItem[] =>
  items.flatMap(({ value, formHidden, children = [] }) => [
    { value, parent, withdrawn: formHidden },
    ...placedIn(children, value),
  ])

/** From the top level down to a category; empty when the tree does not have it. */
export function pathTo(tree: readonly CategoryNode[], value: string): string[] {
  for (const { value: own, children = [] } of tree) {
    if (own === value) return [own]
    const below = pathTo(children, value)
    if (below.length > 0) return [own, ...below]
  }
  return []
}
