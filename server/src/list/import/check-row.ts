import { itemsCalled } from '@fairground/domain/codelist'
import { type CellRemark, importMessages as say } from '@fairground/domain/list'
import type { WireField } from '@fairground/wire/list'
import type { Cell, CellKind } from '../../platform/workbook/read/read-cells'
import { parseCell } from '../field-in-workbook'

interface Choice {
  value: string
  zh: string
  en: string
}

/** Values and labels of a coded field, closed ones too. */
export type Choices = Record<string, Choice[]>

export interface CheckedRow {
  number: number
  /** What its filled cells say, by column of the list's table. */
  given: Record<string, unknown>
  /** Cells that do not read as their value does: faulty ones, labels of codes, dates. */
  typed: Record<string, string>
  /** Required fields left blank. */
  missing: string[]
  faults: CellRemark[]
}

export interface MappedColumn {
  field: WireField
  name: string
  /** Of the list's table. */
  column: string
  /** Of the sheet. */
  index: number
}

/** No field takes more; a cell may hold 32,767 characters, and a sheet many such cells. */
const mostShown = 500
const halfCharacter = /[\uD800-\uDBFF]$/

/** The database refuses half an emoji, and the whole file with it. */
const shownOf = (text: string): string =>
  text.length > mostShown ? text.slice(0, mostShown).replace(halfCharacter, '') : text

const faultOfKind: Partial<Record<CellKind, string>> = {
  formula: say.formula,
  merged: say.merged,
  error: say.cellError,
  imprecise: say.imprecise,
}

/** What one row of the sheet says, by column of the list, and what is wrong with its cells. Blank cells say nothing. */
export function checkRow(
  number: number,
  cells: readonly Cell[],
  columns: readonly MappedColumn[],
  choices: Choices,
): CheckedRow {
  const row: CheckedRow = { number, given: {}, typed: {}, missing: [], faults: [] }
  const { given, typed, missing, faults } = row
  for (const { field, name, column, index } of columns) {
    const cell = cells[index]
    const broken = cell && faultOfKind[cell.kind]
    if (broken) {
      typed[name] = shownOf(cell.text)
      faults.push({ field: name, key: broken })
    } else if (!cell || cell.text === '') {
      if (field.required) missing.push(name)
    } else {
      const read = readCell(field, name, cell.text, choices)
      if ('fault' in read) faults.push({ field: name, ...read.fault })
      else given[column] = read.value
      if ('fault' in read || String(read.value) !== cell.text) typed[name] = shownOf(cell.text)
    }
  }
  return row
}

type Read = { value: unknown } | { fault: Omit<CellRemark, 'field'> }

function readCell(field: WireField, name: string, text: string, choices: Choices): Read {
  const options = choices[name]
  if (options) {
    const [chosen, ...more] = itemsCalled(options, text)
    if (!chosen) return { fault: { key: say.notAnOption, params: labelsIn(options) } }
    if (more.length > 0) return { fault: { key: say.severalOptions, params: labelsIn([chosen, ...more]) } }
    return { value: chosen.value }
  }
  const judged = field.rule.safeParse(parseCell(field, text))
  if (judged.success) return { value: judged.data }
  return { fault: { key: judged.error.issues[0]?.message ?? say.cellError } }
}

const labelsIn = (choices: readonly Choice[]) => ({
  options: choices.map(({ zh }) => zh).join('、'),
  optionsEn: choices.map(({ en }) => en).join(', '),
})
