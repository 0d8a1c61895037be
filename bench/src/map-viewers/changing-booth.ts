import { Agent } from 'node:http'
import { codes } from '@fairground/wire/kernel/codes'
import { reserveBooths, unreserveBooths } from '@fairground/wire/placement'
import { z } from 'zod'
import { mustHold } from '../kernel/measurement'
import { withDatabase } from '../kernel/product-database'
import type { Call } from '../load/http'
import { logIn } from '../load/log-in'

export interface BoothChange {
  call: Call
  /** What every viewer's line must then contain. */
  heard: string
}

/** A free booth that staff keep back and free again, in turn: every call is a change of the map. */
export async function changingBooth(
  { origin, dataDir }: { origin: string; dataDir: string },
  hallId: string,
): Promise<() => BoothChange> {
  const { code, message, cookie, token } = await logIn(new Agent(), {
    origin,
    username: 'admin',
    door: 'staff',
  })
  mustHold(code === codes.ok, `admin could not log in: ${message}`)
  const boothId = await freeBooth(dataDir, hallId)
  const headers = { cookie, xtoken: token, 'content-type': 'application/json' }
  const call = (path: string, body: unknown): Call => ({
    origin,
    method: 'POST',
    path: `/api${path}`,
    headers,
    body: JSON.stringify(body),
  })
  let isKept = false
  return () => {
    isKept = !isKept
    const reason = 'measurement'
    const made = isKept
      ? call(
          reserveBooths.path,
          z.encode(reserveBooths.body, { boothIds: [boothId], reason, expiresOn: null }),
        )
      : call(unreserveBooths.path, z.encode(unreserveBooths.body, { boothIds: [boothId], reason }))
    return { call: made, heard: `"id":"${boothId}","state":"${isKept ? 'bespoke' : 'normal'}"` }
  }
}

const freeBooth = (dataDir: string, hallId: string): Promise<string> =>
  withDatabase(dataDir, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM booth WHERE hall_id = $1 AND status = 'normal' AND deleted_at IS NULL ORDER BY code LIMIT 1`,
      [hallId],
    )
    const [booth] = rows
    if (!booth) throw new Error('the hall has no free booth')
    return booth.id
  })
