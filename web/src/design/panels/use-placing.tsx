import type { PlacementAction } from '@fairground/domain/placement'
import type { BoothFact } from '@fairground/floorplan/design/drawn-draft'
import { assignBooths } from '@fairground/wire/placement'
import { type ReactNode, useState } from 'react'
import { actionsFor, PlaceDialog } from '../../placement'
import { useMayCall } from '../../session/use-session'
import { useDesign } from '../design-context'

interface Placing {
  /** What can be done with each of the booths; all of them are given, kept back or freed at once, or none. */
  actions: readonly PlacementAction[]
  /** They are in different states, so that nothing can be done with all of them. */
  isMixed: boolean
  begin: (action: PlacementAction) => void
  dialog: ReactNode
}

/** Giving booths away where they stand. What nobody published yet cannot be given. */
export function usePlacing(booths: readonly { id: string }[], onClose?: () => void): Placing {
  const { facts, onlyViewed } = useDesign()
  const mayPlace = useMayCall(assignBooths) && onlyViewed !== 'designMode'
  const [begun, setBegun] = useState<{ action: PlacementAction; booths: readonly BoothFact[] }>()
  const published = booths.flatMap(({ id }) => facts.get(id) ?? [])
  const isWhole = mayPlace && published.length === booths.length
  const actions = isWhole ? actionsFor(published) : []
  function close(): void {
    setBegun(undefined)
    onClose?.()
  }
  return {
    actions,
    isMixed: isWhole && published.some(({ state }) => state !== published[0]?.state),
    begin: (action) => setBegun({ action, booths: published }),
    dialog: begun ? <PlaceDialog {...begun} onClose={close} /> : null,
  }
}
