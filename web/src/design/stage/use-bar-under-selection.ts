import { boundsOfAll, piecesWith } from '@fairground/floorplan/design/pieces'
import { type RefObject, useEffect, useRef } from 'react'
import { pixelAt } from '../../hall'
import { useDesign } from '../design-context'
import { useTable } from './stage-context'

/** A finger reaches for a handle from farther away than a mouse does. */
const gaps = { mouse: 10, finger: 28 }
const edge = 8

/** Under what is chosen, above it where there is no room, and always beside the tools and panels. */
export function useBarUnderSelection(): RefObject<HTMLDivElement | null> {
  const { editor } = useDesign()
  const { stage, spot, covered } = useTable()
  const bar = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (!stage) return
    const fingers = window.matchMedia('(pointer: coarse)')
    let placedFor: ReadonlySet<string> | undefined
    /** Where the mouse was when it was chosen: the bar never opens right under it. */
    let mouse: number | undefined
    function place(): void {
      const { draft, selection, lifted } = editor.get()
      if (selection !== placedFor) mouse = spot.get()?.pixel.y
      placedFor = selection
      const pieces = lifted.size > 0 ? [...lifted.values()] : piecesWith(draft, selection)
      const floor = boundsOfAll(pieces)
      if (!bar.current || !stage || !floor) return
      const gap = fingers.matches ? gaps.finger : gaps.mouse
      const view = stage.view()
      const window = stage.size()
      const from = pixelAt(view, floor)
      const until = pixelAt(view, { x: floor.x + floor.width, y: floor.y + floor.depth })
      const { offsetWidth, offsetHeight } = bar.current
      const left = (from.x + until.x) / 2 - offsetWidth / 2
      const isUnderMouse = mouse !== undefined && mouse > until.y && mouse < until.y + offsetHeight + gap
      const below = isUnderMouse && mouse !== undefined ? mouse + gap : until.y + gap
      const lowest = window.height - covered.bottom - offsetHeight
      const top = below + edge <= lowest ? below : from.y - offsetHeight - gap
      const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most))
      const x = within(left, covered.left, window.width - covered.right - offsetWidth)
      const y = within(top, edge, lowest - edge)
      bar.current.style.transform = `translate(${Math.round(x)}px, ${Math.round(y)}px)`
    }
    place()
    const stops = [stage.watch(place), editor.subscribe(() => requestAnimationFrame(place))]
    return () => {
      for (const stop of stops) stop()
    }
  }, [stage, editor, spot, covered])
  return bar
}
