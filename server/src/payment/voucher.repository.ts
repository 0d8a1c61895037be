import type { VoucherState } from '@fairground/domain/payment'
import type { PaymentDetail } from '@fairground/wire/payment/desk'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { endOf } from './carried.repository'

type ReadVoucher = PaymentDetail['vouchers'][number]

/** In the order they were sent. */
export async function readVouchers(db: Db, contractId: string): Promise<ReadVoucher[]> {
  const { rows } =
    await sql<ReadVoucher>`SELECT voucher.id, voucher.state, voucher.amount, voucher.paid_on AS "paidOn",
      voucher.payer, voucher.reference, voucher.file_id AS "fileId", file.original_name AS "fileName",
      file.content_type AS "fileType", voucher.replaces_id AS "replacesId",
      EXISTS (SELECT FROM payment_voucher other WHERE other.replaces_id = voucher.id) AS "isReplaced",
      voucher.sent_at AS "sentAt", voucher.decided_at AS "decidedAt", voucher.reason,
      coalesce(nullif(account.real_name, ''), account.username, '') AS "decidedBy"
    FROM payment_voucher voucher JOIN stored_file file ON file.id = voucher.file_id
    LEFT JOIN account ON account.id = voucher.decided_by
    WHERE voucher.contract_id = ${contractId} ORDER BY voucher.sent_at, voucher.id`.execute(db)
  return rows
}

export interface FoundVoucher {
  id: string
  contractId: string
  state: VoucherState
  amount: number
  paidOn: string
  fileId: string
  /** Whose contract it is about. */
  accountId: string
  decidedAt: Date | null
  decidedBy: string | null
  decidedName: string
  reason: string
  isReplaced: boolean
}

async function findBy(db: Db, column: 'id' | 'file_id', value: string): Promise<FoundVoucher | undefined> {
  const { rows } =
    await sql<FoundVoucher>`SELECT voucher.id, voucher.contract_id AS "contractId", voucher.state,
      voucher.amount, voucher.paid_on AS "paidOn", voucher.file_id AS "fileId", company.account_id AS "accountId",
      voucher.decided_at AS "decidedAt", voucher.decided_by AS "decidedBy", voucher.reason,
      coalesce(nullif(account.real_name, ''), account.username, '') AS "decidedName",
      EXISTS (SELECT FROM payment_voucher other WHERE other.replaces_id = voucher.id) AS "isReplaced"
    FROM payment_voucher voucher JOIN contract ON contract.id = voucher.contract_id
    JOIN company ON company.id = contract.company_id LEFT JOIN account ON account.id = voucher.decided_by
    WHERE voucher.${sql.ref(column)} = ${value}`.execute(db)
  return rows[0]
}

export const findVoucher = (db: Db, id: string): Promise<FoundVoucher | undefined> => findBy(db, 'id', id)
export const findVoucherOfFile = (db: Db, fileId: string): Promise<FoundVoucher | undefined> =>
  findBy(db, 'file_id', fileId)

export async function sumWaiting(db: Db, contractId: string): Promise<{ count: number; amount: number }> {
  const { rows } = await sql<{ count: number; amount: number }>`SELECT count(*)::int AS count,
      coalesce(sum(amount), 0)::bigint AS amount
    FROM payment_voucher WHERE contract_id = ${contractId} AND state = 'pending'`.execute(db)
  return rows[0] ?? { count: 0, amount: 0 }
}

export interface NewVoucher {
  contractId: string
  amount: number
  paidOn: string
  payer: string
  reference: string
  fileId: string
  replacesId: string | null
  by: string
}

export async function insertVoucher(db: Db, given: NewVoucher): Promise<string> {
  const { id } = await db
    .insertInto('payment_voucher')
    .values({
      contract_id: given.contractId,
      amount: given.amount,
      paid_on: given.paidOn,
      payer: given.payer,
      reference: given.reference,
      file_id: given.fileId,
      replaces_id: given.replacesId,
      sent_by: given.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Only one that is still being checked; answers whether it was. */
export async function decide(
  db: Db,
  id: string,
  { state, by, reason = '' }: { state: VoucherState; by: string; reason?: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('payment_voucher')
    .set({ state, reason, decided_at: sql`clock_timestamp()`, decided_by: by })
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .executeTakeFirst()
  return Number(numUpdatedRows) === 1
}

/** The day of a bank line over as much that was booked on a contract within a week of a voucher, and for no voucher. */
export async function findBookedLine(
  db: Db,
  { contractId, amount, paidOn }: Pick<FoundVoucher, 'contractId' | 'amount' | 'paidOn'>,
): Promise<string | undefined> {
  const { rows } = await sql<{ day: string }>`SELECT entry.booked_on AS day
    FROM contract JOIN ledger_entry entry ON entry.company_id = contract.company_id
      AND entry.edition = contract.edition AND entry.kind = 'payment' AND entry.amount = -${amount}::bigint
      AND entry.voucher_id IS NULL AND entry.booked_on BETWEEN ${paidOn}::date - 7 AND ${paidOn}::date + 7
    CROSS JOIN LATERAL ${endOf(sql`entry.id`)} last
    WHERE contract.id = ${contractId} AND last.contract_id = contract.id AND NOT last.is_reversed
      AND EXISTS (SELECT FROM statement_part part WHERE part.entry_id = entry.id)
    ORDER BY abs(entry.booked_on - ${paidOn}::date), entry.number LIMIT 1`.execute(db)
  return rows[0]?.day
}
