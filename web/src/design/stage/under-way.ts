import type { EditorState } from '@fairground/floorplan/design/editor'
import { toCentimetre } from '@fairground/floorplan/design/pieces'

export type UnderWay =
  | { what: 'size'; width: number; depth: number }
  | { what: 'length'; metres: number }
  | { what: 'order'; count: number }
  | { what: 'begun' }

/** How far a drawing has come that has begun, in words that fit every tool. */
export function underWay({
  overlay: { measured, order, distances, path },
  isPulling,
}: Pick<EditorState, 'overlay' | 'isPulling'>): UnderWay | undefined {
  if (measured)
    return {
      what: 'size',
      width: toCentimetre(measured.rect.width),
      depth: toCentimetre(measured.rect.depth),
    }
  if (order && order.length > 0) return { what: 'order', count: order.length }
  const [line] = distances
  if (line) return { what: 'length', metres: line.metres }
  return isPulling || path ? { what: 'begun' } : undefined
}
