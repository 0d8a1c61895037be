import pg from 'pg'
import { piecesOf } from '../../../server/src/platform/database/search'
import { answerJobs } from '../kernel/worker'
import { type ListAnswer, type ListQuestion, pageSize } from './list-question'

export interface BareJob {
  connectionString: string
  questions: ListQuestion[]
  connections: number
  lastsMs: number
}

export interface BareOutcome {
  answered: number
  seconds: number
  /** One per question, in their order. */
  answers: ListAnswer[]
}

/** The same page with the same names of who wrote the rows, and the same total, counted every time. */
const columns = `item.id::text AS id, company_name AS "companyName", credit_code AS "creditCode", serial,
  item.version, item.created_at, item.updated_at, creator.real_name AS created_by, editor.real_name AS updated_by`
const people = `LEFT JOIN account creator ON creator.id = item.created_by
  LEFT JOIN account editor ON editor.id = item.updated_by`
const condition = (word: string | undefined) =>
  `item.deleted_at IS NULL${word ? ' AND grams(company_name) @> $1::text[] AND company_name LIKE $2' : ''}`

async function ask(pool: pg.Pool, { page, word }: ListQuestion): Promise<ListAnswer> {
  const values = word ? [piecesOf(word), `%${word}%`] : []
  const [{ rows }, { rows: counted }] = await Promise.all([
    pool.query<ListAnswer['rows'][number]>(
      `SELECT ${columns} FROM council_member item ${people} WHERE ${condition(word)}
       ORDER BY serial, item.id LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}`,
      values,
    ),
    pool.query<{ total: number }>(
      `SELECT count(*)::int AS total FROM council_member item WHERE ${condition(word)}`,
      values,
    ),
  ])
  return {
    total: counted[0]?.total ?? 0,
    rows: rows.map(({ id, companyName, creditCode, serial }) => ({ id, companyName, creditCode, serial })),
  }
}

answerJobs<BareJob, BareOutcome>(async ({ connectionString, questions, connections, lastsMs }) => {
  const pool = new pg.Pool({ connectionString, max: connections })
  const answers = await Promise.all(questions.map((question) => ask(pool, question)))
  let turn = 0
  let answered = 0
  const startedAt = performance.now()
  const asker = async () => {
    while (performance.now() - startedAt < lastsMs) {
      const question = questions[turn++ % questions.length]
      if (!question) return
      await ask(pool, question)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, asker))
  const seconds = (performance.now() - startedAt) / 1000
  await pool.end()
  return { answered, seconds, answers }
})
