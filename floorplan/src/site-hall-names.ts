import type { Rect } from './geometry'
import type { SiteView, StandingHall } from './site-view'
import type { Surface, Words, WordsLook } from './surface'
import { brokenToFit, roomBeside, spaceOf, type WordRoom } from './word-room'

/** Dots. */
const above = { letters: 12.5, gap: 7, rise: 12, line: 15 }
const within = { letters: [12.5, 11, 10, 9.5], gap: 6, inset: 4, edge: 1.6 }
/** Of the size of a name. */
const codeSize = 1.2
const lineHeight = 1.22
/** A plate that covers no more of its hall leaves most booths in sight. */
const modest = 0.55

interface Piece extends Words {
  look: WordsLook
}

/** What says which hall it is: above it, or on a plate in it. */
interface HallName {
  hall: StandingHall
  pieces: readonly Piece[]
  plate?: Rect
}

interface Places {
  /** All halls of the site, and those that are looked at. */
  all: readonly StandingHall[]
  seen: readonly StandingHall[]
  /** What is free around the halls, and in them. */
  around: WordRoom
  inside: WordRoom
  /** Ground that names keep off, but that says nothing of how large they can be: a way comes and goes. */
  isTrodden: (place: Rect) => boolean
}

/**
 * The names of all halls stand above them as long as each can be read whole there; else each stands in its hall and covers
 * some booths. Names now here and now there would look restless. Where something else has come into the way, a name takes
 * the other place, then leaves out what the code says, and at last gives way.
 */
export function hallNames(
  surface: Surface,
  { all, seen, around, inside, isTrodden }: Places,
  view: SiteView,
): HallName[] {
  const isFree =
    (room: WordRoom) =>
    ({ pieces }: HallName): boolean =>
      pieces.every((piece) => room.isFree(spaceOfPiece(surface, piece)))
  const take = (room: WordRoom, { pieces }: HallName) => {
    for (const piece of pieces) room.take(spaceOfPiece(surface, piece))
  }
  const trial = around.copy()
  const fitAbove = all.every((hall) => {
    const name = namesAbove(surface, hall, view).find(isFree(trial))
    if (name) take(trial, name)
    return name !== undefined
  })
  const size = fitAbove ? above.letters : sizeInside(surface, all, view)
  const outdoors = isFree(roomBeside(around, isTrodden))
  const indoors = isFree(roomBeside(inside, isTrodden))
  return seen.flatMap((hall) => {
    const name =
      (fitAbove ? namesAbove(surface, hall, view).find(outdoors) : undefined) ??
      namesInside(surface, hall, size, view).find(indoors) ??
      codesOf(surface, hall, view).find(outdoors)
    if (!name) return []
    take(around, name)
    return [name]
  })
}

export function drawHallNames(
  surface: Surface,
  names: readonly HallName[],
  { colours, chosen, only }: SiteView,
): void {
  const { site } = colours
  for (const { hall, plate } of names) {
    if (!plate) continue
    const { code, outdoor } = hall.look
    surface.rects([plate], {
      fill: code === chosen ? site.chosenHall : outdoor ? site.zone : site.hall,
    })
    if (only && !only.has(code)) surface.rects([plate], { fill: `${site.around}d0` })
  }
  for (const { pieces } of names) for (const piece of pieces) surface.words([piece], piece.look)
}

const looksOf = ({ scale, colours }: SiteView, size: number) => {
  const ink = (colour: string, letters: number, bold = false): WordsLook => ({
    colour,
    size: letters / scale,
    bold,
    align: 'left',
  })
  return {
    code: ink(colours.ink, size * codeSize, true),
    name: ink(colours.faint, size),
    figure: { ...ink(colours.site.figure, size, true), align: 'right' as const },
  }
}

/** The whole name, and what is left of it without what the code says already: `West Hall 3`, `西三馆`. */
function namesOf({ look: { name } }: StandingHall, language: SiteView['language']): string[] {
  const whole = name[language]
  const own = whole.split(language === 'en' ? /,\s+/ : /\s+/).at(-1)
  return own && own !== whole ? [whole, own] : [whole]
}

const wide = (surface: Surface, text: string, look: WordsLook) => (text ? surface.widthOf(text, look) : 0)

/** In one line or two, none of them wider than the hall, the fullest first. */
function namesAbove(surface: Surface, hall: StandingHall, view: SiteView): HallName[] {
  const { scale, language } = view
  const { code, figure } = hall.look
  const looks = looksOf(view, above.letters)
  const gap = above.gap / scale
  const level = (line: number) => hall.y - (above.rise + line * above.line) / scale
  const head = (y: number): Piece[] => [
    { text: code, at: { x: hall.x, y }, look: looks.code },
    ...(figure ? [{ text: figure, at: { x: hall.x + hall.width, y }, look: looks.figure }] : []),
  ]
  const codeWidth = wide(surface, code, looks.code)
  const figureWidth = wide(surface, figure, looks.figure)
  if (codeWidth + gap + figureWidth > hall.width) return []
  return namesOf(hall, language).flatMap((text): HallName[] => {
    const width = wide(surface, text, looks.name)
    const name = (x: number): Piece => ({ text, at: { x, y: level(0) }, look: looks.name })
    const beside = codeWidth + gap + width + (figure ? gap + figureWidth : 0)
    return [
      ...(beside <= hall.width
        ? [{ hall, pieces: [...head(level(0)), name(hall.x + codeWidth + gap)] }]
        : []),
      ...(width <= hall.width ? [{ hall, pieces: [...head(level(1)), name(hall.x)] }] : []),
    ]
  })
}

/** The largest letters with which every hall can bear its own name, with whole words if that can be. */
function sizeInside(surface: Surface, halls: readonly StandingHall[], view: SiteView): number {
  const [smallest] = within.letters.slice(-1)
  const fits = (splits: boolean) =>
    within.letters.find((size) =>
      halls.every((hall) => platesOf(surface, hall, { size, splits }, view).length > 0),
    )
  return fits(false) ?? fits(true) ?? smallest ?? above.letters
}

/** At the head of the hall or else at its foot. */
function namesInside(surface: Surface, hall: StandingHall, size: number, view: SiteView): HallName[] {
  const whole = platesOf(surface, hall, { size, splits: false }, view)
  const plates = whole.length > 0 ? whole : platesOf(surface, hall, { size, splits: true }, view)
  return (['head', 'foot'] as const).flatMap((end) =>
    plates.map(({ depth, pieces }): HallName => {
      const edge = within.edge / view.scale
      const y = end === 'head' ? hall.y + edge : hall.y + hall.depth - edge - depth
      return {
        hall,
        pieces: pieces.map((piece) => ({ ...piece, at: { x: piece.at.x, y: y + piece.at.y } })),
        plate: { x: hall.x + edge, y, width: hall.width - 2 * edge, depth },
      }
    }),
  )
}

interface Letters {
  size: number
  splits: boolean
}

interface Plate {
  /** From its upper edge down. */
  pieces: readonly Piece[]
  depth: number
}

/** On as many lines as it takes, the fullest of those that leave most booths first. */
function platesOf(surface: Surface, hall: StandingHall, letters: Letters, view: SiteView): Plate[] {
  const [whole = '', own = whole] = namesOf(hall, view.language)
  const { figure } = hall.look
  const tries: [text: string, figure: string, share: number][] = [
    [whole, figure, modest],
    [own, figure, modest],
    [whole, '', modest],
    [own, '', modest],
    [own, figure, 1],
    [own, '', 1],
  ]
  return tries.flatMap(([text, said, share]) => {
    const plate = plateWith(surface, hall, { text, figure: said, ...letters }, view)
    return plate && plate.depth <= (hall.depth - (2 * within.edge) / view.scale) * share ? [plate] : []
  })
}

interface Said extends Letters {
  text: string
  figure: string
}

function plateWith(
  surface: Surface,
  hall: StandingHall,
  { text, figure, size, splits }: Said,
  view: SiteView,
): Plate | undefined {
  const { scale } = view
  const looks = looksOf(view, size)
  const [gap, inset] = [within.gap / scale, within.inset / scale]
  const left = hall.x + inset
  const width = hall.width - 2 * inset
  const codeWidth = wide(surface, hall.look.code, looks.code)
  const taken = codeWidth + gap + (figure ? wide(surface, figure, looks.figure) + gap : 0)
  if (taken - gap > width) return undefined
  const first = width - taken
  // Between code and figure a name stands whole or not at all.
  const isBeside = figure === '' || wide(surface, text, looks.name) <= first
  const broken = brokenToFit(surface, text, { width, first: isBeside ? first : width, splits }, looks.name)
  if (!broken) return undefined
  const lines = isBeside ? broken : ['', ...broken]
  const line = (size * lineHeight) / scale
  const level = (index: number) => (within.inset - 1) / scale + (index + 0.5) * line
  return {
    depth: level(lines.length - 0.5) + (within.inset - 2) / scale,
    pieces: [
      { text: hall.look.code, at: { x: left, y: level(0) }, look: looks.code },
      ...(figure ? [{ text: figure, at: { x: left + width, y: level(0) }, look: looks.figure }] : []),
      ...lines.flatMap((one, index): Piece[] =>
        one
          ? [
              {
                text: one,
                at: { x: index === 0 ? left + codeWidth + gap : left, y: level(index) },
                look: looks.name,
              },
            ]
          : [],
      ),
    ],
  }
}

/** Which hall it is, where there is no room for how it is called. */
function codesOf(surface: Surface, hall: StandingHall, view: SiteView): HallName[] {
  const { code } = looksOf(view, above.letters)
  const { look, x, y } = hall
  if (wide(surface, look.code, code) > hall.width) return []
  return [{ hall, pieces: [{ text: look.code, at: { x, y: y - above.rise / view.scale }, look: code }] }]
}

const spaceOfPiece = (surface: Surface, { text, at, look }: Piece): Rect => spaceOf(surface, text, at, look)
