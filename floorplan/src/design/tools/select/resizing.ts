import type { Rect } from '../../../geometry'
import type { ScenePoint } from '../../../scene'
import { axes, startOf } from '../../axes'
import type { Piece } from '../../draft'
import { withReplaced } from '../../edit'
import { distancesAround } from '../../gaps'
import { edgesOf, type HandleName, handleCursors, movableOf } from '../../handles'
import { boundsOf, stretched } from '../../pieces'
import { inProportion, leastSize, pulledBy } from '../../pulling'
import { snapEdges } from '../../snapping'
import { type Bench, nothingOver, type Pointer, type ToolState } from '../../tool'
import { leastMetres, snappingFor } from '../dots'

interface Held {
  handle: HandleName
  bounds: Rect
  from: ScenePoint
}

/** One handle of what is chosen is pulled, and everything in it is stretched along. */
export function resizing({ handle, bounds, from }: Held, back: ToolState): ToolState {
  const edges = edgesOf(handle)

  const stretchedTo = (pointer: Pointer, bench: Bench) => {
    const pieces = movableOf(bench.draft, bench.selection)
    const except = new Set(pieces.map(({ id }) => id))
    const least = leastSize(pieces.filter(coversFloor).map(boundsOf), bounds, leastMetres(pointer))
    const by = { x: pointer.at.x - from.x, y: pointer.at.y - from.y }
    const wished = pulledBy(bounds, edges, by, least)
    const view = { snapping: snappingFor(bench, pointer), scale: pointer.scale, except }
    // A picture that is stretched shows a hall that is not there: it is only where somebody wants that.
    const keepsProportion = pieces.some(isPicture) !== Boolean(pointer.shift)
    const { rect, guides } = keepsProportion
      ? { rect: inProportion(bounds, wished, edges, least), guides: [] }
      : snapEdges(bench.draft, wished, edges, view)
    // Snapping may pull an edge closer than a shape may be small.
    const isLarge = rect.width >= least.width && rect.depth >= least.depth
    const to = isLarge ? rect : wished
    const after = new Map(pieces.map((piece) => [piece.id, stretched(piece, bounds, to)]))
    return { to, guides: isLarge ? guides : [], after, except }
  }

  const held: ToolState = {
    cursor: handleCursors[handle],
    move(pointer, bench) {
      const { to, guides, after, except } = stretchedTo(pointer, bench)
      bench.lift(after)
      bench.show({ guides, distances: distancesAround(bench.draft, to, except), measured: { rect: to } })
      return held
    },
    up(pointer, bench) {
      const { to, after } = stretchedTo(pointer, bench)
      bench.drop()
      bench.show(nothingOver)
      if (!isSame(to, bounds)) bench.change('resize', withReplaced(bench.draft, after))
      return back
    },
    cancel(bench) {
      bench.drop()
      bench.show(nothingOver)
      return back
    },
  }
  return held
}

const isPicture = ({ kind }: Piece): boolean => kind === 'picture' || kind === 'underlay'

const coversFloor = ({ kind }: Piece): boolean => kind !== 'label' && kind !== 'icon'

const isSame = (one: Rect, another: Rect): boolean =>
  one.width === another.width &&
  one.depth === another.depth &&
  axes.every((axis) => startOf(one, axis) === startOf(another, axis))
