import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import os from 'node:os'
import { fileURLToPath, pathToFileURL } from 'node:url'

export interface ReaderProcess {
  process: ChildProcessWithoutNullStreams
  /** The signal or exit code it ended with; rejects when it could not be started. */
  ended: Promise<NodeJS.Signals | number | null>
  lastWords(): string
}

const mostLastWords = 4_000

/**
 * The entry of a reader that lies beside the calling file: `readerEntry(import.meta.url, 'product-reader')`. From source
 * that is the .ts file; built, the .js file that vite.config.ts names as an input of the same name.
 */
export function readerEntry(besideUrl: string, name: string): URL {
  return new URL(besideUrl.endsWith('.ts') ? `./${name}.ts` : `./${name}.js`, besideUrl)
}

export function startReader(entry: URL, heapMegabytes: number): ReaderProcess {
  const loader = entry.pathname.endsWith('.ts') ? ['--import', urlOfModule('tsx')] : []
  const heap = `--max-old-space-size=${heapMegabytes}`
  const started = spawn(process.execPath, [heap, ...loader, fileURLToPath(entry), String(process.pid)], {
    stdio: 'pipe',
    // Whatever a file might manage to run in there finds no database address and no key.
    env: {},
  })
  // Somebody waits for this file, but everybody else waits for the server.
  if (started.pid) os.setPriority(started.pid, os.constants.priority.PRIORITY_BELOW_NORMAL)
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

function urlOfModule(name: string): string {
  return pathToFileURL(createRequire(import.meta.url).resolve(name)).href
}
