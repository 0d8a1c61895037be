import { initialFonts, type LabelFont } from '@fairground/domain/booth'
import type { PlanBooth } from './plan'
import type { Lettered, Surface } from './surface'
import { cutToFit } from './word-room'

/** Letters smaller than this cannot be read, so they are left out. */
export const leastDots = 7
/** From afar the letters on large booths do not shrink any further. */
const usualDots = 8.5

interface LabelView {
  /** Dots of the screen, or of the print, for a metre. */
  scale: number
  letters?: number | undefined
}

interface BoothLine {
  text: string
  look: Lettered
  /** How far below the middle of the booth its own middle is, metres. */
  below: number
}

/** Number and name while both fit and can be read, then the number alone, then what is left of it inside its hall. */
export function labelOf(surface: Surface, booth: PlanBooth, view: LabelView): readonly BoothLine[] {
  const number = numberOn(surface, booth, view)
  if (!number) return []
  const { text, look, size, usual, isWhole } = number
  const named = isWhole
    ? nameUnder(surface, booth, { code: size, usual, least: leastDots / view.scale })
    : undefined
  if (!named) return [{ text, look: { ...look, size: round(size) }, below: 0 }]
  const { code, gap, name } = named
  return [
    { text, look: { ...look, size: round(code) }, below: -(gap + name.look.size) / 2 },
    { ...name, below: (code + gap) / 2 },
  ]
}

/** Whether a booth bears its number, or what is left of it. */
export const isNumbered = (surface: Surface, booth: PlanBooth, view: LabelView): boolean =>
  numberOn(surface, booth, view) !== undefined

interface BoothNumber {
  text: string
  look: Lettering['look']
  size: number
  /** As large as it would be where nobody chose a size. */
  usual: number
  isWhole: boolean
}

/** The number of a booth as it can be written on it; nothing where that could not be read. */
function numberOn(
  surface: Surface,
  { code, codeFont, width, depth }: PlanBooth,
  { scale, letters = usualDots }: LabelView,
): BoothNumber | undefined {
  const { look, share } = letteringOf('code', codeFont)
  const least = leastDots / scale
  // From afar nothing can be read, and thousands of words need not be measured.
  if (depth * numberShare * Math.max(1, share) < least) return undefined
  const sizesOf = (number: string, ofDepth: number) => {
    const wide = sizeFor(surface, alike(number), width * 0.9, look)
    const usual = Math.min(Math.max(1.1, letters / scale), depth * ofDepth, wide)
    return { usual, size: Math.min(usual * share, wide, depth * 0.8) }
  }
  const whole = sizesOf(code, 0.34)
  if (whole.size >= least) return { text: code, look, ...whole, isWhole: true }
  const text = inHall(code)
  const alone = sizesOf(text, numberShare)
  return alone.size >= least ? { text, look, ...alone, isWhole: false } : undefined
}

/** Of the depth of a booth that bears nothing but its number. */
const numberShare = 0.5

/** A plan shows one hall, so `W3-104` is still known by `104`. */
const inHall = (code: string): string => code.slice(code.indexOf('-') + 1)

interface NameUnder {
  code: number
  gap: number
  name: { text: string; look: Lettered }
}

/** Whole in letters that can just be read rather than cut in larger ones; both smaller where they would not fit. */
function nameUnder(
  surface: Surface,
  { name: text, nameFont, width, depth }: PlanBooth,
  { code, usual, least }: { code: number; usual: number; least: number },
): NameUnder | undefined {
  if (!text) return undefined
  const { look, share } = letteringOf('name', nameFont)
  const gap = usual * 0.32
  const wanted = usual * 0.84 * share
  const fitting = Math.min(1, (depth * 0.94) / (code + gap + wanted))
  const most = round(wanted * fitting)
  if (Math.min(most, code * fitting) < least) return undefined
  const whole = round(Math.min(most, sizeFor(surface, text, width * 0.92, look)))
  const lettered = { ...look, size: Math.max(whole, Math.min(most, round(least) + 0.1)) }
  const shown = cutToFit(surface, text, width * 0.92, lettered)
  return shown
    ? { code: code * fitting, gap: gap * fitting, name: { text: shown, look: lettered } }
    : undefined
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

/** A few sizes for all booths of a hall: it looks calmer, and a look is set less often. */
const round = (size: number): number => Math.max(0.1, Math.floor(size * 10) / 10)

/** Every figure as wide as any other, so that booths of one size show their numbers, or hide them, together. */
const alike = (code: string): string => code.replace(/\d/g, '0')

function sizeFor(surface: Surface, text: string, width: number, look: Lettering['look']): number {
  const wide = surface.widthOf(text, { ...look, size: 1 })
  return wide > 0 ? width / wide : width
}
