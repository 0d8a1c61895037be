import type { Language } from '@fairground/domain/text'
import type { BoardMessage } from '@fairground/wire/board'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** Whose eyes something is read with. */
export interface BoardReader {
  edition: number
  language: Language
}

/** What an exhibitor may read: published, at this edition, in their language. Everything they see is asked by this. */
export const onBoard = ({ edition, language }: BoardReader): RawBuilder<SqlBool> => sql<SqlBool>`
  (notice.state = 'published' AND notice.deleted_at IS NULL AND notice.edition = ${edition}
    AND ${titleColumn(language)} <> '')`

export const titleColumn = (language: Language): RawBuilder<string> => sql.ref(`notice.title_${language}`)

export const attachmentsOf = sql`(
  SELECT coalesce(jsonb_agg(jsonb_build_object('id', file.id, 'name', file.original_name, 'bytes', file.byte_size,
    'kind', CASE file.content_type WHEN 'application/pdf' THEN 'pdf' WHEN 'image/png' THEN 'png' ELSE 'jpg' END)
    ORDER BY attachment.position), '[]')
  FROM notice_attachment attachment JOIN stored_file file ON file.id = attachment.file_id
  WHERE attachment.notice_id = notice.id)`

const mostShown = 200

/** What an exhibitor finds on the board. */
export const readPublished = (
  db: Db,
  reader: BoardReader,
  newest: number | undefined,
): Promise<BoardMessage[]> => readBoard(db, reader.language, onBoard(reader), newest)

/** What staff ask for; published or not, where that is said. */
export const readForStaff = (
  db: Db,
  { edition, language, published }: BoardReader & { published: boolean | undefined },
  newest: number | undefined,
): Promise<BoardMessage[]> => {
  const wanted = [
    sql<SqlBool>`notice.edition = ${edition}`,
    ...(published === undefined ? [] : [sql<SqlBool>`(notice.state = 'published') = ${published}`]),
  ]
  return readBoard(db, language, sql<SqlBool>`${sql.join(wanted, sql` AND `)}`, newest)
}

/** Staff also get what has no version in their language, in the other one. */
async function readBoard(
  db: Db,
  language: Language,
  only: RawBuilder<SqlBool>,
  newest: number | undefined,
): Promise<BoardMessage[]> {
  const other = language === 'zh' ? 'en' : 'zh'
  const inOther = sql`${titleColumn(language)} = ''`
  const words = (part: 'title' | 'body') =>
    sql`CASE WHEN ${inOther} THEN ${sql.ref(`notice.${part}_${other}`)} ELSE ${sql.ref(`notice.${part}_${language}`)} END`
  const order = newest === undefined ? sql`notice.pinned DESC,` : sql``
  const { rows } = await sql<BoardMessage>`
    SELECT notice.id, notice.edition, notice.state = 'published' AS published, notice.pinned,
      ${words('title')} AS title, ${words('body')} AS body, notice.published_at AS "publishedAt",
      notice.revised_at AS "revisedAt", ${attachmentsOf} AS attachments
    FROM notice WHERE notice.deleted_at IS NULL AND ${only}
    ORDER BY ${order} notice.published_at DESC NULLS LAST, notice.id
    LIMIT ${newest ?? mostShown}`.execute(db)
  return rows
}

export async function isOnBoard(db: Db, id: string, reader: BoardReader): Promise<boolean> {
  const { rows } = await sql`SELECT FROM notice WHERE notice.id = ${id} AND ${onBoard(reader)}`.execute(db)
  return rows.length > 0
}

export async function isAttachedOnBoard(db: Db, fileId: string, reader: BoardReader): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM notice_attachment attachment JOIN notice ON notice.id = attachment.notice_id
    WHERE attachment.file_id = ${fileId} AND ${onBoard(reader)}`.execute(db)
  return rows.length > 0
}
