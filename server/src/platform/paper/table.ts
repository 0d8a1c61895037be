import type { Block } from './content'
import { flowColumns, leastHeight } from './flow'
import { rule } from './rule'
import { setLines } from './set-lines'
import { needRoom, type Sheet } from './sheet'
import { ink, page, type Style, styles } from './style'
import { drawAside, openTag, type Tag } from './tags'

type Table = Extract<Block, { kind: 'table' }>

const padding = 4
const inset = 8

/** The head stands on a ground of its own; rows may run over the end of a page. */
export async function drawTable(sheet: Sheet, parent: Tag, { columns, rows, sums }: Table): Promise<void> {
  // An account leaves out what does not apply to a line; elsewhere a dash says that nothing was said.
  const blank = sums ? ' ' : '—'
  const table = openTag(sheet, parent, 'Table')
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (page.textWidth * share) / whole)

  async function drawRow(cells: readonly string[], type: 'TH' | 'TD', style: Style): Promise<void> {
    const row = openTag(sheet, table, 'TR')
    let x: number = page.left
    const set = widths.map((width, index) => {
      const lines = setLines(sheet, cells[index] || blank, style, width - 2 * inset)
      const room = columns[index]?.figures
        ? width - 2 * inset - Math.max(...lines.map((line) => line.width))
        : 0
      const column = {
        x: x + inset + room,
        lines,
        tag: openTag(sheet, row, type),
      }
      x += width
      return column
    })
    const height = Math.max(...set.map(({ lines }) => leastHeight(lines))) + 2 * padding
    needRoom(sheet, type === 'TH' ? 2 * height : height)
    if (type === 'TH') drawAside(sheet, () => ground(sheet, sheet.y, height))
    sheet.y += padding
    await flowColumns(sheet, set)
    sheet.y += padding
    if (type === 'TD') drawAside(sheet, () => rule(sheet, sheet.y))
  }

  sheet.y += 4
  await drawRow(
    columns.map(({ title }) => title),
    'TH',
    styles.label,
  )
  for (const [place, row] of rows.entries())
    await drawRow(row, 'TD', sums?.includes(place) ? styles.subheading : styles.body)
}

function ground({ doc }: Sheet, y: number, height: number): void {
  doc.roundedRect(page.left, y, page.textWidth, height, 3).fill(ink.ground)
}
