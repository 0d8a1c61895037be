import type { Db } from '../platform/database/database'
import type { SignedInCaller } from '../platform/http/principal'
import { forgetEditor, noteEditor, readOtherEditors } from './row-versions.repository'

/** Whoever is at work on a row says so, and learns who else is. */
export async function noteEditing(
  db: Db,
  { id, leaves = false }: { id: string; leaves?: boolean | undefined },
  { user }: SignedInCaller,
): Promise<string[]> {
  await (leaves ? forgetEditor : noteEditor)(db, id, user.id)
  return readOtherEditors(db, id, user.id)
}
