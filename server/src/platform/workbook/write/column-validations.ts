import { type Column, columnName } from './columns'
import { xmlText } from './xml-text'

const lastRow = 1_048_576
const longestNote = 255

/**
 * What the spreadsheet offers and checks while someone types. Lists stand on a sheet of their own: written in place
 * they may have 255 characters in all, and no choice could contain a comma.
 */
export function columnValidations(
  columns: readonly Column[],
  firstRow: number,
  choiceColumns: ReadonlyMap<Column, string>,
): string {
  const rules = columns.flatMap((column, index) => {
    const list = choiceColumns.get(column)
    if (!list && !column.note) return []
    const name = columnName(index)
    const range = `sqref="${name}${firstRow}:${name}${lastRow}"`
    const note = column.note
      ? ` showInputMessage="1" prompt="${xmlText(column.note.slice(0, longestNote))}"`
      : ''
    if (!list) return [`<dataValidation allowBlank="1"${note} ${range}/>`]
    return [
      `<dataValidation type="list" allowBlank="1" showErrorMessage="1"${note} ${range}>` +
        `<formula1>${list}</formula1></dataValidation>`,
    ]
  })
  return rules.length === 0
    ? ''
    : `<dataValidations count="${rules.length}">${rules.join('')}</dataValidations>`
}
