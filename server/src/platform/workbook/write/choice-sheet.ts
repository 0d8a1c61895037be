import { type CellValue, type Column, columnName, type Sheet } from './columns'

const name = 'choices'

/** Gathers the lists of all columns on one sheet, a column each; `references` says where a column finds its own. */
export function choiceSheet(sheets: readonly Sheet[]): {
  sheet: Sheet | undefined
  references: ReadonlyMap<Column, string>
} {
  const references = new Map<Column, string>()
  const lists: (readonly string[])[] = []
  for (const column of sheets.flatMap((sheet) => sheet.columns)) {
    if (!column.choices?.length) continue
    const letter = columnName(lists.length)
    references.set(column, `${name}!$${letter}$1:$${letter}$${column.choices.length}`)
    lists.push(column.choices)
  }
  if (lists.length === 0) return { sheet: undefined, references }
  return { sheet: { name, columns: lists.map(() => ({})), rows: sideBySide(lists) }, references }
}

function* sideBySide(lists: readonly (readonly string[])[]): Generator<CellValue[]> {
  const longest = Math.max(...lists.map((list) => list.length))
  for (let row = 0; row < longest; row++) yield lists.map((list) => list[row] ?? null)
}
