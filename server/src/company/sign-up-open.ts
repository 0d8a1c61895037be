import { signUpMessages as say } from '@fairground/domain/company/sections'
import { codes } from '@fairground/wire/kernel/codes'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'
import { Refusal } from '../platform/http/refusal'

/**
 * For whatever a company hands in, takes back or changes after handing it in: what it took back too late it could not
 * hand in again. The database's clock, read as a day of the fair's zone, decides.
 */
export async function requireOpen(
  db: Db,
  { signUpDeadline, timeZone }: { signUpDeadline: string; timeZone: string },
): Promise<void> {
  const { rows } = await sql<{ open: boolean }>`
    SELECT (now() AT TIME ZONE ${timeZone})::date <= ${signUpDeadline}::date AS open`.execute(db)
  if (!rows[0]?.open) throw new Refusal(codes.refused, say.closed)
}
