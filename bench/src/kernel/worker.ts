import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Command } from './cores'
import { atTheEnd } from './tidy-up'

export interface Worker<Job, Outcome> {
  /** One job at a time. */
  ask(job: Job): Promise<Outcome>
  stop(): Promise<void>
}

type Reply<Outcome> = { outcome: Outcome } | { failure: string }

/** A process of its own for load or for a reference, so that it can be bound to its cores. */
export function startWorker<Job extends object, Outcome>(
  file: URL,
  on: (command: Command) => Command,
): Worker<Job, Outcome> {
  const command = on({ file: process.execPath, args: ['--import', 'tsx', fileURLToPath(file)] })
  const child = spawn(command.file, command.args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve())
    child.once('error', () => resolve())
  })
  const stop = atTheEnd(async () => {
    child.kill('SIGTERM')
    await ended
  })
  return {
    stop,
    ask: (job) =>
      new Promise((resolve, reject) => {
        const goneTooEarly = () => reject(new Error(`${file.href} ended before it answered`))
        child.once('exit', goneTooEarly)
        child.once('message', (reply: Reply<Outcome>) => {
          child.off('exit', goneTooEarly)
          if ('outcome' in reply) resolve(reply.outcome)
          else reject(new Error(reply.failure))
        })
        child.send(job)
      }),
  }
}

/** The other end, called by the worker's file. */
export function answerJobs<Job, Outcome>(work: (job: Job) => Promise<Outcome>): void {
  process.on('message', async (job: Job) => {
    const reply: Reply<Outcome> = await work(job).then(
      (outcome) => ({ outcome }),
      (error: Error) => ({ failure: error.stack ?? error.message }),
    )
    process.send?.(reply)
  })
  process.on('disconnect', () => process.exit(0))
}
