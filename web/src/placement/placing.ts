import type { BoothState } from '@fairground/domain/booth'
import { type PlacementAction, placementActions } from '@fairground/domain/placement'
import type { PlacedBooth } from '@fairground/wire/placement'

/** What can be done with a booth of a state by the organiser's hand. */
const actionsBy: Partial<Record<BoothState, readonly PlacementAction[]>> = {
  normal: ['assign', 'reserve'],
  allotted: ['unassign'],
  bespoke: ['unreserve'],
}

export interface ActionOver<Booth> {
  action: PlacementAction
  /** In the order they were given. */
  booths: readonly Booth[]
}

/** Each with those of the booths it can be done with: states may differ, and then it says which ones it takes. */
export function actionsOver<Booth extends Pick<PlacedBooth, 'state'>>(
  booths: readonly Booth[],
): ActionOver<Booth>[] {
  return placementActions.flatMap((action) => {
    const takes = booths.filter(({ state }) => actionsBy[state]?.includes(action))
    return takes.length > 0 ? [{ action, booths: takes }] : []
  })
}
