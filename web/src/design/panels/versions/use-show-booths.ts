import type { DraftBooth } from '@fairground/floorplan/design/draft'
import { boundsOfAll } from '@fairground/floorplan/design/pieces'
import { useDesign } from '../../design-context'

/** Chooses booths and brings them into sight; of those that are gone, the floor where they stood. */
export function useShowBooths(): (booths: readonly DraftBooth[]) => void {
  const { editor, lookAt } = useDesign()
  return (booths) => {
    editor.select(booths.map(({ id }) => id))
    const floor = boundsOfAll([...booths])
    if (floor) lookAt(floor)
  }
}
