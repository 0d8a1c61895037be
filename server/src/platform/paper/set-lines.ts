import { breakLines } from './break-lines'
import { type Features, latinForms } from './faces'
import { legible } from './legible'
import type { Sheet } from './sheet'
import type { Style } from './style'

/** A line of type, ready to be put somewhere. */
export interface SetLine {
  text: string
  width: number
  style: Style
  features: Features
  /** Room above it, when it is not the first on its page. */
  before: number
  /** Added after every character, to reach the right edge. */
  spacing: number
}

const chineseText = /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u
const quotes = /[‘’“”]/

/** Ems. Chinese text is spread by hairs; a line that lacks more, before a long word say, stays ragged. */
const mostSpread = 2

export function setLines(sheet: Sheet, text: string, style: Style, width = Infinity, before = 0): SetLine[] {
  const face = sheet.faces[style.face]
  const shown = legible(text, face.knows)
  const chinese = chineseText.test(shown)
  const features = !chinese && quotes.test(shown) ? latinForms : undefined
  const advance = (character: string) => face.advanceOf(character, features) * style.size
  return breakLines(shown, width, advance).map((line, index) => {
    const slack = width - line.width
    const spread = style.spread && chinese && !line.last && slack < style.size * mostSpread
    return {
      text: line.text,
      width: line.width,
      style,
      features,
      before: index === 0 ? before : 0,
      spacing: spread ? slack / Math.max(1, [...line.text].length - 1) : 0,
    }
  })
}

/** One line that ends in … where the room does. */
export function setOneLine(sheet: Sheet, text: string, style: Style, width: number): SetLine {
  const [line] = setLines(sheet, text.replace(/\s+/g, ' '), style)
  if (!line || line.width <= width) return line ?? emptyLine(style)
  const face = sheet.faces[style.face]
  const advance = (character: string) => face.advanceOf(character, line.features) * style.size
  let [kept, filled] = ['', advance('…')]
  for (const character of line.text) {
    if (filled + advance(character) > width) break
    kept += character
    filled += advance(character)
  }
  return { ...line, text: `${kept}…`, width: filled }
}

const emptyLine = (style: Style): SetLine => ({
  text: '',
  width: 0,
  style,
  features: undefined,
  before: 0,
  spacing: 0,
})

// Chinese characters reach this far above the baseline, and as far below it as is left of their square.
const squareAscent = 0.88

/** `top` is where the line's own leading begins. */
export function drawLine({ doc }: Sheet, line: SetLine, x: number, top: number): void {
  const { text, style, features, spacing, width } = line
  if (text === '') return
  const baseline = top + (style.leading - style.size) / 2 + style.size * squareAscent
  doc
    .font(style.face)
    .fontSize(style.size)
    .fillColor(style.color)
    .text(text, x, baseline, {
      lineBreak: false,
      baseline: 'alphabetic',
      // Known already; without it the text would be measured once more.
      textWidth: width,
      ...(features ? { features: Object.keys(features) } : {}),
      ...(spacing > 0 ? { characterSpacing: spacing } : {}),
    } as PDFKit.Mixins.TextOptions)
}
