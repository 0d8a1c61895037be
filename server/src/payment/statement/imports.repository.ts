import type { ImportedLine, RowFault } from '@fairground/domain/payment'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

export interface NewImport {
  edition: number
  fileName: string
  skipped: number
  faults: readonly RowFault[]
  by: string
}

export async function insertImport(db: Db, given: NewImport): Promise<string> {
  const { id } = await db
    .insertInto('statement_import')
    .values({
      edition: given.edition,
      file_name: given.fileName,
      taken: 0,
      known: 0,
      skipped: given.skipped,
      faults: JSON.stringify(given.faults),
      made_by: given.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

const atOnce = 2_000

/** Those that are new. Always in one order, so that two who import the same file do not wait for each other for ever. */
export async function insertLines(
  db: Db,
  { importId, edition }: { importId: string; edition: number },
  lines: readonly ImportedLine[],
): Promise<number> {
  const sorted = lines.toSorted((a, b) => (a.identity < b.identity ? -1 : 1))
  let taken = 0
  for (let from = 0; from < sorted.length; from += atOnce) {
    const { numAffectedRows } = await sql`
      INSERT INTO statement_line (import_id, edition, row_number, paid_on, amount, currency, payer, remark, reference,
        identity)
      SELECT ${importId}, ${edition}, row, day, amount, currency, payer, remark, reference, identity
      FROM jsonb_to_recordset(${JSON.stringify(sorted.slice(from, from + atOnce))}::jsonb) AS line (row integer, day date,
        amount bigint, currency text, payer text, remark text, reference text, identity text)
      ORDER BY identity ON CONFLICT (identity) DO NOTHING`.execute(db)
    taken += Number(numAffectedRows ?? 0)
  }
  return taken
}

export async function countImported(
  db: Db,
  importId: string,
  { taken, known }: { taken: number; known: number },
): Promise<void> {
  await db.updateTable('statement_import').set({ taken, known }).where('id', '=', importId).execute()
}

export interface ReadImport {
  id: string
  fileName: string
  taken: number
  known: number
  skipped: number
  faults: RowFault[]
  madeAt: Date
  madeBy: string
  open: number
}

/** The latest first. */
export async function readImports(db: Db, edition: number): Promise<ReadImport[]> {
  const { rows } =
    await sql<ReadImport>`SELECT run.id, run.file_name AS "fileName", run.taken, run.known, run.skipped,
      run.faults, run.made_at AS "madeAt", coalesce(nullif(account.real_name, ''), account.username) AS "madeBy",
      (SELECT count(*)::int FROM statement_line line WHERE line.import_id = run.id AND line.state = 'open') AS open
    FROM statement_import run JOIN account ON account.id = run.made_by
    WHERE run.edition = ${edition} ORDER BY run.made_at DESC LIMIT 20`.execute(db)
  return rows
}
