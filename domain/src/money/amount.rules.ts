import { z } from 'zod'
import { currencyWritten, mostAmount, parseAmount } from './money'
import { amountMessages as say } from './money.messages'

const isAmount = (given: unknown): given is number =>
  Number.isInteger(given) && Math.abs(given as number) <= mostAmount

const minus = /^\s*[-−－]\s*/

/** A form hands on what it could not take as it was typed, so that this can say what is wrong with it. */
function faultOf(given: unknown, ofNothing: string): string {
  if (typeof given === 'number') {
    if (!Number.isInteger(given)) return say.tooManyDecimals
    return Math.abs(given) > mostAmount ? say.tooMuch : ofNothing
  }
  if (typeof given !== 'string') return say.notAnAmount
  const size = given.replace(minus, '')
  const read = parseAmount(size)
  if (typeof read === 'string') return say[read]
  return currencyWritten(size) ? say.otherCurrency : ofNothing
}

/** In the smallest unit, above nothing. */
export const positiveAmount = z.custom<number>((given) => isAmount(given) && given > 0, {
  error: ({ input }) => faultOf(input, say.nothing),
})

/** In the smallest unit; below nothing takes off. */
export const signedAmount = z.custom<number>((given) => isAmount(given) && given !== 0, {
  error: ({ input }) => faultOf(input, say.zero),
})
