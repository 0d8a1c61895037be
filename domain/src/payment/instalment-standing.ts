import type { Instalment } from '../money'
import type { Text } from '../text'

export interface InstalmentStanding extends Instalment {
  paid: number
  outstanding: number
  state: InstalmentState
}

export const instalmentStates = ['settled', 'partly', 'open', 'late'] as const
export type InstalmentState = (typeof instalmentStates)[number]

export const instalmentStateNames: Record<InstalmentState, Text> = {
  settled: { zh: '已付清', en: 'settled' },
  partly: { zh: '部分付款', en: 'partly paid' },
  open: { zh: '未到期', en: 'not due yet' },
  late: { zh: '逾期', en: 'late' },
}

/**
 * Money settles the earliest instalment first, whatever its payer wrote on it. What the sum of instalments and the
 * balance differ by (a credit, an amendment) is taken from the last ones, or owed with the last.
 */
export function standingOf<Part extends Instalment>(
  instalments: readonly Part[],
  { due, paid }: { due: number; paid: number },
  today: string,
): (Part & InstalmentStanding)[] {
  let [leftDue, leftPaid] = [due, paid]
  return instalments.map((instalment, place) => {
    const isLast = place === instalments.length - 1
    const asked = isLast ? Math.max(0, leftDue) : Math.max(0, Math.min(instalment.amount, leftDue))
    leftDue -= asked
    const settled = Math.max(0, Math.min(asked, leftPaid))
    leftPaid -= settled
    const outstanding = asked - settled
    return {
      ...instalment,
      amount: asked,
      paid: settled,
      outstanding,
      state: stateOf(outstanding, settled, instalment.dueOn < today),
    }
  })
}

function stateOf(outstanding: number, settled: number, isPast: boolean): InstalmentState {
  if (outstanding === 0) return 'settled'
  if (isPast) return 'late'
  return settled > 0 ? 'partly' : 'open'
}
