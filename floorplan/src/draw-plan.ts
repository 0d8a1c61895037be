import { initialFonts, type LabelFont } from '@fairground/domain/booth'
import { drawIcons } from './draw-icons'
import { drawMarks } from './draw-marks'
import { drawOwn, drawOwnPlates } from './draw-own'
import { overlaps, type Rect } from './geometry'
import { ofKind } from './of-kind'
import { type Coat, type Painting, paintedByState } from './painting'
import type { Plan, PlanBooth } from './plan'
import type { PlanColours } from './plan-colours'
import { sceneNames } from './scene-names'
import { type SpatialIndex, spatialIndex } from './spatial-index'
import type { Lettered, Surface, Words, WordsLook } from './surface'
import { cutToFit } from './word-room'

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
  /** How many dots letters should have where a booth has room for them; unless said, they only grow with the plan. */
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
  const isUnnamed = (booth: PlanBooth) => numberSize(surface, booth, view) === undefined
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
  edge(surface, seen, ({ special, state }) => special && state === 'normal', colours.special, 0.16)
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

/** Letters smaller than this cannot be read, so they are left out. */
const leastDots = 7

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

/** Number and name while both fit and can be read, then the number alone, then nothing. */
function labelled(surface: Surface, booths: readonly PlanBooth[], coat: Coat, view: PlanView): Labels[] {
  const { colours, scale, own } = view
  const labels = new Map<string, Labels>()
  const write = (look: WordsLook, words: Words) => {
    const key = `${look.colour} ${look.size} ${look.bold} ${look.italic} ${look.family}`
    const line = labels.get(key) ?? { look, words: [] }
    line.words.push(words)
    labels.set(key, line)
  }
  for (const booth of booths) {
    const colour = own?.has(booth.id) ? colours.ownInk : coat.ink
    const [code, name] = [letteringOf('code', booth.codeFont), letteringOf('name', booth.nameFont)]
    const number = numberSize(surface, booth, view)
    if (!number) continue
    const { size, usual } = number
    const both = fitting({ code: size, name: usual * 0.84 * name.share }, usual * 0.32, booth.depth * 0.94)
    const nameLook = { ...name.look, size: round(both.name) }
    const shownName =
      booth.name && Math.min(nameLook.size, both.code) * scale >= leastDots
        ? cutToFit(surface, booth.name, booth.width * 0.92, nameLook)
        : ''
    const middle = booth.x + booth.width / 2
    const half = booth.y + booth.depth / 2
    write(
      { ...code.look, colour, size: round(shownName ? both.code : size) },
      { text: booth.code, at: { x: middle, y: shownName ? half - (both.block - both.code) / 2 : half } },
    )
    if (shownName)
      write(
        { ...nameLook, colour },
        { text: shownName, at: { x: middle, y: half + (both.block - both.name) / 2 } },
      )
  }
  return [...labels.values()]
}

/** How high the number of a booth can be written on it, and words where nobody chose a size; nothing where it could not be read. */
function numberSize(
  surface: Surface,
  { code, codeFont, width, depth }: PlanBooth,
  { scale, letters = 0 }: PlanView,
): { size: number; usual: number } | undefined {
  const { look, share } = letteringOf('code', codeFont)
  const most = Math.min(Math.max(1.1, letters / scale), depth * 0.34)
  // From afar nothing can be read, and thousands of words need not be measured.
  if (most * share * scale < leastDots) return undefined
  const wide = sizeFor(surface, alike(code), width * 0.9, look)
  const usual = Math.min(most, wide)
  const size = Math.min(usual * share, wide, depth * 0.8)
  return size * scale < leastDots ? undefined : { size, usual }
}

interface Lettering {
  look: Omit<Lettered, 'size'>
  /** Of the size that such words have where nobody chose one. */
  share: number
}

const usualLettering: Record<'code' | 'name', Lettering> = {
  code: { look: { bold: true }, share: 1 },
  name: { look: { bold: false }, share: 1 },
}

/** Letters grow with the plan, so a chosen size says how much larger than usual they are. */
function letteringOf(what: 'code' | 'name', font: LabelFont | undefined): Lettering {
  if (!font) return usualLettering[what]
  const { family, size } = initialFonts[what]
  return {
    look: {
      bold: font.style === 'bold',
      ...(font.style === 'italic' && { italic: true }),
      ...(font.family !== family && { family: font.family }),
    },
    share: font.size / size,
  }
}

/** Both lines, made smaller alike where they would not stand one above the other. */
function fitting({ code, name }: { code: number; name: number }, gap: number, depth: number) {
  const share = Math.min(1, depth / (code + gap + name))
  return { code: code * share, name: name * share, block: (code + gap + name) * share }
}

/** A few sizes for all booths of a hall: it looks calmer, and a look is set less often. */
const round = (size: number): number => Math.max(0.1, Math.floor(size * 10) / 10)

/** Every figure as wide as any other, so that booths of one size show their numbers, or hide them, together. */
const alike = (code: string): string => code.replace(/\d/g, '0')

function sizeFor(surface: Surface, text: string, width: number, look: Lettering['look']): number {
  const wide = surface.widthOf(text, { ...look, size: 1 })
  return wide > 0 ? width / wide : width
}
