import { hallMap } from '@fairground/wire/hall/maps'
import { withDatabase } from '../kernel/product-database'

/** A hall with a few hundred booths, as the demo fair has them. */
export function findDemoHall(dataDir: string): Promise<{ id: string; booths: number }> {
  return withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ id: string; booths: number }>(
      `SELECT hall.id, count(*)::int AS booths FROM hall JOIN booth ON booth.hall_id = hall.id
       WHERE hall.deleted_at IS NULL GROUP BY hall.id ORDER BY booths DESC, hall.id LIMIT 1`,
    )
    const [hall] = rows
    if (!hall) throw new Error('the demo fair has no booths')
    return hall
  })
}

export const mapPathOf = (hallId: string): string => `/api${hallMap.path.replace('{hallId}', hallId)}`
