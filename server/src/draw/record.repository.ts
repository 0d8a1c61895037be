import type { PublicSource } from '@fairground/domain/draw'
import { sql } from 'kysely'
import type { Db } from '../platform/database/database'

interface Recorded {
  id: string
  round: number
  attempt: number
  state: 'frozen' | 'drawn' | 'withdrawn'
  companies: number
  listHash: string
  source: PublicSource
  value: string | null
  frozenAt: Date
  frozenBy: string
  drawnAt: Date | null
  drawnBy: string
  withdrawnAt: Date | null
  withdrawnBy: string
  withdrawReason: string
  told: number
}

const nameOf = (column: string) =>
  sql`(SELECT coalesce(nullif(real_name, ''), username) FROM account WHERE account.id = ${sql.ref(`draw.${column}`)})`

export async function readRecord(db: Db, edition: number): Promise<Recorded[]> {
  const { rows } = await sql<Recorded>`
    SELECT id, round, attempt, state, companies,
      list_hash AS "listHash", source, public_value AS value,
      frozen_at AS "frozenAt", coalesce(${nameOf('frozen_by')}, '') AS "frozenBy",
      drawn_at AS "drawnAt", coalesce(${nameOf('drawn_by')}, '') AS "drawnBy",
      withdrawn_at AS "withdrawnAt", coalesce(${nameOf('withdrawn_by')}, '') AS "withdrawnBy",
      withdraw_reason AS "withdrawReason",
      (SELECT count(*)::int FROM draw_place WHERE draw_id = draw.id AND told_at IS NOT NULL) AS told
    FROM draw WHERE edition = ${edition} ORDER BY frozen_at DESC`.execute(db)
  return rows
}
