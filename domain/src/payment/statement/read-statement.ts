import { amountMessages, type Currency, currencyWritten, mostAmount, parseAmount } from '../../money'
import { plainLine } from '../../text'
import { isNeutralAmount, type Places, placesIn, type StatementColumn } from './headings'
import { statementMessages as say } from './statement.messages'
import { readDay } from './statement-day'

/** One transfer that came in. */
export interface ImportedLine {
  /** As the file counts. */
  row: number
  day: string
  amount: number
  currency: Currency
  payer: string
  remark: string
  reference: string
  /** The same transfer, whichever file it stands in. */
  identity: string
}

export interface RowFault {
  row: number
  column: StatementColumn
  /** A message key. */
  message: string
  /** What stands there. */
  cell: string
}

export interface ReadStatement {
  lines: ImportedLine[]
  faults: RowFault[]
  /** Money that went out, and rows about no money: none of ours. */
  skipped: number
}

export interface StatementRow {
  number: number
  cells: readonly string[]
}

/** Banks put whose account it is above the headings. */
const mostAbove = 30

/** Where the headings stand and what they are; undefined where no row heads a day and an amount. */
export function findHeading(rows: readonly StatementRow[]): { at: number; places: Places } | undefined {
  for (const [at, { cells }] of rows.slice(0, mostAbove).entries()) {
    const places = placesIn(cells)
    if (places.has('day') && places.has('credit')) return { at, places }
  }
  return undefined
}

/** Every row is judged by itself: what is wrong with one keeps no other from being taken. */
export function readStatement(
  rows: readonly StatementRow[],
  { at, places }: { at: number; places: Places },
  today: string,
): ReadStatement {
  const read: ReadStatement = { lines: [], faults: [], skipped: 0 }
  const seen = new Map<string, number>()
  const isNeutral = isNeutralAmount(rows[at]?.cells[places.get('credit')?.[0] ?? -1] ?? '')
  const needsDirection = isNeutral && places.has('direction')
  for (const { number, cells } of rows.slice(at + 1)) {
    const cell = (column: StatementColumn): string =>
      plainLine((places.get(column) ?? []).map((place) => cells[place] ?? '').find(Boolean) ?? '')
    const remark = [
      ...new Set((places.get('remark') ?? []).map((place) => plainLine(cells[place] ?? '')).filter(Boolean)),
    ].join(' ')
    const judged = judge(number, cell, remark, { today, needsDirection })
    if (judged === 'skipped') read.skipped += 1
    else if (Array.isArray(judged)) read.faults.push(...judged)
    else read.lines.push({ ...judged, identity: identityOf(judged, seen) })
  }
  return read
}

type Line = Omit<ImportedLine, 'identity'>

function judge(
  row: number,
  cell: (column: StatementColumn) => string,
  remark: string,
  { today, needsDirection }: { today: string; needsDirection: boolean },
): Line | RowFault[] | 'skipped' {
  const amount = readCredit(cell('credit'))
  // A line of sums has no day of its own.
  if (isOutgoing(cell, amount)) return 'skipped'
  const faults: RowFault[] = []
  const blame = (column: StatementColumn, message: string) =>
    faults.push({ row, column, message, cell: (column === 'remark' ? remark : cell(column)).slice(0, 40) })
  const day = readDay(cell('day'))
  if (!day) blame('day', say.day)
  else if (day > today) blame('day', say.dayAhead)
  if (typeof amount === 'string') blame('credit', amountMessages[amount])
  const named = currencyIn(cell('credit'))
  // Never money that went taken for money that came, only because the bank has another word for it.
  if (needsDirection && !incoming.test(directionIn(cell))) blame('direction', say.direction)
  const currency = cell('currency').trim() === '' && named ? named : readCurrency(cell('currency'))
  if (!currency) blame('currency', say.currency)
  else if (named && named !== currency) blame('credit', amountMessages.otherCurrency)
  const [payer, reference] = [cell('payer'), readReference(cell('reference'))]
  if (payer.length > longest.payer) blame('payer', say.tooLong)
  if (remark.length > longest.remark) blame('remark', say.tooLong)
  if (reference.length > longest.reference) blame('reference', say.tooLong)
  if (!day || !currency || typeof amount === 'string' || faults.length > 0) return faults
  return { row, day, amount, currency, payer, remark, reference }
}

const longest = { payer: 200, remark: 1_000, reference: 100 }

/** Some write that it is below nothing, and some which currency it is in. */
function sizeIn(cell: string): { size: string; isNegative: boolean } {
  const plain = cell.normalize('NFKC').trim()
  const [, bracketed] = /^\((.*)\)$/.exec(plain) ?? []
  return {
    size: (bracketed ?? plain).replace(/^[-−－+]\s*/, ''),
    isNegative: bracketed !== undefined || /^[-−－]/.test(plain),
  }
}

const currencyIn = (cell: string): Currency | undefined => currencyWritten(sizeIn(cell).size)

/** Below nothing where it is written so. */
function readCredit(cell: string): number | 'notAnAmount' | 'tooManyDecimals' | 'tooMuch' {
  const { size, isNegative } = sizeIn(cell)
  const read = parseAmount(size.replace(/(\.\d\d)0+$/, '$1'))
  if (typeof read === 'string') return read
  if (read > mostAmount) return 'tooMuch'
  return isNegative ? -read : read
}

const outgoing = /^(借|支|付|出|往|转出|汇出|d$|dr|debit|out)/i
const incoming = /^(贷|收|入|进|来|存|转入|汇入|c$|cr|credit|in)/i

const directionIn = (cell: (column: StatementColumn) => string): string =>
  cell('direction').normalize('NFKC').trim()

function isOutgoing(cell: (column: StatementColumn) => string, amount: number | string): boolean {
  if (outgoing.test(directionIn(cell))) return true
  if (typeof amount === 'number') return amount <= 0
  // Nothing came: something went, or the row says nothing of money at all.
  return /^[-—–]*$/.test(cell('credit')) && (cell('debit') !== '' || !readDay(cell('day')))
}

const currencyWords: Record<Currency, RegExp> = {
  CNY: /^(cny|rmb|人民币.*|¥|￥|元|156|)$/i,
  USD: /^(usd|us\$|\$|美元.*|840)$/i,
}

/** A statement that does not say is about yuan. */
function readCurrency(cell: string): Currency | undefined {
  const plain = cell.normalize('NFKC').trim()
  return (['CNY', 'USD'] as const).find((currency) => currencyWords[currency].test(plain))
}

/** Banks fill a column they have nothing for with zeros. */
const readReference = (cell: string): string => (/^[0０\s-]*$/.test(cell) ? '' : cell)

/**
 * By the bank's own reference where there is one, with the day, the payer and the amount, since some banks give one
 * reference to a whole batch, and the number of a voucher is one of many.
 * Otherwise by all it says, counted: the second equal line of a file is another transfer, and the first one again is not.
 */
function identityOf(line: Line, seen: Map<string, number>): string {
  const { reference, currency, amount, day, payer, remark } = line
  if (reference) return JSON.stringify(['ref', currency, reference.toUpperCase(), amount, day, payer])
  const said = JSON.stringify(['line', currency, day, amount, payer, remark])
  const ordinal = (seen.get(said) ?? 0) + 1
  seen.set(said, ordinal)
  return `${said}#${ordinal}`
}
