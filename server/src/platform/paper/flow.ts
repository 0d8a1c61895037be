import { drawLine, type SetLine } from './set-lines'
import { roomLeft, type Sheet, turnPage } from './sheet'
import { drawUnder, type Tag } from './tags'

/** Lines below each other, at one place of the page, that go on at the same place of the next. */
export interface Column {
  x: number
  lines: SetLine[]
  tag: Tag
}

const heightOfLine = (line: SetLine, isFirst: boolean): number =>
  line.style.leading + (isFirst ? 0 : line.before)

export const heightOf = (lines: readonly SetLine[]): number =>
  lines.reduce((sum, line, index) => sum + heightOfLine(line, index === 0), 0)

/** So much must stand together: a page neither ends with the first line of several nor begins with the last. */
const leastTogether = 2

export const leastHeight = (lines: readonly SetLine[]): number => heightOf(lines.slice(0, leastTogether))

/** Columns side by side. Where one needs more than is left of the page, all go on on the next. */
export async function flowColumns(sheet: Sheet, columns: readonly Column[]): Promise<void> {
  if (Math.max(...columns.map(({ lines }) => leastHeight(lines))) > roomLeft(sheet)) turnPage(sheet)
  let rest = [...columns]
  for (;;) {
    const top = sheet.y
    const next: Column[] = []
    let deepest = 0
    for (const column of rest) {
      const fit = fitting(column.lines, roomLeft(sheet))
      deepest = Math.max(
        deepest,
        await drawColumn(sheet, { ...column, lines: column.lines.slice(0, fit) }, top),
      )
      next.push({ ...column, lines: column.lines.slice(fit) })
    }
    sheet.y = top + deepest
    rest = next.filter(({ lines }) => lines.length > 0)
    if (rest.length === 0) return
    turnPage(sheet)
  }
}

async function drawColumn(sheet: Sheet, { x, lines, tag }: Column, top: number): Promise<number> {
  let depth = 0
  if (lines.length === 0) return depth
  await drawUnder(sheet, tag, async () => {
    for (const [index, line] of lines.entries()) {
      const height = heightOfLine(line, index === 0)
      drawLine(sheet, line, x, top + depth + height - line.style.leading)
      depth += height
      await sheet.rest()
    }
  })
  return depth
}

/** How many lines go on this page. */
function fitting(lines: readonly SetLine[], room: number): number {
  let depth = 0
  let fit = 0
  for (const [index, line] of lines.entries()) {
    depth += heightOfLine(line, index === 0)
    if (depth > room) break
    fit = index + 1
  }
  const left = lines.length - fit
  if (fit === 0 || left === 0 || left >= leastTogether) return fit
  return Math.max(fit - (leastTogether - left), 1)
}
