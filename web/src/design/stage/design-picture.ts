import type { Language } from '@fairground/domain/text'
import type { Draft } from '@fairground/floorplan/design/draft'
import { type BoothFact, planOfDraft } from '@fairground/floorplan/design/drawn-draft'
import { without } from '@fairground/floorplan/design/edit'
import { commonFloor } from '@fairground/floorplan/design/problems/floor-of'
import { type DrawablePlan, drawable, drawPlan } from '@fairground/floorplan/draw-plan'
import type { Rect } from '@fairground/floorplan/geometry'
import { paintedByState } from '@fairground/floorplan/painting'
import type { PlanColours } from '@fairground/floorplan/plan-colours'
import type { Surface } from '@fairground/floorplan/surface'
import type { Picture } from '../../hall'

export interface DesignLook {
  colours: PlanColours
  language: Language
  outdoor: boolean
  background: string | undefined
  facts: ReadonlyMap<string, BoothFact>
  pictures: ReadonlyMap<string, CanvasImageSource>
  /** Metres between two lines; none are drawn without it. */
  grid: number | undefined
}

export const drawableDraft = (draft: Draft, look: DesignLook): DrawablePlan =>
  drawable(planOfDraft(draft, look))

/** All that lies still while something is drawn or moved; what is lifted is drawn over it. */
export function designPicture(
  draft: Draft,
  lifted: ReadonlySet<string>,
  look: DesignLook,
  whole: DrawablePlan = drawableDraft(draft, look),
): Picture {
  const still = lifted.size > 0 ? without(draft, lifted) : draft
  const shown = lifted.size > 0 ? drawableDraft(still, look) : whole
  const { colours, language, pictures, grid } = look
  const painting = paintedByState(colours)
  return {
    width: draft.width,
    depth: draft.depth,
    // What was drawn beside the hall is a mistake, and a mistake must be seen.
    brim: Math.max(draft.width, draft.depth),
    pictures,
    draw(surface, { floor, scale }, ratio) {
      drawPlan(surface, shown, {
        floor,
        scale: scale * ratio,
        language,
        colours,
        painting,
        letters: comfortable * ratio,
        beneath(below) {
          for (const { file, opacity, rotation, ...place } of still.underlays)
            below.picture(file, place, { opacity, rotation })
          if (grid) drawGrid(below, floor, { grid, scale, colours, hall: draft })
        },
      })
    },
    at: (point) => shown.booths.at(point)?.id,
  }
}

/** Letters on booths that have room for them, dots of the screen. */
const comfortable = 12

/** Lines closer than this are a grey veil. */
const leastGap = 12
/** Metres. From afar fewer lines are drawn. */
const wholeGaps = [1, 5, 10, 50]

function drawGrid(
  surface: Surface,
  floor: Rect,
  { grid, scale, colours, hall }: { grid: number; scale: number; colours: PlanColours; hall: Draft },
): void {
  const gaps = [grid, ...wholeGaps.filter((gap) => gap > grid)]
  const [fine, coarse] = gaps.filter((gap) => gap * scale >= leastGap)
  const width = 1 / scale
  // Outside the hall there is nothing to measure by eye.
  const inside = commonFloor(floor, { x: 0, y: 0, width: hall.width, depth: hall.depth })
  if (fine) surface.lines(linesEvery(fine, inside), { colour: `${colours.faint}12`, width })
  if (coarse) surface.lines(linesEvery(coarse, floor), { colour: `${colours.faint}18`, width })
}

function linesEvery(gap: number, { x, y, width, depth }: Rect): { x: number; y: number }[][] {
  const lines: { x: number; y: number }[][] = []
  for (let at = Math.ceil(x / gap) * gap; at <= x + width; at += gap)
    lines.push([
      { x: at, y },
      { x: at, y: y + depth },
    ])
  for (let at = Math.ceil(y / gap) * gap; at <= y + depth; at += gap)
    lines.push([
      { x, y: at },
      { x: x + width, y: at },
    ])
  return lines
}
