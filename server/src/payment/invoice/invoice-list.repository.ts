import type { InvoiceFilters, ListedInvoice } from '@fairground/wire/payment/invoice'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { inBatches } from '../../platform/database/in-batches'
import { containing } from '../../platform/database/search'
import { asRead, invoicedOf, wishFields, wishTables } from './invoice.repository'

const tables = sql`${wishTables} JOIN contract ON contract.id = wish.contract_id
  JOIN company ON company.id = contract.company_id
  LEFT JOIN account decider ON decider.id = wish.decided_by LEFT JOIN account canceller ON canceller.id = invoice.cancelled_by
  LEFT JOIN contract_balance balance ON balance.contract_id = contract.id`

const fields = sql`${wishFields}, contract.id AS "contractId", contract.number, contract.currency,
  company.id AS "companyId", company.name_zh AS "companyZh", company.name_en AS "companyEn",
  coalesce(nullif(decider.real_name, ''), decider.username, '') AS "decidedBy",
  coalesce(nullif(canceller.real_name, ''), canceller.username, '') AS "cancelledBy",
  greatest(0, coalesce(balance.paid, 0) - ${invoicedOf(sql`contract.id`)})::bigint AS most`

type Conditions = { [Filter in keyof InvoiceFilters]-?: (given: string) => RawBuilder<SqlBool> }

const conditions: Conditions = {
  state: (state) => sql`wish.state = ${state}`,
  text: (typed) => sql`concat_ws(' ', contract.number, invoice.number, company.name_zh, company.name_en,
    wish.details ->> 'title') ILIKE ${containing(typed)}`,
  kind: (kind) => sql`wish.kind = ${kind}`,
  currency: (currency) => sql`contract.currency = ${currency}`,
  cancelled: () => sql`invoice.cancelled_at IS NOT NULL`,
}

function matching(edition: number, search: InvoiceFilters): RawBuilder<SqlBool> {
  const wanted = Object.entries(conditions).flatMap(([filter, condition]) => {
    const given = search[filter as keyof InvoiceFilters]
    return given ? [condition(given)] : []
  })
  return sql<SqlBool>`${sql.join([sql`contract.edition = ${edition}`, ...wanted], sql` AND `)}`
}

/** What waits for somebody first, the oldest of it at the top; then the latest. */
const order = sql`wish.state = 'open' DESC, CASE WHEN wish.state = 'open' THEN wish.asked_at END, wish.asked_at DESC,
  wish.id`

export async function readInvoices(
  db: Db,
  edition: number,
  search: InvoiceFilters & { page: number; pageSize: number },
): Promise<{ list: ListedInvoice[]; total: number }> {
  const where = matching(edition, search)
  const [list, counted] = await Promise.all([
    sql<
      Parameters<typeof asRead<ListedInvoice>>[0]
    >`SELECT ${fields} FROM ${tables} WHERE ${where} ORDER BY ${order}
      LIMIT ${search.pageSize} OFFSET ${(search.page - 1) * search.pageSize}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM ${tables} WHERE ${where}`.execute(db),
  ])
  return { list: list.rows.map((row) => asRead<ListedInvoice>(row)), total: counted.rows[0]?.total ?? 0 }
}

/** Every one that matches: which ones is asked once, what they say piece by piece. */
export async function* streamInvoices(
  db: Db,
  edition: number,
  search: InvoiceFilters,
): AsyncGenerator<ListedInvoice> {
  const { rows: found } = await sql<{
    id: string
  }>`SELECT wish.id FROM ${tables} WHERE ${matching(edition, search)}
    ORDER BY ${order}`.execute(db)
  yield* inBatches(
    found.map(({ id }) => id),
    async (some) => {
      const { rows } = await sql<Parameters<typeof asRead<ListedInvoice>>[0]>`SELECT ${fields} FROM ${tables}
        WHERE wish.id = ANY(${some})`.execute(db)
      return rows.map((row) => asRead<ListedInvoice>(row))
    },
  )
}
