import { type OpenContract, standingOf } from '@fairground/domain/payment'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

interface Found extends Omit<OpenContract, 'instalments'> {
  due: number
  paid: number
  companyZh: string
  companyEn: string
  parts: { number: number; share: number; amount: number; dueOn: string }[]
}

export interface ProposedContract extends OpenContract {
  companyZh: string
  companyEn: string
}

/**
 * Contracts money is still to come for, with all the names it may come under: the company's, the one on its invoices,
 * and those it was paid from before.
 */
export async function readOpenContracts(
  db: Db,
  edition: number,
  among?: readonly string[],
): Promise<ProposedContract[]> {
  const some = among ? sql`AND contract.id = ANY(${among}::uuid[])` : sql``
  const { rows } = await sql<Found>`
    WITH open AS (
      SELECT contract.id, contract.number, contract.currency, contract.party, contract.company_id, balance.due,
        balance.paid, balance.outstanding
      FROM contract JOIN contract_balance balance ON balance.contract_id = contract.id
      WHERE contract.edition = ${edition} AND contract.state = 'payment' AND balance.outstanding > 0 ${some}
    ), part AS (
      SELECT contract_id, jsonb_agg(jsonb_build_object('number', number, 'share', share, 'amount', amount,
        'dueOn', due_on) ORDER BY number) AS parts
      FROM contract_instalment WHERE contract_id IN (SELECT id FROM open) GROUP BY contract_id
    ), paying AS (
      SELECT contract_id, array_agg(DISTINCT payer) AS names FROM (
        SELECT contract_id, payer FROM payment_voucher WHERE state = 'confirmed'
        UNION ALL
        SELECT part.contract_id, line.payer FROM statement_part part JOIN statement_line line ON line.id = part.line_id
        WHERE line.state = 'booked' AND line.round = part.round
      ) known WHERE contract_id IN (SELECT id FROM open) GROUP BY contract_id
    )
    SELECT open.id, open.number, open.currency, open.due, open.paid, open.outstanding,
      coalesce(nullif(company.registration_number, ''), open.number) AS "paymentWord",
      company.name_zh AS "companyZh", company.name_en AS "companyEn",
      array_remove(ARRAY[company.name_zh, company.name_en, open.party ->> 'nameZh', open.party ->> 'nameEn',
        invoice.title] || coalesce(paying.names, '{}'), NULL) AS payers,
      coalesce(part.parts, '[]') AS parts
    FROM open JOIN company ON company.id = open.company_id
    LEFT JOIN invoice_profile invoice ON invoice.company_id = company.id
    LEFT JOIN part ON part.contract_id = open.id LEFT JOIN paying ON paying.contract_id = open.id
    ORDER BY open.number`.execute(db)
  return rows.map(({ due, paid, parts, ...contract }) => ({
    ...contract,
    payers: [...new Set(contract.payers)],
    // Which day it is makes no difference to what is left of each.
    instalments: standingOf(parts, { due, paid }, '')
      .map(({ outstanding }) => outstanding)
      .filter((outstanding) => outstanding > 0),
  }))
}

/** Vouchers that wait, by contract and amount, the oldest first. */
export async function readWaitingVouchers(
  db: Db,
  contractIds: readonly string[],
): Promise<{ id: string; contractId: string; amount: number }[]> {
  const { rows } = await sql<{ id: string; contractId: string; amount: number }>`SELECT id,
      contract_id AS "contractId", amount FROM payment_voucher
    WHERE state = 'pending' AND contract_id = ANY(${contractIds}::uuid[]) ORDER BY sent_at`.execute(db)
  return rows
}
