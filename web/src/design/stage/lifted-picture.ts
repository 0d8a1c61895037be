import { canvasSurface } from '@fairground/floorplan/canvas-surface'
import { drawLifted, type OverlayState, type OverlayView } from '@fairground/floorplan/design/draw-overlay'
import { shiftOf } from '@fairground/floorplan/design/overlay/shift'
import { boundsOfAll } from '@fairground/floorplan/design/pieces'
import type { Rect } from '@fairground/floorplan/geometry'
import type { DesignLook } from './design-picture'

/** What its picture is called by the sheet it is drawn on; files go by their ids. */
export const liftedFile = 'lifted'

/** A few are drawn as fast as their picture is. */
const fewest = 20
/** Metres: edges of booths reach a little over their floor. */
const margin = 0.5
/** Beyond what two large screens show, a picture costs more than it saves. */
const mostDots = 16_000_000

interface Made {
  lifted: OverlayState['lifted']
  look: DesignLook
  /** Dots of the picture for a metre. */
  fine: number
  place: Rect
}

/**
 * Booths that are pulled about, drawn once and shifted as a picture for as long as nothing but their place changes: to
 * letter some hundred of them in every frame would take most of it.
 */
export function liftedPicture(family: string) {
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d')
  let made: Made | undefined

  function letGo(): void {
    if (made) Object.assign(canvas, { width: 0, height: 0 })
    made = undefined
  }

  function make(state: OverlayState, view: OverlayView, look: DesignLook, fine: number): Made | undefined {
    const bounds = boundsOfAll([...state.lifted.values()])
    if (!context || !bounds) return undefined
    const [left, top] = [onDot(bounds.x - margin, view.floor.x), onDot(bounds.y - margin, view.floor.y)]
    const width = Math.ceil((bounds.width + 2 * margin) * fine)
    const height = Math.ceil((bounds.depth + 2 * margin) * fine)
    if (width * height > mostDots) return undefined
    const place = { x: left, y: top, width: width / fine, depth: height / fine }
    Object.assign(canvas, { width, height })
    context.setTransform(fine, 0, 0, fine, -left * fine, -top * fine)
    drawLifted(canvasSurface(context, family), state, { ...view, floor: place })
    return { lifted: state.lifted, look, fine, place }

    /** As it would lie if it were drawn on the sheet itself. */
    function onDot(metres: number, origin: number): number {
      return origin + Math.floor((metres - origin) * fine) / fine
    }
  }

  return {
    canvas,
    /** Where its picture lies now; nothing where the pieces themselves have to be drawn. */
    placed(state: OverlayState, view: OverlayView, look: DesignLook): Rect | undefined {
      const { lifted } = state
      if (lifted.size < fewest || [...lifted.values()].some(({ kind }) => kind !== 'booth')) {
        letGo()
        return undefined
      }
      const fine = view.scale * (view.ratio ?? 1)
      let by = made?.look === look && made.fine === fine ? shiftOf(made.lifted, lifted) : undefined
      if (!by) {
        made = make(state, view, look, fine)
        by = { x: 0, y: 0 }
      }
      if (!made) return undefined
      const { x, y, width, depth } = made.place
      const put = (metres: number, origin: number) => origin + Math.round((metres - origin) * fine) / fine
      // On whole dots of the screen, or every letter would be blurred.
      return { x: put(x + by.x, view.floor.x), y: put(y + by.y, view.floor.y), width, depth }
    },
    letGo,
  }
}
