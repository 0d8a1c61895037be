import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { entryBeside, nodeArguments } from '../../own-processes'
import type { PdfFinding } from './pdf-audit'

export interface PdfLimits {
  timeMs: number
  heapMegabytes: number
  /** What all object streams of a file may hold together, unpacked. */
  unpackedBytes: number
}

export const pdfLimits: PdfLimits = { timeMs: 10_000, heapMegabytes: 256, unpackedBytes: 16 * 1024 * 1024 }

/**
 * Reads the file in a process of its own, so that the worst a hostile file can do is to end that process.
 * A worker thread is not enough: one large allocation beyond its heap limit aborts the whole server.
 */
export async function inspectPdf(content: Buffer, limits: PdfLimits = pdfLimits): Promise<PdfFinding> {
  const inspector = spawn(process.execPath, inspectorArguments(limits), {
    stdio: ['pipe', 'pipe', 'ignore'],
    // Whatever a file might manage to run in there finds no database address and no key.
    env: {},
    timeout: limits.timeMs,
    killSignal: 'SIGKILL',
  })
  const ended = new Promise<NodeJS.Signals | number | null>((resolve, reject) => {
    inspector.once('error', reject)
    inspector.once('close', (code, signal) => resolve(signal ?? code))
  })
  // An inspector that dies while it is still being written to is judged by how it ended.
  inspector.stdin.on('error', () => undefined)
  inspector.stdin.end(content)
  const [end, answer] = await Promise.all([ended, text(inspector.stdout)])

  // Out of time it is killed, out of memory it aborts: both end by a signal.
  if (typeof end === 'string') return { problem: 'tooSlow' }
  if (end !== 0) throw new Error(`${inspectorEntry.href} ended with ${end}`)
  return JSON.parse(answer) as PdfFinding
}

const inspectorEntry = entryBeside(import.meta.url, 'pdf-inspector')

const inspectorArguments = ({ heapMegabytes, unpackedBytes }: PdfLimits): string[] => [
  `--max-old-space-size=${heapMegabytes}`,
  ...nodeArguments(inspectorEntry),
  String(unpackedBytes),
]
