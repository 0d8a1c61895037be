import { halvesOf } from '@fairground/domain/list'
import type { KeptList } from '@fairground/wire/list'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containsText } from '../platform/database/search'
import { column, table } from './list-table.repository'

export interface Candidate {
  id: string
  companyName: string
  creditCode: string
  core: string
}

const mostCompared = 200

/** What of a company's name makes it this company's. */
export async function coreOf(db: Db, companyName: string): Promise<string> {
  const { rows } = await sql<{ core: string }>`SELECT name_core(${companyName}) AS core`.execute(db)
  return rows[0]?.core ?? ''
}

/** Whatever has the name or the code, or one whole half of the name. */
export async function readCandidates(
  db: Db,
  list: KeptList,
  { core, code, id }: { core: string; code: string; id: string | undefined },
): Promise<Candidate[]> {
  const name = column(list.company?.name ?? '')
  const codeColumn = list.company?.creditCode ? column(list.company.creditCode) : sql`''`
  const ways = [
    sql<SqlBool>`name_core(${name}) = ${core}`,
    ...(code !== '' && list.company?.creditCode ? [sql<SqlBool>`${codeColumn} = ${code}`] : []),
    ...(core.length >= 4 ? halvesOf(core).map((half) => containsText(name, half)) : []),
  ]
  const { rows } = await sql<Candidate>`
    SELECT item.id, ${name} AS "companyName", ${codeColumn} AS "creditCode", name_core(${name}) AS core
    FROM ${table(list)} item
    WHERE item.deleted_at IS NULL AND (${sql.join(ways, sql` OR `)})
      AND item.id IS DISTINCT FROM ${id ?? null}::uuid
    ORDER BY ${codeColumn} = ${code} AND ${code} <> '' DESC, name_core(${name}) = ${core} DESC
    LIMIT ${mostCompared}`.execute(db)
  return rows
}
