import type { ContractState } from '@fairground/domain/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface FoundAmendment {
  id: string
  number: string
  state: ContractState
  total: number
  reason: string
  by: string | null
}

/** A statement of its own after the lock of the contract: one that was drawn up while it was waited for is seen. */
export async function findAmendmentOf(db: Db, contractId: string): Promise<FoundAmendment | undefined> {
  const { rows } = await sql<FoundAmendment>`SELECT id, number, state, total, amend_reason AS reason,
      (SELECT actor_id FROM contract_event WHERE contract_id = contract.id ORDER BY id LIMIT 1) AS by
    FROM contract WHERE amends_id = ${contractId} AND state <> 'void'`.execute(db)
  return rows[0]
}

/** Companies before contracts, as everywhere: nobody moves its booths meanwhile. */
export async function lockCompanyOf(db: Db, contractId: string): Promise<void> {
  await sql`SELECT FROM company WHERE id = (SELECT company_id FROM contract WHERE id = ${contractId}) FOR UPDATE`.execute(
    db,
  )
}

export async function countWaitingVouchers(db: Db, contractId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`SELECT count(*)::int AS count FROM payment_voucher
    WHERE contract_id = ${contractId} AND state = 'pending'`.execute(db)
  return rows[0]?.count ?? 0
}

/** What its company asked to be invoiced waits on: the money it is over is the amendment's. */
export async function handOverWishes(db: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await sql`UPDATE invoice_wish SET contract_id = ${to} WHERE contract_id = ${from} AND state = 'open'`.execute(
    db,
  )
}
