import { type ContractState, contractStates } from '@fairground/domain/contract'
import type { Language } from '@fairground/domain/text'
import type { ContractSearch, ListedContract } from '@fairground/wire/contract/desk'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { byReading } from '../platform/database/by-reading'
import type { JoinedView } from '../platform/database/joined-view'
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

const shown = sql<ListedContract>`contract.id, contract.number, contract.version, contract.state, company.id AS "companyId",
  company.name_zh AS "companyZh", company.name_en AS "companyEn", class.name_zh AS "classZh", class.name_en AS "classEn",
  (SELECT coalesce(jsonb_agg(line->>'code'), '[]') FROM jsonb_array_elements(contract.lines) line
    WHERE line->>'kind' = 'booth') AS booths,
  contract.currency, contract.total, contract.sign_by AS "signBy", contract.updated_at AS "updatedAt",
  ${isAsked} AS asked, contract.sealed_at IS NOT NULL AS sealed, ${differences} AS differs,
  (SELECT prior.number FROM contract prior WHERE prior.id = contract.amends_id) AS amends,
  (SELECT next.number FROM ${amendment}) AS "amendedBy"`

export const namesLike = (typed: string): RawBuilder<SqlBool> =>
  sql`concat_ws(' ', contract.number, company.name_zh, company.name_en, company.short_name_zh, company.short_name_en)
    ILIKE ${containing(typed)}`

const states: readonly ContractState[] = contractStates

export const contractsAtDesk: JoinedView<ListedContract, ContractSearch, Reading> = {
  id: sql`contract.id`,
  tables: () => tables,
  shown: () => shown,
  always: ({ edition }) => sql`contract.edition = ${edition}`,
  asked: ({ today }) => ({
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
  }),
  sorted: {
    number: () => sql`contract.number`,
    company: (language) => byReading(nameIn(language)),
    state: () => sql`array_position(${states}::text[], contract.state)`,
    total: () => sql`contract.total`,
    signBy: () => sql`contract.sign_by`,
    updated: () => sql`contract.updated_at`,
  },
  usual: () => sql`length(contract.number) DESC, contract.number DESC`,
}
