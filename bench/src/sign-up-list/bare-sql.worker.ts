import pg from 'pg'
import { piecesOf } from '../../../server/src/platform/database/search'
import { answerJobs } from '../kernel/worker'
import { pageSize, type SignUpAnswer, type SignUpQuestion } from './sign-up-question'

export interface BareJob {
  connectionString: string
  questions: SignUpQuestion[]
  connections: number
  lastsMs: number
}

export interface BareOutcome {
  milliseconds: number[]
  /** One per question, in their order. */
  answers: SignUpAnswer[]
}

const names = `(name_zh || ' ' || name_en)`
const people = `(contact_name || ' ' || contact_mobile || ' ' || backup_name || ' ' || backup_mobile)`

const orders: Partial<Record<SignUpQuestion['view'], string>> = {
  signUps: 'company.submitted_at DESC NULLS LAST, company.created_at DESC, company.id',
  reviews: `coalesce(array_position(ARRAY['awaiting', 'started', 'second'], company.review_state), 4),
    CASE WHEN company.review_state IN ('awaiting', 'started', 'second') THEN company.submitted_at END,
    company.reviewed_at DESC NULLS LAST, company.id`,
}

/** As somebody writes it by hand who knows the indexes: the ids of the page first, then what those rows show. */
async function ask(pool: pg.Pool, { view, page, name, contact }: SignUpQuestion): Promise<SignUpAnswer> {
  const typed = name ?? contact
  const where = [
    'company.edition = 21 AND company.deleted_at IS NULL',
    ...(view === 'reviews' ? [`company.data_state <> 'draft'`] : []),
    ...(typed
      ? [`grams(${name ? names : people}) @> $1::text[] AND strpos(${name ? names : people}, $2) > 0`]
      : []),
  ].join(' AND ')
  const values = typed ? [piecesOf(typed), typed] : []
  const order = orders[view]
  const [{ rows }, { rows: counted }] = await Promise.all([
    pool.query<SignUpAnswer['rows'][number] & { submittedAt: Date | null }>(
      `SELECT company.id::text AS id, name_zh AS "nameZh", name_en AS "nameEn",
         registration_number AS "registrationNumber", contact_name AS "contactName",
         contact_mobile AS "contactMobile", data_state AS "dataState", review_state AS "reviewState",
         submitted_at AS "submittedAt", coalesce(nullif(reviewer.real_name, ''), reviewer.username, '') AS "reviewerName",
         coalesce(exhibit_type, '') AS "exhibitType", coalesce(region, '') AS region,
         EXISTS (SELECT FROM blacklist_entry WHERE account_id = company.account_id AND deleted_at IS NULL) AS blacklisted,
         ARRAY(SELECT booth.code FROM booth_holding JOIN booth ON booth.id = booth_id
           WHERE company_id = company.id AND released_at IS NULL ORDER BY booth.code) AS booths
       FROM (SELECT company.id FROM company WHERE ${where}
         ORDER BY ${order} LIMIT ${pageSize} OFFSET ${(page - 1) * pageSize}) page
       JOIN company ON company.id = page.id
       JOIN account ON account.id = company.account_id
       LEFT JOIN booth_request ON booth_request.company_id = company.id
       LEFT JOIN scale_survey ON scale_survey.company_id = company.id
       LEFT JOIN account reviewer ON reviewer.id = company.reviewed_by
       ORDER BY ${order}`,
      values,
    ),
    pool.query<{ total: number }>(`SELECT count(*)::int AS total FROM company WHERE ${where}`, values),
  ])
  return {
    total: counted[0]?.total ?? 0,
    rows: rows.map((row) => ({ ...row, submittedAt: row.submittedAt?.toISOString() ?? null })),
  }
}

answerJobs<BareJob, BareOutcome>(async ({ connectionString, questions, connections, lastsMs }) => {
  const pool = new pg.Pool({ connectionString, max: connections * 2 })
  const answers: SignUpAnswer[] = []
  for (const question of questions) answers.push(await ask(pool, question))
  const milliseconds: number[] = []
  let turn = 0
  const startedAt = performance.now()
  const asker = async () => {
    while (performance.now() - startedAt < lastsMs) {
      const question = questions[turn++ % questions.length]
      if (!question) return
      const askedAt = performance.now()
      await ask(pool, question)
      milliseconds.push(performance.now() - askedAt)
    }
  }
  await Promise.all(Array.from({ length: connections }, asker))
  await pool.end()
  return { milliseconds, answers }
})
