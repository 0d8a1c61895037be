import type { Language } from '@fairground/domain/text'
import { type DrawablePlan, drawPlan } from '@fairground/floorplan/draw-plan'
import type { Painting } from '@fairground/floorplan/painting'
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
  /** Lies under everything, where the hall has one. */
  background: CanvasImageSource | undefined
}

/** A hall's plan; what lies where is a booth, by its id. */
export function hallPicture(drawable: DrawablePlan, look: Look): Picture {
  const { width, depth } = drawable.plan
  const { colours, painting, language, own, only, background } = look
  return {
    width,
    depth,
    draw({ surface, context }, { floor, scale }, ratio) {
      if (background) {
        context.fillStyle = colours.paper
        context.fillRect(0, 0, width, depth)
        context.drawImage(background, 0, 0, width, depth)
      }
      drawPlan(surface, drawable, {
        floor,
        scale: scale * ratio,
        language,
        colours: background ? { ...colours, paper: 'transparent' } : colours,
        painting,
        own,
      })
      if (only)
        surface.rects(
          drawable.booths.within(floor).filter(({ id }) => !only.has(id)),
          { fill: `${colours.paper}c8` },
        )
    },
    at: (point) => drawable.booths.at(point)?.id,
  }
}
