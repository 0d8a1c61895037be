import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { WorkbookProblem } from '../workbook-problem'
import type { ReaderMessage } from './protocol'

export interface ReaderTask<Request> {
  request: Request
  file: Buffer
  /**
   * Queues a row for the parent: a text without line breaks. Wait for it, so that a slow parent slows the reader instead
   * of filling memory.
   */
  send(row: string): Promise<void>
}

const rowsPerBatch = 1_000

/**
 * The whole life of a reader process: takes the request and the file from stdin, lets `read` do its work and reports to
 * the process that started it. A `WorkbookProblem` thrown by `read` is told to the user; any other error is a crash.
 */
export async function serveReader<Request, Done>(
  read: (task: ReaderTask<Request>) => Promise<Done>,
): Promise<void> {
  endWithParent()
  const input = Buffer.concat(await process.stdin.toArray())
  const headEnd = input.indexOf('\n')
  const request = JSON.parse(input.toString('utf8', 0, headEnd)) as Request

  let batch: string[] = []
  const flush = async () => {
    if (batch.length === 0) return
    const lines = Buffer.from(`${batch.join('\n')}\n`)
    await write({ rows: batch.length, bytes: lines.length }, lines)
    batch = []
  }
  const send = async (row: string) => {
    batch.push(row)
    if (batch.length >= rowsPerBatch) await flush()
  }
  try {
    const done = await read({ request, file: input.subarray(headEnd + 1), send })
    await flush()
    await write({ done })
  } catch (fault) {
    if (!(fault instanceof WorkbookProblem)) throw fault
    await write({ problem: { key: fault.key, params: fault.params } })
  }
}

async function write(message: ReaderMessage, rows?: Buffer): Promise<void> {
  let free = process.stdout.write(`${JSON.stringify(message)}\n`)
  if (rows) free = process.stdout.write(rows)
  if (!free) await once(process.stdout, 'drain')
}

/**
 * A hostile file can keep this thread busy for ever, deaf to every event. Should the parent die meanwhile, nobody would
 * end the process; so a second thread watches the parent.
 */
function endWithParent(): void {
  const watch = `
    const { workerData: parent } = require('node:worker_threads')
    setInterval(() => { if (process.ppid !== parent) process.kill(process.pid, 'SIGKILL') }, 500)`
  new Worker(watch, { eval: true, execArgv: [], workerData: Number(process.argv[2]) }).unref()
}
