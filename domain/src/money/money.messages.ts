import { defineMessages } from '../text'
import { type AmountProblem, parseAmount } from './money'

export const amountMessages = defineMessages('amount', {
  notAnAmount: { zh: '请输入金额，例如 12800.00', en: 'Please enter an amount, for example 12800.00' },
  tooManyDecimals: { zh: '金额最多两位小数', en: 'An amount has at most two decimals' },
  tooMuch: { zh: '金额过大', en: 'This amount is too large' },
  nothing: { zh: '金额须大于 0', en: 'The amount must be more than 0' },
} satisfies Record<AmountProblem | 'nothing', { zh: string; en: string }>)

/** For a form: the amount, or the message beside the field. */
export function typedAmount(typed: string): { amount: number } | { message: string } {
  const read = parseAmount(typed)
  if (typeof read === 'string') return { message: amountMessages[read] }
  return read > 0 ? { amount: read } : { message: amountMessages.nothing }
}
