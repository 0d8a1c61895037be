import type { Rect } from './geometry'
import { strokesOf } from './marks'
import type { Mark } from './plan-colours'
import type { Surface } from './surface'

/** Below this many dots for a booth's side a mark is a smudge, and its edge is all one sees. */
const dotsForMarks = 14
/** Strokes closer than this, or thinner than that, run together or vanish. */
const leastGap = 4
const leastWidth = 0.7

/** The mark of a state on all booths that are large enough on the screen to show it. */
export function drawMarks(
  surface: Surface,
  booths: readonly Rect[],
  mark: Mark,
  { scale, colour }: { scale: number; colour: string },
): void {
  const marked = booths.filter(({ width, depth }) => Math.min(width, depth) * scale >= dotsForMarks)
  const strokes = marked.flatMap((booth) => strokesOf(mark, booth, Math.max(gapFor(booth), leastGap / scale)))
  if (strokes.length > 0) surface.lines(strokes, { colour, width: Math.max(0.07, leastWidth / scale) })
}

/** Denser on small booths, so that each shows its mark, and wide enough on large ones to stay quiet. */
const gapFor = ({ width, depth }: Rect): number => Math.min(1.2, Math.max(0.45, Math.min(width, depth) / 6))
