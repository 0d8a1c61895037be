import { type CellRemark, parseListDate, importMessages as say } from '@fairground/domain/reference'
import type { WireField } from '@fairground/wire/reference'
import { columnOf } from '../../platform/database/column-names'
import type { Cell, CellKind } from '../../platform/workbook/read/read-cells'

/** Values and labels of a coded field, offered ones only. */
export type Choices = Record<string, { value: string; zh: string; en: string }[]>

/** Most rows say nothing but what is given; fifty thousand of them travel to the database. */
export interface CheckedRow {
  number: number
  given: Record<string, unknown>
  typed?: Record<string, string>
  missing?: string[]
  faults?: CellRemark[]
}

export interface MappedColumn {
  field: WireField
  name: string
  index: number
}

/** No field takes more; a cell may hold 32,767 characters, and a sheet many such cells. */
const mostShown = 500

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
  const given: Record<string, unknown> = {}
  const typed: Record<string, string> = {}
  const missing: string[] = []
  const faults: CellRemark[] = []
  for (const { field, name, index } of columns) {
    const cell = cells[index]
    const broken = cell && faultOfKind[cell.kind]
    if (broken) {
      typed[name] = cell.text.slice(0, mostShown)
      faults.push({ field: name, key: broken })
    } else if (!cell || cell.text === '') {
      if (field.required) missing.push(name)
    } else {
      const read = readCell(field, name, cell.text, choices)
      if ('fault' in read) faults.push({ field: name, ...read.fault })
      else given[columnOf(name)] = read.value
      if ('fault' in read || String(read.value) !== cell.text) typed[name] = cell.text.slice(0, mostShown)
    }
  }
  return {
    number,
    given,
    ...(Object.keys(typed).length > 0 && { typed }),
    ...(missing.length > 0 && { missing }),
    ...(faults.length > 0 && { faults }),
  }
}

type Read = { value: unknown } | { fault: Omit<CellRemark, 'field'> }

function readCell(field: WireField, name: string, text: string, choices: Choices): Read {
  const options = choices[name]
  if (options) {
    const wanted = text.toLowerCase()
    const chosen = options.find((option) =>
      [option.value, option.zh, option.en].some((word) => word.toLowerCase() === wanted),
    )
    if (chosen) return { value: chosen.value }
    return {
      fault: {
        key: say.notAnOption,
        params: {
          options: options.map(({ zh }) => zh).join('、'),
          optionsEn: options.map(({ en }) => en).join(', '),
        },
      },
    }
  }
  const judged = field.rule.safeParse(parseText(field, text))
  if (judged.success) return { value: judged.data }
  return { fault: { key: judged.error.issues[0]?.message ?? say.cellError } }
}

/** What is no figure or no date stays a text, so that the field's own rule says what is wrong. */
function parseText({ kind }: WireField, text: string): unknown {
  if (kind === 'integer') return /^\d{1,15}$/.test(text) ? Number(text) : text
  return kind === 'date' ? (parseListDate(text) ?? text) : text
}
