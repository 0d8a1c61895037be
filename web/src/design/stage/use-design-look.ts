import { darkColours, dayColours } from '@fairground/floorplan/plan-colours'
import { picturesIn } from '@fairground/floorplan/plan-pictures'
import { useMemo } from 'react'
import { usePlanPictures } from '../../hall'
import { useAppearance } from '../../lib/appearance'
import { useLanguage } from '../../lib/language'
import { useDesign, useEditor } from '../design-context'
import { useDrawings } from '../underlay'
import type { DesignLook } from './design-picture'

/** How the plan looks on the table, apart from what is drawn on it. */
export function useDesignLook(isGridShown: boolean): DesignLook {
  const { hall, facts } = useDesign()
  const language = useLanguage()
  const colours = useAppearance() === 'dark' ? darkColours : dayColours
  const spacing = useEditor(({ snapping }) => snapping.grid)
  const elements = useEditor(({ draft }) => draft.elements)
  const underlays = useEditor(({ draft }) => draft.underlays)
  const background = hall.background ?? undefined
  const files = useMemo(
    () => [
      ...picturesIn({ background, scenery: elements }),
      ...underlays.filter(({ source }) => source === 'picture').map(({ file }) => file),
    ],
    [background, elements, underlays],
  )
  const shown = usePlanPictures(files)
  const drawings = useDrawings(underlays, colours.wall)
  const pictures = useMemo(() => new Map([...shown, ...drawings]), [shown, drawings])
  const grid = isGridShown ? spacing : undefined
  return useMemo(
    () => ({ colours, language, outdoor: hall.kind === 'outdoor', background, facts, pictures, grid }),
    [colours, language, hall.kind, background, facts, pictures, grid],
  )
}
