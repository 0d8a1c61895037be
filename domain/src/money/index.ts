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
  divide,
  type Money,
  moneyText,
  mostAmount,
  parseAmount,
  shareOf,
} from './money'
export { amountMessages, typedAmount } from './money.messages'
