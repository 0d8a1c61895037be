export { positiveAmount, signedAmount } from './amount.rules'
export { moneyInWords } from './in-words'
export {
  type DueFrom,
  dayAfter,
  dueFroms,
  type Instalment,
  type InstalmentPlan,
  instalmentsOf,
  keepingDays,
  wholeShare,
} from './instalments'
export {
  type AmountProblem,
  amountDigits,
  amountText,
  type Currency,
  currencies,
  currencyWritten,
  divide,
  type Money,
  moneyText,
  mostAmount,
  parseAmount,
  shareOf,
} from './money'
export { amountMessages } from './money.messages'
