import type { Currency } from '@fairground/domain/money'
import type { LineState } from '@fairground/domain/payment'
import type { BookedBy, LineFilters, StatementLineRow } from '@fairground/wire/payment/statement'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { containing } from '../../platform/database/search'
import { endOf, isCarried } from '../carried.repository'

/** What a proposal is made from. */
export interface WaitingLine {
  id: string
  amount: number
  currency: Currency
  payer: string
  remark: string
}

type Conditions = { [Filter in keyof LineFilters]-?: (given: string) => RawBuilder<SqlBool> }

const conditions: Conditions = {
  state: (state) => sql`line.state = ${state}`,
  // Only what waits has proposals.
  sureness: () => sql`line.state = 'open'`,
  importId: (id) => sql`line.import_id = ${id}`,
  text: (typed) => sql`concat_ws(' ', line.payer, line.remark, line.reference) ILIKE ${containing(typed)}`,
  currency: (currency) => sql`line.currency = ${currency}`,
}

function matching(edition: number, search: LineFilters): RawBuilder<SqlBool> {
  const wanted = Object.entries(conditions).flatMap(([filter, condition]) => {
    const given = search[filter as keyof LineFilters]
    return given ? [condition(given)] : []
  })
  return sql<SqlBool>`${sql.join([sql`line.edition = ${edition}`, ...wanted], sql` AND `)}`
}

/** What waits comes first; then the latest transfer, and those of a day as the file has them. */
const order = sql`line.state = 'open' DESC, line.paid_on DESC, line.row_number, line.id`

const waits = (edition: number, search: LineFilters) =>
  sql<SqlBool>`line.state = 'open' AND ${matching(edition, search)}`

export async function readWaitingLines(db: Db, edition: number, search: LineFilters): Promise<WaitingLine[]> {
  const { rows } = await sql<WaitingLine>`SELECT line.id, line.amount, line.currency, line.payer, line.remark
    FROM statement_line line WHERE ${waits(edition, search)} ORDER BY ${order}`.execute(db)
  return rows
}

export async function pageOfLines(
  db: Db,
  edition: number,
  search: LineFilters & { page: number; pageSize: number },
): Promise<{ ids: string[]; total: number }> {
  const where = matching(edition, search)
  const [found, counted] = await Promise.all([
    sql<{ id: string }>`SELECT line.id FROM statement_line line WHERE ${where} ORDER BY ${order}
      LIMIT ${search.pageSize} OFFSET ${(search.page - 1) * search.pageSize}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM statement_line line WHERE ${where}`.execute(db),
  ])
  return { ids: found.rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 }
}

export type ReadLine = Omit<StatementLineRow, 'proposals' | 'similar'>

const booked = sql`(SELECT coalesce(jsonb_agg(jsonb_build_object('contractId', contract.id, 'number', contract.number,
    'companyZh', company.name_zh, 'companyEn', company.name_en, 'amount', part.amount,
    'withVoucher', entry.voucher_id IS NOT NULL,
    'isReversed', last.is_reversed) ORDER BY contract.number), '[]')
  FROM statement_part part JOIN ledger_entry entry ON entry.id = part.entry_id
  CROSS JOIN LATERAL ${endOf(sql`entry.id`)} last
  JOIN contract ON contract.id = part.contract_id JOIN company ON company.id = contract.company_id
  WHERE part.line_id = line.id AND part.round = line.round)`

export async function readLines(db: Db, ids: readonly string[]): Promise<ReadLine[]> {
  const { rows } = await sql<ReadLine>`SELECT line.id, line.import_id AS "importId", line.row_number AS row,
      line.paid_on AS day, line.amount, line.currency, line.payer, line.remark, line.reference, line.state, line.reason,
      line.decided_at AS "decidedAt", coalesce(nullif(account.real_name, ''), account.username, '') AS "decidedBy",
      ${booked} AS booked
    FROM statement_line line LEFT JOIN account ON account.id = line.decided_by
    WHERE line.id = ANY(${ids}::uuid[]) ORDER BY array_position(${ids}::uuid[], line.id)`.execute(db)
  return rows
}

export interface SimilarPayment {
  lineId: string
  contractId: string
  number: string
  companyZh: string
  companyEn: string
  bookedOn: string
  /** By a statement: of a line of another file. */
  bookedBy: BookedBy
}

/**
 * Money that is perhaps the very transfer of a line: as much was booked within a week of it, and of no line; or a line of
 * another file over as much on that day was booked, since one bank exports a transfer with its reference and without. By
 * the day it was first booked on, and for the contract it counts for now.
 */
export const readSimilar = (db: Db, lineIds: readonly string[]): Promise<SimilarPayment[]> =>
  similarTo(db, sql`line.id = ANY(${lineIds}::uuid[])`)

/** To every line that waits. */
export const readSimilarToWaiting = (
  db: Db,
  edition: number,
  search: LineFilters,
): Promise<SimilarPayment[]> => similarTo(db, waits(edition, search))

async function similarTo(db: Db, lines: RawBuilder<unknown>): Promise<SimilarPayment[]> {
  const { rows } = await sql<SimilarPayment>`
    WITH line AS (SELECT * FROM statement_line line WHERE ${lines}), found AS (
      SELECT line.id AS line_id, entry.id AS entry_id, false AS by_line
      FROM line JOIN ledger_entry entry ON entry.edition = line.edition AND entry.kind = 'payment'
        AND entry.amount = -line.amount AND entry.currency = line.currency
        AND entry.booked_on BETWEEN line.paid_on - 7 AND line.paid_on + 7
      WHERE NOT ${isCarried(sql`entry.once`)}
        AND NOT EXISTS (SELECT FROM statement_part part WHERE part.entry_id = entry.id)
      UNION ALL
      SELECT line.id, part.entry_id, true
      FROM line JOIN statement_line twin ON twin.edition = line.edition AND twin.paid_on = line.paid_on
        AND twin.amount = line.amount AND twin.currency = line.currency AND twin.import_id <> line.import_id
      JOIN statement_part part ON part.line_id = twin.id
    )
    SELECT found.line_id AS "lineId", contract.id AS "contractId", contract.number, company.name_zh AS "companyZh",
      company.name_en AS "companyEn", entry.booked_on AS "bookedOn",
      CASE WHEN found.by_line THEN 'statement' WHEN entry.voucher_id IS NULL THEN 'hand' ELSE 'voucher' END AS "bookedBy"
    FROM found JOIN ledger_entry entry ON entry.id = found.entry_id
    CROSS JOIN LATERAL ${endOf(sql`entry.id`)} last
    JOIN contract ON contract.id = last.contract_id JOIN company ON company.id = contract.company_id
    WHERE NOT last.is_reversed
    ORDER BY entry.number`.execute(db)
  return rows
}

export interface KeptLine extends WaitingLine {
  edition: number
  day: string
  reference: string
  state: LineState
  reason: string
  round: number
  decidedAt: Date | null
  decidedBy: string | null
  decidedName: string
}

/** Held until the transaction ends: whoever decides about it comes one after the other. */
export async function lockLine(db: Db, id: string): Promise<KeptLine | undefined> {
  const { rows } =
    await sql<KeptLine>`SELECT line.id, line.edition, line.amount, line.currency, line.payer, line.remark,
      line.reference, line.paid_on AS day, line.state, line.reason, line.round, line.decided_at AS "decidedAt",
      line.decided_by AS "decidedBy",
      (SELECT coalesce(nullif(real_name, ''), username) FROM account WHERE account.id = line.decided_by) AS "decidedName"
    FROM statement_line line WHERE line.id = ${id} FOR UPDATE OF line`.execute(db)
  return rows[0]
}

export async function decideLine(
  db: Db,
  id: string,
  { state, by, reason = '' }: { state: 'booked' | 'aside'; by: string; reason?: string },
): Promise<void> {
  await db
    .updateTable('statement_line')
    .set({ state, reason, decided_by: by, decided_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .execute()
}

/** Another round begins: what it was booked on before stays with the one before. */
export async function openAgain(db: Db, id: string): Promise<void> {
  await sql`UPDATE statement_line SET state = 'open', reason = '', decided_by = NULL, decided_at = NULL, round = round + 1
    WHERE id = ${id}`.execute(db)
}

export async function insertPart(
  db: Db,
  part: { lineId: string; round: number; contractId: string; amount: number; entryId: string },
): Promise<void> {
  await db
    .insertInto('statement_part')
    .values({
      line_id: part.lineId,
      round: part.round,
      contract_id: part.contractId,
      amount: part.amount,
      entry_id: part.entryId,
    })
    .execute()
}
