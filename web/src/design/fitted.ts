import { toCentimetre } from '@fairground/floorplan/design/pieces'
import type { Rect } from '@fairground/floorplan/geometry'

const share = 0.9

/** As large as fits into nine tenths of a floor, in its middle, in its own proportions. */
export function fitted({ width, height }: { width: number; height: number }, floor: Rect): Rect {
  const scale = share * Math.min(floor.width / width, floor.depth / height)
  const size = { width: toCentimetre(width * scale), depth: toCentimetre(height * scale) }
  return {
    x: toCentimetre(floor.x + (floor.width - size.width) / 2),
    y: toCentimetre(floor.y + (floor.depth - size.depth) / 2),
    ...size,
  }
}
