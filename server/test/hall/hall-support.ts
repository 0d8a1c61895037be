import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import type { BoothState } from '@fairground/domain/booth'
import type { MapChange } from '@fairground/wire/hall/maps'
import type { TestFair } from '../support/test-fair'

export const hallWith = async (fair: TestFair, code: string): Promise<string> => {
  const { id } = await fair.platform.db
    .selectFrom('hall')
    .select('id')
    .where('code', '=', code)
    .executeTakeFirstOrThrow()
  return id
}

export const boothIn = (fair: TestFair, hallId: string, state: BoothState) =>
  fair.platform.db
    .selectFrom('booth')
    .select(['id', 'code'])
    .where('hall_id', '=', hallId)
    .where('status', '=', state)
    .orderBy('code')
    .executeTakeFirstOrThrow()

/** As some transaction would leave it behind. */
export const setState = (fair: TestFair, boothId: string, state: BoothState) =>
  fair.platform.db.updateTable('booth').set({ status: state }).where('id', '=', boothId).execute()

/** What a browser hears of maps, from the moment this resolves. */
export async function listen(address: string, headers: Record<string, string> = {}) {
  const call = request(`${address}/api/live`, { headers })
  call.end()
  const [stream] = (await once(call, 'response')) as [IncomingMessage]
  stream.on('error', () => undefined)
  let text = ''
  const heard: MapChange[] = []
  const waiting: ((change: MapChange) => void)[] = []
  stream.on('data', (chunk) => {
    text += String(chunk)
    const frames = text.split('\n\n')
    text = frames.pop() ?? ''
    for (const frame of frames) {
      const [, data] = /^event: map-changed\ndata: (.*)$/.exec(frame) ?? []
      if (!data) continue
      const change = JSON.parse(data) as MapChange
      const next = waiting.shift()
      if (next) next(change)
      else heard.push(change)
    }
  })
  return {
    next: (): Promise<MapChange> => {
      const already = heard.shift()
      return already ? Promise.resolve(already) : new Promise((resolve) => waiting.push(resolve))
    },
    stop: () => stream.destroy(),
  }
}
