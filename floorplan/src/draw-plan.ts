import { isNumbered, labelOf, leastDots } from './booth-labels'
import { drawIcons } from './draw-icons'
import { drawMarks } from './draw-marks'
import { drawOwn, drawOwnPlates } from './draw-own'
import { overlaps, type Rect } from './geometry'
import { ofKind } from './of-kind'
import { type Coat, type Painting, paintedByState } from './painting'
import { isEdged, type Plan, type PlanBooth } from './plan'
import type { PlanColours } from './plan-colours'
import { sceneNames } from './scene-names'
import { type SpatialIndex, spatialIndex } from './spatial-index'
import type { Surface, Words, WordsLook } from './surface'

export interface PlanView {
  /** The floor that is looked at; nothing else is drawn. */
  floor: Rect
  /** Dots of the screen, or of the print, for a metre. */
  scale: number
  language: 'zh' | 'en'
  colours: PlanColours
  /** What fill and mark of a booth say; its state where nothing else is asked for. */
  painting?: Painting | undefined
  /** Booths of whoever looks. */
  own?: ReadonlySet<string>
  /** The one that is pointed at or spoken about. */
  chosen?: string
  /** How many dots letters should have where a booth has room for them; unless said, just enough to be read. */
  letters?: number | undefined
  /** How many dots the numbers of own booths have on plates beside them, where they have no room; unless said, there are none. */
  plates?: number | undefined
  /** What lies on the bare floor under everything else, as while the plan is drawn. */
  beneath?: ((surface: Surface) => void) | undefined
}

/** A plan made ready: what does not change from one look at it to the next is worked out once. */
export interface DrawablePlan {
  plan: Plan
  booths: SpatialIndex<PlanBooth>
}

export const drawable = (plan: Plan): DrawablePlan => ({ plan, booths: spatialIndex(plan.booths) })

/** The one way a plan is drawn, whatever it is drawn on. From the ground up. */
export function drawPlan(surface: Surface, { plan, booths }: DrawablePlan, view: PlanView): void {
  const seen = booths.within(view.floor)
  drawFloor(surface, plan, view)
  drawBooths(surface, seen, view)
  drawShell(surface, plan, view)
  drawIcons(surface, ofKind(plan.scenery, 'icon'), view)
  drawNames(surface, plan, seen, view)
  const { plates: letters } = view
  const isUnnamed = (booth: PlanBooth) => !isNumbered(surface, booth, view)
  if (letters) drawOwnPlates(surface, mineOf(seen, view).filter(isUnnamed), { ...view, letters })
}

const mineOf = (seen: readonly PlanBooth[], { own }: PlanView): PlanBooth[] =>
  own?.size ? seen.filter(({ id }) => own.has(id)) : []

function drawFloor(surface: Surface, plan: Plan, { floor, colours, beneath }: PlanView): void {
  const ground = { x: 0, y: 0, width: plan.width, depth: plan.depth }
  surface.rects([ground], { fill: colours.paper })
  beneath?.(surface)
  if (plan.background) surface.picture(plan.background, ground, { opacity: 1, rotation: 0, whole: true })
  // What is turned reaches beyond its place, so all are drawn: there are few.
  for (const { file, opacity, rotation, ...place } of ofKind(plan.scenery, 'picture'))
    surface.picture(file, place, { opacity, rotation })
  const lanes = ofKind(plan.scenery, 'lane').filter((lane) => overlaps(lane, floor))
  for (const use of ['aisle', 'fire'] as const)
    surface.rects(
      lanes.filter((lane) => lane.use === use),
      { fill: use === 'fire' ? colours.fireLane : colours.lane },
    )
  surface.rects(
    ofKind(plan.scenery, 'area').filter((area) => overlaps(area, floor)),
    { fill: colours.area, line: { colour: colours.faint, width: 0.06 } },
  )
}

const paintingOf = ({ painting, colours }: PlanView): Painting => painting ?? paintedByState(colours)

/** A look is set once for all booths that share it. */
function inCoats(booths: readonly PlanBooth[], { coats, coatOf }: Painting): [Coat, PlanBooth[]][] {
  const groups = new Map(coats.map((coat): [Coat, PlanBooth[]] => [coat, []]))
  for (const booth of booths) groups.get(coatOf(booth))?.push(booth)
  return [...groups].filter(([, alike]) => alike.length > 0)
}

function drawBooths(surface: Surface, seen: readonly PlanBooth[], view: PlanView): void {
  const { colours, scale } = view
  for (const [{ fill, line, mark }, booths] of inCoats(seen, paintingOf(view))) {
    const walled = booths.filter(({ raw }) => !raw)
    const open = booths.filter(({ raw }) => raw)
    surface.rects(walled, { fill, line: { colour: line, width: 0.08 } })
    surface.rects(open, { fill, line: { colour: line, width: 0.08, dash: [0.5, 0.3] } })
    drawMarks(surface, booths, mark, { scale, colour: line })
  }
  edge(surface, seen, isEdged, colours.special, 0.16)
  drawOwn(surface, mineOf(seen, view), view)
  edge(surface, seen, ({ id }) => id === view.chosen, colours.chosen, Math.max(0.2, 2.5 / scale))
}

function edge(
  surface: Surface,
  booths: readonly PlanBooth[],
  which: (booth: PlanBooth) => boolean,
  colour: string,
  width: number,
): void {
  const chosen = booths.filter(which)
  if (chosen.length > 0) surface.rects(chosen, { line: { colour, width } })
}

function drawShell(surface: Surface, plan: Plan, { colours, floor }: PlanView): void {
  for (const { points, closed, thickness } of ofKind(plan.scenery, 'wall')) {
    const line = closed ? [...points, ...points.slice(0, 1)] : points
    surface.lines([line], { colour: colours.wall, width: thickness })
  }
  for (const { from, to } of ofKind(plan.scenery, 'door'))
    surface.lines([[from, to]], { colour: colours.door, width: 0.5 })
  surface.rects(
    ofKind(plan.scenery, 'pillar').filter((pillar) => overlaps(pillar, floor)),
    { fill: colours.wall },
  )
}

function drawNames(surface: Surface, plan: Plan, seen: readonly PlanBooth[], view: PlanView): void {
  const { colours, scale, language } = view
  for (const { text, at, size, rotation } of sceneNames(surface, plan.scenery, language)) {
    if (size * scale >= leastDots) surface.words([{ text, at }], { colour: colours.faint, size, rotation })
  }
  for (const [coat, booths] of inCoats(seen, paintingOf(view)))
    for (const { look, words } of labelled(surface, booths, coat, view)) surface.words(words, look)
}

interface Labels {
  look: WordsLook
  words: Words[]
}

/** What is written on booths of one coat, by how it looks. */
function labelled(surface: Surface, booths: readonly PlanBooth[], coat: Coat, view: PlanView): Labels[] {
  const { colours, own } = view
  const labels = new Map<string, Labels>()
  for (const booth of booths) {
    const colour = own?.has(booth.id) ? colours.ownInk : coat.ink
    const x = booth.x + booth.width / 2
    const middle = booth.y + booth.depth / 2
    for (const { text, look, below } of labelOf(surface, booth, view)) {
      const key = `${colour} ${look.size} ${look.bold} ${look.italic} ${look.family}`
      const line = labels.get(key) ?? { look: { ...look, colour }, words: [] }
      line.words.push({ text, at: { x, y: middle + below } })
      labels.set(key, line)
    }
  }
  return [...labels.values()]
}
