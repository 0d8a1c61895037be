import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

export interface Unvouched {
  contractId: string
  accountId: string
  payer: string
  /** What is still missing of the next instalment. */
  missing: number
}

/** Contracts being paid whose companies have sent nothing yet, the first of each language first. */
export async function listUnvouched(db: Db, edition: number, most: number): Promise<Unvouched[]> {
  const { rows } = await sql<Unvouched>`
    SELECT contract.id AS "contractId", company.account_id AS "accountId",
      coalesce(nullif(company.name_zh, ''), company.name_en) AS payer, balance.outstanding / 2 AS missing
    FROM contract JOIN company ON company.id = contract.company_id
    JOIN contract_balance balance ON balance.contract_id = contract.id
    WHERE contract.edition = ${edition} AND contract.state = 'payment' AND balance.outstanding > 1
      AND NOT EXISTS (SELECT FROM payment_voucher WHERE contract_id = contract.id)
    ORDER BY row_number() OVER (PARTITION BY contract.language ORDER BY contract.number), contract.language
    LIMIT ${most}`.execute(db)
  return rows
}

export interface DemoVoucher extends Unvouched {
  state: 'pending' | 'returned'
  fileId: string
  reason: string
}

export async function insertDemoVoucher(db: Db, given: DemoVoucher): Promise<void> {
  await sql`INSERT INTO payment_voucher (contract_id, state, amount, paid_on, payer, reference, file_id, sent_at, sent_by,
      decided_at, decided_by, reason)
    SELECT ${given.contractId}, ${given.state}, ${given.missing}, current_date - 1, ${given.payer}, 'FT20261117000318',
      ${given.fileId}, now() - interval '20 hours', ${given.accountId},
      CASE WHEN ${given.state} = 'returned' THEN now() - interval '2 hours' END,
      CASE WHEN ${given.state} = 'returned' THEN (SELECT id FROM account WHERE username = 'admin') END, ${given.reason}`.execute(
    db,
  )
}
