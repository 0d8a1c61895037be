import type { Currency } from '@fairground/domain/money'
import type { InvoiceDetails, InvoiceKind, WishState } from '@fairground/domain/payment'
import type { ListedInvoice, OwnWish } from '@fairground/wire/payment/invoice'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/database/database'

export interface InvoiceProfile {
  kind: InvoiceKind
  details: InvoiceDetails
}

/** As the sign-up says it now; a wish keeps what it said then. */
export async function readProfile(db: Db, companyId: string): Promise<InvoiceProfile | undefined> {
  const { rows } = await sql<InvoiceProfile>`SELECT invoice_type AS kind, jsonb_build_object('title', title,
      'creditCode', coalesce(credit_code, ''), 'address', address, 'phone', concat_ws('-', nullif(area_code, ''),
      nullif(phone, '')), 'bank', bank, 'bankAccount', bank_account) AS details
    FROM invoice_profile WHERE company_id = ${companyId} AND deleted_at IS NULL`.execute(db)
  return rows[0]
}

/** A contract and those it took the place of: its money was carried over from them, and so were their invoices. */
const lineOf = (contractId: RawBuilder<unknown>) => sql`(WITH RECURSIVE line AS (
    SELECT head.id, head.amends_id FROM contract head WHERE head.id = ${contractId}
    UNION ALL SELECT prior.id, prior.amends_id FROM contract prior JOIN line ON prior.id = line.amends_id
  ) SELECT id FROM line)`

/** What was invoiced of the money of a contract. */
export const invoicedOf = (
  contractId: RawBuilder<unknown>,
) => sql`(SELECT coalesce(sum(counted.amount), 0)::bigint
  FROM invoice counted WHERE counted.contract_id IN ${lineOf(contractId)} AND counted.cancelled_at IS NULL)`

export async function sumInvoiced(db: Db, contractId: string): Promise<number> {
  const { rows } = await sql<{ sum: number }>`SELECT ${invoicedOf(sql`${contractId}::uuid`)} AS sum`.execute(
    db,
  )
  return rows[0]?.sum ?? 0
}

const issued = sql`CASE WHEN invoice.id IS NOT NULL THEN jsonb_build_object('id', invoice.id, 'number', invoice.number,
    'issuedOn', invoice.issued_on, 'amount', invoice.amount, 'fileId', invoice.file_id, 'fileName', file.original_name,
    'cancelledAt', invoice.cancelled_at, 'cancelReason', invoice.cancel_reason) END`

export const wishFields = sql`wish.id, wish.state, wish.kind, wish.details, wish.amount, wish.remark,
  wish.asked_at AS "askedAt", wish.decided_at AS "decidedAt", wish.reason, ${issued} AS invoice`

export const wishTables = sql`invoice_wish wish LEFT JOIN invoice ON invoice.wish_id = wish.id
  LEFT JOIN stored_file file ON file.id = invoice.file_id`

type Raw<Wish extends OwnWish> = Omit<Wish, 'invoice'> & {
  invoice: (Omit<NonNullable<OwnWish['invoice']>, 'cancelledAt'> & { cancelledAt: string | null }) | null
}

/** A moment inside an object comes as text. */
export const asRead = <Wish extends OwnWish | ListedInvoice>(row: Raw<Wish>): Wish =>
  ({
    ...row,
    invoice: row.invoice && {
      ...row.invoice,
      cancelledAt: row.invoice.cancelledAt ? new Date(row.invoice.cancelledAt) : null,
    },
  }) as Wish

/** The latest first. */
export async function readWishes(db: Db, contractId: string): Promise<OwnWish[]> {
  const { rows } = await sql<Raw<OwnWish>>`SELECT ${wishFields} FROM ${wishTables}
    WHERE wish.contract_id IN ${lineOf(sql`${contractId}::uuid`)} ORDER BY wish.asked_at DESC, wish.id`.execute(
    db,
  )
  return rows.map(asRead)
}

export interface KeptWish {
  id: string
  contractId: string
  state: WishState
  amount: number
  currency: Currency
  accountId: string
  decidedAt: Date | null
  decidedBy: string | null
  decidedName: string
}

export async function findWish(db: Db, id: string): Promise<KeptWish | undefined> {
  const { rows } =
    await sql<KeptWish>`SELECT wish.id, wish.contract_id AS "contractId", wish.state, wish.amount,
      contract.currency, company.account_id AS "accountId", wish.decided_at AS "decidedAt",
      wish.decided_by AS "decidedBy", coalesce(nullif(account.real_name, ''), account.username, '') AS "decidedName"
    FROM invoice_wish wish JOIN contract ON contract.id = wish.contract_id
    JOIN company ON company.id = contract.company_id LEFT JOIN account ON account.id = wish.decided_by
    WHERE wish.id = ${id}`.execute(db)
  return rows[0]
}

export interface NewWish {
  contractId: string
  kind: InvoiceKind
  details: InvoiceDetails
  amount: number
  remark: string
  by: string
}

export async function insertWish(db: Db, given: NewWish): Promise<string> {
  const { id } = await db
    .insertInto('invoice_wish')
    .values({
      contract_id: given.contractId,
      kind: given.kind,
      details: JSON.stringify(given.details),
      amount: given.amount,
      remark: given.remark,
      asked_by: given.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function decideWish(
  db: Db,
  id: string,
  { state, by, reason = '' }: { state: WishState; by: string; reason?: string },
): Promise<void> {
  await db
    .updateTable('invoice_wish')
    .set({ state, reason, decided_by: by, decided_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

export interface NewInvoice {
  wishId: string
  contractId: string
  number: string
  issuedOn: string
  amount: number
  fileId: string
  by: string
}

/** Nothing where the number is on record already. */
export async function insertInvoice(db: Db, given: NewInvoice): Promise<string | undefined> {
  const { rows } = await sql<{
    id: string
  }>`INSERT INTO invoice (wish_id, contract_id, number, issued_on, amount, file_id,
      issued_by)
    VALUES (${given.wishId}, ${given.contractId}, ${given.number}, ${given.issuedOn}, ${given.amount}, ${given.fileId},
      ${given.by})
    ON CONFLICT (number) DO NOTHING RETURNING id`.execute(db)
  return rows[0]?.id
}

export interface KeptInvoice {
  id: string
  number: string
  amount: number
  contractId: string
  cancelledAt: Date | null
  cancelledBy: string | null
  cancelledName: string
  cancelReason: string
}

export async function findInvoice(db: Db, id: string): Promise<KeptInvoice | undefined> {
  const { rows } = await sql<KeptInvoice>`SELECT invoice.id, invoice.number, invoice.amount,
      invoice.contract_id AS "contractId", invoice.cancelled_at AS "cancelledAt", invoice.cancelled_by AS "cancelledBy",
      coalesce(nullif(account.real_name, ''), account.username, '') AS "cancelledName",
      invoice.cancel_reason AS "cancelReason"
    FROM invoice LEFT JOIN account ON account.id = invoice.cancelled_by WHERE invoice.id = ${id}`.execute(db)
  return rows[0]
}

export async function markCancelled(
  db: Db,
  id: string,
  { by, reason }: { by: string; reason: string },
): Promise<void> {
  await db
    .updateTable('invoice')
    .set({ cancelled_by: by, cancel_reason: reason, cancelled_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}
