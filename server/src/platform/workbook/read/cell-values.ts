import { unescapeFormula } from '../formula-safety'

export type CellKind =
  | 'text'
  | 'number'
  | 'date'
  | 'boolean'
  | 'error'
  /** Worked out by the spreadsheet; `text` is what it last showed and not to be trusted. */
  | 'formula'
  /** Covered by a merged cell that starts further left or up. */
  | 'merged'
  | 'blank'
  /** A number too long for a spreadsheet: digits after the fifteenth are lost. */
  | 'imprecise'

export interface Cell {
  text: string
  kind: CellKind
}

export const blankCell: Cell = { text: '', kind: 'blank' }
export const mergedCell: Cell = { text: '', kind: 'merged' }

const firstImprecise = 1e15
const lastSerial = 2_958_465 // 9999/12/31
const dayMilliseconds = 86_400_000

/** What a formula last showed; blank or not, the cell is not to be trusted. */
export const asFormula = ({ text }: Cell): Cell => ({ text, kind: 'formula' })

export const booleanCell = (value: boolean): Cell => ({ text: value ? 'TRUE' : 'FALSE', kind: 'boolean' })

/** .xls files know them by number, .xlsx files by name. */
const errors: Record<number, string> = {
  0: '#NULL!',
  7: '#DIV/0!',
  15: '#VALUE!',
  23: '#REF!',
  29: '#NAME?',
  36: '#NUM!',
  42: '#N/A',
  43: '#GETTING_DATA',
}

export function errorCell(known: number | string): Cell {
  const name = typeof known === 'number' ? errors[known] : known
  return { text: name && Object.values(errors).includes(name) ? name : '#ERROR!', kind: 'error' }
}

export function textCell(raw: string): Cell {
  // Escaped by our own exports; what comes out may start with a space once more.
  const text = unescapeFormula(cleaned(raw)).trim()
  return text === '' ? blankCell : { text, kind: 'text' }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is being removed
const controls = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F\uFFFE\uFFFF]/g
const loneSurrogate = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g

// biome-ignore lint/suspicious/noControlCharactersInRegex: most texts hold none of what is removed, and are soon done with
const doubtful = /[\u0000-\u001F\u007F\uD800-\uDFFF\uFFFE\uFFFF]/

/** A text without what no database and no file of ours takes. */
export function cleaned(text: string): string {
  if (!doubtful.test(text)) return text.trim()
  return text.replace(/\r\n?/g, '\n').replace(controls, '').replace(loneSurrogate, '').trim()
}

export function numberCell(value: number): Cell {
  if (!Number.isFinite(value)) return { text: '#NUM!', kind: 'error' }
  if (Math.abs(value) >= firstImprecise)
    return { text: BigInt(Math.trunc(value)).toString(), kind: 'imprecise' }
  if (Number.isInteger(value)) return { text: String(value), kind: 'number' }
  // As a spreadsheet shows it: 0.1 + 0.2 is stored as 0.30000000000000004.
  const text = String(Number(value.toPrecision(15)))
  return { text: text.includes('e') ? withoutExponent(text) : text, kind: 'number' }
}

/** Only small numbers get here: 1.5e-7 becomes 0.00000015. */
function withoutExponent(text: string): string {
  const [, sign = '', whole = '', fraction = '', zeros = '0'] = /^(-?)(\d)\.?(\d*)e-(\d+)$/.exec(text) ?? []
  return `${sign}0.${'0'.repeat(Number(zeros) - 1)}${whole}${fraction}`
}

/**
 * Worked out by counting days, never by the clock of this machine. A time without a date is given as a text; what lies
 * outside the calendar of spreadsheets stays a number.
 */
export function dateCell(serial: number, date1904: boolean): Cell {
  const halfSecond = 0.5 / 86_400
  const day = Math.floor(serial + halfSecond) + (date1904 ? 1_462 : 0)
  if (!(serial >= 0) || day > lastSerial) return numberCell(serial)
  if (serial < 1 && !date1904) return { text: timeOf(serial), kind: 'text' }
  // Spreadsheets believe in a 29 February 1900: day 60. Days before it are one off.
  const sinceEpoch = day > 60 ? day - 1 : day
  const date = new Date(Date.UTC(1899, 11, 31) + sinceEpoch * dayMilliseconds)
  return { text: date.toISOString().slice(0, 10).replaceAll('-', '/'), kind: 'date' }
}

function timeOf(fraction: number): string {
  return new Date(Math.round(fraction * 86_400) * 1_000).toISOString().slice(11, 19)
}
