import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { letGiveWay, nodeArguments } from '../../own-processes'

export interface ReaderProcess {
  process: ChildProcessWithoutNullStreams
  /** The signal or exit code it ended with; rejects when it could not be started. */
  ended: Promise<NodeJS.Signals | number | null>
  lastWords(): string
}

const mostLastWords = 4_000

export function startReader(entry: URL, heapMegabytes: number): ReaderProcess {
  const heap = `--max-old-space-size=${heapMegabytes}`
  const started = spawn(process.execPath, [heap, ...nodeArguments(entry), String(process.pid)], {
    stdio: 'pipe',
    // Whatever a file might manage to run in there finds no database address and no key.
    env: {},
  })
  letGiveWay(started.pid)
  let words = ''
  started.stderr.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-mostLastWords)
  })
  const ended = new Promise<NodeJS.Signals | number | null>((resolve, reject) => {
    started.once('error', reject)
    started.once('close', (code, signal) => resolve(signal ?? code))
  })
  return { process: started, ended, lastWords: () => words }
}
