import type { Block } from './content'
import { drawPicture } from './illustrated'
import { drawLine, setOneLine } from './set-lines'
import { needRoom, roomLeft, type Sheet } from './sheet'
import { ink, page, styles } from './style'
import { drawAside, drawUnder, openTag, type Tag } from './tags'

type Plate = Extract<Block, { kind: 'plate' }>

const above = 12
const captionHeight = styles.label.leading + 4
/** A tall scan leaves room for the heading it stands under. */
const tallest = page.bottom - page.top - 90

/** Rather than leave half a page empty, a picture is printed this much smaller. */
const mostShrunk = 0.7

const fullHeight = ({ picture }: Plate): number =>
  picture.height * Math.min(page.textWidth / picture.width, tallest / picture.height)

export const leastPlateRoom = (plate: Plate): number => above + fullHeight(plate) * mostShrunk + captionHeight

export async function drawPlate(sheet: Sheet, parent: Tag, plate: Plate): Promise<void> {
  const { picture, caption } = plate
  needRoom(sheet, leastPlateRoom(plate))
  const height = Math.min(fullHeight(plate), roomLeft(sheet) - above - captionHeight)
  const box = { width: (height * picture.width) / picture.height, height }
  const x = page.left + (page.textWidth - box.width) / 2
  const top = sheet.y + above
  await drawUnder(sheet, openTag(sheet, parent, 'Figure', { alt: caption }), () =>
    drawPicture(sheet, picture, { x, y: top, ...box }),
  )
  drawAside(sheet, () => sheet.doc.rect(x, top, box.width, box.height).lineWidth(0.5).stroke(ink.line))
  sheet.y = top + box.height + 4
  const line = setOneLine(sheet, caption, styles.label, page.textWidth)
  await drawUnder(sheet, openTag(sheet, parent, 'Caption'), () =>
    drawLine(sheet, line, page.left + (page.textWidth - line.width) / 2, sheet.y),
  )
  sheet.y += styles.label.leading
}
