import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { answerJobs } from '../kernel/worker'

export interface UploadJob {
  url: string
  headers: Record<string, string>
  /** What each connection adds to them, in turn: the product checks one file of an account at a time. */
  senders: readonly Record<string, string>[]
  /** A file with the whole body, ready to be sent. */
  bodyFile: string
  /** Every answer contains this. */
  expected: string
  connections: number
  lastsMs: number
}

export interface UploadOutcome {
  answered: number
  seconds: number
  wrong: string[]
  last: string
}

answerJobs<UploadJob, UploadOutcome>(async (job) => {
  const { url, headers, senders, bodyFile, expected, connections, lastsMs } = job
  const body = await readFile(bodyFile)
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const outcome: UploadOutcome = { answered: 0, seconds: 0, wrong: [], last: '' }
  const startedAt = performance.now()
  const sender = async (_: unknown, connection: number) => {
    const own = senders[connection % senders.length]
    do {
      const { status, text } = await post(agent, url, { ...headers, ...own }, body)
      outcome.answered += 1
      outcome.last = text
      if (status !== 200 || !text.includes(expected)) outcome.wrong.push(`${status} ${text}`)
    } while (performance.now() - startedAt < lastsMs)
  }
  await Promise.all(Array.from({ length: connections }, sender))
  outcome.seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  return { ...outcome, wrong: outcome.wrong.slice(0, 3) }
})

function post(
  agent: Agent,
  url: string,
  headers: Record<string, string>,
  body: Buffer,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const length = { 'content-length': String(body.length) }
    const outgoing = request(
      url,
      { method: 'POST', agent, headers: { ...headers, ...length } },
      (incoming) => {
        const chunks: Buffer[] = []
        incoming.on('data', (chunk: Buffer) => chunks.push(chunk))
        incoming.on('error', reject)
        incoming.on('end', () =>
          resolve({ status: incoming.statusCode ?? 0, text: Buffer.concat(chunks).toString() }),
        )
      },
    )
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}
