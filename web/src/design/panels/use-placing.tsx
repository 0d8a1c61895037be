import type { BoothFact } from '@fairground/floorplan/design/drawn-draft'
import { assignBooths } from '@fairground/wire/placement'
import { createContext, type ReactNode, use, useState } from 'react'
import { type ActionOver, actionsOver, PlaceDialog } from '../../placement'
import { useMayCall } from '../../session/use-session'
import { useDesign } from '../design-context'

type Begin = (over: ActionOver<BoothFact>) => void
const PlacingContext = createContext<Begin | undefined>(undefined)

/**
 * Giving booths away where they stand. The dialog belongs to none of the bars and menus that open it: they come and go with
 * the width of the window, and what was typed must not go with them.
 */
export function PlacingProvider({ children }: { children: ReactNode }) {
  const [begun, setBegun] = useState<ActionOver<BoothFact>>()
  return (
    <PlacingContext value={setBegun}>
      {children}
      {begun ? <PlaceDialog {...begun} onClose={() => setBegun(undefined)} /> : null}
    </PlacingContext>
  )
}

interface Placing {
  /** What can be done, each with those of the booths it takes: all of these at once, or none. */
  actions: readonly ActionOver<BoothFact>[]
  begin: Begin
}

/** What nobody published yet cannot be given. */
export function usePlacing(booths: readonly { id: string }[]): Placing {
  const { facts, designMode } = useDesign()
  const mayPlace = useMayCall(assignBooths) && designMode
  const begin = use(PlacingContext)
  if (!begin) throw new Error('there is nobody around who gives booths away')
  const published = booths.flatMap(({ id }) => facts.get(id) ?? [])
  const isWhole = mayPlace && published.length === booths.length
  return { actions: isWhole ? actionsOver(published) : [], begin }
}
