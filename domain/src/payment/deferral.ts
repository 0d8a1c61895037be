import { dayAfter } from '../money'
import type { Text } from '../text'
import { deferralMessages as say } from './deferral.messages'

/** `proposed` waits for somebody else than whoever proposed it, be that the asker's day or an approver's own. */
export const deferralStates = ['proposed', 'granted', 'refused', 'withdrawn'] as const
export type DeferralState = (typeof deferralStates)[number]

export const deferralStateNames: Record<DeferralState, Text> = {
  proposed: { zh: '待审批', en: 'To be decided' },
  granted: { zh: '已同意', en: 'Granted' },
  refused: { zh: '已拒绝', en: 'Refused' },
  withdrawn: { zh: '已撤回', en: 'Withdrawn' },
}

export interface Deferral {
  state: DeferralState
  /** Whose day it is now. */
  proposedBy: string
  dueOn: string
}

export type DeferralStep =
  | { by: string; step: 'grant' | 'refuse' | 'withdraw' }
  /** Another day by somebody else, or another one of one's own. */
  | { by: string; step: 'counter' | 'revise'; dueOn: string }

/** What a deferral has been through, as its record and the log name it. */
export const deferralEvents = ['propose', 'revise', 'counter', 'grant', 'refuse', 'withdraw'] as const
export type DeferralEvent = (typeof deferralEvents)[number]

export const deferralEventNames: Record<DeferralEvent, Text> = {
  propose: { zh: '申请缓缴', en: 'Deferral proposed' },
  revise: { zh: '修改缓缴申请', en: 'Deferral changed' },
  counter: { zh: '提出缓缴反提案', en: 'Another day proposed' },
  grant: { zh: '同意缓缴', en: 'Deferral granted' },
  refuse: { zh: '拒绝缓缴', en: 'Deferral refused' },
  withdraw: { zh: '撤回缓缴申请', en: 'Deferral withdrawn' },
}

export type DeferralRefusal = 'decided' | 'ownProposal' | 'notOwnProposal' | 'sameDay'

/** Two people always: nobody decides about their own day, and a counter-proposal is decided by somebody else again. */
export function takeStep(deferral: Deferral, step: DeferralStep): Deferral | DeferralRefusal {
  if (deferral.state !== 'proposed') return 'decided'
  const isOwn = step.by === deferral.proposedBy
  if (step.step === 'withdraw') return isOwn ? { ...deferral, state: 'withdrawn' } : 'notOwnProposal'
  if (step.step === 'revise') return isOwn ? { ...deferral, dueOn: step.dueOn } : 'notOwnProposal'
  if (isOwn) return 'ownProposal'
  if (step.step === 'counter')
    return step.dueOn === deferral.dueOn
      ? 'sameDay'
      : { state: 'proposed', proposedBy: step.by, dueOn: step.dueOn }
  return { ...deferral, state: step.step === 'grant' ? 'granted' : 'refused' }
}

/** No instalment waits longer than this beyond its day: whoever types a year too many is asked. */
const mostDaysDeferred = 366

/**
 * What is wrong with a new day, if anything. An instalment stays before the one that follows it, because money settles the
 * earliest first.
 */
export function deferralDayFault(
  dueOn: string,
  { dueBefore, nextDueOn, today }: { dueBefore: string; nextDueOn: string | undefined; today: string },
): string | undefined {
  if (dueOn <= dueBefore) return say.dayNotLater
  if (dueOn < today) return say.dayPast
  if (nextDueOn !== undefined && dueOn > nextDueOn) return say.dayAfterNext
  return dueOn > dayAfter(dueBefore, mostDaysDeferred) ? say.dayTooFar : undefined
}
