import { shownState } from '@fairground/floorplan/design/drawn-draft'
import { useMemo } from 'react'
import { useDesign, useEditor } from './design-context'

/** The booths of the draft, each in the state it is shown in. */
export function useDrawnBooths() {
  const { facts } = useDesign()
  const booths = useEditor(({ draft }) => draft.booths)
  return useMemo(
    () => booths.map((booth) => ({ ...booth, state: shownState(booth, facts.get(booth.id)) })),
    [booths, facts],
  )
}
