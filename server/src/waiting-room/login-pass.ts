import { createHash, randomBytes } from 'node:crypto'
import type { Db } from '../platform/database/database'
import { insertPass } from './passes.repository'

export const hashPass = (pass: string): Buffer => createHash('sha256').update(pass).digest()

/** For the link in a notice. It calls its bearer earlier, and only for the name this account is entered with; it opens nothing. */
export async function issueLoginPass(db: Db, accountId: string, validUntil: Date): Promise<string> {
  const pass = randomBytes(12).toString('base64url')
  await insertPass(db, { tokenHash: hashPass(pass), accountId, validUntil })
  return pass
}
