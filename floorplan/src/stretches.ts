import type { ScenePoint } from './scene'
import type { WalkableFloor } from './walkable-squares'
import { type Walks, walksBetween } from './ways'

/** Floor that is walked on until one of its exits. */
export interface Stretch {
  where: string
  floor: WalkableFloor
  exits: readonly Crossing[]
}

/** One side of a doorway, or the place where a way begins or ends: the squares one steps on, and how far off they are. */
export interface Threshold {
  at?: ScenePoint
  footholds: { square: number; gap: number }[]
}

/** From one stretch to the next; where the way begins or ends both sides are the same. */
export interface Crossing {
  from: Threshold
  to: Threshold
}

export interface Walk {
  /** From square to square, in metres of open floor, before anything is pulled straight. */
  price: number
  legs: { stretch: Stretch; squares: number[]; ends: { from?: ScenePoint; to?: ScenePoint } }[]
}

interface Arrival {
  crossing: Crossing
  price: number
  /** How one got here; nothing where the way begins. */
  by?: { stretch: Stretch; walks: Walks; goal: number; arrivalAt: ReadonlyMap<number, Arrival> }
}

/** Stretch after stretch, each searched once from all the crossings that lead to it; the last one has one exit, the end. */
export function walked(start: Crossing, stretches: readonly Stretch[]): Walk | undefined {
  const [arrival] = stretches.reduce<Arrival[]>(
    (arrivals, stretch) => crossed(stretch, arrivals),
    [{ crossing: start, price: 0 }],
  )
  return arrival && { price: arrival.price, legs: legsTo(arrival) }
}

function crossed(stretch: Stretch, arrivals: readonly Arrival[]): Arrival[] {
  const starts = new Map<number, { square: number; paid: number; arrival: Arrival }>()
  for (const arrival of arrivals)
    for (const { square, gap } of arrival.crossing.to.footholds) {
      const paid = arrival.price + gap
      if (paid < (starts.get(square)?.paid ?? Number.POSITIVE_INFINITY))
        starts.set(square, { square, paid, arrival })
    }
  const goals = stretch.exits.flatMap(({ from }) => from.footholds.map(({ square }) => square))
  const walks = walksBetween(stretch.floor, [...starts.values()], goals)
  const arrivalAt = new Map([...starts].map(([square, { arrival }]) => [square, arrival]))
  return stretch.exits.flatMap((crossing) => {
    const [best] = crossing.from.footholds
      .map(({ square, gap }) => ({ goal: square, price: walks.priceOf(square) + gap }))
      .sort((one, other) => one.price - other.price)
    if (!best || best.price === Number.POSITIVE_INFINITY) return []
    const { goal, price } = best
    return [{ crossing, price, by: { stretch, walks, goal, arrivalAt } }]
  })
}

function legsTo({ crossing, by }: Arrival): Walk['legs'] {
  if (!by) return []
  const squares = by.walks.squaresTo(by.goal)
  const before = by.arrivalAt.get(squares[0] ?? -1)
  if (!before) return []
  const ends = {
    ...(before.crossing.to.at && { from: before.crossing.to.at }),
    ...(crossing.from.at && { to: crossing.from.at }),
  }
  return [...legsTo(before), { stretch: by.stretch, squares, ends }]
}
