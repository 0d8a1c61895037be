import { drawable, drawPlan } from '../../draw-plan'
import type { Surface } from '../../surface'
import { planOfDraft } from '../drawn-draft'
import { withPieces } from '../edit'
import type { OverlayState, OverlayView } from './view'

/** Pieces that are moved look as they will lie: they are drawn as the plan is, on no ground of their own. */
export function drawLifted(surface: Surface, { draft, lifted }: OverlayState, view: OverlayView): void {
  if (lifted.size === 0) return
  if (view.lifted) {
    surface.picture(view.lifted.file, view.lifted.place, { opacity: 1, rotation: 0 })
    return
  }
  const bare = { ...draft, width: 0, depth: 0, elements: [], booths: [], underlays: [] }
  const above = withPieces(bare, [...lifted.values()])
  for (const { file, opacity, rotation, ...place } of above.underlays)
    surface.picture(file, place, { opacity, rotation })
  const { floor, scale, ratio = 1, language, colours, outdoor, facts } = view
  drawPlan(surface, drawable(planOfDraft(above, { outdoor, facts, language })), {
    floor,
    scale: scale * ratio,
    language,
    colours,
  })
}
