import type { PaperContent } from './content'
import { drawMark } from './running-lines'
import { drawLine, type SetLine, setLines, setOneLine } from './set-lines'
import type { Sheet } from './sheet'
import { ink, page, type Style, styles, tones } from './style'
import { drawAside, drawUnder, openTag, type Tag } from './tags'

const logoBox = { width: 118, height: 56 }

/** What the paper is, whose it is and where it stands: the head of the first page. */
export async function drawTitleBlock(sheet: Sheet, parent: Tag, content: PaperContent): Promise<void> {
  drawMark(sheet, content.mark, page.firstTop)
  await put(sheet, parent, 'P', [setOneLine(sheet, content.occasion, styles.fair, page.textWidth - 130)])
  sheet.y += 8

  const logoTop = sheet.y
  const { logo } = content
  if (logo)
    await drawUnder(sheet, openTag(sheet, parent, 'Figure', { alt: content.logoShows }), () => {
      const fit: [number, number] = [logoBox.width, logoBox.height]
      sheet.doc.image(logo.data, page.right - logoBox.width, logoTop, {
        fit,
        align: 'right',
        valign: 'center',
      })
    })
  const width = page.textWidth - (logo ? logoBox.width + 20 : 0)
  await put(sheet, parent, 'H1', setLines(sheet, content.title, styles.title, width))
  sheet.y += 4
  await put(sheet, parent, 'P', setLines(sheet, content.name, styles.name, width))
  if (content.otherName)
    await put(sheet, parent, 'P', setLines(sheet, content.otherName, styles.otherName, width))
  if (logo) sheet.y = Math.max(sheet.y, logoTop + logoBox.height)

  sheet.y += 14
  await drawBand(sheet, parent, content.band)
  if (content.notice) await drawNotice(sheet, parent, content.notice)
}

async function put(sheet: Sheet, parent: Tag, type: string, lines: readonly SetLine[]): Promise<void> {
  await drawUnder(sheet, openTag(sheet, parent, type), () => {
    for (const line of lines) {
      drawLine(sheet, line, page.left, sheet.y)
      sheet.y += line.style.leading
    }
  })
}

const bandPadding = 10
const dot = 2.4
const signWidth = 3 * dot + 2

/** Each as wide as its words, and what is left over is shared out: none is cut while there is room beside it. */
function bandWidths(sheet: Sheet, band: PaperContent['band']): number[] {
  const widthOf = (text: string, style: Style) => setLines(sheet, text, style)[0]?.width ?? 0
  const needed = band.map(({ label, value, tone }) => {
    const words = widthOf(value || '—', styles.bandValue) + (tone ? signWidth : 0)
    return Math.max(widthOf(label, styles.bandLabel), words) + 2 * bandPadding
  })
  const all = needed.reduce((sum, width) => sum + width, 0)
  if (all > page.textWidth) return needed.map((width) => (width * page.textWidth) / all)
  return needed.map((width) => width + (page.textWidth - all) / needed.length)
}

/** Smaller rather than cut: half a state could be read as another one. */
function setWhole(sheet: Sheet, text: string, style: Style, room: number): SetLine {
  const line = setOneLine(sheet, text, style, Infinity)
  if (line.width <= room) return line
  return setOneLine(sheet, text, { ...style, size: (style.size * room) / line.width }, room + 0.01)
}

async function drawBand(sheet: Sheet, parent: Tag, band: PaperContent['band']): Promise<void> {
  const height = styles.bandLabel.leading + 2 + styles.bandValue.leading + 2 * bandPadding
  const top = sheet.y
  drawAside(sheet, () => sheet.doc.roundedRect(page.left, top, page.textWidth, height, 6).fill(ink.ground))
  const list = openTag(sheet, parent, 'L')
  const widths = bandWidths(sheet, band)
  let left: number = page.left
  for (const [index, { label, value, tone }] of band.entries()) {
    const width = widths[index] ?? 0
    const x = left + bandPadding + 2
    const room = width - 2 * bandPadding
    left += width
    const item = openTag(sheet, list, 'LI')
    await drawUnder(sheet, openTag(sheet, item, 'Lbl'), () =>
      drawLine(sheet, setOneLine(sheet, label, styles.bandLabel, room), x, top + bandPadding),
    )
    const valueTop = top + bandPadding + styles.bandLabel.leading + 2
    const shift = tone ? signWidth : 0
    if (tone)
      drawAside(sheet, () =>
        sheet.doc.circle(x + dot, valueTop + styles.bandValue.leading / 2, dot).fill(tones[tone].sign),
      )
    const style = { ...styles.bandValue, color: tone ? tones[tone].words : ink.text }
    await drawUnder(sheet, openTag(sheet, item, 'LBody'), () =>
      drawLine(sheet, setWhole(sheet, value || '—', style, room - shift), x + shift, valueTop),
    )
  }
  sheet.y = top + height
}

async function drawNotice(
  sheet: Sheet,
  parent: Tag,
  { tone, title, text }: NonNullable<PaperContent['notice']>,
): Promise<void> {
  const [inset, padding] = [12, 9]
  const { words, ground, sign } = tones[tone]
  const width = page.textWidth - 2 * inset
  const lines = [
    ...setLines(sheet, title, { ...styles.subheading, color: words }, width),
    ...setLines(sheet, text, { ...styles.body, color: words }, width),
  ]
  sheet.y += 10
  const top = sheet.y
  const height = lines.reduce((sum, { style }) => sum + style.leading, 2 * padding)
  drawAside(sheet, () => {
    sheet.doc.roundedRect(page.left, top, page.textWidth, height, 6).fill(ground)
    sheet.doc.roundedRect(page.left, top, 3, height, 1.5).fill(sign)
  })
  sheet.y += padding
  const tag = openTag(sheet, parent, 'P')
  await drawUnder(sheet, tag, () => {
    for (const line of lines) {
      drawLine(sheet, line, page.left + inset, sheet.y)
      sheet.y += line.style.leading
    }
  })
  sheet.y = top + height
}
