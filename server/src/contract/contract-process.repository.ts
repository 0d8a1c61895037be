import type { ProcessFilters, ProcessRow } from '@fairground/wire/contract/desk'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { namesLike } from './contract-list.repository'

function matchingProcess({ text, event }: ProcessFilters, edition: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`${sql.join(
    [
      sql<SqlBool>`contract.edition = ${edition}`,
      ...(text ? [namesLike(text)] : []),
      ...(event ? [sql<SqlBool>`event.event = ${event}`] : []),
    ],
    sql` AND `,
  )}`
}

const processTables = sql`contract_event event JOIN contract ON contract.id = event.contract_id
  JOIN company ON company.id = contract.company_id`

export async function readProcess(
  db: Db,
  search: ProcessFilters & { page: number; pageSize: number },
  edition: number,
): Promise<{ list: ProcessRow[]; total: number }> {
  const where = matchingProcess(search, edition)
  const [list, counted] = await Promise.all([
    sql<ProcessRow>`SELECT event.id, event.at, event.event, event.actor_name AS "actorName", event.reason, event.details,
        contract.id AS "contractId", contract.number, company.id AS "companyId", company.name_zh AS "companyZh",
        company.name_en AS "companyEn"
      FROM ${processTables} WHERE ${where} ORDER BY event.at DESC, event.id DESC LIMIT ${search.pageSize}
      OFFSET ${(search.page - 1) * search.pageSize}`.execute(db),
    sql<{ total: number }>`SELECT count(*)::int AS total FROM ${processTables} WHERE ${where}`.execute(db),
  ])
  return { list: list.rows, total: counted.rows[0]?.total ?? 0 }
}
