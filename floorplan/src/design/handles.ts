import type { Rect } from '../geometry'
import type { ScenePoint } from '../scene'
import type { Draft, Piece } from './draft'
import { boundsOfAll, pieceOf } from './pieces'
import type { ToolState } from './tool'

/** Corners before sides: where they are close to each other a corner does both. */
export const handleNames = ['nw', 'ne', 'se', 'sw', 'n', 'e', 's', 'w'] as const
export type HandleName = (typeof handleNames)[number]

export interface Handle {
  name: HandleName
  at: ScenePoint
}

const places: Record<HandleName, { across: 0 | 0.5 | 1; down: 0 | 0.5 | 1 }> = {
  nw: { across: 0, down: 0 },
  n: { across: 0.5, down: 0 },
  ne: { across: 1, down: 0 },
  e: { across: 1, down: 0.5 },
  se: { across: 1, down: 1 },
  s: { across: 0.5, down: 1 },
  sw: { across: 0, down: 1 },
  w: { across: 0, down: 0.5 },
}

/** Which edges a handle takes along: the first of a side, the last, or neither. */
export const edgesOf = (name: HandleName): { x: -1 | 0 | 1; y: -1 | 0 | 1 } => ({
  x: toEdge(places[name].across),
  y: toEdge(places[name].down),
})

const toEdge = (share: 0 | 0.5 | 1): -1 | 0 | 1 => (share === 0 ? -1 : share === 1 ? 1 : 0)

/** Dots of the screen; a shorter side has handles at its ends only. */
const sideForHandles = 34

/** What has no width, as a straight wall, cannot be made wider. */
export function handlesOf(bounds: Rect, scale: number): Handle[] {
  const isOffered = (length: number, edge: number): boolean =>
    edge === 0 ? length === 0 || length * scale >= sideForHandles : length > 0
  const { x, y, width, depth } = bounds
  return handleNames
    .filter((name) => {
      const edges = edgesOf(name)
      return isOffered(width, edges.x) && isOffered(depth, edges.y)
    })
    .map((name) => {
      const { across, down } = places[name]
      return { name, at: { x: x + across * width, y: y + down * depth } }
    })
}

/** A handle reaches less far inwards on something small, or one could never take hold of its middle. */
export function handleAt(
  bounds: Rect,
  point: ScenePoint,
  { reach, scale }: { reach: number; scale: number },
): HandleName | undefined {
  const { x, y, width, depth } = bounds
  const isInside = point.x > x && point.x < x + width && point.y > y && point.y < y + depth
  const across = isInside ? Math.min(reach, width / 4) : reach
  const down = isInside ? Math.min(reach, depth / 4) : reach
  return handlesOf(bounds, scale).find(
    ({ at }) => Math.abs(at.x - point.x) <= across && Math.abs(at.y - point.y) <= down,
  )?.name
}

export const handleCursors: Record<HandleName, NonNullable<ToolState['cursor']>> = {
  nw: 'nwse-resize',
  se: 'nwse-resize',
  ne: 'nesw-resize',
  sw: 'nesw-resize',
  n: 'ns-resize',
  s: 'ns-resize',
  e: 'ew-resize',
  w: 'ew-resize',
}

/** What of the chosen can be moved. */
export function movableOf(draft: Draft, selection: ReadonlySet<string>): Piece[] {
  const locked = new Set(draft.locked)
  return [...selection].flatMap((id) => (locked.has(id) ? [] : (pieceOf(draft, id) ?? [])))
}

/** Wide floor that others lie on: whoever begins to pull on it rarely means the floor. */
export const isGround = ({ kind }: Piece): boolean =>
  kind === 'lane' || kind === 'picture' || kind === 'underlay'

/** Words and signs have one size, wherever their handles would be. */
const hasSides = ({ kind }: Piece): boolean => kind !== 'label' && kind !== 'icon'

/** The rectangle that has handles: around all that can be moved, where any of it can be made larger. */
export function resizableBounds(draft: Draft, selection: ReadonlySet<string>): Rect | undefined {
  const pieces = movableOf(draft, selection)
  return pieces.some(hasSides) ? boundsOfAll(pieces) : undefined
}
