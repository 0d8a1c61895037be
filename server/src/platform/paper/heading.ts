import { rule } from './rule'
import { drawLine, setLines } from './set-lines'
import { needRoom, type Sheet } from './sheet'
import { ink, page, styles } from './style'
import { drawAside, drawUnder, openTag, type Tag } from './tags'

const above = 22
const below = 8
const barWidth = 3

/** Moves on to the next page when what follows would not have the room to begin under it. */
export async function drawHeading(sheet: Sheet, parent: Tag, text: string, following: number): Promise<void> {
  const lines = setLines(sheet, text, styles.heading, page.textWidth - 12)
  const height = lines.length * styles.heading.leading
  needRoom(sheet, above + height + below + following)
  if (sheet.y > page.top) sheet.y += above
  const top = sheet.y
  drawAside(sheet, () =>
    sheet.doc.roundedRect(page.left, top + 3, barWidth, styles.heading.leading - 6, 1).fill(ink.ember),
  )
  await drawUnder(sheet, openTag(sheet, parent, 'H2'), () => {
    for (const [index, line] of lines.entries())
      drawLine(sheet, line, page.left + 12, top + index * styles.heading.leading)
  })
  sheet.doc.outline.addItem(text)
  sheet.y = top + height + below
  drawAside(sheet, () => rule(sheet, sheet.y))
}

export async function drawSubheading(
  sheet: Sheet,
  parent: Tag,
  text: string,
  following: number,
): Promise<void> {
  const [line] = setLines(sheet, text, styles.subheading)
  if (!line) return
  const gap = 12
  needRoom(sheet, gap + styles.subheading.leading + following)
  if (sheet.y > page.top) sheet.y += gap
  await drawUnder(sheet, openTag(sheet, parent, 'H3'), () => drawLine(sheet, line, page.left, sheet.y))
  sheet.y += styles.subheading.leading + 2
}
