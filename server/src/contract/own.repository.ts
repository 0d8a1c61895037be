import type { Authority, ContractState, Party, SignatureKind } from '@fairground/domain/contract'
import { sql } from 'kysely'
import { boothsAreSure, holdsBooths } from '../booth'
import type { Db } from '../platform/database/database'

export interface OwnContract {
  id: string
  number: string
  state: ContractState
  companyId: string
  edition: number
  party: Party
}

export const findOwnContract = (db: Db, id: string, accountId: string): Promise<OwnContract | undefined> =>
  db
    .selectFrom('contract')
    .innerJoin('company', 'company.id', 'contract.company_id')
    .select(['contract.id', 'contract.number', 'company.id as companyId', 'contract.edition'])
    .select([sql<ContractState>`contract.state`.as('state'), sql<Party>`contract.party`.as('party')])
    .where('contract.id', '=', id)
    .where('company.account_id', '=', accountId)
    .executeTakeFirst()

/** Its booths are sure and it has no contract yet that it could read: the organiser is at it. */
export async function isPreparedFor(db: Db, accountId: string, edition: number): Promise<boolean> {
  const { rows } = await sql<{ prepared: boolean }>`SELECT EXISTS (SELECT FROM company
    WHERE account_id = ${accountId} AND edition = ${edition} AND deleted_at IS NULL AND ${holdsBooths('company.id')}
      AND ${boothsAreSure('company.id')}) AS prepared`.execute(db)
  return rows[0]?.prepared ?? false
}

export interface NewSignature {
  contractId: string
  kind: SignatureKind
  accountId: string
  signerName: string
  signerPost: string
  authority: Authority
  /** By which a delegate signs. */
  delegationId: string | null
  address: string
  sentTo: string
  textSha256: string
  ticket: string | null
  scanFileId: string | null
}

export async function insertSignature(db: Db, given: NewSignature): Promise<void> {
  await db
    .insertInto('contract_signature')
    .values({
      contract_id: given.contractId,
      kind: given.kind,
      account_id: given.accountId,
      signer_name: given.signerName,
      signer_post: given.signerPost,
      authority: given.authority,
      delegation_id: given.delegationId,
      address: given.address,
      sent_to: given.sentTo,
      text_sha256: given.textSha256,
      ticket: given.ticket,
      scan_file_id: given.scanFileId,
    })
    .execute()
}

export async function isSignedWith(db: Db, ticket: string, contractId: string): Promise<boolean> {
  const found = await db
    .selectFrom('contract_signature')
    .select('id')
    .where('ticket', '=', ticket)
    .where('contract_id', '=', contractId)
    .executeTakeFirst()
  return found !== undefined
}
