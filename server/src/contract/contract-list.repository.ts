import { type ContractState, contractStates } from '@fairground/domain/contract'
import type { Language } from '@fairground/domain/text'
import type {
  ContractColumn,
  ContractFilters,
  ContractSearch,
  ListedContract,
} from '@fairground/wire/contract/desk'
import { readSort } from '@fairground/wire/kernel/page'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import type { Db } from '../platform/database/database'
import { inBatches } from '../platform/database/in-batches'
import { nameIn } from '../platform/database/name-in'
import { containing } from '../platform/database/search'
import { amendment, differences, isDiffering, isStanding } from './contract-standing.repository'

/** Of which fair, on which of its days, and in whose language. */
export interface Reading {
  edition: number
  today: string
  language: Language
}

const tables = sql`contract JOIN company ON company.id = contract.company_id
  JOIN contract_class class ON class.id = contract.class_id`

const isAsked = sql<SqlBool>`EXISTS (SELECT FROM contract_request request
  WHERE request.contract_id = contract.id AND request.state = 'open')`

const shown = sql`contract.id, contract.number, contract.version, contract.state, company.id AS "companyId",
  company.name_zh AS "companyZh", company.name_en AS "companyEn", class.name_zh AS "classZh", class.name_en AS "classEn",
  (SELECT coalesce(jsonb_agg(line->>'code'), '[]') FROM jsonb_array_elements(contract.lines) line
    WHERE line->>'kind' = 'booth') AS booths,
  contract.currency, contract.total, contract.sign_by AS "signBy", contract.updated_at AS "updatedAt",
  ${isAsked} AS asked, contract.sealed_at IS NOT NULL AS sealed, ${differences} AS differs,
  (SELECT prior.number FROM contract prior WHERE prior.id = contract.amends_id) AS amends,
  (SELECT next.number FROM ${amendment}) AS "amendedBy"`

type Conditions = { [Filter in keyof ContractFilters]-?: (given: string) => RawBuilder<SqlBool> }

export const namesLike = (typed: string): RawBuilder<SqlBool> =>
  sql`concat_ws(' ', contract.number, company.name_zh, company.name_en, company.short_name_zh, company.short_name_en)
    ILIKE ${containing(typed)}`

const conditions = (today: string): Conditions => ({
  text: namesLike,
  state: (state) => sql`contract.state = ${state}`,
  classId: (id) => sql`contract.class_id = ${id}`,
  currency: (currency) => sql`contract.currency = ${currency}`,
  language: (language) => sql`contract.language = ${language}`,
  standing: () => isStanding,
  overdue: () => sql`contract.state IN ('sent', 'returned') AND contract.sign_by < ${today}`,
  asked: () => isAsked,
  unsealed: () => sql`contract.state = 'inForce'`,
  differs: () => isDiffering,
})

function matching(search: ContractSearch, { edition, today }: Reading): RawBuilder<SqlBool> {
  const wanted = Object.entries(conditions(today)).flatMap(([filter, condition]) => {
    const given = search[filter as keyof ContractFilters]
    return given === undefined || given === '' ? [] : [condition(String(given))]
  })
  const always = [
    sql<SqlBool>`contract.edition = ${edition}`,
    ...(search.ids ? [sql<SqlBool>`contract.id = ANY(${search.ids}::uuid[])`] : []),
  ]
  return sql<SqlBool>`${sql.join([...always, ...wanted], sql` AND `)}`
}

const byNumber = sql`length(contract.number) DESC, contract.number DESC`
const states: readonly ContractState[] = contractStates

const sortedBy: Record<ContractColumn, (language: Language) => RawBuilder<unknown>> = {
  number: () => sql`contract.number`,
  company: (language) => byReading(nameIn(language)),
  state: () => sql`array_position(${states}::text[], contract.state)`,
  total: () => sql`contract.total`,
  signBy: () => sql`contract.sign_by`,
  updated: () => sql`contract.updated_at`,
}

function ordering({ sort }: ContractSearch, language: Language): RawBuilder<unknown> {
  if (!sort) return byNumber
  const { column, descending } = readSort(sort)
  return sql`${sortedBy[column](language)} ${sql.raw(descending ? 'DESC' : 'ASC')} NULLS LAST, ${byNumber}`
}

export async function readContracts(
  db: Db,
  search: ContractSearch & { page: number; pageSize: number },
  reading: Reading,
): Promise<ListedContract[]> {
  const { rows } = await sql<ListedContract>`SELECT ${shown} FROM ${tables} WHERE ${matching(search, reading)}
    ORDER BY ${ordering(search, reading.language)} LIMIT ${search.pageSize}
    OFFSET ${(search.page - 1) * search.pageSize}`.execute(db)
  return rows
}

export async function countContracts(db: Db, search: ContractSearch, reading: Reading): Promise<number> {
  const { rows } = await sql<{ total: number }>`SELECT count(*)::int AS total FROM ${tables}
    WHERE ${matching(search, reading)}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Every contract that matches: which ones is asked once, what they say piece by piece. */
export async function* streamContracts(
  db: Db,
  search: ContractSearch,
  reading: Reading,
): AsyncGenerator<ListedContract> {
  const { rows: found } = await sql<{ id: string }>`SELECT contract.id FROM ${tables}
    WHERE ${matching(search, reading)} ORDER BY ${ordering(search, reading.language)}`.execute(db)
  yield* inBatches(
    found.map(({ id }) => id),
    async (some) => {
      const { rows } = await sql<ListedContract>`SELECT ${shown} FROM ${tables}
        WHERE contract.id = ANY(${some})`.execute(db)
      return rows
    },
  )
}
