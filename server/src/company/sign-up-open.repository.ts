import type { Settings } from '@fairground/domain/settings'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** The database's clock, read as a day of the fair's zone, decides; the day of the deadline still counts. */
export async function isSignUpOpen(
  db: Db,
  { signUpDeadline, timeZone }: Pick<Settings, 'signUpDeadline' | 'timeZone'>,
): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`
    SELECT (now() AT TIME ZONE ${timeZone})::date <= ${signUpDeadline}::date AS open`.execute(db)
  return rows[0]?.open ?? false
}
