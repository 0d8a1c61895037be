import { maskUsername } from '@fairground/domain/account'
import type { ContractDetail } from '@fairground/wire/contract/desk'
import type { Delegation } from '@fairground/wire/contract/shapes'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface KeptDelegation extends Delegation {
  /** In full: their codes go there. */
  contact: string
}

const fields = sql`id, name, post, contact, named_by_name AS "namedBy", named_at AS "namedAt", until`

/** As anybody reads it. */
export const masked = <Kept extends Pick<Delegation, 'contact'>>(kept: Kept): Kept => ({
  ...kept,
  contact: maskUsername(kept.contact),
})

/** Who may sign for a company today. */
export async function findDelegate(
  db: Db,
  whose: { companyId: string } | { accountId: string; edition: number },
  today: string,
): Promise<KeptDelegation | undefined> {
  const company =
    'companyId' in whose
      ? sql`${whose.companyId}`
      : sql`(SELECT id FROM company WHERE account_id = ${whose.accountId} AND edition = ${whose.edition}
          AND deleted_at IS NULL)`
  const { rows } = await sql<KeptDelegation>`SELECT ${fields} FROM contract_delegation
    WHERE company_id = ${company} AND revoked_at IS NULL AND until >= ${today}::date`.execute(db)
  return rows[0]
}

/** Whether it still holds; nobody revokes it until the transaction ends. */
export async function holdDelegation(trx: Db, id: string): Promise<boolean> {
  const { rows } = await sql`SELECT FROM contract_delegation WHERE id = ${id} AND revoked_at IS NULL
    FOR SHARE`.execute(trx)
  return rows.length > 0
}

export async function listDelegations(db: Db, companyId: string): Promise<ContractDetail['delegations']> {
  const { rows } = await sql<
    ContractDetail['delegations'][number]
  >`SELECT ${fields}, revoked_at AS "revokedAt"
    FROM contract_delegation WHERE company_id = ${companyId} ORDER BY named_at DESC LIMIT 100`.execute(db)
  return rows.map(masked)
}

export async function isNamedWith(db: Db, ticket: string): Promise<boolean> {
  const found = await db
    .selectFrom('contract_delegation')
    .select('id')
    .where('ticket', '=', ticket)
    .executeTakeFirst()
  return found !== undefined
}

export interface NewDelegation {
  companyId: string
  name: string
  post: string
  contact: string
  by: string
  byName: string
  until: string
  ticket: string
}

export async function insertDelegation(db: Db, given: NewDelegation): Promise<string> {
  const { id } = await db
    .insertInto('contract_delegation')
    .values({
      company_id: given.companyId,
      name: given.name,
      post: given.post,
      contact: given.contact,
      named_by: given.by,
      named_by_name: given.byName,
      until: given.until,
      ticket: given.ticket,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface Revocation {
  id: string
  companyId: string
  name: string
  until: string
}

/** One by its id, or whatever a company has; answers with what ended. */
export async function revoke(
  db: Db,
  which: { id: string; accountId: string } | { companyId: string },
  by: string,
): Promise<Revocation[]> {
  const those =
    'id' in which
      ? sql`delegation.id = ${which.id} AND company.account_id = ${which.accountId}`
      : sql`company.id = ${which.companyId}`
  const { rows } = await sql<Revocation>`UPDATE contract_delegation delegation
    SET revoked_at = clock_timestamp(), revoked_by = ${by}
    FROM company WHERE company.id = delegation.company_id AND delegation.revoked_at IS NULL AND ${those}
    RETURNING delegation.id, delegation.company_id AS "companyId", delegation.name, delegation.until`.execute(
    db,
  )
  return rows
}

export async function isOwnDelegation(
  db: Db,
  { id, accountId }: { id: string; accountId: string },
): Promise<boolean> {
  const found = await db
    .selectFrom('contract_delegation')
    .innerJoin('company', 'company.id', 'contract_delegation.company_id')
    .select('contract_delegation.id')
    .where('contract_delegation.id', '=', id)
    .where('company.account_id', '=', accountId)
    .executeTakeFirst()
  return found !== undefined
}
