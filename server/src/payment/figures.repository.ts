import { readSort } from '@fairground/wire/kernel/page'
import type {
  ContractFigure,
  ContractFigureColumn,
  ContractFigureSearch,
  EntryFigure,
  EntryFigureColumn,
  EntryFigureSearch,
  PaymentFigures,
} from '@fairground/wire/payment/figures'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { inBatches } from '../platform/database/in-batches'
import type { Reading } from './payment-list.repository'

// As standingOf says it: the last instalment asks for whatever the others leave, and money settles the earliest first.
const overdue = (
  today: string,
) => sql`(SELECT greatest(0, CASE WHEN bool_and(due_on < ${today}::date) THEN balance.due
    ELSE least(balance.due, coalesce(sum(amount) FILTER (WHERE due_on < ${today}::date), 0)) END - balance.paid)::bigint
  FROM contract_instalment WHERE contract_id = contract.id)`

/** Every contract money was ever asked for, with what figures and rows are both made of: so they cannot differ. */
const contracts = ({ edition, today }: Reading) => sql`(
  SELECT contract.id, contract.number, contract.state, contract.class_id, class.position, company.id AS "companyId",
    company.name_zh AS "companyZh", company.name_en AS "companyEn", class.name_zh AS "classZh", class.name_en AS "classEn",
    contract.currency, balance.due AS charged, balance.paid, balance.outstanding, coalesce(${overdue(today)}, 0) AS overdue
  FROM contract JOIN contract_balance balance ON balance.contract_id = contract.id
  JOIN company ON company.id = contract.company_id JOIN contract_class class ON class.id = contract.class_id
  WHERE contract.edition = ${edition}) item`

/** What came and what went back, each correction with what it takes back. */
const entries = ({ edition }: Reading) => sql`(
  SELECT entry.id, entry.number AS place, contract.id AS "contractId", contract.number, contract.class_id, class.position,
    class.name_zh AS "classZh", company.id AS "companyId", company.name_zh AS "companyZh", company.name_en AS "companyEn", entry.currency, entry.kind,
    -entry.amount AS received, entry.booked_on AS "bookedOn", to_char(entry.booked_on, 'YYYY-MM') AS month, entry.reason,
    entry.made_at AS "madeAt", coalesce(nullif(account.real_name, ''), account.username, '') AS "madeBy"
  FROM ledger_entry entry LEFT JOIN ledger_entry reversed ON reversed.id = entry.reverses_id
  JOIN contract ON contract.id = entry.contract_id JOIN company ON company.id = contract.company_id
  JOIN contract_class class ON class.id = contract.class_id
  LEFT JOIN account ON account.id = entry.made_by
  WHERE entry.edition = ${edition} AND coalesce(reversed.kind, entry.kind) IN ('payment', 'refund')) item`

export async function readFigures(db: Db, reading: Reading): Promise<PaymentFigures> {
  const [classes, asked, received] = await Promise.all([
    sql<
      PaymentFigures['classes'][number]
    >`SELECT id, name_zh AS "nameZh", name_en AS "nameEn" FROM contract_class
      WHERE edition = ${reading.edition} ORDER BY position, name_zh, id`.execute(db),
    sql<
      PaymentFigures['contracts'][number]
    >`SELECT class_id AS "classId", currency, count(*)::int AS contracts,
        sum(charged)::bigint AS charged, sum(paid)::bigint AS paid, sum(outstanding)::bigint AS outstanding,
        sum(overdue)::bigint AS overdue
      FROM ${contracts(reading)} GROUP BY class_id, position, "classZh", currency
      ORDER BY currency, position, "classZh", class_id`.execute(db),
    sql<
      PaymentFigures['received'][number]
    >`SELECT class_id AS "classId", currency, month, count(*)::int AS entries,
        sum(received)::bigint AS amount
      FROM ${entries(reading)} GROUP BY class_id, position, "classZh", currency, month
      ORDER BY month, currency, position, "classZh", class_id`.execute(db),
  ])
  const counted = new Set(asked.rows.map(({ classId }) => classId))
  return {
    classes: classes.rows.filter(({ id }) => counted.has(id)),
    contracts: asked.rows,
    received: received.rows,
  }
}

const all = (wanted: RawBuilder<SqlBool>[]) => sql<SqlBool>`${sql.join([sql`true`, ...wanted], sql` AND `)}`

const common = ({ classId, currency }: { classId?: string | undefined; currency?: string | undefined }) => [
  ...(classId ? [sql<SqlBool>`item.class_id = ${classId}`] : []),
  ...(currency ? [sql<SqlBool>`item.currency = ${currency}`] : []),
]

function ordering<Column extends string>(
  sort: string | undefined,
  columns: Record<Column, RawBuilder<unknown>>,
  otherwise: RawBuilder<unknown>,
): RawBuilder<unknown> {
  if (!sort) return otherwise
  const { column, descending } = readSort(sort as Column)
  return sql`${columns[column as Column]} ${sql.raw(descending ? 'DESC' : 'ASC')}, item.id`
}

type Paged = { page: number; pageSize: number }

/** A question about rows: where they come from, which of them, in which order. */
interface Asked {
  from: RawBuilder<unknown>
  where: RawBuilder<SqlBool>
  order: RawBuilder<unknown>
}

async function readPage<Row>(db: Db, { from, where, order }: Asked, { page, pageSize }: Paged) {
  const [list, counted] = await Promise.all([
    sql<Row>`SELECT item.* FROM ${from} WHERE ${where} ORDER BY ${order} LIMIT ${pageSize}
      OFFSET ${(page - 1) * pageSize}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM ${from} WHERE ${where}`.execute(db),
  ])
  return { list: list.rows, total: counted.rows[0]?.total ?? 0 }
}

async function* stream<Row extends { id: string }>(db: Db, { from, where, order }: Asked) {
  const { rows: found } = await sql<{
    id: string
  }>`SELECT item.id FROM ${from} WHERE ${where} ORDER BY ${order}`.execute(db)
  yield* inBatches(
    found.map(({ id }) => id),
    async (some) =>
      (await sql<Row>`SELECT item.* FROM ${from} WHERE item.id = ANY(${some})`.execute(db)).rows,
  )
}

const contractsBy: Record<ContractFigureColumn, RawBuilder<unknown>> = {
  number: sql`item.number`,
  charged: sql`item.charged`,
  paid: sql`item.paid`,
  outstanding: sql`item.outstanding`,
  overdue: sql`item.overdue`,
}
const parts = {
  outstanding: sql<SqlBool>`item.outstanding <> 0`,
  overdue: sql<SqlBool>`item.overdue > 0`,
}

const contractsAsked = (search: ContractFigureSearch, reading: Reading): Asked => ({
  from: contracts(reading),
  where: all([...common(search), ...(search.part ? [parts[search.part]] : [])]),
  order: ordering(search.sort, contractsBy, sql`item.number, item.id`),
})

export const readFigureContracts = (db: Db, search: ContractFigureSearch & Paged, reading: Reading) =>
  readPage<ContractFigure>(db, contractsAsked(search, reading), search)
export const streamFigureContracts = (db: Db, search: ContractFigureSearch, reading: Reading) =>
  stream<ContractFigure>(db, contractsAsked(search, reading))

const entriesBy: Record<EntryFigureColumn, RawBuilder<unknown>> = {
  bookedOn: sql`item."bookedOn"`,
  received: sql`item.received`,
  number: sql`item.number`,
}

const entriesAsked = (search: EntryFigureSearch, reading: Reading): Asked => ({
  from: entries(reading),
  where: all([...common(search), ...(search.month ? [sql<SqlBool>`item.month = ${search.month}`] : [])]),
  order: ordering(search.sort, entriesBy, sql`item."bookedOn" DESC, item.place DESC`),
})

export const readFigureEntries = (db: Db, search: EntryFigureSearch & Paged, reading: Reading) =>
  readPage<EntryFigure>(db, entriesAsked(search, reading), search)
export const streamFigureEntries = (db: Db, search: EntryFigureSearch, reading: Reading) =>
  stream<EntryFigure>(db, entriesAsked(search, reading))
