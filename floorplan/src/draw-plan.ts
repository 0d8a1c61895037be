import { drawMarks } from './draw-marks'
import { overlaps, type Rect } from './geometry'
import { type Coat, type Painting, paintedByState } from './painting'
import type { Plan, PlanBooth } from './plan'
import type { PlanColours } from './plan-colours'
import type { SceneElement } from './scene'
import { type SpatialIndex, spatialIndex } from './spatial-index'
import type { Surface, Words, WordsLook } from './surface'
import { cutToFit, placesAlong, spaceOf, wordRoom } from './word-room'

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
  drawNames(surface, plan, seen, view)
}

type OfKind<Kind extends SceneElement['kind']> = Extract<SceneElement, { kind: Kind }>

const ofKind = <Kind extends SceneElement['kind']>(plan: Plan, kind: Kind): OfKind<Kind>[] =>
  plan.scenery.filter((element): element is OfKind<Kind> => element.kind === kind)

function drawFloor(surface: Surface, plan: Plan, { floor, colours }: PlanView): void {
  const ground = { x: 0, y: 0, width: plan.width, depth: plan.depth }
  surface.rects([ground], { fill: colours.paper })
  const lanes = ofKind(plan, 'lane').filter((lane) => overlaps(lane, floor))
  for (const use of ['aisle', 'fire'] as const)
    surface.rects(
      lanes.filter((lane) => lane.use === use),
      { fill: use === 'fire' ? colours.fireLane : colours.lane },
    )
  surface.rects(
    ofKind(plan, 'area').filter((area) => overlaps(area, floor)),
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
  const { colours, scale, own } = view
  for (const [{ fill, line, mark }, booths] of inCoats(seen, paintingOf(view))) {
    const walled = booths.filter(({ raw }) => !raw)
    const open = booths.filter(({ raw }) => raw)
    surface.rects(walled, { fill, line: { colour: line, width: 0.08 } })
    surface.rects(open, { fill, line: { colour: line, width: 0.08, dash: [0.5, 0.3] } })
    drawMarks(surface, booths, mark, { scale, colour: line })
  }
  edge(surface, seen, ({ special, state }) => special && state === 'normal', colours.special, 0.16)
  if (own) {
    const mine = seen.filter(({ id }) => own.has(id))
    if (mine.length > 0) surface.rects(mine, { fill: colours.own })
  }
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
  for (const { points, closed, thickness } of ofKind(plan, 'wall')) {
    const line = closed ? [...points, ...points.slice(0, 1)] : points
    surface.lines([line], { colour: colours.wall, width: thickness })
  }
  for (const { from, to } of ofKind(plan, 'door'))
    surface.lines([[from, to]], { colour: colours.door, width: 0.5 })
  surface.rects(
    ofKind(plan, 'pillar').filter((pillar) => overlaps(pillar, floor)),
    { fill: colours.wall },
  )
}

/** Letters smaller than this cannot be read, so they are left out. */
const leastDots = 7

function drawNames(surface: Surface, plan: Plan, seen: readonly PlanBooth[], view: PlanView): void {
  const { colours, scale, language } = view
  for (const { text, at, size, rotation } of sceneNames(surface, plan, language)) {
    if (size * scale >= leastDots) surface.words([{ text, at }], { colour: colours.faint, size, rotation })
  }
  for (const [coat, booths] of inCoats(seen, paintingOf(view)))
    for (const { look, words } of labelled(surface, booths, coat, view)) surface.words(words, look)
}

interface Name extends Words {
  size: number
  rotation: number
}

/** What stands on the scenery. Lanes cross, so each bears its name where no other lane and no other name is. */
function sceneNames(surface: Surface, plan: Plan, language: PlanView['language']): Name[] {
  const letters = ({ width, depth }: Rect) => Math.min(1.2, depth / 2, width / 2)
  const fixed = [
    ...ofKind(plan, 'label').map(({ text, ...rest }): Name => ({ ...rest, text: text[language] })),
    ...ofKind(plan, 'area').flatMap((area): Name[] =>
      placesAlong(area)
        .slice(0, 1)
        .map((place) => ({ ...place, text: area.label[language], size: letters(area) })),
    ),
  ]
  const room = wordRoom(fixed.map((name) => spaceOf(surface, name.text, name.at, name)))
  const lanes = ofKind(plan, 'lane')
  const named = lanes.flatMap((lane): Name[] => {
    const text = lane.label?.[language]
    if (!text) return []
    const others = lanes.filter((other) => other !== lane)
    for (const place of placesAlong(lane)) {
      const name = { ...place, text, size: letters(lane) }
      const space = spaceOf(surface, text, name.at, name)
      if (!room.isFree(space) || others.some((other) => overlaps(other, space))) continue
      room.take(space)
      return [name]
    }
    return []
  })
  return [...fixed, ...named]
}

interface Labels {
  look: WordsLook
  words: Words[]
}

/** Number and name while both fit and can be read, then the number alone, then nothing. */
function labelled(
  surface: Surface,
  booths: readonly PlanBooth[],
  coat: Coat,
  { colours, scale, own }: PlanView,
): Labels[] {
  const labels = new Map<string, Labels>()
  const write = (colour: string, size: number, bold: boolean, words: Words) => {
    const key = `${colour} ${size} ${bold}`
    const line = labels.get(key) ?? { look: { colour, size, bold }, words: [] }
    line.words.push(words)
    labels.set(key, line)
  }
  for (const booth of booths) {
    const ink = own?.has(booth.id) ? colours.ownInk : coat.ink
    const middle = booth.x + booth.width / 2
    const half = booth.y + booth.depth / 2
    const size = Math.min(
      1.1,
      sizeFor(surface, alike(booth.code), booth.width * 0.9, true),
      booth.depth * 0.34,
    )
    if (size * scale < leastDots) continue
    const nameSize = round(size * 0.84)
    const name =
      booth.name && nameSize * scale >= leastDots
        ? cutToFit(surface, booth.name, booth.width * 0.92, { size: nameSize })
        : ''
    write(ink, round(size), true, {
      text: booth.code,
      at: { x: middle, y: name ? half - size * 0.62 : half },
    })
    if (name) write(ink, nameSize, false, { text: name, at: { x: middle, y: half + size * 0.62 } })
  }
  return [...labels.values()]
}

/** A few sizes for all booths of a hall: it looks calmer, and a look is set less often. */
const round = (size: number): number => Math.max(0.1, Math.floor(size * 10) / 10)

/** Every figure as wide as any other, so that booths of one size show their numbers, or hide them, together. */
const alike = (code: string): string => code.replace(/\d/g, '0')

function sizeFor(surface: Surface, text: string, width: number, bold: boolean): number {
  const wide = surface.widthOf(text, { size: 1, bold })
  return wide > 0 ? width / wide : width
}
