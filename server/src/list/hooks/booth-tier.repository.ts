import { sql } from 'kysely'
import type { Db } from '../../platform/database/database'

export interface Span {
  least: number
  most: number
}
export type Tier = Span & { label: string }

interface TierScale {
  id?: string | undefined
  kind: string | null
  boothType: string | null
  exhibitType: string | null
}

export async function lockTiers(db: Db): Promise<void> {
  await sql`SELECT pg_advisory_xact_lock(hashtext('booth-tiers'))`.execute(db)
}

const columns = { count: ['min_count', 'max_count'], area: ['min_area', 'max_area'] } as const

/** Every other tier of this kind for such booths, smallest first. */
export async function readTiersOn(
  db: Db,
  scale: 'count' | 'area',
  { id, kind, boothType, exhibitType }: TierScale,
): Promise<Tier[]> {
  const [least, most] = columns[scale]
  const { rows } = await sql<Tier>`
    SELECT label, ${sql.ref(least)} AS least, ${sql.ref(most)} AS most FROM booth_tier
    WHERE deleted_at IS NULL AND id IS DISTINCT FROM ${id ?? null}::uuid AND kind = ${kind}
      AND booth_type = ${boothType} AND exhibit_type = ${exhibitType}
    ORDER BY least, most`.execute(db)
  return rows
}
