import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

export interface StoredSigningKey {
  id: string
  publicKey: string
  privateSealed: string
}

export async function readSigningKey(db: Db, edition: number): Promise<StoredSigningKey | undefined> {
  const { rows } =
    await sql<StoredSigningKey>`SELECT id, public_key AS "publicKey", private_sealed AS "privateSealed"
    FROM badge_signing_key WHERE edition = ${edition}`.execute(db)
  return rows[0]
}

/** Unless another process was first. */
export async function insertSigningKey(
  db: Db,
  { id, edition, publicKey, privateSealed }: StoredSigningKey & { edition: number },
): Promise<void> {
  await sql`INSERT INTO badge_signing_key (id, edition, public_key, private_sealed)
    VALUES (${id}, ${edition}, ${publicKey}, ${privateSealed}) ON CONFLICT (edition) DO NOTHING`.execute(db)
}
