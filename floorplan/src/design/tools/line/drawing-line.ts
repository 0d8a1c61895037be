import { between } from '../../../distance'
import type { ScenePoint } from '../../../scene'
import { toCentimetre } from '../../pieces'
import { type Bench, type Guide, nothingOver, type Overlay, type Pointer, type ToolState } from '../../tool'
import { isTooShort } from '../dots'
import { straightFrom } from '../straight'

interface Begun {
  from: ScenePoint
  place(pointer: Pointer, bench: Bench): { at: ScenePoint; guides: Guide[] }
  drawn(from: ScenePoint, to: ScenePoint, bench: Bench): void
}

/** A line from where the pointer went down, with its length; with shift straight across or down. */
export function drawingLine({ from, place, drawn }: Begun, back: ToolState): ToolState {
  const ended = (pointer: Pointer, bench: Bench) => {
    const { at, guides } = place(pointer, bench)
    return pointer.shift ? { at: straightFrom(from, at), guides: [] } : { at, guides }
  }
  const shown = (to: ScenePoint, guides: readonly Guide[]): Overlay => ({
    guides,
    distances: [{ from, to, metres: toCentimetre(between(from, to)) }],
  })

  const drawing: ToolState = {
    cursor: 'crosshair',
    isPulling: true,
    move(pointer, bench) {
      const { at, guides } = ended(pointer, bench)
      bench.show(shown(at, guides))
      return drawing
    },
    up(pointer, bench) {
      const { at } = ended(pointer, bench)
      const isLine = !isTooShort(from, at, pointer)
      bench.show(isLine ? shown(at, []) : nothingOver)
      if (isLine) drawn(from, at, bench)
      return back
    },
    cancel(bench) {
      bench.show(nothingOver)
      return back
    },
  }
  return drawing
}
