import type { Text } from '../text'

/** What became of an offer. */
export const offerStates = ['open', 'accepted', 'declined', 'expired', 'recalled'] as const
export type OfferState = (typeof offerStates)[number]

export const offerStateNames: Record<OfferState, Text> = {
  open: { zh: '等待答复', en: 'Waiting for an answer' },
  accepted: { zh: '已接受', en: 'Accepted' },
  declined: { zh: '已谢绝', en: 'Declined' },
  expired: { zh: '已过期', en: 'Expired' },
  recalled: { zh: '已撤回', en: 'Recalled' },
}

/** Everything that is written down of an entry. */
export const waitingActions = [
  'join',
  'change',
  'move',
  'withdraw',
  'remove',
  'offer',
  'accept',
  'decline',
  'expire',
  'recall',
] as const
export type WaitingAction = (typeof waitingActions)[number]

export type EntryEnd = 'placed' | 'withdrawn' | 'removed'
