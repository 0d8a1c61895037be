import type { Problem } from '../workbook-problem'

/** What a reader process writes to its stdout, one JSON object a line; the last line is `done` or `problem`. */
export type ReaderMessage = { batch: unknown[] } | { done: unknown } | { problem: Problem }

const longestLine = 64 * 1024 * 1024

/** Splits a stream into lines, a line at a time: nothing is read ahead of a slow consumer. */
export async function* linesOf(stream: AsyncIterable<string>): AsyncGenerator<string> {
  let rest: string[] = []
  let length = 0
  for await (const chunk of stream) {
    let from = 0
    for (let end = chunk.indexOf('\n'); end >= 0; end = chunk.indexOf('\n', from)) {
      yield rest.join('') + chunk.slice(from, end)
      rest = []
      length = 0
      from = end + 1
    }
    rest.push(chunk.slice(from))
    length += chunk.length - from
    if (length > longestLine) throw new Error('A reader process sent a line without end')
  }
}
