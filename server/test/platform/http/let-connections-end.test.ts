import { once } from 'node:events'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { startTestFair, type TestFair } from '../../support/test-fair'

let fair: TestFair
let port: number
beforeEach(async () => {
  fair = await startTestFair({ config: { WORKER: 'false' } })
  await fair.app.listen({ host: '127.0.0.1', port: 0 })
  port = (fair.app.server.address() as AddressInfo).port
})
afterEach(() => fair.stop())

/** One call on a connection that stays open, as a proxy keeps it. */
async function ask(socket: Socket, path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nHost: fair\r\n\r\n`)
  const [answer] = (await once(socket, 'data')) as [Buffer]
  return String(answer)
}

async function connected(): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  return socket
}

it('answers what comes on an open connection while it is closing, then lets go of it', async () => {
  const socket = await connected()
  expect(await ask(socket, '/readyz')).toMatch(/^HTTP\/1.1 200 .*connection: keep-alive/is)

  const closed = fair.app.close()
  await vi.waitFor(() => expect(fair.app.server.listening).toBe(false), { timeout: 60_000 })
  await expect(connected()).rejects.toMatchObject({ code: 'ECONNREFUSED' })
  const ended = once(socket, 'close')
  expect(await ask(socket, '/readyz')).toMatch(/^HTTP\/1.1 503 .*connection: close.*"closing":true/is)
  await ended
  await closed
})

it('sends a browser that asks for events meanwhile to another process', async () => {
  const socket = await connected()
  await ask(socket, '/readyz')
  fair.platform.streams.close()
  const closed = fair.app.close()
  const ended = once(socket, 'close')
  expect(await ask(socket, '/api/live')).toMatch(/^HTTP\/1.1 200 .*text\/event-stream/is)
  await ended
  await closed
})

it('does not wait for a connection nobody uses', async () => {
  const socket = await connected()
  await ask(socket, '/readyz')
  const ended = once(socket, 'close')
  await fair.app.close()
  await ended
  expect(socket.destroyed).toBe(true)
})
