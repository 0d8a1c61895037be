import { normaliseCreditCode } from '@fairground/domain/credit-code'
import { halvesOf, oneSlipApart, type SimilarRow } from '@fairground/domain/list'
import type { KeptList } from '@fairground/wire/list'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containsText } from '../platform/database/search'
import { column, table } from './list-table'

interface Question {
  companyName: string
  creditCode?: string | null | undefined
  id?: string | null | undefined
}
interface Candidate {
  id: string
  companyName: string
  creditCode: string
  core: string
}

const mostShown = 5
const mostCompared = 200

/** Rows that may be the same company under a slightly different name, or the same code under another name. */
export async function findSimilar(db: Db, list: KeptList, question: Question): Promise<SimilarRow[]> {
  if (!list.company || question.companyName.trim() === '') return []
  const { rows: asked } = await sql<{
    core: string
  }>`SELECT name_core(${question.companyName}) AS core`.execute(db)
  const core = asked[0]?.core ?? ''
  const code = normaliseCreditCode(question.creditCode ?? '')
  const found = (await candidates(db, list, { core, code, id: question.id ?? undefined })).flatMap(
    (row): SimilarRow[] => {
      const similarity = similarityOf(row, core, code)
      const { core: _core, ...shown } = row
      return similarity ? [{ ...shown, similarity }] : []
    },
  )
  return found.sort((one, other) => rank[one.similarity] - rank[other.similarity]).slice(0, mostShown)
}

const rank = { sameCode: 0, sameName: 1, closeName: 2 }

function similarityOf(row: Candidate, core: string, code: string): SimilarRow['similarity'] | undefined {
  if (code !== '' && row.creditCode === code) return 'sameCode'
  if (core === '') return undefined
  if (row.core === core) return 'sameName'
  return core.length >= 4 && oneSlipApart(row.core, core) ? 'closeName' : undefined
}

async function candidates(
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
