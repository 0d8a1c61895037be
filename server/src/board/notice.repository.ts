import type { ListedNotice, NoticeFilters, WholeNotice } from '@fairground/wire/board'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { containing } from '../platform/database/search'
import { attachmentsOf } from './board.repository'

const nameOf = (person: string): RawBuilder<string> =>
  sql`coalesce(nullif(${sql.ref(`${person}.real_name`)}, ''), ${sql.ref(`${person}.username`)}, '')`

function matching({ text, state }: NoticeFilters, edition: number): RawBuilder<SqlBool> {
  const conditions = [sql<SqlBool>`notice.edition = ${edition}`, sql<SqlBool>`notice.deleted_at IS NULL`]
  if (state) conditions.push(sql`notice.state = ${state}`)
  if (text) {
    const pattern = containing(text)
    conditions.push(sql`(notice.title_zh ILIKE ${pattern} OR notice.title_en ILIKE ${pattern}
      OR notice.body_zh ILIKE ${pattern} OR notice.body_en ILIKE ${pattern})`)
  }
  return sql<SqlBool>`${sql.join(conditions, sql` AND `)}`
}

/** What is pinned on the board leads here too; the id breaks ties, so that no notice shows on two pages. */
export async function readNotices(
  db: Db,
  search: NoticeFilters & { page: number; pageSize: number },
  edition: number,
): Promise<{ list: ListedNotice[]; total: number }> {
  const where = matching(search, edition)
  const { rows: list } = await sql<ListedNotice>`
    SELECT notice.id, notice.version, notice.state, notice.pinned, notice.title_zh AS "titleZh",
      notice.title_en AS "titleEn", notice.published_at AS "publishedAt", notice.updated_at AS "updatedAt",
      ${nameOf('editor')} AS "updatedByName",
      (SELECT count(*)::int FROM notice_attachment WHERE notice_id = notice.id) AS attachments
    FROM notice LEFT JOIN account editor ON editor.id = notice.updated_by WHERE ${where}
    ORDER BY (notice.pinned AND notice.state = 'published') DESC, notice.updated_at DESC, notice.id
    LIMIT ${search.pageSize} OFFSET ${(search.page - 1) * search.pageSize}`.execute(db)
  const { rows: counted } = await sql<{ total: number }>`
    SELECT count(*)::int AS total FROM notice WHERE ${where}`.execute(db)
  return { list, total: counted[0]?.total ?? 0 }
}

export async function readNotice(db: Db, id: string): Promise<WholeNotice | undefined> {
  const { rows } = await sql<WholeNotice>`
    SELECT notice.id, notice.version, notice.state, notice.pinned,
      jsonb_build_object('title', notice.title_zh, 'body', notice.body_zh) AS zh,
      jsonb_build_object('title', notice.title_en, 'body', notice.body_en) AS en,
      ${attachmentsOf} AS attachments,
      notice.created_at AS "createdAt", ${nameOf('creator')} AS "createdByName",
      notice.published_at AS "publishedAt", ${nameOf('publisher')} AS "publishedByName",
      notice.revised_at AS "revisedAt",
      notice.updated_at AS "updatedAt", ${nameOf('editor')} AS "updatedByName"
    FROM notice LEFT JOIN account creator ON creator.id = notice.created_by
      LEFT JOIN account publisher ON publisher.id = notice.published_by
      LEFT JOIN account editor ON editor.id = notice.updated_by
    WHERE notice.id = ${id} AND notice.deleted_at IS NULL`.execute(db)
  return rows[0]
}
