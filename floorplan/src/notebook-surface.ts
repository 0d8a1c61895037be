import type { Rect } from './geometry'
import type { LineLook, Surface, WordsLook } from './surface'
import { estimatedWidth } from './svg-surface'
import { spaceOf } from './word-room'

/** A surface that shows nothing and remembers what was drawn on it, for tests. */
export function notebookSurface() {
  const rects: { rect: Rect; fill?: string; line?: string; dashed?: true }[] = []
  const words: string[] = []
  /** The floor each of the words covers. */
  const places: Rect[] = []
  /** How each of the words was lettered. */
  const looks: WordsLook[] = []
  const strokes: string[] = []
  const areas: string[] = []
  const pictures: string[] = []
  const surface: Surface = {
    rects: (drawn, { fill, line }) =>
      void rects.push(...drawn.map((rect) => ({ rect, ...(fill && { fill }), ...(line && lineOf(line)) }))),
    lines: (drawn, { colour }) => void strokes.push(...drawn.map(() => colour)),
    area: (_points, fill) => void areas.push(fill),
    words: (drawn, look) => {
      words.push(...drawn.map(({ text }) => text))
      looks.push(...drawn.map(() => look))
      places.push(...drawn.map(({ text, at }) => spaceOf(surface, text, at, look)))
    },
    picture: (file) => void pictures.push(file),
    clipped: (_within, draw) => draw(),
    widthOf: estimatedWidth,
  }
  return { surface, rects, words, places, looks, strokes, areas, pictures }
}

const lineOf = ({ colour, dash }: LineLook) => ({ line: colour, ...(dash && { dashed: true as const }) })
