import { defineMessages } from '../text'
import type { AmountProblem } from './money'

export const amountMessages = defineMessages('amount', {
  notAnAmount: { zh: '请输入金额，例如 12800.00', en: 'Please enter an amount, for example 12800.00' },
  tooManyDecimals: { zh: '金额最多两位小数', en: 'An amount has at most two decimals' },
  tooMuch: { zh: '金额过大', en: 'This amount is too large' },
  nothing: { zh: '金额须大于 0', en: 'The amount must be more than 0' },
  zero: { zh: '金额不能为0', en: 'The amount cannot be 0' },
  otherCurrency: {
    zh: '币种不符，请按此处的币种填写金额',
    en: 'This is another currency than the one asked for here',
  },
} satisfies Record<AmountProblem | 'nothing' | 'zero' | 'otherCurrency', { zh: string; en: string }>)
