import type { BoothFact } from '@fairground/floorplan/design/drawn-draft'
import { assignBooths } from '@fairground/wire/placement'
import { type ReactNode, useState } from 'react'
import { type ActionOver, actionsOver, PlaceDialog } from '../../placement'
import { useMayCall } from '../../session/use-session'
import { useDesign } from '../design-context'

interface Placing {
  /** What can be done, each with those of the booths it takes: all of these at once, or none. */
  actions: readonly ActionOver<BoothFact>[]
  begin: (over: ActionOver<BoothFact>) => void
  dialog: ReactNode
}

/** Giving booths away where they stand. What nobody published yet cannot be given. */
export function usePlacing(booths: readonly { id: string }[], onClose?: () => void): Placing {
  const { facts, onlyViewed } = useDesign()
  const mayPlace = useMayCall(assignBooths) && onlyViewed !== 'designMode'
  const [begun, setBegun] = useState<ActionOver<BoothFact>>()
  const published = booths.flatMap(({ id }) => facts.get(id) ?? [])
  const isWhole = mayPlace && published.length === booths.length
  function close(): void {
    setBegun(undefined)
    onClose?.()
  }
  return {
    actions: isWhole ? actionsOver(published) : [],
    begin: setBegun,
    dialog: begun ? <PlaceDialog {...begun} onClose={close} /> : null,
  }
}
