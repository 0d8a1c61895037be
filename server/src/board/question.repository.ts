import type { UserType } from '@fairground/domain/account'
import type { QuestionForm } from '@fairground/domain/board'
import type { ListedQuestion, OwnQuestion, QuestionFilters } from '@fairground/wire/board/questions'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { nameIn, nameToItself } from '../platform/database/name-in'
import { containing } from '../platform/database/search'
import { type BoardReader, onBoard, titleColumn } from './board.repository'

/** Questions of one account are asked one after the other, so that none slips past the limit. */
export async function lockAsker(trx: Db, accountId: string): Promise<void> {
  await sql`SELECT FROM account WHERE id = ${accountId} FOR NO KEY UPDATE`.execute(trx)
}

export async function findByRequest(
  trx: Db,
  accountId: string,
  requestId: string,
): Promise<string | undefined> {
  const row = await trx
    .selectFrom('board_question')
    .select('id')
    .where('account_id', '=', accountId)
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row?.id
}

export async function countOpen(db: Db, edition: number, accountId?: string): Promise<number> {
  const { open } = await db
    .selectFrom('board_question')
    .select((select) => select.fn.countAll<number>().as('open'))
    .where('edition', '=', edition)
    .where('answered_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .executeTakeFirstOrThrow()
  return open
}

export async function insertQuestion(
  trx: Db,
  { text, noticeId, ...question }: QuestionForm & { edition: number; accountId: string; requestId: string },
): Promise<string> {
  const { id } = await trx
    .insertInto('board_question')
    .values({
      edition: question.edition,
      account_id: question.accountId,
      request_id: question.requestId,
      notice_id: noticeId ?? null,
      text,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const mostShown = 200

/** The notice a question is about is named only while its reader can open it. */
export async function readOwnQuestions(
  db: Db,
  accountId: string,
  reader: BoardReader,
): Promise<OwnQuestion[]> {
  const { rows } = await sql<OwnQuestion>`
    SELECT question.id, question.text, question.asked_at AS "askedAt", question.answer,
      question.answered_at AS "answeredAt", question.corrected_at AS "correctedAt",
      CASE WHEN ${onBoard(reader)}
        THEN jsonb_build_object('id', notice.id, 'title', ${titleColumn(reader.language)}) END AS notice
    FROM board_question question LEFT JOIN notice ON notice.id = question.notice_id
    WHERE question.account_id = ${accountId} AND question.edition = ${reader.edition}
      AND question.withdrawn_at IS NULL
    ORDER BY question.asked_at DESC, question.id LIMIT ${mostShown}`.execute(db)
  return rows
}

/** Takes back a question nobody has answered; says whether there was one. */
export async function markWithdrawn(trx: Db, id: string, accountId: string): Promise<boolean> {
  const done = await trx
    .updateTable('board_question')
    .set({ withdrawn_at: sql`now()`, version: sql`version + 1` })
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .where('answered_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  return done.numUpdatedRows === 1n
}

export async function stateOfOwn(
  db: Db,
  id: string,
  accountId: string,
): Promise<'open' | 'answered' | 'withdrawn' | undefined> {
  const row = await db
    .selectFrom('board_question')
    .select(['answered_at', 'withdrawn_at'])
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst()
  if (!row) return undefined
  return row.withdrawn_at ? 'withdrawn' : row.answered_at ? 'answered' : 'open'
}

/** What staff look for; of one exhibitor where that is said. */
type Wanted = QuestionFilters & { accountId?: string }

function matching({ text, state, accountId }: Wanted, edition: number): RawBuilder<SqlBool> {
  const conditions = [
    sql<SqlBool>`question.edition = ${edition}`,
    sql<SqlBool>`question.withdrawn_at IS NULL`,
    ...(state ? [sql<SqlBool>`(question.answered_at IS NULL) = ${state === 'open'}`] : []),
    ...(accountId ? [sql<SqlBool>`question.account_id = ${accountId}`] : []),
  ]
  if (text) {
    const pattern = containing(text)
    conditions.push(sql`(company.name_zh ILIKE ${pattern} OR company.name_en ILIKE ${pattern}
      OR account.username ILIKE ${pattern} OR question.text ILIKE ${pattern} OR question.answer ILIKE ${pattern})`)
  }
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`
}

const asked = sql`board_question question
  JOIN account ON account.id = question.account_id
  LEFT JOIN company ON company.account_id = question.account_id AND company.edition = question.edition
    AND company.deleted_at IS NULL`

export async function readQuestions(
  db: Db,
  search: Wanted & { page: number; pageSize: number },
  { edition, language }: BoardReader,
): Promise<{ list: ListedQuestion[]; total: number }> {
  const where = matching(search, edition)
  const other = language === 'zh' ? 'en' : 'zh'
  const { rows: list } = await sql<ListedQuestion>`
    SELECT question.id, question.version, company.id AS "companyId",
      coalesce(nullif(${nameIn(language)}, ''), account.username) AS "companyName",
      account.user_type AS variant, question.text, question.asked_at AS "askedAt", question.answer,
      question.answered_at AS "answeredAt", coalesce(nullif(author.real_name, ''), author.username, '') AS "answeredByName",
      question.corrected_at AS "correctedAt",
      coalesce(nullif(corrector.real_name, ''), corrector.username, '') AS "correctedByName",
      CASE WHEN notice.id IS NOT NULL THEN jsonb_build_object('id', notice.id,
        'title', coalesce(nullif(${titleColumn(language)}, ''), ${titleColumn(other)})) END AS notice
    FROM ${asked}
      LEFT JOIN notice ON notice.id = question.notice_id
      LEFT JOIN account author ON author.id = question.answered_by
      LEFT JOIN account corrector ON corrector.id = question.corrected_by
    WHERE ${where}
    ORDER BY question.answered_at IS NOT NULL, CASE WHEN question.answered_at IS NULL THEN question.asked_at END,
      question.answered_at DESC, question.id
    LIMIT ${search.pageSize} OFFSET ${(search.page - 1) * search.pageSize}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM ${asked} WHERE ${where}`.execute(db)
  return { list, total: counted[0]?.total ?? 0 }
}

export interface LockedQuestion {
  id: string
  version: number
  accountId: string
  variant: UserType
  companyName: string
  answer: string
  lastBy: string
  lastAt: Date | null
}

/** Two statements: one that waits for a lock sees who answered meanwhile, but not the name that belongs to them. */
export async function lockQuestion(trx: Db, id: string): Promise<LockedQuestion | undefined> {
  await sql`SELECT FROM board_question WHERE id = ${id} FOR UPDATE`.execute(trx)
  const { rows } = await sql<LockedQuestion>`
    SELECT question.id, question.version, question.account_id AS "accountId", account.user_type AS variant,
      coalesce(${nameToItself}, '') AS "companyName",
      question.answer,
      coalesce(nullif(last.real_name, ''), last.username, '') AS "lastBy",
      coalesce(question.corrected_at, question.answered_at) AS "lastAt"
    FROM ${asked}
      LEFT JOIN account last ON last.id = coalesce(question.corrected_by, question.answered_by)
    WHERE question.id = ${id} AND question.withdrawn_at IS NULL`.execute(trx)
  return rows[0]
}

export async function writeAnswer(
  trx: Db,
  id: string,
  { answer, by, correction }: { answer: string; by: string; correction: boolean },
): Promise<void> {
  await trx
    .updateTable('board_question')
    .set({
      answer,
      version: sql`version + 1`,
      ...(correction
        ? { corrected_at: sql`now()`, corrected_by: by }
        : { answered_at: sql`now()`, answered_by: by }),
    })
    .where('id', '=', id)
    .execute()
}
