import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { WorkQueue } from '../../files/checks/work-queue'
import { type WorkbookLimits, workbookLimits } from '../workbook-limits'
import { type Problem, problem } from '../workbook-problem'
import { Allowance } from './allowance'
import { listenTo, type RowBatch } from './protocol'
import { startReader } from './reader-process'

export interface ReaderJob {
  /** The reader's own entry file; see `entryBeside`. */
  entry: URL
  /** A function is called when the reader's turn comes, so that files waiting in the queue take no memory. */
  file: Buffer | (() => Promise<Buffer>)
  /** Anything JSON can carry; the reader finds it as `request`. */
  request: unknown
  /** Called with up to 1,000 rows, one call after the other; the reader waits meanwhile, its clock stands still. */
  onBatch(rows: RowBatch): Promise<void> | void
  signal?: AbortSignal
  limits?: ReaderLimits
}

export interface ReaderLimits {
  seconds: number
  heapMegabytes: number
  fileMegabytes: WorkbookLimits['fileMegabytes']
}

export type ReaderOutcome<Done> = { done: Done } | { problem: Problem; detail?: string }

export const readerLimits: ReaderLimits = {
  seconds: 60,
  heapMegabytes: 768,
  fileMegabytes: workbookLimits.fileMegabytes,
}

// One at a time: a reader at its limits takes a core and the better part of a gigabyte.
const readers = new WorkQueue(1)

/**
 * Reads a file in a process of its own, so that the worst a hostile file can do is to end that process. Whatever ends
 * it early comes back as a problem, with the process's last words in `detail` for the log. Rejects when `signal` is
 * aborted or `onBatch` fails; the process is gone by then. Rows may have arrived before a problem does.
 */
export function runReader<Done>(job: ReaderJob): Promise<ReaderOutcome<Done>> {
  return readers.run(async () => {
    const { limits = readerLimits } = job
    job.signal?.throwIfAborted()
    const file = typeof job.file === 'function' ? await job.file() : job.file
    if (file.length > limits.fileMegabytes * 1024 * 1024)
      return failed(problem('fileTooLarge', { limit: limits.fileMegabytes }))
    job.signal?.throwIfAborted()
    return follow<Done>(job, file, limits)
  })
}

async function follow<Done>(
  job: ReaderJob,
  file: Buffer,
  limits: ReaderLimits,
): Promise<ReaderOutcome<Done>> {
  const reader = startReader(job.entry, limits.heapMegabytes)
  const kill = () => reader.process.kill('SIGKILL')
  const allowance = new Allowance(limits.seconds * 1_000, kill)
  job.signal?.addEventListener('abort', kill, { once: true })
  try {
    // Whoever dies while still being written to is judged by how it ended.
    reader.process.stdin.on('error', () => undefined)
    reader.process.stdin.write(`${JSON.stringify(job.request ?? null)}\n`)
    reader.process.stdin.end(file)
    const outcome = await conversation<Done>(reader.process, job.onBatch, allowance)
    job.signal?.throwIfAborted()
    if (outcome) return outcome
    allowance.resume()
    const end = await reader.ended
    job.signal?.throwIfAborted()
    if (allowance.usedUp)
      return failed(problem('tookTooLong', { seconds: limits.seconds }), reader.lastWords())
    // Out of memory it is aborted by the engine or killed by the system: both end by a signal.
    if (typeof end === 'string') return failed(problem('tooMuchContent'), reader.lastWords())
    return failed(problem('readerFailed'), reader.lastWords())
  } finally {
    allowance.pause()
    job.signal?.removeEventListener('abort', kill)
    kill()
    await reader.ended
  }
}

/** Undefined when the process ended before it came to a result. */
async function conversation<Done>(
  reader: ChildProcessWithoutNullStreams,
  onBatch: ReaderJob['onBatch'],
  allowance: Allowance,
): Promise<ReaderOutcome<Done> | undefined> {
  allowance.resume()
  for await (const heard of listenTo(reader.stdout)) {
    allowance.pause()
    if ('nonsense' in heard) return failed(problem('readerFailed'), heard.nonsense)
    if ('done' in heard) return { done: heard.done as Done }
    if ('problem' in heard) return { problem: heard.problem }
    await onBatch(heard)
    allowance.resume()
  }
  return undefined
}

function failed({ key, params }: Problem, detail?: string): { problem: Problem; detail?: string } {
  return detail ? { problem: { key, params }, detail } : { problem: { key, params } }
}
