import type { Language } from '@fairground/domain/text'
import type { ListedPayment, PaymentSearch } from '@fairground/wire/payment/desk'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import type { JoinedView } from '../platform/database/joined-view'
import { nameIn } from '../platform/database/name-in'
import { containing } from '../platform/database/search'
import { agreedInstalments, type PaidContract } from './standing.repository'

/** Of which fair, on which of its days, and in whose language. */
export interface Reading {
  edition: number
  today: string
  language: Language
}

/**
 * Sealed ones: money is owed. One that is void stays here for as long as money of it is to go back, or somebody has yet to
 * say whether it came.
 */
const isHere = sql<SqlBool>`(contract.state IN ('payment', 'paid') OR balance.outstanding < 0
  OR contract.state = 'void' AND EXISTS (SELECT FROM payment_voucher voucher
    WHERE voucher.contract_id = contract.id AND voucher.state = 'pending'))`

const waiting = sql`(SELECT count(*)::int FROM payment_voucher voucher
  WHERE voucher.contract_id = contract.id AND voucher.state = 'pending')`

// Money settles the earliest instalment first: the next one due is the first whose sum, with all before it, is not paid.
const nextDue = sql`(SELECT min(due_on) FROM (SELECT due_on, sum(amount) OVER (ORDER BY number) AS until
  FROM contract_instalment WHERE contract_id = contract.id) step
  WHERE step.until > coalesce(balance.paid, 0) AND coalesce(balance.outstanding, 0) > 0)`

const tables = sql`contract JOIN company ON company.id = contract.company_id
  LEFT JOIN contract_balance balance ON balance.contract_id = contract.id
  CROSS JOIN LATERAL (SELECT ${nextDue} AS next_due, ${waiting} AS waiting) more`

/** The booths its company still holds, and what came. */
const ifVoid = sql`jsonb_build_object(
  'booths', (SELECT coalesce(jsonb_agg(booth.code ORDER BY length(booth.code), booth.code), '[]')
    FROM contract_booth part JOIN booth ON booth.id = part.booth_id
    JOIN booth_holding held ON held.booth_id = booth.id AND held.released_at IS NULL
    WHERE part.contract_id = contract.id AND held.company_id = contract.company_id),
  'owedBack', greatest(0, coalesce(balance.paid, 0)))`

const shown = (
  today: string,
) => sql<ListedPayment>`contract.id, contract.number, contract.state, company.id AS "companyId",
  company.name_zh AS "companyZh", company.name_en AS "companyEn", contract.currency, coalesce(balance.due, 0) AS due,
  coalesce(balance.paid, 0) AS paid, coalesce(balance.outstanding, 0) AS outstanding, more.next_due AS "nextDue",
  coalesce(more.next_due < ${today}::date, false) AS late, more.waiting,
  CASE WHEN more.next_due < ${today}::date THEN ${ifVoid} END AS "ifVoid"`

export const numberOrNameLike = (typed: string): RawBuilder<SqlBool> =>
  sql`concat_ws(' ', contract.number, company.registration_number, company.name_zh, company.name_en,
    company.short_name_zh, company.short_name_en) ILIKE ${containing(typed)}`

const byNumber = sql`length(contract.number) DESC, contract.number DESC`

export const paymentsAtDesk: JoinedView<ListedPayment, PaymentSearch, Reading> = {
  id: sql`contract.id`,
  tables: () => tables,
  shown: ({ today }) => shown(today),
  always: ({ edition }) => sql`contract.edition = ${edition} AND ${isHere}`,
  asked: ({ today }) => ({
    text: numberOrNameLike,
    state: (state) => sql`contract.state = ${state}`,
    currency: (currency) => sql`contract.currency = ${currency}`,
    waiting: () => sql`more.waiting > 0`,
    late: () => sql`more.next_due < ${today}::date`,
    over: () => sql`balance.outstanding < 0`,
  }),
  sorted: {
    number: () => sql`contract.number`,
    company: (language) => byReading(nameIn(language)),
    due: () => sql`coalesce(balance.due, 0)`,
    paid: () => sql`coalesce(balance.paid, 0)`,
    outstanding: () => sql`coalesce(balance.outstanding, 0)`,
    nextDue: () => sql`more.next_due`,
    waiting: () => sql`more.waiting`,
  },
  /** What waits for somebody first, then what is due next. */
  usual: () => sql`more.waiting > 0 DESC, more.next_due NULLS LAST, ${byNumber}`,
  alike: byNumber,
}

export type ExportedPayment = ListedPayment & Pick<PaidContract, 'instalments'>

export const paymentsForExport: JoinedView<ExportedPayment, PaymentSearch, Reading> = {
  ...paymentsAtDesk,
  shown: ({ today }) => sql`${shown(today)}, ${agreedInstalments} AS instalments`,
}
