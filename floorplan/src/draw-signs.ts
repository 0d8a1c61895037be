import { overlaps, type Rect } from './geometry'
import type { ScenePoint } from './scene'
import type { Gate, GateUse, Place, PlaceUse } from './site-plan'
import type { SiteView } from './site-view'
import type { Surface } from './surface'
import { spaceOf, type WordRoom } from './word-room'

/** Dots. */
const plateSize = { height: 24, icon: 26, end: 11, letters: 12.5, radius: 5, near: 40 }
const signSize = { side: 20, letters: 13, radius: 5, label: 12.5, gap: 6 }

/** The sign of a gate: its mark, and its name where there is room for it. */
export interface Plate extends Rect {
  use: GateUse
  words: string
}

export function platesOf(
  surface: Surface,
  gates: readonly Gate[],
  { floor, scale, language }: SiteView,
  room: WordRoom,
): Plate[] {
  const { height, icon, end, letters } = plateSize
  const plate = ({ at, use }: Gate, words: string): Plate => {
    const long = words ? icon * 1.15 + end + surface.widthOf(words, { size: letters }) : height
    const [width, depth] = [long / scale, height / scale]
    const x = within(at.x - width / 2, floor.x, floor.x + floor.width - width)
    const y = within(at.y - depth / 2, floor.y, floor.y + floor.depth - depth)
    return { x, y, width, depth, use, words }
  }
  const near = plateSize.near / scale
  const seen = gates.filter(({ at }) =>
    overlaps({ x: at.x - near, y: at.y - near, width: 2 * near, depth: 2 * near }, floor),
  )
  return seen.map((gate) => {
    const full = plate(gate, gate.label[language])
    const chosen = room.isFree(full) ? full : plate(gate, '')
    room.take(chosen)
    return chosen
  })
}

/** A gate at the edge of what is looked at, or a little beyond, keeps its whole name in sight. */
const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

export function drawPlates(surface: Surface, plates: readonly Plate[], { scale, colours }: SiteView): void {
  const { plate, plateInk } = colours.site
  const { icon, letters, radius, height } = plateSize
  surface.rects(plates, { fill: plate, radius: radius / scale })
  const middles = plates.map(({ x, y, depth, words, use }) => ({
    use,
    x: x + (words ? icon / 1.8 : height / 2) / scale,
    y: y + depth / 2,
  }))
  surface.lines(
    middles.flatMap(({ use, ...at }) => gateMarks[use].map((line) => drawnAt(line, at, scale))),
    { colour: plateInk, width: 1.5 / scale, round: true },
  )
  surface.words(
    plates
      .filter(({ words }) => words)
      .map(({ x, y, depth, words }) => ({ text: words, at: { x: x + icon / scale, y: y + depth / 2 } })),
    { colour: plateInk, size: letters / scale, align: 'left' },
  )
}

type Line = readonly (readonly [right: number, down: number])[]

/** In dots around the middle: a gateway, and a crate. */
const gateMarks: Record<GateUse, readonly Line[]> = {
  visitors: [
    [
      [-4.5, 5],
      [-4.5, -4.5],
      [4.5, -4.5],
      [4.5, 5],
    ],
    [
      [-7, 5],
      [7, 5],
    ],
  ],
  goods: [
    [
      [-5.5, -5],
      [5.5, -5],
      [5.5, 5],
      [-5.5, 5],
      [-5.5, -5],
    ],
    [
      [-5.5, -1.5],
      [5.5, -1.5],
    ],
  ],
}

const drawnAt = (line: Line, at: ScenePoint, scale: number): ScenePoint[] =>
  line.map(([right, down]) => ({ x: at.x + right / scale, y: at.y + down / scale }))

const placeLetters: Record<PlaceUse, string> = {
  metro: 'M',
  parking: 'P',
  firstAid: '+',
  taxi: 'T',
  bus: 'B',
}

const signOf = ({ at: { x, y } }: Place, scale: number): Rect => {
  const side = signSize.side / scale
  return { x: x - side / 2, y: y - side / 2, width: side, depth: side }
}

export function drawPlaces(
  surface: Surface,
  places: readonly Place[],
  { floor, scale, colours }: SiteView,
  room: WordRoom,
): void {
  const { places: fills, placeInk } = colours.site
  for (const place of places) {
    const sign = signOf(place, scale)
    if (!overlaps(sign, floor) || !room.isFree(sign)) continue
    room.take(sign)
    surface.rects([sign], { fill: fills[place.use], radius: signSize.radius / scale })
    surface.words([{ text: placeLetters[place.use], at: place.at }], {
      colour: placeInk,
      size: signSize.letters / scale,
      bold: true,
    })
  }
}

/** Beside its sign, where there is room. */
export function drawPlaceNames(
  surface: Surface,
  places: readonly Place[],
  { floor, scale, language, colours }: SiteView,
  room: WordRoom,
): void {
  const size = signSize.label / scale
  for (const place of places) {
    const sign = signOf(place, scale)
    const text = place.label[language]
    const at = { x: sign.x + sign.width + signSize.gap / scale, y: place.at.y }
    const space = spaceOf(surface, text, at, { size, align: 'left' })
    if (!overlaps(space, floor) || !room.isFree(space)) continue
    room.take(space)
    surface.words([{ text, at }], { colour: colours.faint, size, align: 'left' })
  }
}
