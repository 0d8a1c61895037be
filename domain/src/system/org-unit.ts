import { z } from 'zod'
import { systemMessages as say } from './system.messages'

export const mostUnitLevels = 5

export const orgUnit = z.object({
  zh: z.string().trim().min(1, say.nameMissing).max(50),
  en: z.string().trim().max(100),
  parentId: z.uuid().nullable(),
})
export type OrgUnit = z.output<typeof orgUnit>

interface Node {
  id: string
  parentId: string | null
}

/** A unit with all below it. */
export function withAllBelow(units: readonly Node[], id: string): string[] {
  return [id, ...units.filter((unit) => unit.parentId === id).flatMap((unit) => withAllBelow(units, unit.id))]
}

/** How many levels lie from the top to this one, itself included. */
export function levelOf(units: readonly Node[], id: string | null): number {
  const unit = units.find((one) => one.id === id)
  return unit ? 1 + levelOf(units, unit.parentId) : 0
}

/** How many levels a unit has, its own included. */
export function depthOf(units: readonly Node[], id: string): number {
  const below = units.filter(({ parentId }) => parentId === id)
  return 1 + Math.max(0, ...below.map((unit) => depthOf(units, unit.id)))
}
