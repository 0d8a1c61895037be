import { rectBetween } from '../../axes'
import { piecesTouching, piecesWithin } from '../../hits'
import { type Bench, nothingOver, type Pointer, type ToolState } from '../../tool'
import { isDrag } from '../dots'

/**
 * A frame is pulled over the floor: to the right it takes what lies within it, to the left all that it touches, as in
 * every drawing program. A click beside everything lets go of what was chosen.
 */
export function choosing(from: Pointer, before: ReadonlySet<string>, back: ToolState): ToolState {
  const kept = from.shift ? before : new Set<string>()

  const choose = (pointer: Pointer, bench: Bench) => {
    const rect = rectBetween(from.at, pointer.at)
    const taken =
      pointer.at.x < from.at.x ? piecesTouching(bench.draft, rect) : piecesWithin(bench.draft, rect)
    bench.select([...kept, ...taken.map(({ id }) => id)])
    return rect
  }

  const pulled: ToolState = {
    move(pointer, bench) {
      if (!isDrag(from.at, pointer)) return pulled
      const rect = choose(pointer, bench)
      bench.show({ ...nothingOver, frame: { rect, use: 'choose' } })
      return pulled
    },
    up(pointer, bench) {
      if (isDrag(from.at, pointer)) choose(pointer, bench)
      else bench.select(kept)
      bench.show(nothingOver)
      return back
    },
    cancel(bench) {
      bench.select(before)
      bench.show(nothingOver)
      return back
    },
  }
  return pulled
}
