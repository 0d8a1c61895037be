import type { ContractState } from '@fairground/domain/contract'
import type { Currency, Instalment } from '@fairground/domain/money'
import type { Language } from '@fairground/domain/text'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface PaidContract {
  contractId: string
  number: string
  state: ContractState
  currency: Currency
  language: Language
  edition: number
  companyId: string
  companyZh: string
  companyEn: string
  /** The company as its contract names it. */
  party: { nameZh: string; nameEn: string }
  /** What to write on a transfer: the company's own number, or else the contract's. */
  word: string
  drawnUpOn: string
  countersignedAt: Date | null
  instalments: (Instalment & { deferredFrom: string | null })[]
}

/** Of a contract, as it was agreed and deferred since. */
export const agreedInstalments = sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('number', number, 'share', share,
    'amount', amount, 'dueOn', due_on, 'deferredFrom', (SELECT min(due_before) FROM payment_deferral deferral
      WHERE deferral.contract_id = part.contract_id AND deferral.instalment = part.number
        AND deferral.state = 'granted')) ORDER BY number), '[]')
  FROM contract_instalment part WHERE contract_id = contract.id)`

const fields = sql`contract.id AS "contractId", contract.number, contract.state, contract.currency, contract.language,
  contract.edition, company.id AS "companyId", company.name_zh AS "companyZh", company.name_en AS "companyEn",
  contract.party, coalesce(nullif(company.registration_number, ''), contract.number) AS word,
  contract.drawn_up_on AS "drawnUpOn", contract.countersigned_at AS "countersignedAt",
  ${agreedInstalments} AS instalments`

const tables = sql`contract JOIN company ON company.id = contract.company_id`

/** Any that came into force, with what became of it: money may be owed back on one that is void. */
export async function findPaidContract(
  db: Db,
  contractId: string,
  edition: number,
): Promise<PaidContract | undefined> {
  const { rows } = await sql<PaidContract>`SELECT ${fields} FROM ${tables} WHERE contract.id = ${contractId}
    AND contract.edition = ${edition} AND contract.countersigned_at IS NOT NULL`.execute(db)
  return rows[0]
}

/** Those of which money is still to come. */
export async function listOwing(db: Db, edition: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`SELECT id FROM contract
    WHERE edition = ${edition} AND state = 'payment' ORDER BY number`.execute(db)
  return rows.map(({ id }) => id)
}

/** The one that binds a company now. */
export async function findBinding(
  db: Db,
  who: { accountId: string; edition: number } | { companyId: string },
): Promise<PaidContract | undefined> {
  const whose =
    'companyId' in who
      ? sql`company.id = ${who.companyId}`
      : sql`company.account_id = ${who.accountId} AND contract.edition = ${who.edition}`
  const { rows } = await sql<PaidContract>`SELECT ${fields} FROM ${tables} WHERE ${whose}
    AND contract.state IN ('inForce', 'payment', 'paid') ORDER BY contract.created_at LIMIT 1`.execute(db)
  return rows[0]
}
