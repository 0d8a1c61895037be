import type { Problem } from '../workbook-problem'

/**
 * What a reader process writes to its stdout: one JSON object a line. Rows follow their line as they are, a line of text
 * each; they pass through the server without being looked at. The last line is `done` or `problem`.
 */
export type ReaderMessage = { rows: number; bytes: number } | { done: unknown } | { problem: Problem }

export interface RowBatch {
  count: number
  /** Each row a line of text, as the reader wrote it. */
  lines: Buffer
}

export type Heard = RowBatch | { done: unknown } | { problem: Problem } | { nonsense: string }

const longest = 64 * 1024 * 1024
const lineEnd = 0x0a

/** What a reader says, piece by piece: nothing is read ahead of a slow consumer. */
export async function* listenTo(stream: AsyncIterable<Buffer>): AsyncGenerator<Heard> {
  let rest: Buffer = Buffer.alloc(0)
  let announced: { rows: number; bytes: number } | undefined
  for await (const chunk of stream) {
    rest = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
    for (;;) {
      if (announced) {
        if (rest.length < announced.bytes) break
        yield { count: announced.rows, lines: rest.subarray(0, announced.bytes) }
        rest = rest.subarray(announced.bytes)
        announced = undefined
      }
      const end = rest.indexOf(lineEnd)
      if (end < 0) break
      const line = rest.toString('utf8', 0, end)
      rest = rest.subarray(end + 1)
      const message = parsed(line)
      if (message && 'rows' in message) announced = message
      else yield message ?? { nonsense: line.slice(0, 200) }
    }
    if (rest.length > longest) throw new Error('A reader process sent a line without end')
  }
}

function parsed(line: string): ReaderMessage | undefined {
  try {
    const said: unknown = JSON.parse(line)
    return ['rows', 'done', 'problem'].some((word) => Object.hasOwn(Object(said), word))
      ? (said as ReaderMessage)
      : undefined
  } catch {
    return undefined
  }
}
