import type { BoothState } from '@fairground/domain/booth'
import type { PlacementAction } from '@fairground/domain/placement'
import type { PlacedBooth } from '@fairground/wire/placement'

/** What can be done with a booth of a state by the organiser's hand. */
const actionsBy: Partial<Record<BoothState, readonly PlacementAction[]>> = {
  normal: ['assign', 'reserve'],
  allotted: ['unassign'],
  bespoke: ['unreserve'],
}

/** With several booths, only what can be done with each of them. */
export function actionsFor(booths: readonly Pick<PlacedBooth, 'state'>[]): readonly PlacementAction[] {
  const [first, ...others] = booths.map(({ state }) => state)
  if (!first || others.some((state) => state !== first)) return []
  return actionsBy[first] ?? []
}
