import type { CellRemark, ImportState } from '@fairground/domain/list'
import { type SqlBool, sql } from 'kysely'
import type pg from 'pg'
import type { Actor } from '../../platform/audit/audit'
import { copyIn } from '../../platform/database/copy-in'
import type { Db } from '../../platform/database/database'
import type { RowBatch } from '../../platform/workbook/child/protocol'
import { lineColumns } from './row-lines'

export interface StoredRun {
  id: string
  list: string
  fileName: string
  applyWhenClean: boolean
  state: ImportState
  rowsRead: number
  toAdd: number
  toChange: number
  unchanged: number
  faulty: number
  doubtful: number
  ignoredColumns: string[]
  problem: CellRemark | null
  createdByName: string
  fileId: string | null
  /** Who answers for what it changes: whoever had it carried out. */
  actor: Actor & { user: object }
  createdAt: Date
  settledAt: Date | null
  undoable: boolean
}

interface NewRun {
  list: string
  fileName: string
  fileId: string
  applyWhenClean: boolean
  createdBy: string
  address: string
}

/** How many of a person's files wait to be checked or are. Nobody else counts them for this person meanwhile. */
export async function countChecking(db: Db, accountId: string): Promise<number> {
  await sql`SELECT FROM account WHERE id = ${accountId} FOR NO KEY UPDATE`.execute(db)
  const { count } = await db
    .selectFrom('import_run')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('created_by', '=', accountId)
    .where('state', '=', 'checking')
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function insertRun(db: Db, run: NewRun): Promise<string> {
  const { id } = await db
    .insertInto('import_run')
    .values({
      list: run.list,
      file_name: run.fileName,
      file_id: run.fileId,
      apply_when_clean: run.applyWhenClean,
      created_by: run.createdBy,
      address: run.address,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const findRun = async (db: Db, list: string, id: string): Promise<StoredRun | undefined> =>
  (await runs(db, list).where('run.id', '=', id).executeTakeFirst()) as StoredRun | undefined

export const newestRun = async (db: Db, list: string): Promise<StoredRun | undefined> =>
  (await runs(db, list).orderBy('run.created_at', 'desc').limit(1).executeTakeFirst()) as
    | StoredRun
    | undefined

export const undoableRun = async (db: Db, list: string): Promise<StoredRun | undefined> =>
  (await runs(db, list)
    .where('run.state', '=', 'applied')
    .orderBy('run.settled_at', 'desc')
    .limit(1)
    .executeTakeFirst()) as StoredRun | undefined

function runs(db: Db, list: string) {
  return db
    .selectFrom('import_run as run')
    .innerJoin('account', 'account.id', 'run.created_by')
    .innerJoin('account as actor', (join) =>
      join.on('actor.id', '=', sql`coalesce(run.applied_by, run.created_by)`),
    )
    .select([
      'run.id',
      'run.list',
      'run.file_name as fileName',
      'run.apply_when_clean as applyWhenClean',
      'run.state',
      'run.rows_read as rowsRead',
      'run.to_add as toAdd',
      'run.to_change as toChange',
      'run.unchanged',
      'run.faulty',
      'run.doubtful',
      'run.ignored_columns as ignoredColumns',
      'run.problem',
      'run.file_id as fileId',
      sql<StoredRun['actor']>`json_build_object('address', run.address,
        'user', json_build_object('id', actor.id, 'username', actor.username))`.as('actor'),
      sql<string>`coalesce(nullif(account.real_name, ''), account.username)`.as('createdByName'),
      'run.created_at as createdAt',
      'run.settled_at as settledAt',
      sql<boolean>`run.state = 'applied' AND NOT EXISTS (
        SELECT FROM import_run later
        WHERE later.list = run.list AND later.state IN ('applied', 'undoing') AND later.settled_at > run.settled_at)`.as(
        'undoable',
      ),
    ])
    .where('run.list', '=', list)
}

/** Moves a run on, provided it stands where the caller thinks. Of two people who press at once, one gets true. */
export async function moveRun(
  db: Db,
  id: string,
  from: ImportState,
  to: ImportState,
  by?: { accountId: string; address: string },
): Promise<boolean> {
  const settles = from !== 'undoing' ? to === 'applied' || to === 'failed' : to === 'undone'
  const { numUpdatedRows } = await db
    .updateTable('import_run')
    .set({
      state: to,
      moved_at: sql`clock_timestamp()`,
      ...(by ? { applied_by: by.accountId, address: by.address } : {}),
      ...(settles ? { settled_at: sql`clock_timestamp()` } : {}),
      ...(to === 'applying' ? { problem: null } : {}),
    })
    .where('id', '=', id)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Clean, and meant to be carried out without being looked at first. */
const mayGoOn = sql<SqlBool>`state = 'checked' AND apply_when_clean AND problem IS NULL
  AND faulty = 0 AND to_add + to_change > 0`

/** Whether anything is still to come before somebody is asked. Looked at often while a person waits. */
export async function isUnderWay(db: Db, id: string): Promise<boolean> {
  const run = await db
    .selectFrom('import_run')
    .select(sql<boolean>`state IN ('checking', 'applying', 'undoing') OR (${mayGoOn})`.as('underWay'))
    .where('id', '=', id)
    .executeTakeFirst()
  return run?.underWay ?? false
}

export async function goStraightOn(db: Db, id: string): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ state: 'applying', moved_at: sql`clock_timestamp()` })
    .where('id', '=', id)
    .where(mayGoOn)
    .execute()
}

/** Where a run stands, and nobody moves it meanwhile. */
export async function lockRun(db: Db, id: string): Promise<ImportState | undefined> {
  const run = await db
    .selectFrom('import_run')
    .select('state')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return run?.state as ImportState | undefined
}

/** Nothing was written: what was to be imported failed, what was to be undone stands as before. */
export async function failRun(db: Db, id: string, problem: CellRemark): Promise<void> {
  if (await moveRun(db, id, 'undoing', 'applied')) return
  await db
    .updateTable('import_run')
    .set({ state: 'failed', settled_at: sql`now()`, problem: JSON.stringify(problem) })
    .where('id', '=', id)
    .where('state', 'in', ['checking', 'applying'])
    .execute()
}

export async function noteProblem(db: Db, id: string, problem: CellRemark): Promise<void> {
  await db
    .updateTable('import_run')
    .set({ problem: JSON.stringify(problem) })
    .where('id', '=', id)
    .execute()
}

/** Columns of the file that no field of the list is called. */
export async function noteIgnored(db: Db, id: string, columns: string[]): Promise<void> {
  await db.updateTable('import_run').set({ ignored_columns: columns }).where('id', '=', id).execute()
}

export async function forgetRows(db: Db, id: string): Promise<void> {
  await db.deleteFrom('import_row').where('run_id', '=', id).execute()
}

/** Nothing is under way that long: the process that did it is gone, and so is whoever might take it up again. */
const longestMinutes = 30
const keptDays = 7

/**
 * Ends what nobody will end any more, forgets the rows of what is settled, and says which workbooks nobody will read again.
 * What an import did stays on record: see `applyPlan`.
 */
export async function tidyRuns(db: Db, problem: CellRemark): Promise<string[]> {
  await sql`
    UPDATE import_run SET state = 'applied'
    WHERE state = 'undoing' AND moved_at < now() - make_interval(mins => ${longestMinutes})`.execute(db)
  await sql`
    UPDATE import_run SET state = 'failed', settled_at = now(), problem = ${JSON.stringify(problem)}::jsonb
    WHERE (state IN ('checking', 'applying') AND moved_at < now() - make_interval(mins => ${longestMinutes}))
      OR (state = 'checked' AND moved_at < now() - make_interval(days => ${keptDays}))`.execute(db)
  await sql`
    DELETE FROM import_row USING import_run run
    WHERE run.id = run_id AND run.state IN ('applied', 'failed', 'undone')
      AND run.settled_at < now() - make_interval(days => ${keptDays})`.execute(db)
  const read = await db
    .selectFrom('import_run')
    .select('file_id')
    .where('file_id', 'is not', null)
    .where('state', '<>', 'checking')
    .execute()
  return read.flatMap(({ file_id: id }) => id ?? [])
}

/**
 * What is lost in a crash of the database is read again from the file, so nobody waits for the disk here; planning,
 * which comes next, does. Batch by batch, for the reason that `applyPlan` goes by stretches.
 */
export async function addRows(pool: pg.Pool, batches: readonly RowBatch[]): Promise<void> {
  const statements = `SET LOCAL synchronous_commit = off; COPY import_row (${lineColumns}) FROM STDIN`
  for (const { lines } of batches) await copyIn(pool, statements, lines)
}

export async function tellProgress(db: Db, runId: string, rowsRead: number): Promise<void> {
  await db.updateTable('import_run').set({ rows_read: rowsRead }).where('id', '=', runId).execute()
}
