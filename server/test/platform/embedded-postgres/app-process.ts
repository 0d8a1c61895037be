import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { builtProcess } from '../../support/built-process'

export interface AppProcess {
  lines: string[]
  /** Resolves with the line once one is said that begins this way. */
  says(beginning: string): Promise<string>
  ended: Promise<unknown>
  kill(): Promise<void>
  /** Closes its input, which tells it to stop. */
  stop(): Promise<void>
}

export function startApp(dataDir: string, work: 'write' | 'hold' | 'fail'): AppProcess {
  const child = spawn(process.execPath, [builtProcess('test-database-owner'), dataDir, work], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const lines: string[] = []
  const ended = once(child, 'close')
  const reader = createInterface({ input: child.stdout })
  reader.on('line', (line) => lines.push(line))
  onTestFinished(() => end(child, () => child.kill('SIGKILL'), ended))

  return {
    lines,
    ended,
    says: (beginning) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => line.startsWith(beginning))
          if (found !== undefined) resolve(found)
        }
        look()
        reader.on('line', look)
        reader.on('close', () =>
          reject(new Error(`never said "${beginning}" but: ${lines.slice(-3).join(' | ')}`)),
        )
      }),
    kill: () => end(child, () => child.kill('SIGKILL'), ended),
    stop: () => end(child, () => child.stdin.end(), ended),
  }
}

async function end(child: ChildProcess, how: () => void, ended: Promise<unknown>) {
  if (child.exitCode === null && child.signalCode === null) how()
  await ended
}
