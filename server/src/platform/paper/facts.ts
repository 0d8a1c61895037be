import type { Fact } from './content'
import { type Column, flowColumns, heightOf, leastHeight } from './flow'
import { rule } from './rule'
import { type SetLine, setLines } from './set-lines'
import { needRoom, type Sheet } from './sheet'
import { page, styles } from './style'
import { drawAside, openTag, type Tag } from './tags'

const gutter = 20
const half = (page.textWidth - gutter) / 2
const padding = 4
const labelGap = 10
const longestLabel = 100

interface Place {
  x: number
  fact: Fact
  /** Room for the value, beside its label. */
  width: number
}

/** The labels' own width, so that all values of a document begin on the same two edges. */
export function labelWidthOf(sheet: Sheet, labels: readonly string[]): number {
  const widths = labels.map((label) => setLines(sheet, label, styles.label)[0]?.width ?? 0)
  return Math.min(Math.max(0, ...widths), longestLabel) + labelGap
}

/** Two to a row where both are short; whatever needs more than half the width gets all of it. */
export async function drawFacts(
  sheet: Sheet,
  parent: Tag,
  facts: readonly Fact[],
  labelWidth: number,
): Promise<void> {
  const list = openTag(sheet, parent, 'L')
  for (const row of rowsOf(sheet, facts, labelWidth)) {
    const columns = row.flatMap((place) => columnsOf(sheet, list, place, labelWidth))
    needRoom(sheet, padding + Math.max(...columns.map(({ lines }) => leastHeight(lines))) + padding)
    sheet.y += padding
    await flowColumns(sheet, columns)
    sheet.y += padding
    drawAside(sheet, () => rule(sheet, sheet.y))
  }
}

/** What all rows take together, on a page that has room for them. */
export function heightOfFacts(sheet: Sheet, facts: readonly Fact[], labelWidth: number): number {
  return rowsOf(sheet, facts, labelWidth).reduce((sum, row) => {
    const cells = row.flatMap(({ fact, width }) => [
      setLines(sheet, fact.label, styles.label, labelWidth - labelGap),
      valueLines(sheet, fact.value, width),
    ])
    return sum + 2 * padding + Math.max(...cells.map(heightOf))
  }, 0)
}

function rowsOf(sheet: Sheet, facts: readonly Fact[], labelWidth: number): Place[][] {
  const rows: Place[][] = []
  let waiting: Place | undefined
  for (const fact of facts) {
    const wide = !isShort(sheet, fact.value, half - labelWidth)
    if (waiting && !wide) {
      rows.push([waiting, { x: page.left + half + gutter, fact, width: half - labelWidth }])
      waiting = undefined
      continue
    }
    if (waiting) rows.push([waiting])
    waiting = wide ? undefined : { x: page.left, fact, width: half - labelWidth }
    if (wide) rows.push([{ x: page.left, fact, width: page.textWidth - labelWidth }])
  }
  return waiting ? [...rows, [waiting]] : rows
}

function isShort(sheet: Sheet, value: string, room: number): boolean {
  // Long texts need not be measured to be known as long.
  if (value.length > 80 || value.includes('\n')) return false
  return (setLines(sheet, value, styles.body)[0]?.width ?? 0) <= room
}

function columnsOf(sheet: Sheet, list: Tag, { x, fact, width }: Place, labelWidth: number): Column[] {
  const item = openTag(sheet, list, 'LI')
  return [
    {
      x,
      lines: setLines(sheet, fact.label, styles.label, labelWidth - labelGap),
      tag: openTag(sheet, item, 'Lbl'),
    },
    { x: x + labelWidth, lines: valueLines(sheet, fact.value, width), tag: openTag(sheet, item, 'LBody') },
  ]
}

function valueLines(sheet: Sheet, value: string, width: number): SetLine[] {
  return value.trim() === ''
    ? setLines(sheet, '—', styles.absent)
    : setLines(sheet, value, styles.paragraph, width)
}
