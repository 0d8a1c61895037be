import type { Rect } from './geometry'
import type { ScenePoint } from './scene'
import type { LineLook, Surface } from './surface'

export interface Placing {
  /** Where the origin of what is drawn comes to lie. */
  x: number
  y: number
  /** Units of the surface for a unit of what is drawn. */
  scale: number
}

/** A surface with another origin and measure, so that a plan in metres stands on a sheet in points. */
export function placedOn(surface: Surface, { x, y, scale }: Placing): Surface {
  const point = (from: ScenePoint): ScenePoint => ({ x: x + from.x * scale, y: y + from.y * scale })
  const rect = (from: Rect): Rect => ({
    ...point(from),
    width: from.width * scale,
    depth: from.depth * scale,
  })
  const line = (look: LineLook): LineLook => ({
    ...look,
    width: look.width * scale,
    ...(look.dash && { dash: look.dash.map((length) => length * scale) }),
  })
  return {
    rects: (rects, look) =>
      surface.rects(rects.map(rect), {
        ...look,
        ...(look.line && { line: line(look.line) }),
        ...(look.radius && { radius: look.radius * scale }),
      }),
    lines: (lines, look) =>
      surface.lines(
        lines.map((points) => points.map(point)),
        line(look),
      ),
    area: (points, fill) => surface.area(points.map(point), fill),
    words: (words, look) =>
      surface.words(
        words.map(({ text, at }) => ({ text, at: point(at) })),
        { ...look, size: look.size * scale },
      ),
    picture: (file, place, look) => surface.picture(file, rect(place), look),
    clipped: (within, draw) => surface.clipped(rect(within), draw),
    // At a size of the surface: letters of a metre are measured as letters of a metre are drawn.
    widthOf: (text, look) => surface.widthOf(text, { ...look, size: look.size * scale }) / scale,
  }
}
