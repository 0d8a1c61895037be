import type { PlanExportState, PlanFormat, PlanLayout, PlanPaper } from '@fairground/domain/plan-export'
import type { Language } from '@fairground/domain/text'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface PlanExportOrder {
  accountId: string
  hallId: string
  companyId: string | null
  format: PlanFormat
  paper: PlanPaper
  layout: PlanLayout
  language: Language
  mailTo: string
  here: { x: number; y: number; link: string } | null
}

export interface PlanExportRow extends PlanExportOrder {
  id: string
  byStaff: boolean
  state: PlanExportState
  sheetsDone: number
  sheets: number
  fileId: string | null
}

export async function insertExport(db: Db, order: PlanExportOrder): Promise<string> {
  const { id } = await db
    .insertInto('plan_export')
    .values({
      account_id: order.accountId,
      hall_id: order.hallId,
      company_id: order.companyId,
      format: order.format,
      paper: order.paper,
      layout: order.layout,
      language: order.language,
      mail_to: order.mailTo,
      here_x: order.here?.x ?? null,
      here_y: order.here?.y ?? null,
      here_link: order.here?.link ?? '',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Nobody waits so long for a drawing: its job was lost, and whoever ordered it is told. */
const longestDrawing = '10 minutes'

export async function findExport(db: Db, id: string): Promise<PlanExportRow | undefined> {
  const row = await db
    .selectFrom('plan_export')
    .select(['id', 'language', 'format', 'paper', 'layout', 'sheets'])
    .select(
      sql<PlanExportState>`CASE WHEN state IN ('waiting', 'drawing')
        AND ordered_at < now() - interval '${sql.raw(longestDrawing)}' THEN 'failed' ELSE state END`.as(
        'state',
      ),
    )
    .select(['account_id as accountId', 'hall_id as hallId', 'company_id as companyId', 'file_id as fileId'])
    .select(
      sql<boolean>`(SELECT department <> 'exhibitor' FROM account WHERE account.id = plan_export.account_id)`.as(
        'byStaff',
      ),
    )
    .select(['mail_to as mailTo', 'sheets_done as sheetsDone', 'here_link as hereLink'])
    .select([sql<number | null>`here_x`.as('hereX'), sql<number | null>`here_y`.as('hereY')])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { hereX, hereY, hereLink, ...rest } = row
  const here = hereX === null || hereY === null ? null : { x: hereX, y: hereY, link: hereLink }
  return { ...(rest as Omit<PlanExportRow, 'here'>), here }
}

/** What is done stays done, even where a job that was taken for lost comes back. */
export const noteProgress = (
  db: Db,
  id: string,
  progress: { state: PlanExportState; sheetsDone?: number; sheets?: number; fileId?: string },
): Promise<unknown> =>
  db
    .updateTable('plan_export')
    .set({
      state: progress.state,
      ...(progress.sheetsDone !== undefined && { sheets_done: progress.sheetsDone }),
      ...(progress.sheets !== undefined && { sheets: progress.sheets }),
      ...(progress.fileId !== undefined && { file_id: progress.fileId, sheets_done: sql`sheets` }),
    })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'drawing'])
    .execute()

export const readOldExports = (db: Db): Promise<{ id: string; fileId: string | null }[]> =>
  db
    .selectFrom('plan_export')
    .select(['id', 'file_id as fileId'])
    .where('ordered_at', '<', sql<Date>`now() - interval '1 day'`)
    .limit(1_000)
    .execute()

export const deleteExport = (db: Db, id: string): Promise<unknown> =>
  db.deleteFrom('plan_export').where('id', '=', id).execute()

/**
 * The address that was proved by a code: overseas exhibitors log in with it, Chinese ones proved it for the case that they
 * lose their phone. Staff have none yet.
 */
export async function findVerifiedMailbox(db: Db, accountId: string, edition: number): Promise<string> {
  const found = await db
    .selectFrom('account')
    .leftJoin('company', (join) =>
      join
        .onRef('company.account_id', '=', 'account.id')
        .on('company.edition', '=', edition)
        .on('company.deleted_at', 'is', null),
    )
    .select(
      sql<string>`CASE WHEN department <> 'exhibitor' THEN ''
        WHEN user_type = 'ENG' THEN username ELSE coalesce(recovery_email, '') END`.as('mailbox'),
    )
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  return found?.mailbox ?? ''
}

/** Whose booths are marked as the own ones. */
export async function findOwnCompany(db: Db, accountId: string, edition: number): Promise<string | null> {
  const found = await db
    .selectFrom('company')
    .select('id')
    .where('account_id', '=', accountId)
    .where('edition', '=', edition)
    .where('deleted_at', 'is', null)
    .executeTakeFirst()
  return found?.id ?? null
}
