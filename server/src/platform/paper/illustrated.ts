import type { Illustrated, Picture } from './content'
import { flowColumns, leastHeight } from './flow'
import { rule } from './rule'
import { type SetLine, setLines } from './set-lines'
import { needRoom, type Sheet } from './sheet'
import { ink, page, styles } from './style'
import { drawAside, drawUnder, openTag, type Tag } from './tags'

const frame = { width: 112, height: 84 }
const gap = 14
const padding = 9
const paragraphGap = 5

/** The room an item takes before any of it may go on on another page. */
export const leastIllustratedRoom = frame.height + 2 * padding

/** Pictures left, texts right. A picture never stands on another page than the first lines beside it. */
export async function drawIllustrated(
  sheet: Sheet,
  parent: Tag,
  items: readonly Illustrated[],
): Promise<void> {
  for (const [index, item] of items.entries()) {
    const section = openTag(sheet, parent, 'Sect')
    const x = page.left + (item.picture ? frame.width + gap : 0)
    const lines = linesOf(sheet, item, page.right - x)
    const least = Math.max(item.picture ? frame.height : 0, leastHeight(lines))
    needRoom(sheet, padding + least + padding)
    const top = sheet.y + padding
    const startedOn = sheet.doc.page
    if (item.picture) await drawFramed(sheet, section, item.picture, item.shows, top)
    sheet.y = top
    await flowColumns(sheet, [{ x, lines, tag: openTag(sheet, section, 'P') }])
    if (item.picture && sheet.doc.page === startedOn) sheet.y = Math.max(sheet.y, top + frame.height)
    sheet.y += padding
    if (index < items.length - 1) drawAside(sheet, () => rule(sheet, sheet.y))
  }
}

function linesOf(sheet: Sheet, { number, heading, texts }: Illustrated, width: number): SetLine[] {
  const title = [number, heading].filter(Boolean).join('  ')
  const lines = title ? setLines(sheet, title, styles.subheading, width) : []
  for (const { label, text } of texts) {
    if (text.trim() === '') continue
    const before = lines.length > 0 ? paragraphGap : 0
    if (label) lines.push(...setLines(sheet, label, styles.label, width, before))
    lines.push(...setLines(sheet, text, styles.paragraph, width, label ? 0 : before))
  }
  return lines
}

async function drawFramed(
  sheet: Sheet,
  parent: Tag,
  picture: Picture,
  shows: string,
  top: number,
): Promise<void> {
  const { doc } = sheet
  await drawUnder(sheet, openTag(sheet, parent, 'Figure', { alt: shows }), () => {
    doc.save()
    doc.roundedRect(page.left, top, frame.width, frame.height, 4).clip()
    drawPicture(sheet, picture, { x: page.left, y: top, ...frame })
    doc.restore()
  })
  drawAside(sheet, () =>
    doc.roundedRect(page.left, top, frame.width, frame.height, 4).lineWidth(0.5).stroke(ink.line),
  )
}

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Whole and in its own proportions, in the middle of the box. */
export function drawPicture({ doc }: Sheet, { data }: Picture, { x, y, width, height }: Box): void {
  doc.image(data, x, y, { fit: [width, height], align: 'center', valign: 'center' })
}
