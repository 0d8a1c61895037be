import { type Rect, type Side, sharedEdge, sides, tolerance } from './geometry'
import { spatialIndex } from './spatial-index'

export type NeighboursBySide<Item> = Readonly<Record<Side, readonly Item[]>>

/** From this much common edge on, two booths adjoin: over a corner nobody makes one stand of two. Metres. */
export const adjoiningEdge = 1

/** The side of the first on which the other adjoins it. */
function adjoiningSide(one: Rect, other: Rect): Side | undefined {
  const edge = sharedEdge(one, other)
  return edge && edge.length >= adjoiningEdge - tolerance ? edge.side : undefined
}

export const adjoins = (one: Rect, other: Rect): boolean => adjoiningSide(one, other) !== undefined

/** For each, those that adjoin it, by its side they lie on. In the order given. */
export function neighboursBySide<Item extends Rect>(
  items: readonly Item[],
): Map<Item, NeighboursBySide<Item>> {
  const index = spatialIndex(items)
  return new Map(
    items.map((item) => {
      const found = { top: [], right: [], bottom: [], left: [] } as Record<Side, Item[]>
      for (const other of index.within(item)) {
        const side = other === item ? undefined : adjoiningSide(item, other)
        if (side) found[side].push(other)
      }
      return [item, found] as const
    }),
  )
}

/** For tests and checks that go over all of them. */
export const allNeighbours = <Item>(bySide: NeighboursBySide<Item>): Item[] =>
  sides.flatMap((side) => bySide[side])
