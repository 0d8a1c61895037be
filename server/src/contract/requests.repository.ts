import type { RequestState } from '@fairground/domain/contract'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface KeptRequest {
  id: string
  contractId: string
  state: RequestState
  accountId: string
}

/** Without a number where one is open already. */
export async function insertRequest(
  db: Db,
  { contractId, text, by }: { contractId: string; text: string; by: string },
): Promise<boolean> {
  const { rows } = await sql`INSERT INTO contract_request (contract_id, text, asked_by)
    VALUES (${contractId}, ${text}, ${by}) ON CONFLICT (contract_id) WHERE state = 'open' DO NOTHING RETURNING id`.execute(
    db,
  )
  return rows.length > 0
}

export async function findOpenText(db: Db, contractId: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('contract_request')
    .select('text')
    .where('contract_id', '=', contractId)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return found?.text
}

export async function findRequest(db: Db, id: string): Promise<KeptRequest | undefined> {
  const { rows } = await sql<KeptRequest>`
    SELECT request.id, request.contract_id AS "contractId", request.state, company.account_id AS "accountId"
    FROM contract_request request JOIN contract ON contract.id = request.contract_id
    JOIN company ON company.id = contract.company_id WHERE request.id = ${id}`.execute(db)
  return rows[0]
}

/** Whether it was open until now. */
export async function closeRequest(
  db: Db,
  id: string,
  { state, answer = '', by }: { state: Exclude<RequestState, 'open'>; answer?: string; by: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('contract_request')
    .set({ state, answer, closed_at: sql`now()`, closed_by: by })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
