import type { Text } from '../text'
import { deferralEventNames } from './deferral'
import { ledgerKindNames } from './ledger'

const named = (prefix: string, names: Record<string, Text>): Record<string, Text> =>
  Object.fromEntries(Object.entries(names).map(([name, text]) => [`${prefix}-${name}`, text]))

/** Everything that happens about money, as its log names it. */
export const paymentEventNames: Record<string, Text> = {
  ...named('entry', ledgerKindNames),
  'voucher-send': { zh: '提交回单', en: 'Voucher sent' },
  'voucher-confirm': { zh: '确认回单', en: 'Voucher confirmed' },
  'voucher-return': { zh: '退回回单', en: 'Voucher given back' },
  'voucher-withdraw': { zh: '撤回回单', en: 'Voucher withdrawn' },
  ...named('deferral', deferralEventNames),
}
