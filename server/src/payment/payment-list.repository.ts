import type { Language } from '@fairground/domain/text'
import { readSort } from '@fairground/wire/kernel/page'
import type {
  ListedPayment,
  PaymentColumn,
  PaymentFilters,
  PaymentSearch,
} from '@fairground/wire/payment/desk'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import { inBatches } from '../platform/database/in-batches'
import { nameIn } from '../platform/database/name-in'
import { containing } from '../platform/database/search'
import { agreedInstalments, type PaidContract } from './standing.repository'

/** Of which fair, on which of its days, and in whose language. */
export interface Reading {
  edition: number
  today: string
  language: Language
}

/** Sealed ones: money is owed. One that is void stays here for as long as money of it is to go back. */
const isHere = sql<SqlBool>`(contract.state IN ('payment', 'paid') OR balance.outstanding < 0)`

const waiting = sql`(SELECT count(*)::int FROM payment_voucher voucher
  WHERE voucher.contract_id = contract.id AND voucher.state = 'pending')`

// Money settles the earliest instalment first: the next one due is the first whose sum, with all before it, is not paid.
const nextDue = sql`(SELECT min(due_on) FROM (SELECT due_on, sum(amount) OVER (ORDER BY number) AS until
  FROM contract_instalment WHERE contract_id = contract.id) step
  WHERE step.until > coalesce(balance.paid, 0) AND coalesce(balance.outstanding, 0) > 0)`

const tables = sql`contract JOIN company ON company.id = contract.company_id
  LEFT JOIN contract_balance balance ON balance.contract_id = contract.id
  CROSS JOIN LATERAL (SELECT ${nextDue} AS next_due, ${waiting} AS waiting) more`

/** The booths its company still holds, and what came less what would then be asked for. */
const ifVoid = sql`jsonb_build_object(
  'booths', (SELECT coalesce(jsonb_agg(booth.code ORDER BY length(booth.code), booth.code), '[]')
    FROM contract_booth part JOIN booth ON booth.id = part.booth_id
    JOIN booth_holding held ON held.booth_id = booth.id AND held.released_at IS NULL
    WHERE part.contract_id = contract.id AND held.company_id = contract.company_id),
  'owedBack', greatest(0, (SELECT coalesce(sum(charge.amount), 0) FROM ledger_entry charge
    WHERE charge.contract_id = contract.id AND charge.kind = 'charge'
      AND NOT EXISTS (SELECT FROM ledger_entry back WHERE back.reverses_id = charge.id)) - balance.outstanding))`

const shown = (today: string) => sql`contract.id, contract.number, contract.state, company.id AS "companyId",
  company.name_zh AS "companyZh", company.name_en AS "companyEn", contract.currency, coalesce(balance.due, 0) AS due,
  coalesce(balance.paid, 0) AS paid, coalesce(balance.outstanding, 0) AS outstanding, more.next_due AS "nextDue",
  coalesce(more.next_due < ${today}::date, false) AS late, more.waiting,
  CASE WHEN more.next_due < ${today}::date THEN ${ifVoid} END AS "ifVoid"`

type Conditions = { [Filter in keyof PaymentFilters]-?: (given: string) => RawBuilder<SqlBool> }

const conditions = (today: string): Conditions => ({
  text: (
    typed,
  ) => sql`concat_ws(' ', contract.number, company.registration_number, company.name_zh, company.name_en,
    company.short_name_zh, company.short_name_en) ILIKE ${containing(typed)}`,
  state: (state) => sql`contract.state = ${state}`,
  currency: (currency) => sql`contract.currency = ${currency}`,
  waiting: () => sql`more.waiting > 0`,
  late: () => sql`more.next_due < ${today}::date`,
  over: () => sql`balance.outstanding < 0`,
})

function matching(search: PaymentSearch, { edition, today }: Reading): RawBuilder<SqlBool> {
  const wanted = Object.entries(conditions(today)).flatMap(([filter, condition]) => {
    const given = search[filter as keyof PaymentFilters]
    return given === undefined || given === '' ? [] : [condition(String(given))]
  })
  const always = [
    sql<SqlBool>`contract.edition = ${edition}`,
    isHere,
    ...(search.ids ? [sql<SqlBool>`contract.id = ANY(${search.ids}::uuid[])`] : []),
  ]
  return sql<SqlBool>`${sql.join([...always, ...wanted], sql` AND `)}`
}

const byNumber = sql`length(contract.number) DESC, contract.number DESC`

const sortedBy: Record<PaymentColumn, (language: Language) => RawBuilder<unknown>> = {
  number: () => sql`contract.number`,
  company: (language) => byReading(nameIn(language)),
  due: () => sql`coalesce(balance.due, 0)`,
  paid: () => sql`coalesce(balance.paid, 0)`,
  outstanding: () => sql`coalesce(balance.outstanding, 0)`,
  nextDue: () => sql`more.next_due`,
  waiting: () => sql`more.waiting`,
}

/** What waits for somebody first, then what is due next. */
const byNeed = sql`more.waiting > 0 DESC, more.next_due NULLS LAST, ${byNumber}`

function ordering({ sort }: PaymentSearch, language: Language): RawBuilder<unknown> {
  if (!sort) return byNeed
  const { column, descending } = readSort(sort)
  return sql`${sortedBy[column](language)} ${sql.raw(descending ? 'DESC' : 'ASC')} NULLS LAST, ${byNumber}`
}

export async function readPayments(
  db: Db,
  search: PaymentSearch & { page: number; pageSize: number },
  reading: Reading,
): Promise<{ list: ListedPayment[]; total: number }> {
  const where = matching(search, reading)
  const [list, counted] = await Promise.all([
    sql<ListedPayment>`SELECT ${shown(reading.today)} FROM ${tables} WHERE ${where}
      ORDER BY ${ordering(search, reading.language)} LIMIT ${search.pageSize}
      OFFSET ${(search.page - 1) * search.pageSize}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM ${tables} WHERE ${where}`.execute(db),
  ])
  return { list: list.rows, total: counted.rows[0]?.total ?? 0 }
}

export type ExportedPayment = ListedPayment & Pick<PaidContract, 'instalments'>

/** Every one that matches: which ones is asked once, what they say piece by piece. */
export async function* streamPayments(
  db: Db,
  search: PaymentSearch,
  reading: Reading,
): AsyncGenerator<ExportedPayment> {
  const { rows: found } = await sql<{ id: string }>`SELECT contract.id FROM ${tables}
    WHERE ${matching(search, reading)} ORDER BY ${ordering(search, reading.language)}`.execute(db)
  yield* inBatches(
    found.map(({ id }) => id),
    async (some) => {
      const { rows } =
        await sql<ExportedPayment>`SELECT ${shown(reading.today)}, ${agreedInstalments} AS instalments
        FROM ${tables} WHERE contract.id = ANY(${some})`.execute(db)
      return rows
    },
  )
}
