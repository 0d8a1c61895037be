import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A program that runs until it is told to stop, and what it has said so far. */
export interface Service {
  readonly output: string
  readonly exited: boolean
  /** As whoever supervises it does: asks, and kills what does not end in time. */
  stop(signal?: NodeJS.Signals): Promise<void>
}

const patienceMs = 30_000

export function startService(program: string, args: string[], options: SpawnOptions): Service {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const listen = (chunk: Buffer) => {
    output += String(chunk)
  }
  child.stdout?.on('data', listen)
  child.stderr?.on('data', listen)
  child.on('error', (error) => {
    output += error.message
  })
  return {
    get output() {
      return output
    },
    get exited() {
      return hasEnded(child)
    },
    async stop(signal = 'SIGTERM') {
      if (hasEnded(child)) return
      const gone = once(child, 'exit')
      const giveUp = setTimeout(() => child.kill('SIGKILL'), patienceMs)
      child.kill(signal)
      await gone
      clearTimeout(giveUp)
    },
  }
}

const hasEnded = (child: ChildProcess): boolean =>
  child.exitCode !== null || child.signalCode !== null || child.pid === undefined

/** Asks again and again until the answer is yes; a service that has ended will never give it. */
export async function answers(service: Service, ask: () => Promise<boolean>): Promise<void> {
  const until = Date.now() + 60_000
  let said = 'it answers, but not with yes'
  const asked = () =>
    ask().catch((error: Error) => {
      said = String(error.cause ?? error)
      return false
    })
  while (!(await asked())) {
    if (service.exited) throw new Error(`it ended by itself:\n${service.output}`)
    if (Date.now() > until) throw new Error(`it is not ready after a minute: ${said}\n${service.output}`)
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
