export * from './acts'
export {
  type Deferral,
  type DeferralEvent,
  type DeferralRefusal,
  type DeferralState,
  type DeferralStep,
  deferralDayFault,
  deferralEventNames,
  deferralEvents,
  deferralStateNames,
  deferralStates,
  takeStep,
} from './deferral'
export { deferralMessages } from './deferral.messages'
export * from './deferral-acts'
export { type DueReminder, dueReminder } from './due-reminder'
export {
  type InstalmentStanding,
  type InstalmentState,
  instalmentStateNames,
  instalmentStates,
  standingOf,
} from './instalment-standing'
export * from './invoice'
export {
  type Balance,
  balanceOf,
  type LedgerEntry,
  type LedgerKind,
  ledgerKindNames,
  ledgerKinds,
  type PaidState,
  paidState,
  paidStates,
  reversalOf,
  signedAmount,
} from './ledger'
export {
  doubting,
  type Matcher,
  type MatchReason,
  type MatchSureness,
  matcherFor,
  matchReasonNames,
  matchReasons,
  matchSureness,
  matchSurenessNames,
  type OpenContract,
  type Proposal,
  type StatementLine,
} from './match-statement'
export { paymentMessages, voucherFileFaults } from './payment.messages'
export { paymentEventNames } from './payment-events'
export { type NextStep, nextStep, type PaymentStep, paymentSteps, type Sums, sumsOf } from './standing'
export * from './statement'
export {
  decideVoucher,
  type VoucherEvent,
  type VoucherState,
  voucherEvents,
  voucherStateNames,
  voucherStates,
} from './voucher'
