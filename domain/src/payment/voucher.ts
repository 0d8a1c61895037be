import type { Text } from '../text'

export const voucherStates = ['pending', 'confirmed', 'returned', 'withdrawn'] as const
export type VoucherState = (typeof voucherStates)[number]

export const voucherStateNames: Record<VoucherState, Text> = {
  pending: { zh: '待核对', en: 'Being checked' },
  confirmed: { zh: '已确认', en: 'Confirmed' },
  returned: { zh: '已退回', en: 'Returned' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
}

export const voucherEvents = ['confirm', 'return', 'withdraw'] as const
export type VoucherEvent = (typeof voucherEvents)[number]

const leadsTo: Record<VoucherEvent, VoucherState> = {
  confirm: 'confirmed',
  return: 'returned',
  withdraw: 'withdrawn',
}

/** Only what is being checked can be decided; a confirmed one is put right by a counter-entry, not by a change. */
export const decideVoucher = (state: VoucherState, event: VoucherEvent): VoucherState | undefined =>
  state === 'pending' ? leadsTo[event] : undefined
