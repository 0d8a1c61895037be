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
export async function drawTable(sheet: Sheet, parent: Tag, { columns, rows }: Table): Promise<void> {
  const table = openTag(sheet, parent, 'Table')
  const whole = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (page.textWidth * share) / whole)

  async function drawRow(cells: readonly string[], type: 'TH' | 'TD', style: Style): Promise<void> {
    const row = openTag(sheet, table, 'TR')
    let x: number = page.left
    const set = widths.map((width, index) => {
      const column = {
        x: x + inset,
        lines: setLines(sheet, cells[index] || '—', style, width - 2 * inset),
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
  for (const row of rows) await drawRow(row, 'TD', styles.body)
}

function ground({ doc }: Sheet, y: number, height: number): void {
  doc.roundedRect(page.left, y, page.textWidth, height, 3).fill(ink.ground)
}
