import type { Language } from '@fairground/domain/text'
import type { Page } from '@fairground/wire/kernel/page'
import type { InvoiceFilters, ListedInvoice } from '@fairground/wire/payment/invoice'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'
import { type JoinedView, readPage, streamRows } from '../../platform/database/joined-view'
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

type StoredInvoice = Parameters<typeof asRead<ListedInvoice>>[0]

interface Reading {
  edition: number
  language: Language
}

/** Nobody sorts them: what waits comes first, and it is to be dealt with in turn. */
type InvoiceSearch = InvoiceFilters & { sort?: undefined }

const invoicesAtDesk: JoinedView<StoredInvoice, InvoiceSearch, Reading> = {
  id: sql`wish.id`,
  tables: () => tables,
  shown: () => sql`${fields}`,
  always: ({ edition }) => sql`contract.edition = ${edition}`,
  asked: () => ({
    state: (state) => sql`wish.state = ${state}`,
    text: (typed) => sql`concat_ws(' ', contract.number, invoice.number, company.name_zh, company.name_en,
      wish.details ->> 'title') ILIKE ${containing(typed)}`,
    kind: (kind) => sql`wish.kind = ${kind}`,
    currency: (currency) => sql`contract.currency = ${currency}`,
    cancelled: () => sql`invoice.cancelled_at IS NOT NULL`,
  }),
  sorted: {},
  /** What waits for somebody first, the oldest of it at the top; then the latest. */
  usual:
    () => sql`wish.state = 'open' DESC, CASE WHEN wish.state = 'open' THEN wish.asked_at END, wish.asked_at DESC,
    wish.id`,
}

export async function readInvoices(
  db: Db,
  search: InvoiceSearch & { page: number; pageSize: number },
  reading: Reading,
): Promise<Page<ListedInvoice>> {
  const { list, total } = await readPage(db, invoicesAtDesk, search, reading)
  return { list: list.map((row) => asRead<ListedInvoice>(row)), total }
}

export async function* streamInvoices(
  db: Db,
  search: InvoiceSearch,
  reading: Reading,
): AsyncGenerator<ListedInvoice> {
  for await (const row of streamRows(db, invoicesAtDesk, search, reading)) yield asRead<ListedInvoice>(row)
}
