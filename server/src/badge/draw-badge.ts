import { encode } from 'uqr'
import { drawLine, type SetLine, setLines, setOneLine } from '../platform/paper/set-lines'
import type { Sheet } from '../platform/paper/sheet'
import { ink, type Style } from '../platform/paper/style'

const millimetre = 72 / 25.4

/** A6: fits the holders fairs hand out, and four of them a sheet of A4. */
export const badgeSize = { width: 297.64, height: 420.94 } as const

export interface DrawnBadge {
  fair: { zh: string; en: string }
  /** Dates and edition, a line in each language. */
  occasion: { zh: string; en: string }
  kind: { zh: string; en: string }
  name: string
  nameEn: string
  post: string
  company: { zh: string; en: string }
  booths: string
  number: string
  validUntil: { zh: string; en: string }
  /** A JPEG of three to four. */
  photo: Buffer | undefined
  code: string
}

const style = (face: Style['face'], size: number, color: string): Style => ({
  face,
  size,
  leading: size * 1.36,
  color,
})
const styles = {
  fair: style('strong', 13, ink.white),
  fairEn: style('regular', 8.5, ink.white),
  name: style('strong', 30, ink.text),
  longName: style('strong', 20, ink.text),
  nameEn: style('regular', 15, ink.text),
  post: style('regular', 11, ink.quiet),
  company: style('strong', 12.5, ink.text),
  companyEn: style('regular', 9.5, ink.quiet),
  kind: style('strong', 19, ink.white),
  kindEn: style('strong', 11, ink.white),
  small: style('regular', 8, ink.quiet),
  number: style('strong', 15, ink.text),
}

const margin = 7 * millimetre
const { width, height } = badgeSize
const inner = width - 2 * margin
const band = 24 * millimetre
const foot = 13 * millimetre
const photo = { width: 27 * millimetre, height: 36 * millimetre }
const code = 38 * millimetre

/** One badge with its upper left corner where the document stands. */
export function drawBadge(sheet: Sheet, badge: DrawnBadge): void {
  const { doc } = sheet
  doc.rect(0, 0, width, band).fill(ink.ember)
  stack(sheet, margin, (band - 46) / 2, [
    setOneLine(sheet, badge.fair.zh, styles.fair, inner),
    setOneLine(sheet, badge.fair.en, styles.fairEn, inner),
    setOneLine(sheet, `${badge.occasion.zh}  ${badge.occasion.en}`, styles.fairEn, inner),
  ])

  const top = band + 6 * millimetre
  drawPhoto(sheet, badge.photo, margin, top)
  const beside = margin + photo.width + 5 * millimetre
  const room = width - margin - beside
  const named = setLines(sheet, badge.name, badge.name.length > 5 ? styles.longName : styles.name, room)
  stack(sheet, beside, top - 4, [
    ...named.slice(0, 2),
    ...(badge.nameEn && badge.nameEn !== badge.name
      ? setLines(sheet, badge.nameEn, styles.nameEn, room).slice(0, 2)
      : []),
    ...setLines(sheet, badge.post, styles.post, room).slice(0, 2),
  ])

  stack(sheet, margin, top + photo.height + 5 * millimetre, [
    ...setLines(sheet, badge.company.zh || badge.company.en, styles.company, inner).slice(0, 2),
    ...(badge.company.zh && badge.company.en
      ? setLines(sheet, badge.company.en, styles.companyEn, inner).slice(0, 2)
      : []),
  ])

  const codeTop = height - foot - code - 5 * millimetre
  drawCode(sheet, badge.code, margin, codeTop)
  const right = margin + code + 6 * millimetre
  const words = width - margin - right
  stack(sheet, right, codeTop + 2, [
    setOneLine(sheet, '展位 Booth', styles.small, words),
    ...setLines(sheet, badge.booths, styles.number, words).slice(0, 2),
    setOneLine(sheet, '证号 No.', styles.small, words),
    setOneLine(sheet, badge.number, styles.number, words),
    ...setLines(sheet, badge.validUntil.zh, styles.small, words),
    ...setLines(sheet, badge.validUntil.en, styles.small, words),
  ])

  doc.rect(0, height - foot, width, foot).fill(ink.text)
  const kind = setOneLine(sheet, badge.kind.zh, styles.kind, inner)
  drawLine(sheet, kind, margin, height - foot + (foot - styles.kind.leading) / 2)
  const kindEn = setOneLine(sheet, badge.kind.en, styles.kindEn, inner - kind.width - 10)
  drawLine(sheet, kindEn, width - margin - kindEn.width, height - foot + (foot - styles.kindEn.leading) / 2)
}

/** Lines one below the other. */
function stack(sheet: Sheet, x: number, top: number, lines: readonly SetLine[]): void {
  let y = top
  for (const line of lines) {
    drawLine(sheet, line, x, y)
    y += line.style.leading
  }
}

function drawPhoto({ doc }: Sheet, picture: Buffer | undefined, x: number, y: number): void {
  if (picture) doc.image(picture, x, y, photo)
  doc.lineWidth(0.6).strokeColor(ink.line).rect(x, y, photo.width, photo.height).stroke()
}

/** Every dark field a square of its own, without hairs between them. */
function drawCode({ doc }: Sheet, text: string, x: number, y: number): void {
  // A badge hangs in plastic, in bad light, on somebody who walks.
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const field = code / size
  for (const [row, fields] of data.entries())
    for (const [column, dark] of fields.entries())
      if (dark) doc.rect(x + column * field, y + row * field, field + 0.05, field + 0.05)
  doc.fill('#000000')
}
