import type { PaperContent } from './content'
import { rule } from './rule'
import { drawLine, setLines, setOneLine } from './set-lines'
import type { Sheet } from './sheet'
import { page, type Style, styles, tones } from './style'
import { drawAside } from './tags'

const headTop = page.firstTop - 12
const footTop = page.bottom + 18
const footGap = 12
const longestNote = 190
const numberRoom = 80

/** Along every page, once it is known how many there are. */
export function drawRunningLines(sheet: Sheet, content: PaperContent): void {
  const { start, count } = sheet.doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    sheet.doc.switchToPage(start + index)
    if (index > 0) drawHead(sheet, content)
    drawFoot(sheet, content, content.pageOf(index + 1, count))
  }
}

function drawHead(sheet: Sheet, { occasion, name, mark }: PaperContent): void {
  drawAside(sheet, () => {
    drawLine(sheet, setOneLine(sheet, occasion, styles.running, page.textWidth * 0.45), page.left, headTop)
    if (!mark) {
      const line = setOneLine(sheet, name, styles.running, page.textWidth * 0.5)
      drawLine(sheet, line, page.right - line.width, headTop)
    }
    rule(sheet, headTop + 16)
  })
  drawMark(sheet, mark, headTop)
}

function drawFoot(sheet: Sheet, { footer }: PaperContent, pageNumber: string): void {
  drawAside(sheet, () => {
    rule(sheet, footTop - 6)
    let x: number = page.left
    for (const text of footer.filter(Boolean)) {
      const line = setOneLine(sheet, text, styles.running, Math.min(longestNote, page.right - numberRoom - x))
      drawLine(sheet, line, x, footTop)
      x += line.width + footGap
    }
    const number = setOneLine(sheet, pageNumber, styles.running, numberRoom)
    drawLine(sheet, number, page.right - number.width, footTop)
  })
}

/** A sign in the corner that this is not what it may seem to be. */
export function drawMark(sheet: Sheet, mark: string | undefined, top: number): void {
  if (!mark) return
  const { words, ground } = tones.warn
  const style: Style = { face: 'strong', size: 7.5, leading: 14, color: words }
  const [line] = setLines(sheet, mark, style)
  if (!line) return
  const width = line.width + 14
  drawAside(sheet, () => {
    sheet.doc.roundedRect(page.right - width, top - 1, width, style.leading, style.leading / 2).fill(ground)
    drawLine(sheet, line, page.right - width + 7, top - 1)
  })
}
