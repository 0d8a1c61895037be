import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedCall {
  method: string | undefined
  target: string
  headers: IncomingHttpHeaders
  body: string
}

type Responder = (response: ServerResponse) => void

export interface FakeProvider {
  endpoint: string
  calls: ReceivedCall[]
  respond(responder: Responder): void
  respondJson(status: number, body: unknown): void
  close(): Promise<void>
}

/** Stands in for the SMS provider: keeps every call as it arrived and answers as told. */
export async function startFakeProvider(): Promise<FakeProvider> {
  const calls: ReceivedCall[] = []
  let responder: Responder = (response) => response.writeHead(501).end()

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const { method, headers, url: target = '' } = request
    calls.push({ method, target, headers, body: Buffer.concat(chunks).toString('utf8') })
    responder(response)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo

  return {
    endpoint: `http://127.0.0.1:${port}`,
    calls,
    respond(next) {
      responder = next
    },
    respondJson(status, body) {
      responder = (response) =>
        response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
