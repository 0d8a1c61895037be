import type { UserType } from '@fairground/domain/account'
import type { OwnDownload } from '@fairground/wire/download'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { holdsBooths } from '../booth'
import type { Db } from '../platform/database/database'

/** Who asks, and on which day by the clock of the fair. */
export interface Audience {
  edition: number
  userType: UserType
  /** Nothing where the account has not signed up for this edition. */
  companyId: string | undefined
  today: string
}

const offered = ({ edition, userType, companyId, today }: Audience): RawBuilder<SqlBool> => sql<SqlBool>`
  download.edition = ${edition} AND download.deleted_at IS NULL AND download.file_id IS NOT NULL
  AND download.audience IN ('all', ${userType})
  AND (download.reach = 'all' OR EXISTS (
    SELECT FROM company WHERE company.id = ${companyId ?? null}::uuid AND ${holdsBooths('company.id')}))
  AND coalesce(download.visible_from, '-infinity') <= ${today}::date
  AND coalesce(download.visible_until, 'infinity') >= ${today}::date`

export async function readOffered(db: Db, audience: Audience): Promise<OwnDownload[]> {
  const title = audience.userType === 'ENG' ? sql`download.title_en` : sql`download.title_zh`
  const { rows } = await sql<OwnDownload>`
    SELECT download.id, ${title} AS title, file.original_name AS "fileName", file.byte_size AS bytes,
      download.visible_until::text AS until
    FROM download JOIN stored_file file ON file.id = download.file_id
    WHERE ${offered(audience)} ORDER BY download.position, download.id`.execute(db)
  return rows
}

/** Its file, where it is offered to this audience; to staff, whatever it is offered to. */
export async function findOfferedFile(
  db: Db,
  downloadId: string,
  audience: Audience | 'staff',
): Promise<string | undefined> {
  const wanted = audience === 'staff' ? sql`download.deleted_at IS NULL` : offered(audience)
  const { rows } = await sql<{ fileId: string | null }>`
    SELECT file_id AS "fileId" FROM download WHERE id = ${downloadId} AND ${wanted}`.execute(db)
  return rows[0]?.fileId ?? undefined
}

interface Fetch {
  downloadId: string
  fileId: string
  accountId: string
  companyId: string | undefined
}

export async function insertFetch(
  db: Db,
  { downloadId, fileId, accountId, companyId }: Fetch,
): Promise<void> {
  await sql`
    INSERT INTO download_fetch (download_id, file_id, account_id, company_id)
    VALUES (${downloadId}, ${fileId}, ${accountId}, ${companyId ?? null})`.execute(db)
}
