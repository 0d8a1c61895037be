import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { type Client, createClient } from '@fairground/wire/kernel/client'
import { onTestFinished } from 'vitest'
import { builtProcess } from './built-process'
import { testDataKeys } from './test-config'
import type { Signed } from './test-fair'

/** The product itself in a process of its own, so that it can be killed. */
export interface ProductProcess {
  origin: string
  pid: number
  clientFor(as: Signed): Client
  /** Whether it still is the process that was started; nothing here starts it again. */
  readonly alive: boolean
  /** As a power cut would: nothing is told, nothing is finished. */
  kill(): Promise<void>
}

export async function startProductProcess(env: Record<string, string>): Promise<ProductProcess> {
  const child = spawn(process.execPath, [builtProcess('test-product')], {
    cwd: fileURLToPath(new URL('../..', import.meta.url)),
    env: {
      ...process.env,
      MODE: 'demo',
      DEMO_SIZE: 'small',
      DATA_KEYS: testDataKeys,
      HOST: '127.0.0.1',
      PORT: '0',
      LOG_LEVEL: 'warn',
      REQUESTS_PER_MINUTE: '1000000',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  onTestFinished(() => killed(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += String(chunk)
    })
  const origin = await readyAt(child, () => output)
  return {
    origin,
    pid: child.pid ?? 0,
    clientFor: (as) => createClient({ base: `${origin}/api`, headers: () => as.headers }),
    get alive() {
      return child.exitCode === null && child.signalCode === null
    },
    kill: () => killed(child),
  }
}

function readyAt(child: ChildProcess, output: () => string): Promise<string> {
  return new Promise((resolve, reject) => {
    const look = () => {
      const origin = /ready at (http:\S+)/.exec(output())?.[1]
      if (origin) resolve(origin)
    }
    child.stdout?.on('data', look)
    child.once('exit', (code) => reject(new Error(`the product ended with ${code}:\n${output()}`)))
  })
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}
