/** By the ISO names; all of them have hundredths. */
export const currencies = ['CNY', 'USD'] as const
export type Currency = (typeof currencies)[number]

/** In the smallest unit (fen, cents), a whole number, so that nothing is ever lost to rounding. */
export interface Money {
  amount: number
  currency: Currency
}

/** A thousand million: far above any contract, and sums of millions of them are still exact. */
export const mostAmount = 100_000_000_000
const hundredths = 100

const sign: Record<Currency, string> = { CNY: '¥', USD: 'US$' }

const grouped = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',')

/** `49,856.00`, as papers and lists write it. */
export function amountText(amount: number): string {
  const size = Math.abs(amount)
  const cents = String(size % hundredths).padStart(2, '0')
  return `${amount < 0 ? '−' : ''}${grouped(Math.floor(size / hundredths))}.${cents}`
}

/** `¥49,856.00`; what is below nothing has its sign in front. */
export const moneyText = ({ amount, currency }: Money): string =>
  amount < 0 ? `−${sign[currency]}${amountText(-amount)}` : `${sign[currency]}${amountText(amount)}`

/** Written as a plain number for a workbook or a field that is edited: `49856.00`. */
export const amountDigits = (amount: number): string =>
  `${amount < 0 ? '-' : ''}${Math.floor(Math.abs(amount) / hundredths)}.${String(Math.abs(amount) % hundredths).padStart(2, '0')}`

const digits = /^(\d{1,3}(?:,\d{3})+|\d{1,10})(?:\.(\d{1,2}))?$/

export type AmountProblem = 'notAnAmount' | 'tooManyDecimals' | 'tooMuch'

const mark: Record<Currency, RegExp> = { CNY: /^(¥|CNY|RMB)\s*/i, USD: /^(US\$|\$|USD)\s*/i }

/** The currency that is written in front of an amount, where one is. */
export function currencyWritten(typed: string): Currency | undefined {
  const plain = typed.normalize('NFKC').trim()
  return currencies.find((currency) => mark[currency].test(plain))
}

/** What somebody typed, in whichever currency. Never rounded: a third decimal is a question back, not a guess. */
export function parseAmount(typed: string): number | AmountProblem {
  const written = currencyWritten(typed)
  const plain = typed
    .normalize('NFKC')
    .trim()
    .replace(written ? mark[written] : '', '')
  const [, whole, cents = ''] = digits.exec(plain) ?? []
  if (whole === undefined) {
    if (/^[\d,]+\.\d{3,}$/.test(plain)) return 'tooManyDecimals'
    return /^[\d,]{11,}(\.\d*)?$/.test(plain) ? 'tooMuch' : 'notAnAmount'
  }
  const amount = Number(whole.replaceAll(',', '')) * hundredths + Number(cents.padEnd(2, '0'))
  return amount > mostAmount ? 'tooMuch' : amount
}

/**
 * Parts of an amount in the given weights that sum to it exactly: what rounding leaves over goes to the parts it was
 * taken from most, the earlier one first.
 */
export function divide(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum <= 0 || weights.some((weight) => weight < 0))
    throw new RangeError('an amount is divided by weights that are not negative and not all nothing')
  const exact = weights.map((weight) => BigInt(amount) * scaled(weight))
  const whole = scaled(sum)
  const parts = exact.map((part) => Number(floorDivide(part, whole)))
  let left = amount - parts.reduce((total, part) => total + part, 0)
  const byRemainder = exact
    .map((part, place) => ({ place, remainder: part - floorDivide(part, whole) * whole }))
    .sort((a, b) => (a.remainder === b.remainder ? a.place - b.place : a.remainder > b.remainder ? -1 : 1))
  for (const { place } of byRemainder) {
    if (left <= 0) break
    parts[place] = (parts[place] ?? 0) + 1
    left -= 1
  }
  return parts
}

/** Weights have at most four decimals: a percentage with hundredths of it. */
const scaled = (weight: number) => BigInt(Math.round(weight * 10_000))

function floorDivide(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor
  return dividend < 0n && quotient * divisor !== dividend ? quotient - 1n : quotient
}

/** A share in hundredths of a percent, rounded half away from nothing. */
export function shareOf(amount: number, basisPoints: number): number {
  const product = BigInt(amount) * BigInt(basisPoints)
  const half = product < 0n ? -5_000n : 5_000n
  return Number((product + half) / 10_000n)
}
