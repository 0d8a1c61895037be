import { namesAsked } from '@fairground/domain/company/sections'
import { sql } from 'kysely'
import { columnOf } from '../platform/database/column-names'
import type { Db } from '../platform/database/database'
import type { SectionValues } from './sections.repository'

const fields = namesAsked('basics')

export async function readBasics(db: Db, companyId: string): Promise<SectionValues> {
  const selected = fields.map((field) => sql`${sql.ref(columnOf(field))} AS ${sql.ref(field)}`)
  const { rows } = await sql<SectionValues>`
    SELECT ${sql.join(selected)} FROM company WHERE id = ${companyId}`.execute(db)
  return rows[0] ?? {}
}

export async function writeBasics(
  db: Db,
  companyId: string,
  values: SectionValues,
  by: string,
  formerName: string | undefined,
): Promise<void> {
  const changes = fields.flatMap((field) =>
    values[field] === undefined ? [] : [sql`${sql.ref(columnOf(field))} = ${values[field]}`],
  )
  const former = formerName === undefined ? [] : [sql`former_name = ${formerName}`]
  await sql`
    UPDATE company SET ${sql.join([...changes, ...former, sql`basics_saved = true`, sql`updated_at = now()`, sql`updated_by = ${by}`])}
    WHERE id = ${companyId}`.execute(db)
}

/** A company for this edition, unless the account has one; of two at once, one begins it. */
export async function insertCompany(
  db: Db,
  { accountId, edition, by }: { accountId: string; edition: number; by: string },
): Promise<string | undefined> {
  const row = await db
    .insertInto('company')
    .values({ account_id: accountId, edition, created_by: by })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

export async function findUsername(db: Db, accountId: string): Promise<string | undefined> {
  const account = await db
    .selectFrom('account')
    .select('username')
    .where('id', '=', accountId)
    .executeTakeFirst()
  return account?.username
}

/** Another account that can be recovered through this mailbox, or logs in with it. */
export async function mailboxTaken(
  db: Db,
  email: string,
  accountId: string,
  edition: number,
): Promise<boolean> {
  const { rows } = await sql<{ taken: boolean }>`
    SELECT EXISTS (
      SELECT FROM company WHERE lower(recovery_email) = lower(${email}) AND account_id <> ${accountId}
        AND edition = ${edition} AND basics_saved AND deleted_at IS NULL
    ) OR EXISTS (
      SELECT FROM account WHERE lower(username) = lower(${email}) AND id <> ${accountId}
    ) AS taken`.execute(db)
  return rows[0]?.taken ?? false
}
