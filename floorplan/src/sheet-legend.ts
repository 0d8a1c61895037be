import type { Rect } from './geometry'
import { strokesOf } from './marks'
import type { BoothState } from './plan'
import { marks, type PlanColours } from './plan-colours'
import type { ScenePoint } from './scene'
import type { Surface } from './surface'

/** What fills and edges mean, in words. */
export interface LegendWords {
  states: readonly { state: BoothState; words: string }[]
  /** Beside the edge of special booths, and the fill of the own ones; left out where there are none. */
  special?: string
  own?: string
}

/** Points. */
const row = 15
const swatch = { width: 15, depth: 10 }
const letters = 9
const gap = 16

/** Entry after entry, in as many rows as it takes; says where the last of them ends. */
export function drawLegend(
  surface: Surface,
  { states, special, own }: LegendWords,
  { x, y, width }: ScenePoint & { width: number },
  colours: PlanColours,
): number {
  let at = { x, y }
  const entry = (text: string, draw: (swatch: Rect) => void) => {
    const room = swatch.width + 5 + surface.widthOf(text, { size: letters })
    if (at.x > x && at.x + room > x + width) at = { x, y: at.y + row }
    draw({ ...at, ...swatch })
    surface.words([{ text, at: { x: at.x + swatch.width + 5, y: at.y + swatch.depth / 2 } }], {
      colour: colours.ink,
      size: letters,
      align: 'left',
    })
    at = { x: at.x + room + gap, y: at.y }
  }
  for (const { state, words } of states)
    entry(words, (rect) => {
      const { fill, line } = colours.booths[state]
      surface.rects([rect], { fill, line: { colour: line, width: 0.7 } })
      const strokes = strokesOf(marks[state], rect, 3.5)
      if (strokes.length > 0) surface.lines(strokes, { colour: line, width: 0.6 })
    })
  if (special)
    entry(special, (rect) =>
      surface.rects([rect], {
        fill: colours.booths.normal.fill,
        line: { colour: colours.special, width: 1.4 },
      }),
    )
  if (own) entry(own, (rect) => surface.rects([rect], { fill: colours.own }))
  return at.y + swatch.depth
}
