import { type Agent, request } from 'node:http'

export interface Answer {
  status: number
  body: string
  cookies: string[]
}

export interface Call {
  origin: string
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  path: string
  headers?: Record<string, string>
  body?: string
  timeoutMs?: number
}

/** node:http itself, which costs the generator least; the agent decides about connections. */
export function send(agent: Agent, call: Call): Promise<Answer> {
  const { origin, method, path, headers = {}, body, timeoutMs = 60_000 } = call
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${origin}${path}`,
      { method, agent, headers, timeout: timeoutMs },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            body: Buffer.concat(chunks).toString(),
            cookies: incoming.headers['set-cookie'] ?? [],
          }),
        )
      },
    )
    outgoing.on('timeout', () => outgoing.destroy(new Error(`${path} took over ${timeoutMs} ms`)))
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
