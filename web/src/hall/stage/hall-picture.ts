import type { Language } from '@fairground/domain/text'
import { type DrawablePlan, drawPlan } from '@fairground/floorplan/draw-plan'
import { type Painting, steppingBack } from '@fairground/floorplan/painting'
import type { PlanColours } from '@fairground/floorplan/plan-colours'
import type { Picture } from './picture'

/** How a plan is to look, besides where one looks at it. */
export interface Look {
  colours: PlanColours
  painting: Painting
  language: Language
  own: ReadonlySet<string>
  /** Only these stand out; all of them where it is not given. */
  only: ReadonlySet<string> | undefined
  /** Those that have come of the pictures on the plan. */
  pictures: ReadonlyMap<string, CanvasImageSource>
}

/** Of the numbers beside own booths that are too small to carry them, in dots of the screen. */
const plateLetters = 11

/** A hall's plan; what lies where is a booth, by its id. */
export function hallPicture(drawable: DrawablePlan, look: Look): Picture {
  const { width, depth } = drawable.plan
  const { colours, painting, language, own, only, pictures } = look
  const shown = only ? steppingBack(painting, only, colours) : painting
  return {
    width,
    depth,
    pictures,
    draw(surface, { floor, scale }, ratio) {
      drawPlan(surface, drawable, {
        floor,
        scale: scale * ratio,
        language,
        colours,
        painting: shown,
        own,
        plates: plateLetters * ratio,
      })
    },
    at: (point) => drawable.booths.at(point)?.id,
  }
}
