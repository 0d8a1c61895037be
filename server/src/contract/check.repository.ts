import type { ContractState, Party } from '@fairground/domain/contract'
import type { Language } from '@fairground/domain/text'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

/** The one it has, or this one from now on. */
export async function giveCheckCode(db: Db, contractId: string, code: string): Promise<string> {
  const { rows } = await sql<{ code: string }>`UPDATE contract SET check_code = coalesce(check_code, ${code})
    WHERE id = ${contractId} RETURNING check_code AS code`.execute(db)
  return rows[0]?.code ?? code
}

export interface FoundPaper {
  number: string
  state: ContractState
  party: Party
  language: Language
  sealedAt: Date
}

/** By the hash of the file, or by its number together with what is printed on it; by one question whichever it is. */
export async function findPaper(
  db: Db,
  { number, code, hash }: { number: string; code: string; hash: string },
): Promise<FoundPaper | undefined> {
  const { rows } =
    await sql<FoundPaper>`SELECT number, state, party, language, sealed_at AS "sealedAt" FROM contract
    WHERE sealed_at IS NOT NULL AND (sealed_sha256 = ${hash}
      OR (number = ${number} AND (check_code = ${code} OR document_sha256 = ${hash})))`.execute(db)
  return rows[0]
}
