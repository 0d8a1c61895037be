import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { answerJobs } from '../kernel/worker'
import { hashOf } from './body-hash'

/** The same GET again and again, by hand: node's own client would be slower than the servers it asks. */
export interface RawJob {
  port: number
  path: string
  headers: Record<string, string>
  expected: { status: number; bodyHash: string }
  connections: number
  lastsMs: number
}

export interface RawOutcome {
  answered: number
  seconds: number
  wrong: string[]
}

interface Answer {
  status: number
  body: Buffer
  /** Bytes of the whole answer. */
  length: number
}

answerJobs<RawJob, RawOutcome>(async ({ port, path, headers, expected, connections, lastsMs }) => {
  const lines = Object.entries({ host: '127.0.0.1', ...headers }).map(([name, value]) => `${name}: ${value}`)
  const request = Buffer.from([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'))
  const outcome: RawOutcome = { answered: 0, seconds: 0, wrong: [] }
  const sockets = await Promise.all(Array.from({ length: connections }, () => opened(port)))
  /** The first right body; the others need only be the same, which costs less than a hash each. */
  let right: Buffer | undefined
  const isRight = ({ status, body }: Answer): boolean => {
    if (status !== expected.status) return false
    if (right) return right.equals(body)
    if (hashOf(body) !== expected.bodyHash) return false
    right = Buffer.from(body)
    return true
  }
  const startedAt = performance.now()
  await Promise.all(
    sockets.map((socket) =>
      askUntil(socket, request, (answer) => {
        outcome.answered += 1
        if (!isRight(answer) && outcome.wrong.length < 3)
          outcome.wrong.push(`${answer.status}, ${answer.body.length} bytes`)
        return performance.now() - startedAt < lastsMs
      }),
    ),
  )
  outcome.seconds = (performance.now() - startedAt) / 1000
  for (const socket of sockets) socket.destroy()
  return outcome
})

async function opened(port: number): Promise<Socket> {
  const socket = connect({ host: '127.0.0.1', port, noDelay: true })
  await once(socket, 'connect')
  return socket
}

/** One call at a time on each connection, until `onAnswer` says that it is enough. */
function askUntil(socket: Socket, request: Buffer, onAnswer: (answer: Answer) => boolean): Promise<void> {
  return new Promise((resolve, reject) => {
    let kept: Buffer = Buffer.alloc(0)
    socket.on('error', reject)
    socket.on('close', () => reject(new Error('the connection was closed')))
    socket.on('data', (chunk: Buffer) => {
      kept = kept.length === 0 ? chunk : Buffer.concat([kept, chunk])
      const answer = wholeAnswer(kept)
      if (!answer) return
      kept = kept.subarray(answer.length)
      if (onAnswer(answer)) socket.write(request)
      else resolve()
    })
    socket.write(request)
  })
}

function wholeAnswer(bytes: Buffer): Answer | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return undefined
  const head = bytes.toString('latin1', 0, end)
  const status = Number(head.slice(9, 12))
  const said = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  const length = end + 4 + (status === 304 ? 0 : Number(said ?? 0))
  return bytes.length < length ? undefined : { status, body: bytes.subarray(end + 4, length), length }
}
