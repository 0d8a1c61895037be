import { tolerance } from '../geometry'
import type { Draft, DraftBooth } from './draft'
import { isSame } from './same'

export const comparedFields = [
  'code',
  'place',
  'size',
  'class',
  'type',
  'special',
  'use',
  'name',
  'opening',
  'font',
] as const
export type ComparedField = (typeof comparedFields)[number]

export interface BoothChange {
  before: DraftBooth
  after: DraftBooth
  fields: ComparedField[]
}

export interface PlanComparison {
  added: DraftBooth[]
  removed: DraftBooth[]
  changed: BoothChange[]
  elements: { added: number; removed: number; changed: number }
  /** The hall itself has another size. */
  hall: boolean
  same: boolean
}

const meets = (one: number, other: number): boolean => Math.abs(one - other) <= tolerance

const isKept: Record<ComparedField, (before: DraftBooth, after: DraftBooth) => boolean> = {
  code: (before, after) => before.code === after.code,
  place: (before, after) => meets(before.x, after.x) && meets(before.y, after.y),
  size: (before, after) => meets(before.width, after.width) && meets(before.depth, after.depth),
  class: (before, after) => before.boothClass === after.boothClass,
  type: (before, after) => before.exhibitType === after.exhibitType,
  special: (before, after) => before.special === after.special,
  use: (before, after) => before.use === after.use,
  name: (before, after) => isSame(before.name, after.name),
  opening: (before, after) => isSame(before.opening, after.opening),
  font: (before, after) => isSame(before.codeFont, after.codeFont) && isSame(before.nameFont, after.nameFont),
}

/** What is different for those who see the plan. What lies under it, locks and groups are nobody else's business. */
export function comparePlans(before: Draft, after: Draft): PlanComparison {
  const booths = matched(before.booths, after.booths)
  const changed = booths.both.flatMap(([one, other]): BoothChange[] => {
    const fields = one === other ? [] : comparedFields.filter((field) => !isKept[field](one, other))
    return fields.length > 0 ? [{ before: one, after: other, fields }] : []
  })
  const scenery = matched(before.elements, after.elements)
  const elements = {
    added: scenery.added.length,
    removed: scenery.removed.length,
    changed: scenery.both.filter(([one, other]) => !isSame(one, other)).length,
  }
  const hall = !meets(before.width, after.width) || !meets(before.depth, after.depth)
  const { added, removed } = booths
  const counts = [added.length, removed.length, changed.length, ...Object.values(elements), Number(hall)]
  return { added, removed, changed, elements, hall, same: counts.every((count) => count === 0) }
}

function matched<Kind extends { id: string }>(before: readonly Kind[], after: readonly Kind[]) {
  const earlier = new Map(before.map((one) => [one.id, one]))
  const later = new Set(after.map(({ id }) => id))
  return {
    added: after.filter(({ id }) => !earlier.has(id)),
    removed: before.filter(({ id }) => !later.has(id)),
    both: after.flatMap((one): [Kind, Kind][] => {
      const was = earlier.get(one.id)
      return was ? [[was, one]] : []
    }),
  }
}
