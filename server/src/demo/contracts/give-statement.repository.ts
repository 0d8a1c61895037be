import { createHash } from 'node:crypto'
import type { Currency } from '@fairground/domain/money'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

export interface DemoLine {
  amount: number
  currency: Currency
  payer: string
  remark: string
  /** Why it was set aside, where it was. */
  aside?: string
}

export async function hasStatement(db: Db): Promise<boolean> {
  const { rows } = await sql<{
    there: boolean
  }>`SELECT EXISTS (SELECT FROM statement_import) AS there`.execute(db)
  return rows[0]?.there ?? false
}

/** A payment that was booked without a statement, for a line that tells of it again. */
export async function findBookedPayment(
  db: Db,
  edition: number,
): Promise<{ number: string; amount: number; currency: Currency; payer: string } | undefined> {
  const { rows } = await sql<{ number: string; amount: number; currency: Currency; payer: string }>`
    SELECT contract.number, -entry.amount AS amount, entry.currency, company.name_zh AS payer
    FROM ledger_entry entry JOIN contract ON contract.id = entry.contract_id
    JOIN company ON company.id = contract.company_id
    WHERE entry.edition = ${edition} AND entry.kind = 'payment' AND contract.state = 'payment' AND company.name_zh <> ''
    ORDER BY contract.number DESC LIMIT 1`.execute(db)
  return rows[0]
}

export async function insertDemoStatement(
  db: Db,
  edition: number,
  lines: readonly DemoLine[],
): Promise<void> {
  const rows = lines.map((line, place) => ({
    ...line,
    row: place + 2,
    reference: `FT20261117${String(place + 1).padStart(6, '0')}`,
    identity: createHash('sha256').update(`demo ${place}`).digest('hex'),
  }))
  await sql`WITH admin AS (SELECT id FROM account WHERE username = 'admin'), run AS (
      INSERT INTO statement_import (edition, file_name, taken, known, skipped, made_at, made_by)
      SELECT ${edition}, '招商银行对账单-1117.xlsx', ${rows.length}, 0, 3, now() - interval '3 hours', admin.id FROM admin
      RETURNING id
    )
    INSERT INTO statement_line (import_id, edition, row_number, paid_on, amount, currency, payer, remark, reference,
      identity, state, reason, decided_at, decided_by)
    SELECT run.id, ${edition}, line.row, current_date - 1, line.amount, line.currency, line.payer, line.remark,
      line.reference, line.identity, CASE WHEN line.aside IS NULL THEN 'open' ELSE 'aside' END, coalesce(line.aside, ''),
      CASE WHEN line.aside IS NOT NULL THEN now() - interval '2 hours' END,
      CASE WHEN line.aside IS NOT NULL THEN admin.id END
    FROM run, admin, jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS line (row integer, amount bigint, currency text,
      payer text, remark text, reference text, identity text, aside text)`.execute(db)
}
