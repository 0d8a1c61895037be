import type { InvoiceDetails, InvoiceKind } from '@fairground/domain/payment'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

export interface Uninvoiced {
  contractId: string
  accountId: string
  kind: InvoiceKind
  details: InvoiceDetails
  paid: number
}

/** Contracts with money on them whose companies have asked for nothing yet, the first of each language first. */
export async function listUninvoiced(db: Db, edition: number, most: number): Promise<Uninvoiced[]> {
  const { rows } = await sql<Uninvoiced>`
    SELECT contract.id AS "contractId", company.account_id AS "accountId", invoice.invoice_type AS kind,
      jsonb_build_object('title', invoice.title, 'creditCode', coalesce(invoice.credit_code, ''),
        'address', invoice.address, 'phone', concat_ws('-', nullif(invoice.area_code, ''), nullif(invoice.phone, '')),
        'bank', invoice.bank, 'bankAccount', invoice.bank_account) AS details, balance.paid
    FROM contract JOIN company ON company.id = contract.company_id
    JOIN invoice_profile invoice ON invoice.company_id = company.id
    JOIN contract_balance balance ON balance.contract_id = contract.id
    WHERE contract.edition = ${edition} AND contract.state IN ('payment', 'paid') AND balance.paid > 0
      AND invoice.title <> '' AND NOT EXISTS (SELECT FROM invoice_wish)
    ORDER BY row_number() OVER (PARTITION BY contract.language ORDER BY contract.number), contract.language
    LIMIT ${most}`.execute(db)
  return rows
}

export interface DemoWish extends Uninvoiced {
  state: 'open' | 'refused' | 'issued'
  reason: string
  remark: string
  number: string
  fileId: string | null
  cancelReason: string
}

export async function insertDemoWish(db: Db, given: DemoWish): Promise<void> {
  await sql`WITH admin AS (SELECT id FROM account WHERE username = 'admin'), wish AS (
      INSERT INTO invoice_wish (contract_id, state, kind, details, amount, remark, asked_at, asked_by, decided_at, decided_by,
        reason)
      SELECT ${given.contractId}, ${given.state}, ${given.kind}, ${JSON.stringify(given.details)}::jsonb, ${given.paid},
        ${given.remark}, now() - interval '26 hours', ${given.accountId},
        CASE WHEN ${given.state} <> 'open' THEN now() - interval '4 hours' END,
        CASE WHEN ${given.state} <> 'open' THEN admin.id END, ${given.reason} FROM admin
      RETURNING id, contract_id, amount
    )
    INSERT INTO invoice (wish_id, contract_id, number, issued_on, amount, file_id, issued_at, issued_by, cancelled_at,
      cancelled_by, cancel_reason)
    SELECT wish.id, wish.contract_id, ${given.number}, current_date - 1, wish.amount, ${given.fileId}::uuid,
      now() - interval '4 hours', admin.id, CASE WHEN ${given.cancelReason} <> '' THEN now() - interval '1 hour' END,
      CASE WHEN ${given.cancelReason} <> '' THEN admin.id END, ${given.cancelReason}
    FROM wish, admin WHERE ${given.fileId}::uuid IS NOT NULL`.execute(db)
}
