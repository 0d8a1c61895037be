import { type LedgerKind, reversalOf, signedAmount } from '@fairground/domain/payment'
import { type Actor, recordAudit } from '../platform/audit/audit'
import type { Db } from '../platform/database/database'
import { chargeOf, insertEntry, readEntries } from './ledger.repository'

/** What is booked by whom; all of it in the transaction of what it is booked for, under the contract's lock. */
export type NewEntry = {
  contractId: string
  /** A calendar day in the fair's zone. */
  day: string
  reason?: string
  voucherId?: string
  /** The same again is the first one. */
  once: string
} & (
  | { kind: Exclude<LedgerKind, 'correction'>; amount: number }
  | { kind: 'correction'; takesBack: { id: string; kind: LedgerKind; amount: number } }
)

export interface BookedEntry {
  id: string
  kind: LedgerKind
  /** With its sign. */
  amount: number
}

/** Nothing where it had been booked before. */
export async function bookEntry(db: Db, entry: NewEntry, actor: Actor): Promise<BookedEntry | undefined> {
  const { contractId, kind, day, reason = '', voucherId = null, once } = entry
  const written =
    entry.kind === 'correction'
      ? reversalOf({ ...entry.takesBack, reverses: null })
      : { amount: signedAmount(entry.kind, entry.amount), reverses: null }
  const { amount, reverses } = written
  const by = actor.user?.id ?? null
  const id = await insertEntry(db, {
    contractId,
    kind,
    amount,
    bookedOn: day,
    voucherId,
    reverses,
    reason,
    once,
    by,
  })
  if (!id) return undefined
  await recordAudit(db, actor, {
    action: 'ledger-book',
    subjectType: 'ledger-entry',
    subjectId: id,
    after: { contractId, kind, amount, day, ...(reason && { reason }), ...(reverses && { reverses }) },
  })
  return { id, kind, amount }
}

/** A contract owes its total from the moment it is sealed, once. A contract over nothing owes nothing. */
export async function bookCharge(
  db: Db,
  { id, total, day }: { id: string; total: number; day: string },
  actor: Actor,
): Promise<void> {
  if (total > 0)
    await bookEntry(db, { contractId: id, kind: 'charge', amount: total, day, once: chargeOf(id) }, actor)
}

/**
 * A contract that is void asks for nothing any more, and what was let off it is let off nothing: what came and was not
 * given back is then owed to its company, and nothing else.
 */
export async function askForNothing(
  db: Db,
  { id, day, reason }: { id: string; day: string; reason: string },
  actor: Actor,
): Promise<void> {
  for (const entry of await readEntries(db, id)) {
    if (entry.isReversed || (entry.kind !== 'charge' && entry.kind !== 'credit')) continue
    const once = `reverse:${entry.id}`
    await bookEntry(db, { contractId: id, kind: 'correction', takesBack: entry, day, reason, once }, actor)
  }
}

/**
 * A contract gives its money to the one that takes its place: every entry is taken back here and booked there, on one day,
 * so that no sum over both, over the day or over a kind of entry changes. What it was charged with is only taken back.
 */
export async function carryOver(
  db: Db,
  {
    from,
    to,
    day,
  }: { from: { id: string; number: string }; to: { id: string; number: string }; day: string },
  actor: Actor,
): Promise<void> {
  const entries = await readEntries(db, from.id)
  const standing = entries.filter(({ kind, isReversed }) => kind !== 'correction' && !isReversed)
  for (const entry of standing.toReversed()) {
    const { id, kind, amount, bookedOn } = entry
    await bookEntry(
      db,
      {
        contractId: from.id,
        kind: 'correction',
        takesBack: entry,
        day,
        reason: `结转至 ${to.number} / Carried over to ${to.number}`,
        once: `reverse:${id}`,
      },
      actor,
    )
    if (kind === 'charge' || kind === 'correction') continue
    await bookEntry(
      db,
      {
        contractId: to.id,
        kind,
        amount: Math.abs(amount),
        day,
        reason: `结转自 ${from.number}（${bookedOn}） / Carried over from ${from.number} (${bookedOn})`,
        once: `carry:${id}`,
      },
      actor,
    )
  }
}
