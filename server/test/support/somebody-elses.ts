import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'kysely'
import type { TestFair } from './test-fair'

/** Occurs in everything that was planted, and nowhere else. */
export const canary = 'canary'

const sections = [
  'company',
  'invoice_profile',
  'qualification_survey',
  'scale_survey',
  'company_intro',
  'product_intro',
  'booth_request',
]
/** The database itself says which values these may have. */
const fixedColumns = ['data_state', 'review_state', 'invoice_type']

/** What somebody else may look up must be of the kind that can be looked up. */
const plausible: Record<string, (id: string) => string> = {
  recovery_email: (id) => `${canary}-${id.slice(0, 4)}@mail.example`,
  credit_code: (id) => `91CANARY${id.replace(/\D/g, '').padEnd(10, '0').slice(0, 10)}`,
}

/** Every text a company has ever given is replaced by one that gives itself away wherever it turns up. */
export async function plantCanaries(
  fair: TestFair,
  company: { id: string; accountId: string },
): Promise<void> {
  const { db } = fair.platform
  const { rows: columns } = await sql<{ table: string; column: string; list: boolean }>`
    SELECT table_name AS table, column_name AS column, data_type = 'ARRAY' AS list FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = ANY(${sections}) AND column_name <> ALL(${fixedColumns})
      AND (data_type = 'text' OR data_type = 'ARRAY')`.execute(db)
  for (const { table, column, list } of columns) {
    const text = plausible[column]?.(company.id) ?? `${canary} ${column} ${company.id.slice(0, 4)}`
    const key = table === 'company' ? 'id' : 'company_id'
    await sql`UPDATE ${sql.table(table)} SET ${sql.ref(column)} = ${list ? [text] : text}
      WHERE ${sql.ref(key)} = ${company.id}`.execute(db)
  }
  await sql`UPDATE stored_file SET original_name = ${`${canary}.png`} WHERE owner_id = ${company.accountId}`.execute(
    db,
  )
  await sql`UPDATE account SET real_name = ${`${canary} person`} WHERE id = ${company.accountId}`.execute(db)
  await sql`INSERT INTO audit_entry (actor_id, actor_name, action, subject_type, subject_id, after)
    VALUES (${company.accountId}, ${canary}, 'reject', 'company', ${company.id}, ${JSON.stringify({ remark: canary })})`.execute(
    db,
  )
}

/**
 * Every row of every table that mentions one of the ids, and the content of every file, to be compared later. Counters
 * of tries are left out: tests empty them to get on.
 */
export async function stateOf(
  fair: TestFair,
  ids: readonly string[],
  fileIds: readonly string[],
): Promise<string[]> {
  const { db, files } = fair.platform
  const { rows: tables } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' AND table_name <> 'rate_window'
    ORDER BY 1`.execute(db)
  const patterns = ids.map((id) => `%${id}%`)
  const parts = tables.map(
    ({ name }) => sql`SELECT ${name} || ' ' || to_jsonb(t)::text AS row FROM ${sql.table(name)} t
      WHERE to_jsonb(t)::text LIKE ANY(${patterns})`,
  )
  const { rows } = await sql<{ row: string }>`${sql.join(parts, sql` UNION ALL `)}`.execute(db)
  const contents = await Promise.all(
    fileIds.flatMap((id) => (['content', 'thumbnail'] as const).map((part) => files.open(id, part))),
  )
  const hashes = await Promise.all(
    contents.map(async (file) =>
      file
        ? createHash('sha256')
            .update(await buffer(file.content))
            .digest('hex')
        : 'no such file',
    ),
  )
  return [...rows.map(({ row }) => row).sort(), ...hashes]
}
