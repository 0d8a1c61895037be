import type { Currency } from '@fairground/domain/money'
import type { Balance, LedgerKind } from '@fairground/domain/payment'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface KeptEntry {
  id: string
  number: number
  contractId: string
  kind: LedgerKind
  amount: number
  currency: Currency
  bookedOn: string
  voucherId: string | null
  reverses: string | null
  /** Taken back by another one. */
  isReversed: boolean
  reason: string
  madeAt: Date
  /** Empty for what the product did by itself. */
  madeBy: string
}

const fields = sql`entry.id, entry.number, entry.contract_id AS "contractId", entry.kind, entry.amount, entry.currency,
  entry.booked_on AS "bookedOn", entry.voucher_id AS "voucherId", entry.reverses_id AS reverses,
  EXISTS (SELECT FROM ledger_entry other WHERE other.reverses_id = entry.id) AS "isReversed", entry.reason,
  entry.made_at AS "madeAt", coalesce(nullif(account.real_name, ''), account.username, '') AS "madeBy"`

const tables = sql`ledger_entry entry LEFT JOIN account ON account.id = entry.made_by`

/** The latest first. */
export async function readEntries(db: Db, contractId: string): Promise<KeptEntry[]> {
  const { rows } =
    await sql<KeptEntry>`SELECT ${fields} FROM ${tables} WHERE entry.contract_id = ${contractId}
    ORDER BY entry.number DESC`.execute(db)
  return rows
}

export async function findEntry(db: Db, id: string): Promise<KeptEntry | undefined> {
  const { rows } = await sql<KeptEntry>`SELECT ${fields} FROM ${tables} WHERE entry.id = ${id}`.execute(db)
  return rows[0]
}

export async function readBalance(db: Db, contractId: string): Promise<Balance> {
  const { rows } = await sql<Balance>`SELECT due, paid, outstanding FROM contract_balance
    WHERE contract_id = ${contractId}`.execute(db)
  return rows[0] ?? { due: 0, paid: 0, outstanding: 0 }
}

export interface EntryRow {
  contractId: string
  kind: LedgerKind
  amount: number
  bookedOn: string
  voucherId: string | null
  reverses: string | null
  reason: string
  once: string
  by: string | null
}

/** Whose it is and in which currency follows from the contract. Nothing where it was booked before. */
export async function insertEntry(db: Db, entry: EntryRow): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    INSERT INTO ledger_entry (contract_id, company_id, edition, currency, kind, amount, booked_on, voucher_id, reverses_id,
      reason, once, made_by)
    SELECT id, company_id, edition, currency, ${entry.kind}, ${entry.amount}, ${entry.bookedOn}, ${entry.voucherId},
      ${entry.reverses}, ${entry.reason}, ${entry.once}, ${entry.by}
    FROM contract WHERE id = ${entry.contractId}
    ON CONFLICT (once) DO NOTHING RETURNING id`.execute(db)
  return rows[0]?.id
}

/** Whether it was charged with its total, however that ended. */
export async function isCharged(db: Db, contractId: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM ledger_entry WHERE once = ${chargeOf(contractId)}`.execute(db)
  return rows.length > 0
}

export const chargeOf = (contractId: string): string => `charge:${contractId}`
