import type { InstalmentStanding } from './instalment-standing'
import type { Balance } from './ledger'
import type { VoucherState } from './voucher'

/** The three parts of what a contract asks for: they always sum to it. */
export interface Sums {
  due: number
  confirmed: number
  /** In vouchers that are being checked, as far as they go towards what is left. */
  checking: number
  missing: number
  /** Came in beyond what is asked for; the organiser owes it. */
  over: number
}

export function sumsOf({ due, paid }: Balance, waiting: number): Sums {
  const asked = Math.max(0, due)
  const confirmed = Math.max(0, Math.min(asked, paid))
  const checking = Math.min(asked - confirmed, waiting)
  return {
    due: asked,
    confirmed,
    checking,
    missing: asked - confirmed - checking,
    over: Math.max(0, paid - due),
  }
}

export const paymentSteps = ['sendAgain', 'pay', 'wait', 'paid'] as const
export type PaymentStep = (typeof paymentSteps)[number]

export interface NextStep {
  step: PaymentStep
  /** What the next voucher should come to. */
  amount: number
  /** Which instalment it is for, and when that is due. */
  instalment: InstalmentStanding | undefined
}

/**
 * What the exhibitor does next. A returned voucher comes first; what is being checked counts as on its way, so that nobody
 * is asked to pay twice.
 */
export function nextStep(
  instalments: readonly InstalmentStanding[],
  sums: Sums,
  vouchers: readonly { state: VoucherState; amount: number; isReplaced: boolean }[],
): NextStep {
  if (sums.confirmed >= sums.due) return { step: 'paid', amount: 0, instalment: undefined }
  let left = sums.checking
  const open = instalments
    .map((instalment) => {
      const covered = Math.min(instalment.outstanding, left)
      left -= covered
      return { instalment, wanted: instalment.outstanding - covered }
    })
    .find(({ wanted }) => wanted > 0)
  if (!open) return { step: 'wait', amount: 0, instalment: undefined }
  const returned = vouchers.find(({ state, isReplaced }) => state === 'returned' && !isReplaced)
  return {
    step: returned ? 'sendAgain' : 'pay',
    amount: returned?.amount ?? open.wanted,
    instalment: open.instalment,
  }
}
