import type { Text } from '../text'

/** Every movement of money is one of these and stays; whatever was wrong is put right by another one. */
export const ledgerKinds = ['charge', 'credit', 'payment', 'refund', 'correction'] as const
export type LedgerKind = (typeof ledgerKinds)[number]

export const ledgerKindNames: Record<LedgerKind, Text> = {
  charge: { zh: '应收', en: 'Charge' },
  credit: { zh: '减免', en: 'Credit' },
  payment: { zh: '收款', en: 'Payment' },
  refund: { zh: '退款', en: 'Refund' },
  correction: { zh: '冲正', en: 'Correction' },
}

/** What the exhibitor owes rises by a charge and a refund, and falls by a credit and a payment. */
const direction: Record<Exclude<LedgerKind, 'correction'>, 1 | -1> = {
  charge: 1,
  credit: -1,
  payment: -1,
  refund: 1,
}

export interface LedgerEntry {
  id: string
  kind: LedgerKind
  /** Signed: above nothing is owed by the exhibitor, below is in its favour. */
  amount: number
  /** The entry this one takes back, whole. */
  reverses: string | null
}

/** How the entry is written; amounts are typed without a sign. */
export const signedAmount = (kind: Exclude<LedgerKind, 'correction'>, amount: number): number =>
  amount * direction[kind]

/** Takes back one entry, whole: the same amount the other way round. */
export const reversalOf = ({ id, amount }: LedgerEntry): Omit<LedgerEntry, 'id'> => ({
  kind: 'correction',
  amount: -amount,
  reverses: id,
})

export interface Balance {
  /** What the contract asks for, less what was let off. */
  due: number
  /** What came, less what was given back. */
  paid: number
  /** Below nothing: the organiser owes. */
  outstanding: number
}

const paying: ReadonlySet<LedgerKind> = new Set(['payment', 'refund'])

/** A correction counts where the entry does that it takes back. */
export function balanceOf(entries: readonly LedgerEntry[]): Balance {
  const kinds = new Map(entries.map(({ id, kind }) => [id, kind]))
  let [due, paid] = [0, 0]
  for (const { kind, amount, reverses } of entries) {
    const counted = kind === 'correction' ? (kinds.get(reverses ?? '') ?? 'charge') : kind
    if (paying.has(counted)) paid -= amount
    else due += amount
  }
  return { due, paid, outstanding: due - paid }
}

/** What of a contract's booths is told on the plans. */
export const paidStates = ['unpaid', 'partly', 'paid'] as const
export type PaidState = (typeof paidStates)[number]

export function paidState({ due, paid }: Balance): PaidState {
  if (paid >= due) return 'paid'
  return paid > 0 ? 'partly' : 'unpaid'
}
