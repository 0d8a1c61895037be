import { z } from 'zod'
import {
  type AreaBand,
  type BoothClass,
  type BoothState,
  type BoothUse,
  boothClasses,
  boothUses,
  useOfState,
} from '../booth'

export interface Figure {
  count: number
  areaM2: number
}

/** Booths that are alike in everything statistics ask about. Every figure shown is a sum of these, so all of them agree. */
export interface BoothCell extends Figure {
  hallId: string
  boothClass: BoothClass
  exhibitType: string
  state: BoothState
  openSides: number
  areaBand: AreaBand
}

/** What the statistics may be narrowed to. */
export const figureFilters = z.object({
  hallId: z.uuid().optional(),
  boothClass: z.enum(boothClasses).optional(),
  exhibitType: z.string().max(20).optional(),
})
export type FigureFilters = z.output<typeof figureFilters>

export const noFigure: Figure = { count: 0, areaM2: 0 }

export const matching = (cells: readonly BoothCell[], wanted: Partial<BoothCell>): BoothCell[] =>
  cells.filter((cell) =>
    Object.entries(wanted).every(
      ([name, value]) => value === undefined || cell[name as keyof BoothCell] === value,
    ),
  )

/** Centimetres are exact, sums of binary fractions are not. */
const exact = (areaM2: number): number => Math.round(areaM2 * 100) / 100

export const sumOf = (figures: Iterable<Figure>): Figure => {
  let [count, areaM2] = [0, 0]
  for (const figure of figures) {
    count += figure.count
    areaM2 += figure.areaM2
  }
  return { count, areaM2: exact(areaM2) }
}

export function sumsBy<Key>(cells: readonly BoothCell[], keyOf: (cell: BoothCell) => Key): Map<Key, Figure> {
  const groups = new Map<Key, BoothCell[]>()
  for (const cell of cells) {
    const key = keyOf(cell)
    const group = groups.get(key)
    if (group) group.push(cell)
    else groups.set(key, [cell])
  }
  return new Map([...groups].map(([key, group]) => [key, sumOf(group)]))
}

/** How booths are used, and what is on offer in all. */
export function usesIn(cells: readonly BoothCell[]): Record<BoothUse | 'offered', Figure> {
  const sums = sumsBy(cells, ({ state }) => useOfState[state])
  const uses = Object.fromEntries(boothUses.map((use) => [use, sums.get(use) ?? noFigure])) as Record<
    BoothUse,
    Figure
  >
  return { ...uses, offered: sumOf([uses.taken, uses.reserved, uses.free]) }
}

/** Nothing of nothing is nothing. */
export const shareOf = (part: number, whole: number): number => (whole > 0 ? part / whole : 0)
